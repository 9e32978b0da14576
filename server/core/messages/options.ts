// Declarer's options at a moment, for the line above it in the editor and for the command.
import type { Wording } from './wording.ts';

/** So many options, where declarer has not yet chosen. */
export const options: Wording = {
  en: 'Declarer’s options ({number})',
  el: 'Επιλογές του εκτελεστή ({number})',
  nl: 'Keuzes van de leider ({number})',
  tr: 'Deklaranın seçenekleri ({number})',
};

/** The same, with what declarer chose. */
export const optionsRequired: Wording = {
  en: 'Declarer’s options ({number}) · required: {suits}',
  el: 'Επιλογές του εκτελεστή ({number}) · απαίτησε: {suits}',
  nl: 'Keuzes van de leider ({number}) · eiste: {suits}',
  tr: 'Deklaranın seçenekleri ({number}) · istedi: {suits}',
};

export const optionsProhibited: Wording = {
  en: 'Declarer’s options ({number}) · prohibited: {suits}',
  el: 'Επιλογές του εκτελεστή ({number}) · απαγόρευσε: {suits}',
  nl: 'Keuzes van de leider ({number}) · verbood: {suits}',
  tr: 'Deklaranın seçenekleri ({number}) · yasakladı: {suits}',
};

export const optionsNeither: Wording = {
  en: 'Declarer’s options ({number}) · chose neither',
  el: 'Επιλογές του εκτελεστή ({number}) · ούτε απαίτησε ούτε απαγόρευσε',
  nl: 'Keuzes van de leider ({number}) · legde geen voorspeelbeperking op',
  tr: 'Deklaranın seçenekleri ({number}) · çıkış kısıtlaması getirmedi',
};

/** The offender leads or plays himself. */
export const cardToBePlayed: Wording = {
  en: 'Penalty card to be played: {cards}',
  el: 'Τιμωρημένο φύλλο που πρέπει να παιχτεί: {cards}',
  nl: 'Te spelen strafkaart: {cards}',
  tr: 'Oynanması gereken cezalı kart: {cards}',
};

export const cardToBeDesignated: Wording = {
  en: 'Declarer designates: {cards:or}',
  el: 'Ο εκτελεστής καθορίζει: {cards:or}',
  nl: 'De leider wijst aan: {cards:or}',
  tr: 'Deklaran belirler: {cards:or}',
};

export const optionsUndecided: Wording = {
  en: 'Declarer’s options: the text does not say enough',
  el: 'Επιλογές του εκτελεστή: το κείμενο δεν λέει αρκετά',
  nl: 'Keuzes van de leider: de tekst zegt niet genoeg',
  tr: 'Deklaranın seçenekleri: metin yeterli bilgi vermiyor',
};

/** Nothing is due. */
export const nothingToChoose: Wording = {
  en: 'The text mentions no penalty card that gives declarer an option or has to be played.',
  el: 'Το κείμενο δεν αναφέρει τιμωρημένο φύλλο που δίνει επιλογή στον εκτελεστή ή που πρέπει να παιχτεί.',
  nl: 'De tekst noemt geen strafkaart die de leider een keuze geeft of die gespeeld moet worden.',
  tr: 'Metinde deklarana seçenek veren ya da oynanması gereken bir cezalı kart yok.',
};

/** A fault of the deal keeps the law from being asked. */
export const boardIsUncertain: Wording = {
  en: 'The deal may be read in several ways: the text has to say which is meant before the law can be asked.',
  el: 'Η διανομή μπορεί να διαβαστεί με πολλούς τρόπους· το κείμενο πρέπει να δείξει ποιος ισχύει πριν εφαρμοστεί ο Νόμος.',
  nl: 'Het spel kan op meer manieren gelezen worden; eerst moet uit de tekst blijken welke bedoeld is, dan kunnen de spelregels iets zeggen.',
  tr: 'Dağıtım birden çok biçimde okunabiliyor; yasaya bakılmadan önce metin hangisinin doğru olduğunu göstermelidir.',
};

export const boardIsFaulty: Wording = {
  en: 'The deal or the facts have a fault: it has to be mended before the law can be asked.',
  el: 'Η διανομή ή τα γεγονότα έχουν σφάλμα· πρέπει να διορθωθεί πριν εφαρμοστεί ο Νόμος.',
  nl: 'Het spel of de feiten bevatten een fout; die moet eerst hersteld worden voordat de spelregels iets kunnen zeggen.',
  tr: 'Dağıtımda ya da olgularda bir hata var; yasaya bakılmadan önce düzeltilmelidir.',
};
