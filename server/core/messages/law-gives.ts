// What the law gives at a moment of play, as the hover tells it.
import type { Wording } from './wording.ts';

/** Penalty cards and their kind. */
export const areMajor: Wording = {
  en: '{cards} {cards?is a major penalty card|are major penalty cards} of {seat}.',
  el: '{cards?Το φύλλο|Τα φύλλα} {cards} είναι {cards?μεγάλο τιμωρημένο φύλλο|μεγάλα τιμωρημένα φύλλα} {seat:gen}.',
  nl: '{cards} {cards?is een grote strafkaart|zijn grote strafkaarten} {seat:gen}.',
  tr: '{cards}, {seat:gen} majör cezalı {cards?kartıdır|kartlarıdır}.',
};

export const areMinor: Wording = {
  en: '{cards} {cards?is a minor penalty card|are minor penalty cards} of {seat}.',
  el: '{cards?Το φύλλο|Τα φύλλα} {cards} είναι {cards?μικρό τιμωρημένο φύλλο|μικρά τιμωρημένα φύλλα} {seat:gen}.',
  nl: '{cards} {cards?is een kleine strafkaart|zijn kleine strafkaarten} {seat:gen}.',
  tr: '{cards}, {seat:gen} minör cezalı {cards?kartıdır|kartlarıdır}.',
};

export const kindDepends: Wording = {
  en: '{cards} is a minor penalty card if it was exposed unintentionally, and a major one if it was played on purpose.',
  el: 'Το φύλλο {cards} είναι μικρό τιμωρημένο φύλλο αν εκτέθηκε χωρίς πρόθεση και μεγάλο αν παίχτηκε σκόπιμα.',
  nl: '{cards} is een kleine strafkaart als de kaart onopzettelijk getoond werd, en een grote als de kaart opzettelijk gespeeld werd.',
  tr: '{cards} istemeden açıldıysa minör, bilerek oynandıysa majör cezalı karttır.',
};

/** What the offender himself has to do. */
export const playsItAtFirst: Wording = {
  en: '{seat} must play {cards} at the first legal opportunity.',
  el: '{seat} πρέπει να παίξει {cards} με την πρώτη νόμιμη ευκαιρία.',
  nl: '{seat} moet {cards} bij de eerste reglementaire gelegenheid spelen.',
  tr: '{seat} {cards} kartını ilk yasal fırsatta oynamak zorundadır.',
};

export const playsOneAtFirst: Wording = {
  en: '{seat} must play one of {cards} at the first legal opportunity; where several can be played, declarer designates which.',
  el: '{seat} πρέπει να παίξει ένα από τα {cards} με την πρώτη νόμιμη ευκαιρία· όταν μπορούν να παιχτούν περισσότερα, ο εκτελεστής καθορίζει ποιο.',
  nl: '{seat} moet een van {cards} bij de eerste reglementaire gelegenheid spelen; kunnen er meer gespeeld worden, dan bepaalt de leider welke.',
  tr: '{seat} ilk yasal fırsatta {cards} kartlarından birini oynamak zorundadır; birden çoğu oynanabiliyorsa hangisi olduğunu deklaran belirler.',
};

export const playsAnyLegalCard: Wording = {
  en: '{seat} may play any legal card.',
  el: '{seat} μπορεί να παίξει οποιοδήποτε νόμιμο φύλλο.',
  nl: '{seat} mag elke reglementaire kaart spelen.',
  tr: '{seat} yasal olan her kartı oynayabilir.',
};

export const playsMinorFirst: Wording = {
  en: '{seat} may play no other card of the suit below the ten before {cards}, but may play an honour; the partner leads freely.',
  el: '{seat} δεν μπορεί να παίξει άλλο φύλλο του χρώματος κάτω από το δέκα πριν από το {cards}, μπορεί όμως να παίξει ονέρ· ο συμπαίκτης κάνει έξοδο ελεύθερα.',
  nl: '{seat} mag vóór {cards} geen andere kaart van die kleur lager dan de tien spelen, maar wel een honneur; de partner speelt vrij voor.',
  tr: '{seat}, {cards} oynanmadan o renkten ondan küçük başka kart oynayamaz, ama onör oynayabilir; ortağı serbestçe çıkar.',
};

export const leadsIt: Wording = {
  en: '{seat} must lead {cards}.',
  el: '{seat} πρέπει να κάνει έξοδο με {cards}.',
  nl: '{seat} moet {cards} voorspelen.',
  tr: '{seat} {cards} ile çıkmak zorundadır.',
};

export const leadsOne: Wording = {
  en: '{seat} must lead one of {cards}, and declarer designates which.',
  el: '{seat} πρέπει να κάνει έξοδο με ένα από τα {cards}, και ο εκτελεστής καθορίζει ποιο.',
  nl: '{seat} moet een van {cards} voorspelen, en de leider bepaalt welke.',
  tr: '{seat} {cards} kartlarından biriyle çıkmak zorundadır; hangisi olduğunu deklaran belirler.',
};

export const leadsFreely: Wording = {
  en: 'No penalty card restricts {seat:gen} lead.',
  el: 'Κανένα τιμωρημένο φύλλο δεν περιορίζει την έξοδο {seat:gen}.',
  nl: 'Geen strafkaart beperkt wat {seat} mag voorspelen.',
  tr: 'Hiçbir cezalı kart {seat:gen} çıkışını kısıtlamaz.',
};

/** Declarer's options, and what follows from each. */
export const optionsAtLead: Wording = {
  en: 'When {seat} is to lead, declarer may choose one of these:',
  el: 'Όταν {seat} έχει την έξοδο, ο εκτελεστής μπορεί να επιλέξει ένα από τα εξής:',
  nl: 'Wanneer {seat} moet voorspelen, kan de leider kiezen uit:',
  tr: 'Çıkış {seat:loc} olduğunda deklaran şunlardan birini seçebilir:',
};

export const requireSuit: Wording = {
  en: 'Require {suits}.',
  el: 'Να απαιτήσει {suits}.',
  nl: '{suits} eisen.',
  tr: '{suits} istemek.',
};

export const prohibitSuit: Wording = {
  en: 'Prohibit {suits}.',
  el: 'Να απαγορεύσει {suits}.',
  nl: '{suits} verbieden.',
  tr: '{suits:acc} yasaklamak.',
};

export const prohibitSomeSuits: Wording = {
  en: 'Prohibit one or more of {suits}.',
  el: 'Να απαγορεύσει ένα ή περισσότερα από τα χρώματα {suits}.',
  nl: 'Een of meer van de kleuren {suits} verbieden.',
  tr: '{suits} renklerinden birini ya da daha çoğunu yasaklamak.',
};

export const doNeither: Wording = {
  en: 'Neither require nor prohibit a lead.',
  el: 'Να μην απαιτήσει ούτε να απαγορεύσει έξοδο.',
  nl: 'Geen voorspeelbeperking opleggen.',
  tr: 'Çıkış kısıtlaması getirmemek.',
};

export const arePickedUp: Wording = {
  en: '{cards} {cards?is picked up and is no longer a penalty card|are picked up and are no longer penalty cards}.',
  el: '{cards?Το φύλλο|Τα φύλλα} {cards} {cards?αποσύρεται και παύει να είναι τιμωρημένο|αποσύρονται και παύουν να είναι τιμωρημένα}.',
  nl: '{cards} {cards?wordt opgenomen en is geen strafkaart|worden opgenomen en zijn geen strafkaarten} meer.',
  tr: '{cards} ele alınır ve artık cezalı kart değildir.',
};

export const suitsArePickedUp: Wording = {
  en: 'The penalty cards of each suit prohibited are picked up, no others.',
  el: 'Αποσύρονται τα τιμωρημένα φύλλα κάθε χρώματος που απαγορεύτηκε, κανένα άλλο.',
  nl: 'De strafkaarten van elke verboden kleur worden opgenomen, andere niet.',
  tr: 'Yasaklanan her rengin cezalı kartları ele alınır, ötekiler alınmaz.',
};

export const remainOnTheTable: Wording = {
  en: '{cards} {cards?remains on the table as a penalty card|remain on the table as penalty cards}.',
  el: '{cards?Το φύλλο|Τα φύλλα} {cards} {cards?παραμένει στο τραπέζι ως τιμωρημένο φύλλο|παραμένουν στο τραπέζι ως τιμωρημένα φύλλα}.',
  nl: '{cards} {cards?blijft als strafkaart|blijven als strafkaarten} op tafel liggen.',
  tr: '{cards} cezalı kart olarak masada kalır.',
};

export const mustLeadOnce: Wording = {
  en: '{seat} must lead {suits}, for this lead only.',
  el: '{seat} πρέπει να κάνει έξοδο σε {suits}, μόνο για αυτή την έξοδο.',
  nl: '{seat} moet {suits} voorspelen, alleen deze keer.',
  tr: '{seat} {suits} çıkmak zorundadır, yalnız bu çıkış için.',
};

export const mayNotLeadUntilLost: Wording = {
  en: '{seat} may not lead {suits:or} until {seat} loses the lead.',
  el: '{seat} δεν μπορεί να κάνει έξοδο σε {suits:or} μέχρι να χάσει την έξοδο.',
  nl: '{seat} mag geen {suits:or} voorspelen zolang {seat} aan slag blijft.',
  tr: '{seat}, çıkışı kaybedene kadar {suits:or} çıkamaz.',
};

export const mayNotLeadThoseSuits: Wording = {
  en: '{seat} may not lead any suit prohibited until {seat} loses the lead.',
  el: '{seat} δεν μπορεί να κάνει έξοδο σε κανένα χρώμα που απαγορεύτηκε μέχρι να χάσει την έξοδο.',
  nl: '{seat} mag geen verboden kleur voorspelen zolang {seat} aan slag blijft.',
  tr: '{seat}, çıkışı kaybedene kadar yasaklanan hiçbir rengi çıkamaz.',
};

export const mayLeadAny: Wording = {
  en: '{seat} may lead any card; declarer has the options again if {seat} keeps the lead.',
  el: '{seat} μπορεί να κάνει έξοδο με οποιοδήποτε φύλλο· αν {seat} διατηρήσει την έξοδο, ο εκτελεστής έχει και πάλι τις επιλογές.',
  nl: '{seat} mag elke kaart voorspelen; blijft {seat} aan slag, dan heeft de leider opnieuw de keuze.',
  tr: '{seat} istediği kartı çıkabilir; çıkış {seat:loc} kalırsa seçenekler yeniden geçerli olur.',
};

export const unableToComply: Wording = {
  en: '{seat} cannot comply and may lead any card.',
  el: '{seat} δεν είναι σε θέση να συμμορφωθεί και μπορεί να κάνει έξοδο με οποιοδήποτε φύλλο.',
  nl: '{seat} kan daaraan niet voldoen en mag elke kaart voorspelen.',
  tr: '{seat} buna uyamaz ve istediği kartı çıkabilir.',
};

export const ifUnableToComply: Wording = {
  en: 'If unable to comply, {seat} may lead any card.',
  el: 'Αν δεν είναι σε θέση να συμμορφωθεί, {seat} μπορεί να κάνει έξοδο με οποιοδήποτε φύλλο.',
  nl: 'Kan {seat} daaraan niet voldoen, dan mag {seat} elke kaart voorspelen.',
  tr: '{seat} buna uyamazsa istediği kartı çıkabilir.',
};

export const optionNotGiven: Wording = {
  en: 'The law does not give declarer this option here: nothing is picked up and {seat} is not bound by it.',
  el: 'Ο Νόμος δεν δίνει εδώ αυτή την επιλογή στον εκτελεστή: τίποτα δεν αποσύρεται και {seat} δεν δεσμεύεται.',
  nl: 'De spelregels geven de leider deze keuze hier niet: er wordt niets opgenomen en {seat} is er niet aan gebonden.',
  tr: 'Yasa burada deklarana bu seçeneği tanımaz: hiçbir kart ele alınmaz ve {seat} bununla bağlı değildir.',
};
