// What is said of a deal that is not as dealt.
import type { Wording } from './wording.ts';

export const cardTwice: Wording = {
  en: '{card} is in two hands: {owner:gen} and {seat:gen}.',
  el: 'Το {card} εμφανίζεται σε δύο χέρια: {owner:gen} και {seat:gen}.',
  nl: '{card} staat in twee handen: die {owner:gen} en die {seat:gen}.',
  tr: '{card} iki elde birden görünüyor: {owner:gen} ve {seat:gen} elinde.',
};

export const cardTwiceInOneHand: Wording = {
  en: '{card} appears twice in {seat:gen} hand.',
  el: 'Το {card} εμφανίζεται δύο φορές στο χέρι {seat:gen}.',
  nl: '{card} staat twee keer in de hand {seat:gen}.',
  tr: '{card} {seat:gen} elinde iki kez görünüyor.',
};

export const otherCard: Wording = {
  en: 'The other {card} is here, in {owner:gen} hand.',
  el: 'Το άλλο {card} είναι εδώ, στο χέρι {owner:gen}.',
  nl: 'De andere {card} staat hier, in de hand {owner:gen}.',
  tr: 'Öteki {card} burada, {owner:gen} elinde.',
};

export const movedCard: Wording = {
  en: '{card} is {owner:gen} in the whole deal, but here it is shown with {seat}.',
  el: 'Στην πλήρη διανομή το {card} το έχει {owner}, εδώ όμως εμφανίζεται στο χέρι {seat:gen}.',
  nl: 'In het volledige spel heeft {owner} {card}, maar hier staat die kaart bij {seat}.',
  tr: 'Tam dağıtımda {card} {owner:loc}, burada ise {seat:gen} elinde görünüyor.',
};

export const inTheDeal: Wording = {
  en: 'In the whole deal {card} is here.',
  el: 'Στην πλήρη διανομή το {card} είναι εδώ.',
  nl: 'In het volledige spel staat {card} hier.',
  tr: 'Tam dağıtımda {card} burada.',
};

export const tooManyCards: Wording = {
  en: '{seat} has {number} cards; a hand has 13.',
  el: '{seat} έχει {number} φύλλα· ένα χέρι έχει 13.',
  nl: '{seat} heeft {number} kaarten; een hand heeft er 13.',
  tr: '{seat:gen} {number} kartı var; bir elde 13 kart olur.',
};

export const unequalHands: Wording = {
  en: 'The hands do not have the same number of cards: {seat} has {number} {number?card|cards} instead of {usual}.',
  el: 'Τα χέρια δεν έχουν ίσο αριθμό φύλλων: {seat} έχει {number} αντί για {usual}.',
  nl: 'De handen zijn niet even lang: {seat} heeft {number} {number?kaart|kaarten} in plaats van {usual}.',
  tr: 'Ellerdeki kart sayıları eşit değil: {seat:loc} {usual} yerine {number} kart var.',
};

export const openOwner: Wording = {
  en: 'The layout does not say whose hand this is; it is read as {seat:gen}.',
  el: 'Από τη διάταξη δεν φαίνεται ποιανού είναι αυτό το χέρι· διαβάζεται ως χέρι {seat:gen}.',
  nl: 'Uit de opstelling blijkt niet van wie deze hand is; gelezen als die {seat:gen}.',
  tr: 'Bu elin kimin olduğu düzenden anlaşılmıyor; {seat:gen} eli olarak okundu.',
};

export const openDivision: Wording = {
  en: 'This row does not say which cards are {seat:gen} and which are {owner:gen}.',
  el: 'Από αυτή τη γραμμή δεν φαίνεται ποια φύλλα είναι {seat:gen} και ποια {owner:gen}.',
  nl: 'Uit deze regel blijkt niet welke kaarten {seat:gen} zijn en welke {owner:gen}.',
  tr: 'Bu satırda hangi kartların {seat:gen}, hangilerinin {owner:gen} olduğu anlaşılmıyor.',
};

export const openSuits: Wording = {
  en: 'Nothing here says where one suit ends and the next begins.',
  el: 'Δεν φαίνεται εδώ πού τελειώνει το ένα χρώμα και πού αρχίζει το επόμενο.',
  nl: 'Hier blijkt niet waar de ene kleur ophoudt en de volgende begint.',
  tr: 'Burada bir rengin nerede bitip ötekinin nerede başladığı anlaşılmıyor.',
};

export const openRank: Wording = {
  en: 'This “{sign}” may be {card} or {other}; it is read as {card}.',
  el: 'Αυτό το «{sign}» μπορεί να είναι {card} ή {other}· διαβάζεται ως {card}.',
  nl: 'Deze “{sign}” kan {card} of {other} zijn; gelezen als {card}.',
  tr: 'Bu “{sign}” {card} ya da {other} olabilir; {card} olarak okundu.',
};

export const lookAlike: Wording = {
  en: 'This “{sign}” is no Latin letter, it only looks like one; it is read as {card}.',
  el: 'Αυτό το «{sign}» δεν είναι λατινικό γράμμα, απλώς του μοιάζει· διαβάζεται ως {card}.',
  nl: 'Deze “{sign}” is geen Latijnse letter, maar lijkt er alleen op; gelezen als {card}.',
  tr: 'Bu “{sign}” Latin harfi değil, yalnızca öyle görünüyor; {card} olarak okundu.',
};

export const unknownRank: Wording = {
  en: 'The sign “{sign}” stands for no card.',
  el: 'Το σημάδι «{sign}» δεν αντιστοιχεί σε κανένα φύλλο.',
  nl: 'Het teken “{sign}” staat voor geen enkele kaart.',
  tr: '“{sign}” işareti hiçbir karta karşılık gelmiyor.',
};

export const missingCard: Wording = {
  en: '{cards} {cards?is|are} in no hand.',
  el: '{cards?Το|Τα} {cards} δεν {cards?υπάρχει|υπάρχουν} σε κανένα χέρι.',
  nl: '{cards} {cards?staat|staan} in geen enkele hand.',
  tr: '{cards} hiçbir elde yok.',
};

export const missingCardOfShortHand: Wording = {
  en: '{cards} {cards?is|are} in no hand, and {seat} has only {number} cards.',
  el: '{cards?Το|Τα} {cards} δεν {cards?υπάρχει|υπάρχουν} σε κανένα χέρι, και {seat} έχει μόνο {number} φύλλα.',
  nl: '{cards} {cards?staat|staan} in geen enkele hand, en {seat} heeft maar {number} kaarten.',
  tr: '{cards} hiçbir elde yok; {seat:loc} yalnızca {number} kart var.',
};

export const dealerAgainstNumber: Wording = {
  en: 'The dealer of board {board} is {dealer}, not {seat}.',
  el: 'Στη διανομή {board} μοιράζει {dealer} και όχι {seat}.',
  nl: 'Op spel {board} is {dealer} gever, niet {seat}.',
  tr: '{board} numaralı bordu {dealer} dağıtır, {seat} değil.',
};

export const vulnerabilityAgainstNumber: Wording = {
  en: 'Vulnerable on board {board}: {right}, not {stated}.',
  el: 'Στη διανομή {board} είναι στη δεύτερη μανς: {right}, όχι {stated}.',
  nl: 'Kwetsbaar op spel {board}: {right}, niet {stated}.',
  tr: '{board} numaralı bordda zon: {right}, {stated} değil.',
};

export const boardNumberHere: Wording = {
  en: 'The board number is here.',
  el: 'Ο αριθμός της διανομής είναι εδώ.',
  nl: 'Het spelnummer staat hier.',
  tr: 'Bord numarası burada.',
};
