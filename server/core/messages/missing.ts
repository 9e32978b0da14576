// What a case does not say, so that a ruling in it cannot be judged: questions to the author.
import type { Wording } from './wording.ts';

export const choiceMissing: Wording = {
  en: 'The text does not say what declarer chose: what is picked up and what may be led depends on it.',
  el: 'Το κείμενο δεν λέει τι επέλεξε ο εκτελεστής: από αυτό εξαρτάται ποια φύλλα αποσύρονται και ποια έξοδος επιτρέπεται.',
  nl: 'De tekst zegt niet wat de leider koos: daarvan hangt af wat er wordt opgenomen en wat er voorgespeeld mag worden.',
  tr: 'Metin deklaranın ne seçtiğini söylemiyor: hangi kartların ele alınacağı ve neyle çıkılabileceği buna bağlı.',
};

export const declarerMissing: Wording = {
  en: 'The text does not say who is declarer.',
  el: 'Το κείμενο δεν λέει ποιος είναι ο εκτελεστής.',
  nl: 'De tekst zegt niet wie de leider is.',
  tr: 'Metin deklaranın kim olduğunu söylemiyor.',
};

export const designationMissing: Wording = {
  en: 'The text does not say which penalty card declarer designated.',
  el: 'Το κείμενο δεν λέει ποιο τιμωρημένο φύλλο καθόρισε ο εκτελεστής.',
  nl: 'De tekst zegt niet welke strafkaart de leider heeft aangewezen.',
  tr: 'Metin deklaranın hangi cezalı kartı belirlediğini söylemiyor.',
};

export const exposureMissing: Wording = {
  en: 'The text does not say how the card was exposed: whether it is a major or a minor penalty card depends on it.',
  el: 'Το κείμενο δεν λέει πώς εκτέθηκε το φύλλο: από αυτό εξαρτάται αν είναι μεγάλο ή μικρό τιμωρημένο φύλλο.',
  nl: 'De tekst zegt niet hoe de kaart zichtbaar werd: daarvan hangt af of het een grote of een kleine strafkaart is.',
  tr: 'Metin kartın nasıl açıldığını söylemiyor: majör mü minör mü olduğu buna bağlı.',
};

export const leadMissing: Wording = {
  en: 'The text does not say who is to lead or play when the ruling is given.',
  el: 'Το κείμενο δεν λέει ποιος έχει την έξοδο ή τη σειρά να παίξει όταν δίνεται η απόφαση.',
  nl: 'De tekst zegt niet wie er aan slag of aan de beurt is op het moment van de uitspraak.',
  tr: 'Metin, karar verildiğinde çıkışın ya da oynama sırasının kimde olduğunu söylemiyor.',
};

export const readingMissing: Wording = {
  en: 'The ruling turns on a point that the laws leave open.',
  el: 'Η απόφαση εξαρτάται από ένα σημείο που οι Νόμοι αφήνουν ανοιχτό.',
  nl: 'De uitspraak hangt af van een punt dat de spelregels openlaten.',
  tr: 'Karar, yasaların açık bıraktığı bir noktaya bağlı.',
};

export const trickMissing: Wording = {
  en: 'The text passes over a trick in which a penalty card may have been played.',
  el: 'Το κείμενο παραλείπει μια λεβέ στην οποία μπορεί να παίχτηκε τιμωρημένο φύλλο.',
  nl: 'De tekst slaat een slag over waarin een strafkaart gespeeld kan zijn.',
  tr: 'Metin, cezalı bir kartın oynanmış olabileceği bir löveyi atlıyor.',
};

export const handMissing: Wording = {
  en: 'The text does not show {seat:gen} hand well enough to say what {seat} may play.',
  el: 'Το κείμενο δεν δείχνει αρκετά το χέρι {seat:gen}, ώστε να φανεί τι μπορεί να παίξει {seat}.',
  nl: 'De tekst laat de hand {seat:gen} niet ver genoeg zien om te zeggen wat {seat} mag spelen.',
  tr: 'Metin {seat:gen} elini, {seat} oyuncusunun ne oynayabileceğini söylemeye yetecek kadar göstermiyor.',
};

/** The date does not say which edition of the laws was in force. */
export const editionMissing: Wording = {
  en: 'In these months federations changed over to the laws of {edition}: `@laws` says which edition was in force.',
  el: 'Αυτούς τους μήνες οι ομοσπονδίες περνούσαν στους Νόμους του {edition}: με το `@laws` δηλώνεται ποια έκδοση ίσχυε.',
  nl: 'In deze maanden gingen de bonden over op de spelregels van {edition}: met `@laws` geeft u aan welke uitgave gold.',
  tr: 'Bu aylarda federasyonlar {edition} yasalarına geçiyordu: hangi baskının geçerli olduğu `@laws` ile belirtilir.',
};

export const lawsTooOld: Wording = {
  en: 'The date lies before the laws of {edition}: a ruling under older laws is not judged.',
  el: 'Η ημερομηνία είναι πριν από τους Νόμους του {edition}: απόφαση με παλαιότερους Νόμους δεν κρίνεται.',
  nl: 'De datum ligt vóór de spelregels van {edition}: een uitspraak onder oudere spelregels wordt niet beoordeeld.',
  tr: 'Tarih {edition} yasalarından önce: daha eski yasalara göre verilmiş bir karar değerlendirilmez.',
};
