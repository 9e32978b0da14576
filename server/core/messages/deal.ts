// The words that stand around a deal when it is written out: header, auction, play.
import type { Wording } from './wording.ts';

export const board: Wording = {
  en: 'Board {number}',
  el: 'Διανομή {number}',
  nl: 'Spel {number}',
  tr: 'Bord {number}',
};

export const dealer: Wording = {
  en: 'Dealer {seat}',
  el: 'Μοιράζει {seat}',
  nl: 'Gever {seat}',
  tr: 'Dağıtan: {seat}',
};

export const vulnerable: Wording = {
  en: 'Vulnerable: {vulnerability}',
  el: '{vulnerability:cap} στη δεύτερη μανς',
  nl: 'Kwetsbaar: {vulnerability}',
  tr: 'Zon: {vulnerability}',
};

export const contract: Wording = {
  en: 'Contract: {contract} by {seat}',
  el: 'Συμβόλαιο: {contract}, εκτελεστής {seat}',
  nl: 'Contract: {contract} door {seat}',
  tr: 'Kontrat: {contract}, deklaran {seat}',
};

export const contractAlone: Wording = {
  en: 'Contract: {contract}',
  el: 'Συμβόλαιο: {contract}',
  nl: 'Contract: {contract}',
  tr: 'Kontrat: {contract}',
};

export const passedOut: Wording = {
  en: 'All four players passed.',
  el: 'Και οι τέσσερις παίκτες είπαν πάσο.',
  nl: 'Alle vier de spelers pasten.',
  tr: 'Dört oyuncu da pas geçti.',
};

export const tricks: Wording = {
  en: 'Tricks won by declarer: {number}',
  el: 'Λεβέ του εκτελεστή: {number}',
  nl: 'Slagen voor de leider: {number}',
  tr: 'Deklaranın aldığı löve: {number}',
};

export const hands: Wording = { en: 'Hands', el: 'Χέρια', nl: 'Handen', tr: 'Eller' };
export const auction: Wording = { en: 'Auction', el: 'Αγορά', nl: 'Biedverloop', tr: 'İhale' };
export const play: Wording = { en: 'Play', el: 'Παίξιμο', nl: 'Spelverloop', tr: 'Oyun' };
export const trick: Wording = { en: 'Trick', el: 'Λεβέ', nl: 'Slag', tr: 'Löve' };
export const player: Wording = { en: 'Player', el: 'Παίκτης', nl: 'Speler', tr: 'Oyuncu' };
export const pass: Wording = { en: 'Pass', el: 'Πάσο', nl: 'Pas', tr: 'Pas' };
export const voidSuit: Wording = { en: 'none', el: 'κανένα', nl: 'geen', tr: 'yok' };
export const unknownHand: Wording = {
  en: 'not shown',
  el: 'δεν φαίνεται',
  nl: 'niet getoond',
  tr: 'gösterilmedi',
};
