// What the hover says of a paragraph beside its own words.
import type { Wording } from './wording.ts';

/** The law book of an edition. */
export const lawsOf: Wording = {
  en: 'Laws of Duplicate Bridge {edition}',
  el: 'Νόμοι του Αγωνιστικού Μπριτζ {edition}',
  nl: 'Spelregels voor wedstrijdbridge {edition}',
  tr: 'Uluslararası Briç Yasaları {edition}',
};

export const quotedFrom: Wording = {
  en: 'Wording of the law: {publisher}, {address}.',
  el: 'Κείμενο του Νόμου: {publisher}, {address}.',
  nl: 'Tekst van de spelregels: {publisher}, {address}.',
  tr: 'Yasanın metni: {publisher}, {address}.',
};

export const ourTranslation: Wording = {
  en: 'This is our translation, not the official text.',
  el: 'Είναι δική μας μετάφραση, όχι το επίσημο κείμενο.',
  nl: 'Dit is onze vertaling, niet de officiële tekst.',
  tr: 'Bu bizim çevirimizdir, resmî metin değildir.',
};

export const ourSummary: Wording = {
  en: 'This is our summary, not the wording of the law.',
  el: 'Είναι δική μας περίληψη, όχι το κείμενο του Νόμου.',
  nl: 'Dit is onze samenvatting, niet de tekst van de spelregels.',
  tr: 'Bu bizim özetimizdir, yasanın metni değildir.',
};

/** The kinds of text that a law book of a federation or user can give. */
export const wordingInBook: Wording = {
  en: 'Wording of the law, from the law book {book}.',
  el: 'Κείμενο του Νόμου από το βιβλίο νόμων {book}.',
  nl: 'Tekst van de spelregels, uit het spelregelboek {book}.',
  tr: 'Yasanın metni; kaynağı {book} yasa kitabı.',
};

export const translationInBook: Wording = {
  en: 'A translation, from the law book {book}.',
  el: 'Μετάφραση από το βιβλίο νόμων {book}.',
  nl: 'Een vertaling, uit het spelregelboek {book}.',
  tr: 'Çeviri; kaynağı {book} yasa kitabı.',
};

export const summaryInBook: Wording = {
  en: 'A summary, from the law book {book}.',
  el: 'Περίληψη από το βιβλίο νόμων {book}.',
  nl: 'Een samenvatting, uit het spelregelboek {book}.',
  tr: 'Özet; kaynağı {book} yasa kitabı.',
};

export const ourHeadings: Wording = {
  en: 'Headings that are not in the source are ours.',
  el: 'Όσοι τίτλοι δεν υπάρχουν στην πηγή είναι δικοί μας.',
  nl: 'Opschriften die niet in de bron staan, zijn van ons.',
  tr: 'Kaynakta bulunmayan başlıklar bizimdir.',
};

export const notCompared: Wording = {
  en: 'It has not yet been compared with a law book.',
  el: 'Δεν έχει ακόμη αντιπαραβληθεί με βιβλίο νόμων.',
  nl: 'Dit is nog niet met een spelregelboek vergeleken.',
  tr: 'Henüz bir yasa kitabıyla karşılaştırılmadı.',
};

export const note: Wording = { en: 'Note', el: 'Σημείωση', nl: 'Noot', tr: 'Dipnot' };

/** Stands before what an older edition has otherwise. */
export const against2017: Wording = {
  en: '{edition} and 2017',
  el: '{edition} και 2017',
  nl: '{edition} en 2017',
  tr: '{edition} ve 2017',
};

export const noSuchParagraph: Wording = {
  en: 'In the laws of {edition} there is no {paragraph:bare}.',
  el: 'Στους Νόμους του {edition} δεν υπάρχει {paragraph:bare}.',
  nl: 'In de spelregels van {edition} bestaat {paragraph:bare} niet.',
  tr: '{edition} yasalarında {paragraph:bare} yoktur.',
};

/** Paragraphs that may have been meant. */
export const nearIt: Wording = {
  en: 'Near it: {paragraphs:bare}.',
  el: 'Κοντινές παράγραφοι: {paragraphs:bare}.',
  nl: 'In de buurt: {paragraphs:bare}.',
  tr: 'Yakın olanlar: {paragraphs:bare}.',
};
