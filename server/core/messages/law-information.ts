// What a player knows from a penalty card, and cards taken back unasked: the sentences of the rules.
import type { Wording } from './wording.ts';

export const authorizedWhileOnTable: Wording = {
  en: 'What {seat} knows of {cards} is authorized information: it is so for all players while {cards?the card lies|the cards lie} on the table.',
  el: 'Ό,τι γνωρίζει {seat} για {cards?το φύλλο|τα φύλλα} {cards} είναι θεμιτή πληροφορία: ισχύει για όλους τους παίκτες, όσο {cards?το φύλλο βρίσκεται|τα φύλλα βρίσκονται} στο τραπέζι.',
  nl: 'Wat {seat} van {cards} weet, is geoorloofde informatie: dat geldt voor alle spelers zolang {cards?de kaart op tafel ligt|de kaarten op tafel liggen}.',
  tr: '{seat:gen} {cards} hakkında bildikleri izinli bilgidir: {cards?kart|kartlar} masada kaldığı sürece bu bütün oyuncular için geçerlidir.',
};

export const unauthorizedAfterPickUp: Wording = {
  en: 'What {seat} knows of {cards} is unauthorized information: {cards?the card has|the cards have} gone back to the hand.',
  el: 'Ό,τι γνωρίζει {seat} για {cards?το φύλλο|τα φύλλα} {cards} είναι αθέμιτη πληροφορία: {cards?το φύλλο επέστρεψε|τα φύλλα επέστρεψαν} στο χέρι.',
  nl: 'Wat {seat} van {cards} weet, is ongeoorloofde informatie: {cards?de kaart is|de kaarten zijn} weer opgenomen.',
  tr: '{seat:gen} {cards} hakkında bildikleri izinsiz bilgidir: {cards?kart|kartlar} ele geri alınmıştır.',
};

export const authorizedForDeclarer: Wording = {
  en: 'What {seat} knows of {cards} is authorized information: of a card gone back to the hand it is unauthorized only for the offender’s partner.',
  el: 'Ό,τι γνωρίζει {seat} για {cards?το φύλλο|τα φύλλα} {cards} είναι θεμιτή πληροφορία: για φύλλο που επέστρεψε στο χέρι είναι αθέμιτη μόνο για τον συμπαίκτη του υπαιτίου.',
  nl: 'Wat {seat} van {cards} weet, is geoorloofde informatie: van een opgenomen kaart is ze alleen ongeoorloofd voor de partner van de overtreder.',
  tr: '{seat:gen} {cards} hakkında bildikleri izinli bilgidir: ele geri alınan bir kartın bilgisi yalnız kusurlu oyuncunun ortağı için izinsizdir.',
};

export const mayNotTakeBack: Wording = {
  en: '{seat} may not take {cards} back unasked: declarer says whether the card is accepted.',
  el: '{seat} δεν μπορεί να αποσύρει αυτοβούλως το φύλλο {cards}: ο εκτελεστής λέει αν το δέχεται.',
  nl: '{seat} mag {cards} niet op eigen initiatief terugnemen: de leider zegt of de kaart wordt geaccepteerd.',
  tr: '{seat}, {cards} kartını kendiliğinden geri alamaz: kartı kabul edip etmediğini deklaran söyler.',
};
