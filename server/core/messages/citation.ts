// What is said of the paragraphs that a ruling cites.
import type { Wording } from './wording.ts';

export const noSuchParagraph: Wording = {
  en: 'There is no {cited}; the nearest are {nearest}.',
  el: 'Δεν υπάρχει {cited}· οι πλησιέστεροι είναι: {nearest}.',
  nl: '{cited} bestaat niet; dichtbij liggen {nearest}.',
  tr: '{cited} diye bir madde yok; yakın olanlar: {nearest}.',
};

export const notInEdition: Wording = {
  en: '{cited} is not in the laws of {edition}; there the ruling rests on {paragraph}.',
  el: 'Ο {cited} δεν υπάρχει στους Νόμους του {edition}· εκεί η απόφαση στηρίζεται στο {paragraph:bare}.',
  nl: '{cited} staat niet in de spelregels van {edition}; daar berust de uitspraak op {paragraph}.',
  tr: '{cited}, {edition} yasalarında yoktur; orada karar şuna dayanır: {paragraph}.',
};

export const notInEditionAtAll: Wording = {
  en: '{cited} is not in the laws of {edition}; the nearest are {nearest}.',
  el: 'Ο {cited} δεν υπάρχει στους Νόμους του {edition}· οι πλησιέστεροι είναι: {nearest}.',
  nl: '{cited} staat niet in de spelregels van {edition}; dichtbij liggen {nearest}.',
  tr: '{cited}, {edition} yasalarında yoktur; yakın olanlar: {nearest}.',
};

export const restsOnOneCard: Wording = {
  en: 'The ruling rests on {paragraph}, not on {cited}: {offender} has only one penalty card.',
  el: 'Η απόφαση στηρίζεται στο {paragraph:bare} και όχι στο {cited:bare}: {offender} έχει ένα μόνο τιμωρημένο φύλλο.',
  nl: 'De uitspraak berust op {paragraph}, niet op {cited}: {offender} heeft maar één strafkaart.',
  tr: 'Karar {cited:bare} maddesine değil, {paragraph:bare} maddesine dayanır: {offender:gen} yalnız bir cezalı kartı var.',
};

export const restsOnOneCardEach: Wording = {
  en: 'The ruling rests on {paragraph}, not on {cited}: each defender has only one penalty card.',
  el: 'Η απόφαση στηρίζεται στο {paragraph:bare} και όχι στο {cited:bare}: κάθε αμυνόμενος έχει ένα μόνο τιμωρημένο φύλλο.',
  nl: 'De uitspraak berust op {paragraph}, niet op {cited}: elke tegenspeler heeft maar één strafkaart.',
  tr: 'Karar {cited:bare} maddesine değil, {paragraph:bare} maddesine dayanır: her defans oyuncusunun yalnız bir cezalı kartı var.',
};

export const restsOnOneSuit: Wording = {
  en: 'The ruling rests on {paragraph}, not on {cited}: all {offender:gen} penalty cards are of one suit.',
  el: 'Η απόφαση στηρίζεται στο {paragraph:bare} και όχι στο {cited:bare}: όλα τα τιμωρημένα φύλλα {offender:gen} είναι σε ένα χρώμα.',
  nl: 'De uitspraak berust op {paragraph}, niet op {cited}: alle strafkaarten {offender:gen} zijn van één kleur.',
  tr: 'Karar {cited:bare} maddesine değil, {paragraph:bare} maddesine dayanır: {offender:gen} bütün cezalı kartları aynı renkten.',
};

export const restsOnSeveralSuits: Wording = {
  en: 'The ruling rests on {paragraph}, not on {cited}: {offender} has penalty cards in more than one suit.',
  el: 'Η απόφαση στηρίζεται στο {paragraph:bare} και όχι στο {cited:bare}: {offender} έχει τιμωρημένα φύλλα σε περισσότερα από ένα χρώματα.',
  nl: 'De uitspraak berust op {paragraph}, niet op {cited}: {offender} heeft strafkaarten in meer dan één kleur.',
  tr: 'Karar {cited:bare} maddesine değil, {paragraph:bare} maddesine dayanır: {offender:gen} birden çok renkte cezalı kartı var.',
};

export const restsOnAnotherOption: Wording = {
  en: 'The ruling rests on {paragraph}, not on {cited}: that paragraph is about another option than declarer’s.',
  el: 'Η απόφαση στηρίζεται στο {paragraph:bare} και όχι στο {cited:bare}: εκείνη η παράγραφος αφορά άλλη επιλογή από αυτή του εκτελεστή.',
  nl: 'De uitspraak berust op {paragraph}, niet op {cited}: dat artikel gaat over een andere keuze dan die van de leider.',
  tr: 'Karar {cited:bare} maddesine değil, {paragraph:bare} maddesine dayanır: o madde deklaranınkinden başka bir seçenekle ilgilidir.',
};
