// What each annotation about a ruling says, as a sentence; shown on hover.
import type { Wording } from './wording.ts';

export const ruling: Wording = {
  en: 'The claims that follow belong to this ruling.',
  el: 'Όσα ακολουθούν ανήκουν σε αυτή την απόφαση.',
  nl: 'Wat volgt, hoort bij deze uitspraak.',
  tr: 'Bundan sonra yazılanlar bu karara aittir.',
};

export const overruledRuling: Wording = {
  en: 'The claims that follow belong to this ruling, which was overruled; a fault in it is only mentioned.',
  el: 'Όσα ακολουθούν ανήκουν σε αυτή την απόφαση, που ανατράπηκε· ένα λάθος της απλώς αναφέρεται.',
  nl: 'Wat volgt, hoort bij deze uitspraak, die is vernietigd; een fout erin wordt alleen vermeld.',
  tr: 'Bundan sonra yazılanlar bozulan bu karara aittir; içindeki bir yanlış yalnızca belirtilir.',
};

export const picksUp: Wording = {
  en: 'The ruling says that {seat} picks up {cards}.',
  el: 'Κατά την απόφαση {seat} αποσύρει: {cards}.',
  nl: 'Volgens de uitspraak neemt {seat} {cards} op.',
  tr: 'Karara göre {seat} eline geri alıyor: {cards}.',
};

export const remains: Wording = {
  en: 'The ruling says that {cards} {cards?remains a penalty card|remain penalty cards}.',
  el: 'Κατά την απόφαση {cards?παραμένει τιμωρημένο φύλλο|παραμένουν τιμωρημένα φύλλα}: {cards}.',
  nl: 'Volgens de uitspraak {cards?blijft|blijven} {cards} {cards?een strafkaart|strafkaarten}.',
  tr: 'Karara göre cezalı kart olarak kalıyor: {cards}.',
};

export const major: Wording = {
  en: 'The ruling calls {cards} {cards?a major penalty card|major penalty cards}.',
  el: 'Η απόφαση μιλά για {cards?μεγάλο τιμωρημένο φύλλο|μεγάλα τιμωρημένα φύλλα}: {cards}.',
  nl: 'De uitspraak noemt {cards} {cards?een grote strafkaart|grote strafkaarten}.',
  tr: 'Karara göre majör cezalı kart: {cards}.',
};

export const minor: Wording = {
  en: 'The ruling calls {cards} {cards?a minor penalty card|minor penalty cards}.',
  el: 'Η απόφαση μιλά για {cards?μικρό τιμωρημένο φύλλο|μικρά τιμωρημένα φύλλα}: {cards}.',
  nl: 'De uitspraak noemt {cards} {cards?een kleine strafkaart|kleine strafkaarten}.',
  tr: 'Karara göre minör cezalı kart: {cards}.',
};

export const mayPlay: Wording = {
  en: 'The ruling says that {seat} may play {choice:or}.',
  el: 'Κατά την απόφαση {seat} μπορεί να παίξει: {choice:or}.',
  nl: 'Volgens de uitspraak mag {seat} {choice:or} spelen.',
  tr: 'Karara göre {seat} şunu oynayabilir: {choice:or}.',
};

export const mayPlayAny: Wording = {
  en: 'The ruling says that {seat} may play any legal card.',
  el: 'Κατά την απόφαση {seat} μπορεί να παίξει οποιοδήποτε νόμιμο φύλλο.',
  nl: 'Volgens de uitspraak mag {seat} elke reglementaire kaart bijspelen.',
  tr: 'Karara göre {seat} yasal olan her kartı oynayabilir.',
};

export const mustPlay: Wording = {
  en: 'The ruling says that {seat} must play {choice:or}.',
  el: 'Κατά την απόφαση {seat} πρέπει να παίξει: {choice:or}.',
  nl: 'Volgens de uitspraak moet {seat} {choice:or} spelen.',
  tr: 'Karara göre {seat} şunu oynamak zorunda: {choice:or}.',
};

export const mayLead: Wording = {
  en: 'The ruling says that {seat} may lead {choice:or}.',
  el: 'Κατά την απόφαση {seat} μπορεί να κάνει έξοδο: {choice:or}.',
  nl: 'Volgens de uitspraak mag {seat} {choice:or} voorspelen.',
  tr: 'Karara göre {seat} şunu çıkabilir: {choice:or}.',
};

export const mayLeadAny: Wording = {
  en: 'The ruling says that {seat} may lead any card.',
  el: 'Κατά την απόφαση {seat} μπορεί να κάνει έξοδο με οποιοδήποτε φύλλο.',
  nl: 'Volgens de uitspraak mag {seat} elke willekeurige kaart voorspelen.',
  tr: 'Karara göre {seat} istediği kartı çıkabilir.',
};

export const mustLead: Wording = {
  en: 'The ruling says that {seat} must lead {choice:or}.',
  el: 'Κατά την απόφαση {seat} πρέπει να κάνει έξοδο: {choice:or}.',
  nl: 'Volgens de uitspraak moet {seat} {choice:or} voorspelen.',
  tr: 'Karara göre {seat} şunu çıkmak zorunda: {choice:or}.',
};

export const mayNotLead: Wording = {
  en: 'The ruling says that {seat} may not lead {choice:or}.',
  el: 'Κατά την απόφαση {seat} δεν μπορεί να κάνει έξοδο: {choice:or}.',
  nl: 'Volgens de uitspraak mag {seat} geen {choice:or} voorspelen.',
  tr: 'Karara göre {seat} şunu çıkamaz: {choice:or}.',
};

export const mayTakeBack: Wording = {
  en: 'The ruling says that {seat} may take {card} back unasked.',
  el: 'Κατά την απόφαση {seat} μπορεί να αποσύρει αυτοβούλως: {card}.',
  nl: 'Volgens de uitspraak mag {seat} {card} op eigen initiatief terugnemen.',
  tr: 'Karara göre {seat} şunu kendiliğinden geri alabilir: {card}.',
};

export const mayUse: Wording = {
  en: 'The ruling says that {seat} may use the knowledge of {cards}.',
  el: 'Κατά την απόφαση {seat} μπορεί να χρησιμοποιήσει ό,τι γνωρίζει για {cards?το φύλλο|τα φύλλα} {cards}.',
  nl: 'Volgens de uitspraak mag {seat} gebruikmaken van de kennis van {cards}.',
  tr: 'Karara göre {seat} şu {cards?kartın|kartların} bilgisini kullanabilir: {cards}.',
};

export const mayNotUse: Wording = {
  en: 'The ruling says that {seat} may not use the knowledge of {cards}.',
  el: 'Κατά την απόφαση {seat} δεν μπορεί να χρησιμοποιήσει ό,τι γνωρίζει για {cards?το φύλλο|τα φύλλα} {cards}.',
  nl: 'Volgens de uitspraak mag {seat} geen gebruik maken van de kennis van {cards}.',
  tr: 'Karara göre {seat} şu {cards?kartın|kartların} bilgisini kullanamaz: {cards}.',
};

export const chooses: Wording = {
  en: 'The ruling says that {role} designates the penalty card to be played.',
  el: 'Κατά την απόφαση το τιμωρημένο φύλλο που θα παιχτεί το καθορίζει {role}.',
  nl: 'Volgens de uitspraak bepaalt {role} welke strafkaart gespeeld moet worden.',
  tr: 'Karara göre oynanacak cezalı kartı {role} belirler.',
};

export const offersRequire: Wording = {
  en: 'The ruling says that declarer may require {suits:or}.',
  el: 'Κατά την απόφαση ο εκτελεστής μπορεί να απαιτήσει {suits:or}.',
  nl: 'Volgens de uitspraak mag de leider {suits:or} eisen.',
  tr: 'Karara göre deklaran {suits:or} çıkılmasını isteyebilir.',
};

export const offersProhibit: Wording = {
  en: 'The ruling says that declarer may prohibit {suits}.',
  el: 'Κατά την απόφαση ο εκτελεστής μπορεί να απαγορεύσει {suits}.',
  nl: 'Volgens de uitspraak mag de leider {suits} verbieden.',
  tr: 'Karara göre deklaran {suits} çıkılmasını yasaklayabilir.',
};

export const offersNeither: Wording = {
  en: 'The ruling says that declarer may choose neither to require nor to prohibit a lead.',
  el: 'Κατά την απόφαση ο εκτελεστής μπορεί να μην απαιτήσει ούτε να απαγορεύσει έξοδο.',
  nl: 'Volgens de uitspraak mag de leider ervoor kiezen geen voorspeelbeperking op te leggen.',
  tr: 'Karara göre deklaran çıkış kısıtlaması getirmemeyi seçebilir.',
};

export const deniesRequire: Wording = {
  en: 'The ruling says that declarer may not require {suits:or}.',
  el: 'Κατά την απόφαση ο εκτελεστής δεν μπορεί να απαιτήσει {suits:or}.',
  nl: 'Volgens de uitspraak mag de leider {suits:or} niet eisen.',
  tr: 'Karara göre deklaran {suits:or} çıkılmasını isteyemez.',
};

export const deniesProhibit: Wording = {
  en: 'The ruling says that declarer may not prohibit {suits}.',
  el: 'Κατά την απόφαση ο εκτελεστής δεν μπορεί να απαγορεύσει {suits}.',
  nl: 'Volgens de uitspraak mag de leider {suits} niet verbieden.',
  tr: 'Karara göre deklaran {suits} çıkılmasını yasaklayamaz.',
};

export const deniesNeither: Wording = {
  en: 'The ruling says that declarer must require or prohibit a lead.',
  el: 'Κατά την απόφαση ο εκτελεστής πρέπει να απαιτήσει ή να απαγορεύσει κάποια έξοδο.',
  nl: 'Volgens de uitspraak moet de leider een voorspeelbeperking opleggen.',
  tr: 'Karara göre deklaran bir çıkış kısıtlaması getirmek zorunda.',
};

export const cites: Wording = {
  en: 'The ruling rests on {paragraph}.',
  el: 'Η απόφαση στηρίζεται εδώ: {paragraph}.',
  nl: 'De uitspraak berust op {paragraph}.',
  tr: 'Kararın dayanağı: {paragraph}.',
};

export const calledRight: Wording = {
  en: 'The write-up itself calls this ruling right.',
  el: 'Το ίδιο το κείμενο χαρακτηρίζει την απόφαση σωστή.',
  nl: 'De tekst zelf noemt deze uitspraak juist.',
  tr: 'Metnin kendisi bu kararı doğru buluyor.',
};

export const calledWrong: Wording = {
  en: 'The write-up itself calls this ruling wrong.',
  el: 'Το ίδιο το κείμενο χαρακτηρίζει την απόφαση λανθασμένη.',
  nl: 'De tekst zelf noemt deze uitspraak onjuist.',
  tr: 'Metnin kendisi bu kararı yanlış buluyor.',
};
