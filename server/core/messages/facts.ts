// What is said where two parts of a case tell different things.
import type { Wording } from './wording.ts';

export const cardInAnotherHand: Wording = {
  en: '{card} is said to be {seat:gen} here, but the diagram shows it with {owner}.',
  el: 'Εδώ το {card} αποδίδεται {seat:dat}, στο διάγραμμα όμως το έχει {owner}.',
  nl: 'Hier wordt {card} aan {seat} toegeschreven, maar in het diagram heeft {owner} die kaart.',
  tr: 'Burada {card} kartının sahibi {seat}, oysa diyagramda bu kart {owner:loc}.',
};

export const shownThere: Wording = {
  en: '{owner} holds {card} here.',
  el: 'Εδώ {owner} έχει το {card}.',
  nl: '{owner:cap} heeft {card} hier.',
  tr: '{card} burada {owner:loc} görünüyor.',
};

export const cardInNoHand: Wording = {
  en: '{card} is said to be {seat:gen} here, but the diagram shows it in no hand.',
  el: 'Εδώ το {card} αποδίδεται {seat:dat}, στο διάγραμμα όμως δεν το έχει κανείς.',
  nl: 'Hier wordt {card} aan {seat} toegeschreven, maar in het diagram staat die kaart in geen enkele hand.',
  tr: 'Burada {card} kartının sahibi {seat}, oysa diyagramdaki hiçbir elde bu kart yok.',
};

export const twoHandsForASeat: Wording = {
  en: '{seat:gen} hand is given twice, with different cards.',
  el: 'Το χέρι {seat:gen} δίνεται δύο φορές, με διαφορετικά φύλλα.',
  nl: 'De hand {seat:gen} staat er twee keer, met andere kaarten.',
  tr: '{seat:gen} eli iki kez, farklı kartlarla verilmiş.',
};

export const otherHand: Wording = {
  en: 'The other hand is here.',
  el: 'Το άλλο χέρι είναι εδώ.',
  nl: 'De andere hand staat hier.',
  tr: 'Öteki el burada.',
};

export const annotationsDisagree: Wording = {
  en: 'Two annotations of this case disagree: {there} above, {here} here.',
  el: 'Δύο σημειώσεις της ίδιας περίπτωσης διαφωνούν: πιο πάνω {there:bare}, εδώ {here:bare}.',
  nl: 'Twee annotaties van dit geval spreken elkaar tegen: hierboven {there}, hier {here}.',
  tr: 'Bu olaydaki iki not çelişiyor: yukarıda {there}, burada {here}.',
};

export const textDisagrees: Wording = {
  en: 'The annotation says {here}, but the text beside the board says {there}.',
  el: 'Η σημείωση λέει «{here:bare}», το κείμενο όμως δίπλα στη διανομή λέει «{there:bare}».',
  nl: 'De annotatie zegt {here}, maar de tekst bij het spel zegt {there}.',
  tr: 'Notta {here} yazıyor, bordun yanındaki metinde ise {there}.',
};

export const saidOtherwise: Wording = {
  en: 'Here it is {there}.',
  el: 'Εδώ είναι {there:bare}.',
  nl: 'Hier is het {there}.',
  tr: 'Burada {there}.',
};

export const sentenceDisagrees: Wording = {
  en: 'This sentence and the annotation disagree; the annotation counts.',
  el: 'Αυτή η πρόταση λέει κάτι άλλο από τη σημείωση· ισχύει η σημείωση.',
  nl: 'Deze zin zegt iets anders dan de annotatie; de annotatie telt.',
  tr: 'Bu tümce nottan başka bir şey söylüyor; not geçerlidir.',
};

export const annotatedOtherwise: Wording = {
  en: 'The annotation is here.',
  el: 'Η σημείωση είναι εδώ.',
  nl: 'De annotatie staat hier.',
  tr: 'Not burada.',
};

export const notUnderstood: Wording = {
  en: 'What this sentence rules on the penalty cards was not understood, so it is not checked.',
  el: 'Δεν έγινε κατανοητό τι ορίζει αυτή η πρόταση για τα τιμωρημένα φύλλα, γι’ αυτό δεν ελέγχεται.',
  nl: 'Wat deze zin over de strafkaarten beslist, is niet begrepen en wordt dus niet gecontroleerd.',
  tr: 'Bu cümlenin cezalı kartlar için ne karar verdiği anlaşılamadı, bu yüzden denetlenmiyor.',
};
