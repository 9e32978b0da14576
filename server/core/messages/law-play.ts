// What a player may lead or play, and who chooses: the sentences of the rules.
import type { Wording } from './wording.ts';

/** A card or suit that may not be led or played now. */
export const mustLeadRequired: Wording = {
  en: '{seat} must lead {suits}, as declarer required.',
  el: '{seat} πρέπει να κάνει έξοδο σε {suits}, όπως απαίτησε ο εκτελεστής.',
  nl: '{seat} moet {suits} voorspelen, zoals de leider heeft geëist.',
  tr: '{seat} deklaranın istediği gibi {suits} çıkmak zorundadır.',
};

export const mayNotLeadProhibited: Wording = {
  en: '{seat} may not lead {suits:or}: declarer’s prohibition lasts until {seat} loses the lead.',
  el: '{seat} δεν μπορεί να κάνει έξοδο σε {suits:or}: η απαγόρευση του εκτελεστή ισχύει μέχρι {seat} να χάσει την έξοδο.',
  nl: '{seat} mag geen {suits:or} voorspelen: het verbod van de leider geldt zolang {seat} aan slag blijft.',
  tr: '{seat} {suits:or} çıkamaz: deklaranın yasağı, {seat} çıkışı kaybedene kadar sürer.',
};

export const restrictionComesFirst: Wording = {
  en: '{cards} may not be led: the lead restriction comes before the duty to play one’s own penalty card.',
  el: '{cards?Το φύλλο|Τα φύλλα} {cards} δεν {cards?μπορεί|μπορούν} να {cards?παιχτεί|παιχτούν} ως έξοδος: ο περιορισμός της εξόδου προηγείται της υποχρέωσης να παίξει κανείς το δικό του τιμωρημένο φύλλο.',
  nl: '{cards} {cards?mag|mogen} niet voorgespeeld worden: de voorspeelbeperking gaat vóór de plicht om de eigen strafkaart te spelen.',
  tr: '{cards} ile çıkılamaz: çıkış kısıtlaması, oyuncunun kendi cezalı kartını oynama zorunluluğundan önce gelir.',
};

export const mustFollowSuit: Wording = {
  en: '{seat} must follow suit: that comes before any penalty card.',
  el: '{seat} πρέπει να ακολουθήσει το χρώμα: αυτό προηγείται κάθε τιμωρημένου φύλλου.',
  nl: '{seat} moet kleur bekennen: dat gaat vóór het spelen van een strafkaart.',
  tr: '{seat} renge uymak zorundadır: bu, her cezalı karttan önce gelir.',
};

export const mustPlayPenaltyCard: Wording = {
  en: '{seat} must play {penaltyCards}: a major penalty card is played at the first legal opportunity.',
  el: '{seat} πρέπει να παίξει {penaltyCards}: ένα μεγάλο τιμωρημένο φύλλο παίζεται με την πρώτη νόμιμη ευκαιρία.',
  nl: '{seat} moet {penaltyCards} spelen: een grote strafkaart wordt bij de eerste reglementaire gelegenheid gespeeld.',
  tr: '{seat} {penaltyCards} kartını oynamak zorundadır: majör cezalı kart ilk yasal fırsatta oynanır.',
};

export const mustPlayOnePenaltyCard: Wording = {
  en: '{seat} must play {penaltyCards:or}, and declarer designates which.',
  el: '{seat} πρέπει να παίξει {penaltyCards:or}, και ο εκτελεστής καθορίζει ποιο.',
  nl: '{seat} moet {penaltyCards:or} spelen, en de leider bepaalt welke.',
  tr: '{seat} {penaltyCards:or} kartını oynamak zorundadır; hangisinin oynanacağını deklaran belirler.',
};

export const mustPlayDesignated: Wording = {
  en: '{seat} must play {penaltyCards}, the penalty card that declarer designated.',
  el: '{seat} πρέπει να παίξει {penaltyCards}, το τιμωρημένο φύλλο που καθόρισε ο εκτελεστής.',
  nl: '{seat} moet {penaltyCards} spelen, de strafkaart die de leider heeft aangewezen.',
  tr: '{seat}, deklaranın belirlediği cezalı kart olan {penaltyCards} kartını oynamak zorundadır.',
};

export const minorComesFirst: Wording = {
  en: '{seat} may play no other card below the ten in {suits} before the minor penalty card {penaltyCards}.',
  el: '{seat} δεν μπορεί να παίξει άλλο φύλλο κάτω από το δέκα σε {suits} πριν από το μικρό τιμωρημένο φύλλο {penaltyCards}.',
  nl: '{seat} mag in {suits} geen andere kaart lager dan de tien spelen vóór de kleine strafkaart {penaltyCards}.',
  tr: '{seat}, minör cezalı kart {penaltyCards} oynanmadan {suits} renginde ondan küçük başka kart oynayamaz.',
};

/** A play that the text tells of though a limit barred it. */
export const didNotFollowSuit: Wording = {
  en: '{seat} did not follow suit here: the hand shows {suits}.',
  el: '{seat} δεν ακολούθησε εδώ το χρώμα: το χέρι δείχνει {suits}.',
  nl: '{seat} heeft hier niet bekend: de hand bevat {suits}.',
  tr: '{seat} burada renge uymadı: elinde {suits} var.',
};

export const ledThoughRequired: Wording = {
  en: '{seat} led {cards} here, though declarer had required {suits}.',
  el: '{seat} έκανε εδώ έξοδο με {cards}, ενώ ο εκτελεστής είχε απαιτήσει {suits}.',
  nl: '{seat} heeft hier {cards} voorgespeeld, terwijl de leider {suits} had geëist.',
  tr: '{seat} burada {cards} çıktı; oysa deklaran {suits} istemişti.',
};

export const ledThoughProhibited: Wording = {
  en: '{seat} led {cards} here, though declarer had prohibited {suits}.',
  el: '{seat} έκανε εδώ έξοδο με {cards}, ενώ ο εκτελεστής είχε απαγορεύσει {suits}.',
  nl: '{seat} heeft hier {cards} voorgespeeld, terwijl de leider {suits} had verboden.',
  tr: '{seat} burada {cards} çıktı; oysa deklaran {suits:acc} yasaklamıştı.',
};

export const playedInPlaceOfPenaltyCard: Wording = {
  en: '{seat} played {cards} here, though {penaltyCards:or} had to be played.',
  el: '{seat} έπαιξε εδώ {cards}, ενώ έπρεπε να παίξει {penaltyCards:or}.',
  nl: '{seat} heeft hier {cards} gespeeld, terwijl {penaltyCards:or} gespeeld moest worden.',
  tr: '{seat} burada {cards} oynadı; oysa {penaltyCards:or} oynanmalıydı.',
};

export const playedBeforeMinor: Wording = {
  en: '{seat} played {cards} here before the minor penalty card {penaltyCards}.',
  el: '{seat} έπαιξε εδώ {cards} πριν από το μικρό τιμωρημένο φύλλο {penaltyCards}.',
  nl: '{seat} heeft hier {cards} gespeeld vóór de kleine strafkaart {penaltyCards}.',
  tr: '{seat} burada minör cezalı kart {penaltyCards} oynanmadan {cards} oynadı.',
};

export const mayNotLeadYet: Wording = {
  en: '{seat} may not lead until declarer has stated an option.',
  el: '{seat} δεν μπορεί να κάνει έξοδο πριν δηλώσει ο εκτελεστής την επιλογή του.',
  nl: '{seat} mag niet voorspelen voordat de leider zijn keuze heeft gemaakt.',
  tr: '{seat}, deklaran seçimini bildirmeden çıkış yapamaz.',
};

/** A card or suit said to be forced, or barred, though the law leaves the player free. */
export const freeAsUnable: Wording = {
  en: '{seat} cannot lead as required and may therefore lead any card.',
  el: '{seat} δεν είναι σε θέση να κάνει έξοδο όπως ζητήθηκε και μπορεί να κάνει έξοδο με οποιοδήποτε φύλλο.',
  nl: '{seat} kan niet voorspelen zoals voorgeschreven en mag dus elke kaart voorspelen.',
  tr: '{seat} istenen çıkışı yapacak durumda değil; bu yüzden istediği kartı çıkabilir.',
};

export const freeAsNothingChosen: Wording = {
  en: '{seat} may lead any card: declarer neither required nor prohibited a lead.',
  el: '{seat} μπορεί να κάνει έξοδο με οποιοδήποτε φύλλο: ο εκτελεστής ούτε απαίτησε ούτε απαγόρευσε έξοδο.',
  nl: '{seat} mag elke kaart voorspelen: de leider heeft geen kleur geëist en geen kleur verboden.',
  tr: '{seat} istediği kartı çıkabilir: deklaran çıkış kısıtlaması getirmedi.',
};

export const freeButProhibited: Wording = {
  en: '{seat} may lead any other suit: declarer prohibited only {suits}.',
  el: '{seat} μπορεί να κάνει έξοδο σε οποιοδήποτε άλλο χρώμα: ο εκτελεστής απαγόρευσε μόνο {suits}.',
  nl: '{seat} mag elke andere kleur voorspelen: de leider verbood alleen {suits}.',
  tr: '{seat} başka her rengi çıkabilir: deklaran yalnız {suits:acc} yasakladı.',
};

export const freeWithinRequired: Wording = {
  en: '{seat} may lead any card of the suit: declarer required {suits}, and can name no card.',
  el: '{seat} μπορεί να κάνει έξοδο με οποιοδήποτε φύλλο του χρώματος: ο εκτελεστής απαίτησε {suits} και δεν μπορεί να ορίσει φύλλο.',
  nl: '{seat} mag elke kaart in die kleur voorspelen: de leider eiste {suits} en kan geen kaart voorschrijven.',
  tr: '{seat} o renkten istediği kartı çıkabilir: deklaran {suits} istedi, belli bir kart isteyemez.',
};

export const freeAsRestrictionEnded: Wording = {
  en: '{seat} may lead freely: declarer’s restriction was for an earlier lead and has ended.',
  el: '{seat} μπορεί να κάνει έξοδο ελεύθερα: ο περιορισμός του εκτελεστή αφορούσε προηγούμενη έξοδο και έχει λήξει.',
  nl: '{seat} mag vrij voorspelen: de beperking van de leider gold voor een eerdere slag en is voorbij.',
  tr: '{seat} serbestçe çıkabilir: deklaranın kısıtlaması daha önceki çıkış içindi ve sona erdi.',
};

export const freeAsNotGiven: Wording = {
  en: '{seat} is not bound by it: the law does not give declarer this option.',
  el: '{seat} δεν δεσμεύεται: ο Νόμος δεν δίνει στον εκτελεστή αυτή την επιλογή.',
  nl: '{seat} is er niet aan gebonden: de spelregels geven de leider deze keuze niet.',
  tr: '{seat} bununla bağlı değildir: yasa deklarana bu seçeneği vermez.',
};

export const freeAsMinor: Wording = {
  en: '{seat} may lead freely: a minor penalty card gives declarer no say in the partner’s lead.',
  el: '{seat} μπορεί να κάνει έξοδο ελεύθερα: ένα μικρό τιμωρημένο φύλλο δεν δίνει στον εκτελεστή λόγο για την έξοδο του συμπαίκτη.',
  nl: '{seat} mag vrij voorspelen: een kleine strafkaart geeft de leider geen zeggenschap over wat de partner voorspeelt.',
  tr: '{seat} serbestçe çıkabilir: minör cezalı kart deklarana ortağın çıkışı üzerinde söz hakkı vermez.',
};

export const freeAsPickedUp: Wording = {
  en: '{seat} may make any legal play: the card was picked up and is no longer a penalty card.',
  el: '{seat} μπορεί να κάνει οποιοδήποτε νόμιμο παίξιμο: το φύλλο αποσύρθηκε και δεν είναι πια τιμωρημένο.',
  nl: '{seat} mag elke reglementaire kaart spelen: de kaart is opgenomen en geen strafkaart meer.',
  tr: '{seat} yasal olan her kartı oynayabilir: kart ele alınmıştır ve artık cezalı değildir.',
};

export const freeThoughMinor: Wording = {
  en: '{seat} need not play {penaltyCards}: it is a minor penalty card.',
  el: '{seat} δεν έχει υποχρέωση να παίξει {penaltyCards}: είναι μικρό τιμωρημένο φύλλο.',
  nl: '{seat} hoeft {penaltyCards} niet te spelen: het is een kleine strafkaart.',
  tr: '{seat} {penaltyCards} kartını oynamak zorunda değildir: bu, minör cezalı karttır.',
};

export const freeToPlay: Wording = {
  en: '{seat} may make any legal play.',
  el: '{seat} μπορεί να κάνει οποιοδήποτε νόμιμο παίξιμο.',
  nl: '{seat} mag elke reglementaire kaart spelen.',
  tr: '{seat} yasal olan her kartı oynayabilir.',
};

/** How long a restriction runs. */
export const prohibitionLasts: Wording = {
  en: 'The prohibition lasts until {seat} loses the lead, no longer and no shorter.',
  el: 'Η απαγόρευση ισχύει μέχρι {seat} να χάσει την έξοδο, ούτε περισσότερο ούτε λιγότερο.',
  nl: 'Het verbod geldt zolang {seat} aan slag blijft, niet langer en niet korter.',
  tr: 'Yasak, {seat} çıkışı kaybedene kadar sürer; ne daha uzun ne daha kısa.',
};

export const requirementIsForOneLead: Wording = {
  en: 'The requirement binds {seat} for one lead only.',
  el: 'Η απαίτηση δεσμεύει {seat:acc} για μία μόνο έξοδο.',
  nl: 'De eis bindt {seat} voor één keer voorspelen.',
  tr: 'İstek {seat:acc} yalnız bir çıkış için bağlar.',
};

/** Who designates. */
export const declarerDesignates: Wording = {
  en: 'It is declarer who designates which of {penaltyCards} {seat} plays.',
  el: 'Ο εκτελεστής είναι εκείνος που καθορίζει ποιο από τα {penaltyCards} θα παίξει {seat}.',
  nl: 'De leider bepaalt welke van {penaltyCards} {seat} speelt.',
  tr: '{penaltyCards} kartlarından hangisini {seat:gen} oynayacağını deklaran belirler.',
};

export const offenderDesignates: Wording = {
  en: 'Of two cards played at once, {seat} designates the one to be played; {penaltyCards} is what is left.',
  el: 'Από δύο φύλλα που παίχτηκαν μαζί, {seat} καθορίζει ποιο παίζεται· το {penaltyCards} είναι αυτό που μένει.',
  nl: 'Van twee tegelijk gespeelde kaarten wijst {seat} aan welke gespeeld wordt; {penaltyCards} is wat overblijft.',
  tr: 'Birlikte oynanan iki karttan hangisinin oynandığını {seat} belirler; geriye kalan {penaltyCards} kartıdır.',
};
