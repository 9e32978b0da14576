// What each annotation of what happened at the table says, as a sentence; shown on hover.
import type { Wording } from './wording.ts';

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
  nl: 'Voordat er wordt voorgespeeld, eist {by} {suits}.',
  tr: 'Bu çıkıştan önce {by} {suits} çıkılmasını istiyor.',
};

export const prohibits: Wording = {
  en: 'Before this lead {by} prohibits {suits}.',
  el: 'Πριν από αυτή την έξοδο {by} απαγορεύει {suits}.',
  nl: 'Voordat er wordt voorgespeeld, verbiedt {by} {suits}.',
  tr: 'Bu çıkıştan önce {by} {suits} çıkılmasını yasaklıyor.',
};

export const neither: Wording = {
  en: 'Before this lead {by} neither requires nor prohibits anything.',
  el: 'Πριν από αυτή την έξοδο {by} ούτε απαιτεί ούτε απαγορεύει κάτι.',
  nl: 'Voordat er wordt voorgespeeld, legt {by} geen voorspeelbeperking op.',
  tr: 'Bu çıkıştan önce {by} çıkış kısıtlaması getirmiyor.',
};

export const noOption: Wording = {
  en: 'Before this lead declarer stated no option.',
  el: 'Πριν από αυτή την έξοδο ο εκτελεστής δεν δήλωσε καμία επιλογή.',
  nl: 'Voordat er werd voorgespeeld, heeft de leider geen keuze genoemd.',
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
