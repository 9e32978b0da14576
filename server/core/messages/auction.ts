// What is said of an auction, and of a contract that is not its own.
import type { Wording } from './wording.ts';

export const insufficientBid: Wording = {
  en: '{seat:gen} bid of {level}{suit:sign} is not sufficient over {lastlevel}{lastsuit:sign}.',
  el: 'Η αγορά {level}{suit:sign} {seat:gen} δεν είναι επαρκής μετά το {lastlevel}{lastsuit:sign}.',
  nl: 'Het bod {level}{suit:sign} {seat:gen} is onvoldoende na {lastlevel}{lastsuit:sign}.',
  tr: '{seat:gen} {level}{suit:sign} deklaresi, {lastlevel}{lastsuit:sign} üzerine yetersiz.',
};

export const inadmissibleDouble: Wording = {
  en: '{seat} has no bid of an opponent to double.',
  el: '{seat} δεν έχει αγορά αντιπάλου για να κοντράρει.',
  nl: '{seat} heeft geen bod van een tegenstander om te doubleren.',
  tr: '{seat:gen} kontr diyebileceği bir rakip deklaresi yok.',
};

export const inadmissibleRedouble: Wording = {
  en: '{seat} has no double of an opponent to redouble.',
  el: '{seat} δεν έχει κοντρ αντιπάλου για να ρεκοντράρει.',
  nl: '{seat} heeft geen doublet van een tegenstander om te redoubleren.',
  tr: '{seat:gen} sürkontr diyebileceği bir rakip kontru yok.',
};

export const callAfterTheEnd: Wording = {
  en: 'The auction was over before {seat:gen} call here.',
  el: 'Οι αγορές είχαν τελειώσει πριν από αυτή την αγορά {seat:gen}.',
  nl: 'Het bieden was al afgelopen voor deze bieding {seat:gen}.',
  tr: '{seat:gen} bu deklaresinden önce ihale bitmişti.',
};

export const contractAgainstAuction: Wording = {
  en: 'The auction ended in {bid}, not {stated}.',
  el: 'Οι αγορές κατέληξαν σε {bid} και όχι σε {stated}.',
  nl: 'Het bieden eindigde in {bid}, niet in {stated}.',
  tr: 'İhalenin vardığı kontrat {bid}, {stated} değil.',
};

export const declarerAgainstAuction: Wording = {
  en: 'By the auction {right} is declarer, not {stated}.',
  el: 'Σύμφωνα με τις αγορές εκτελεστής είναι {right} και όχι {stated}.',
  nl: 'Volgens het bieden is {right} de leider, niet {stated}.',
  tr: 'İhaleye göre deklaran {right}, {stated} değil.',
};

export const endOfAuction: Wording = {
  en: 'This is the last bid of the auction.',
  el: 'Εδώ είναι η τελευταία αγορά.',
  nl: 'Dit is het laatste bod.',
  tr: 'İhalenin son deklaresi burada.',
};
