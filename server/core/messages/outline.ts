// The words of the outline: what a case holds, and what became of it.
import type { Wording } from './wording.ts';

/** A case that the write-up gives no name. */
export const unnamedCase: Wording = {
  en: 'Case {number}',
  el: 'Περίπτωση {number}',
  nl: 'Geval {number}',
  tr: 'Olay {number}',
};

/** The same where the number of its board is told. */
export const unnamedCaseOfBoard: Wording = {
  en: 'Board {number}',
  el: 'Διανομή {number}',
  nl: 'Spel {number}',
  tr: 'Bord {number}',
};

export const judged: Wording = {
  en: 'judged',
  el: 'ελέγχθηκε',
  nl: 'beoordeeld',
  tr: 'değerlendirildi',
};

export const undecided: Wording = {
  en: 'undecided',
  el: 'εκκρεμεί',
  nl: 'onbeslist',
  tr: 'karara bağlanamadı',
};

export const undecidedFor: Wording = {
  en: 'undecided, missing: {missing}',
  el: 'εκκρεμεί, λείπει: {missing}',
  nl: 'onbeslist, ontbreekt: {missing}',
  tr: 'karara bağlanamadı, eksik olan: {missing}',
};

export const notApplicable: Wording = {
  en: 'Law 51 not applicable',
  el: 'ο Νόμος 51 δεν εφαρμόζεται',
  nl: 'artikel 51 niet van toepassing',
  tr: 'Yasa 51 uygulanmaz',
};

/** By which edition a case was judged: a label, `Laws 2017`. */
export const lawsOfEdition: Wording = {
  en: 'Laws {edition}',
  el: 'Νόμοι {edition}',
  nl: 'Spelregels {edition}',
  tr: 'Yasalar {edition}',
};

/** An exercise, wrong on purpose under the paragraphs named, and found to be so. */
export const wrongOnPurpose: Wording = {
  en: 'wrong on purpose: {paragraphs}',
  el: 'σκόπιμα λανθασμένη: {paragraphs}',
  nl: 'met opzet fout: {paragraphs}',
  tr: 'bilerek yanlış: {paragraphs}',
};

/** The four hands of a deal, or those of them that are shown. */
export const hands: Wording = {
  en: 'Hands',
  el: 'Χέρια',
  nl: 'Handen',
  tr: 'Eller',
};

export const factsOfCase: Wording = {
  en: 'Facts',
  el: 'Γεγονότα',
  nl: 'Feiten',
  tr: 'Olgular',
};

export const ruling: Wording = {
  en: 'Ruling',
  el: 'Απόφαση',
  nl: 'Uitspraak',
  tr: 'Karar',
};

export const rulingOfDirector: Wording = {
  en: 'Director’s ruling',
  el: 'Απόφαση του διαιτητή',
  nl: 'Uitspraak van de wedstrijdleider',
  tr: 'Direktörün kararı',
};

export const rulingOfCommittee: Wording = {
  en: 'Committee’s ruling',
  el: 'Απόφαση της επιτροπής',
  nl: 'Uitspraak van de protestcommissie',
  tr: 'Kurulun kararı',
};

export const overruled: Wording = {
  en: 'overruled',
  el: 'ανατράπηκε',
  nl: 'vernietigd',
  tr: 'bozuldu',
};

export const calledRight: Wording = {
  en: 'right, says the write-up',
  el: 'σωστή, κατά το κείμενο',
  nl: 'juist, volgens het verslag',
  tr: 'metne göre doğru',
};

export const calledWrong: Wording = {
  en: 'wrong, says the write-up',
  el: 'λανθασμένη, κατά το κείμενο',
  nl: 'onjuist, volgens het verslag',
  tr: 'metne göre yanlış',
};

// What is missing where a case is undecided.

export const choiceOfDeclarer: Wording = {
  en: 'declarer’s choice',
  el: 'η επιλογή του εκτελεστή',
  nl: 'de keuze van de leider',
  tr: 'deklaranın seçimi',
};

export const whoIsDeclarer: Wording = {
  en: 'who is declarer',
  el: 'ποιος είναι ο εκτελεστής',
  nl: 'wie de leider is',
  tr: 'deklaranın kim olduğu',
};

export const designatedCard: Wording = {
  en: 'the card that declarer designated',
  el: 'το φύλλο που καθόρισε ο εκτελεστής',
  nl: 'de kaart die de leider aanwees',
  tr: 'deklaranın belirlediği kart',
};

export const howExposed: Wording = {
  en: 'how the card was exposed',
  el: 'πώς εκτέθηκε το φύλλο',
  nl: 'hoe de kaart zichtbaar werd',
  tr: 'kartın nasıl açıldığı',
};

export const whoIsToLead: Wording = {
  en: 'who is to lead or play',
  el: 'ποιος έχει την έξοδο ή τη σειρά να παίξει',
  nl: 'wie er aan slag of aan de beurt is',
  tr: 'çıkışın ya da oynama sırasının kimde olduğu',
};

export const agreedReading: Wording = {
  en: 'a point that the laws leave open',
  el: 'ένα σημείο που οι Νόμοι αφήνουν ανοιχτό',
  nl: 'een punt dat de spelregels openlaten',
  tr: 'yasaların açık bıraktığı bir nokta',
};

export const trickBetween: Wording = {
  en: 'a trick in between',
  el: 'μια ενδιάμεση λεβέ',
  nl: 'een slag ertussen',
  tr: 'aradaki bir löve',
};

export const handsOf: Wording = {
  en: '{seats:gen} {seats?hand|hands}',
  el: '{seats?το χέρι|τα χέρια} {seats:gen}',
  nl: '{seats?de hand|de handen} {seats:gen}',
  tr: '{seats:gen} {seats?eli|elleri}',
};

export const soundBoard: Wording = {
  en: 'a deal without faults',
  el: 'μια διανομή χωρίς λάθη',
  nl: 'een spelverdeling zonder fouten',
  tr: 'hatasız bir dağıtım',
};

export const rulingGiven: Wording = {
  en: 'a ruling',
  el: 'μια απόφαση',
  nl: 'een uitspraak',
  tr: 'bir karar',
};

export const editionInForce: Wording = {
  en: 'which edition of the laws was in force',
  el: 'ποια έκδοση των Νόμων ίσχυε',
  nl: 'welke uitgave van de spelregels gold',
  tr: 'yasaların hangi baskısının geçerli olduğu',
};

export const lawsOfThatTime: Wording = {
  en: 'the laws of that time',
  el: 'οι Νόμοι της εποχής',
  nl: 'de spelregels van die tijd',
  tr: 'o günkü yasalar',
};
