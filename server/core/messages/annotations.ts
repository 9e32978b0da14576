// What each annotation says, as a sentence; shown on hover.
import type { Wording } from './wording.ts';

/** An annotation of which too little is written to say more. */
export const writtenLikeThis: Wording = {
  en: 'This annotation is written like this: {example}.',
  el: 'Αυτή η σημείωση γράφεται έτσι: {example}.',
  nl: 'Deze annotatie wordt zo geschreven: {example}.',
  tr: 'Bu notun yazılışı: {example}.',
};

export const language: Wording = {
  en: 'From here on the text is in the language named.',
  el: 'Από εδώ και πέρα το κείμενο είναι στη γλώσσα που δηλώνεται.',
  nl: 'Vanaf hier is de tekst in de genoemde taal.',
  tr: 'Buradan sonra metin belirtilen dildedir.',
};

export const laws: Wording = {
  en: 'The ruling is judged by the Laws of {edition}.',
  el: 'Η απόφαση κρίνεται με τους Νόμους του {edition}.',
  nl: 'De uitspraak wordt getoetst aan de spelregels van {edition}.',
  tr: 'Karar {edition} Yasalarına göre değerlendirilir.',
};

export const caseBegins: Wording = {
  en: 'A new case begins here.',
  el: 'Εδώ αρχίζει νέα περίπτωση.',
  nl: 'Hier begint een nieuw geval.',
  tr: 'Burada yeni bir olay başlıyor.',
};

export const board: Wording = {
  en: 'Board {number}; by its number the dealer is {dealer}; vulnerable: {vulnerability}.',
  el: 'Διανομή {number}· από τον αριθμό της μοιράζει {dealer}· στη δεύτερη (μανς): {vulnerability}.',
  nl: 'Spel {number}; bij dat nummer is {dealer} gever; kwetsbaar: {vulnerability}.',
  tr: 'Bord {number}; numarasına göre dağıtan {dealer}; zonda: {vulnerability}.',
};

export const dealer: Wording = {
  en: '{seat} is the dealer.',
  el: 'Μοιράζει {seat}.',
  nl: '{seat:cap} is gever.',
  tr: 'Dağıtan {seat}.',
};

export const vulnerable: Wording = {
  en: 'Vulnerable: {vulnerability}.',
  el: 'Στη δεύτερη (μανς): {vulnerability}.',
  nl: 'Kwetsbaar: {vulnerability}.',
  tr: 'Zonda: {vulnerability}.',
};

export const playedOn: Wording = {
  en: 'The board was played on {date}.',
  el: 'Η διανομή παίχτηκε στις {date}.',
  nl: 'Het spel is gespeeld op {date}.',
  tr: 'Bordun oynandığı gün: {date}.',
};

export const hand: Wording = {
  en: 'This is {seat:gen} hand.',
  el: 'Αυτό είναι το χέρι {seat:gen}.',
  nl: 'Dit is de hand {seat:gen}.',
  tr: 'Bu, {seat:gen} elidir.',
};

export const contract: Wording = {
  en: 'The contract is {contract}, declarer is {seat}.',
  el: 'Το συμβόλαιο είναι {contract}, εκτελεστής {seat}.',
  nl: 'Het contract is {contract}, leider is {seat}.',
  tr: 'Kontrat {contract}, deklaran {seat}.',
};

export const declarer: Wording = {
  en: 'Declarer is {seat}.',
  el: 'Εκτελεστής είναι {seat}.',
  nl: 'Leider is {seat}.',
  tr: 'Deklaran {seat}.',
};

export const trumps: Wording = {
  en: 'Trumps: {denomination}.',
  el: 'Ατού: {denomination}.',
  nl: 'Troef: {denomination}.',
  tr: 'Koz: {denomination}.',
};

export const penalty: Wording = {
  en: 'From here on {seat:gen} penalty {cards?card is|cards are} {cards}.',
  el: '{cards?Τιμωρημένο φύλλο|Τιμωρημένα φύλλα} {seat:gen} από εδώ και πέρα: {cards}.',
  nl: '{cards?Strafkaart|Strafkaarten} {seat:gen} vanaf hier: {cards}.',
  tr: '{seat:gen} buradan sonraki cezalı {cards?kartı|kartları}: {cards}.',
};

export const onLead: Wording = {
  en: '{seat} is to lead to the next trick.',
  el: 'Στην επόμενη λεβέ την έξοδο έχει {seat}.',
  nl: '{seat:cap} is aan slag en moet voorspelen.',
  tr: 'Bir sonraki löveye çıkacak oyuncu {seat}.',
};

export const play: Wording = {
  en: 'These cards were played, in this order.',
  el: 'Παίχτηκαν αυτά τα φύλλα, με αυτή τη σειρά.',
  nl: 'Deze kaarten zijn gespeeld, in deze volgorde.',
  tr: 'Bu kartlar bu sırayla oynandı.',
};

export const requires: Wording = {
  en: 'Before this lead {by} requires {suits}.',
  el: 'Πριν από αυτή την έξοδο {by} απαιτεί {suits}.',
  nl: 'Voor deze keer voorspelen eist {by} {suits}.',
  tr: 'Bu çıkıştan önce {by} {suits} çıkılmasını istiyor.',
};

export const prohibits: Wording = {
  en: 'Before this lead {by} prohibits {suits}.',
  el: 'Πριν από αυτή την έξοδο {by} απαγορεύει {suits}.',
  nl: 'Voor deze keer voorspelen verbiedt {by} {suits}.',
  tr: 'Bu çıkıştan önce {by} {suits} çıkılmasını yasaklıyor.',
};

export const neither: Wording = {
  en: 'Before this lead {by} neither requires nor prohibits anything.',
  el: 'Πριν από αυτή την έξοδο {by} ούτε απαιτεί ούτε απαγορεύει κάτι.',
  nl: 'Voor deze keer voorspelen legt {by} geen voorspeelbeperking op.',
  tr: 'Bu çıkıştan önce {by} çıkışa kısıtlama koymuyor.',
};

export const noOption: Wording = {
  en: 'Before this lead declarer stated no option.',
  el: 'Πριν από αυτή την έξοδο ο εκτελεστής δεν δήλωσε καμία επιλογή.',
  nl: 'Voor deze keer voorspelen heeft de leider geen keuze genoemd.',
  tr: 'Bu çıkıştan önce deklaran bir seçim bildirmedi.',
};

export const designates: Wording = {
  en: 'The penalty card to be played is {card}, as designated by {by}.',
  el: 'Το τιμωρημένο φύλλο που θα παιχτεί είναι το {card}· το καθορίζει {by}.',
  nl: 'De strafkaart die gespeeld moet worden is {card}; dat bepaalt {by}.',
  tr: 'Oynanacak cezalı kart {card}; belirleyen {by}.',
};

export const accepts: Wording = {
  en: 'Declarer accepts {card}, a card played in place of a penalty card.',
  el: 'Ο εκτελεστής δέχεται το {card}, που παίχτηκε αντί για τιμωρημένο φύλλο.',
  nl: 'De leider accepteert {card}, gespeeld in plaats van een strafkaart.',
  tr: 'Deklaran, cezalı kart yerine oynanan {card} kartını kabul ediyor.',
};

export const rejects: Wording = {
  en: 'Declarer does not accept {card}, a card played in place of a penalty card.',
  el: 'Ο εκτελεστής δεν δέχεται το {card}, που παίχτηκε αντί για τιμωρημένο φύλλο.',
  nl: 'De leider accepteert {card} niet, gespeeld in plaats van een strafkaart.',
  tr: 'Deklaran, cezalı kart yerine oynanan {card} kartını kabul etmiyor.',
};

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
  nl: 'Volgens de uitspraak {cards?blijft|blijven} {cards} strafkaart.',
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
  tr: 'Karara göre deklaran çıkışa kısıtlama koymamayı seçebilir.',
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
  tr: 'Karara göre deklaran çıkışa bir kısıtlama koymak zorunda.',
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

export const expect: Wording = {
  en: 'An exercise: the ruling is wrong on purpose under {paragraph}.',
  el: 'Άσκηση: η απόφαση είναι σκόπιμα λανθασμένη ({paragraph}).',
  nl: 'Een opgave: de uitspraak is met opzet fout volgens {paragraph}.',
  tr: 'Alıştırma: karar bilerek yanlış verilmiştir ({paragraph}).',
};

export const ignore: Wording = {
  en: 'Findings of {rule} are not shown in this case.',
  el: 'Τα ευρήματα του {rule} δεν εμφανίζονται σε αυτή την περίπτωση.',
  nl: 'Bevindingen van {rule} worden in dit geval niet getoond.',
  tr: '{rule} bulguları bu olayda gösterilmez.',
};
