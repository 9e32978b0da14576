// The words of the outline: what a case holds, and what became of it.
import type { Wording } from './wording.ts';

/** A case that the write-up gives no name. */
export const unnamedCase: Wording = {
  en: 'Case {number}',
  el: 'Περίπτωση {number}',
  nl: 'Geval {number}',
  tr: 'Olay {number}',
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
  tr: 'Olaylar',
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
