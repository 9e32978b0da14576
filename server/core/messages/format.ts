// Spells a wording. A hole is `{name}`, with modifiers after colons, and takes a `Noun` of that name:
//
//   {seat} {role}      in the nominative with the article the language uses: `East`, `η Ανατολή`, `oost`, `Doğu`;
//                      `declarer`, `ο εκτελεστής`, `de leider`, `deklaran`
//     :bare            without the article: `Ανατολή`, `leider`
//     :gen             of: `East’s`, `της Ανατολής`, `van oost`, `Doğu’nun`
//     :acc             object (el, tr): `την Ανατολή`, `Doğu’yu`
//     :dat             to (el: σε + article; tr): `στην Ανατολή`, `Doğu’ya`
//     :loc :abl        at, from (tr): `Doğu’da`, `Doğu’dan`
//   {suit}             the suit’s word: `spades`, `πίκα`, `schoppen`, `pik`
//     :one             before a noun (a spade lead): `spade`, `πίκα`, `schoppen`, `pik`
//     :many            several cards of it: `spades`, `πίκες`, `schoppens` (not in tr)
//     :gen             (el, tr) `πίκας`, `pikin`;  :acc :dat :loc :abl  (tr) `piki`, `pike`, `pikte`, `pikten`
//     :sign            `♠`; of no trump `NT`, `ΧΑ`, `SA`
//   {denomination}     as {suit}; `no trump`
//   {card} {cards}     `♠K`; `♠K and ♥Q`; never with an ending: let no sentence need one
//   {vulnerability}    as after `vulnerable:`: `nobody`, `NZ`, `όλοι`, `K-G`
//   {paragraph}        `Law 51B2(b)`, `Νόμος 51Β2(β)`, `artikel 51B2(b)`, `Yasa 51B2(b)`;  :bare  only `51B2(b)`, `51Β2(β)`
//   {number} {text}    as they are; a text gets no quotation marks of its own
//
//   A list (`cards`, `suits`, `seats`, `paragraphs`) is joined with the language’s “and”;  :or  joins it with “or”.
//   :cap               with a capital (a message gets one at its beginning by itself)
//   {cards?goes|go}    the first where the noun is one thing (or the number 1), else the second
//
// All four languages of a wording have the same holes; a modifier that a language does not have fails a test.
import type { Denomination } from '../bridge/cards.ts';
import type { Language, Noun, Nouns, Role } from '../bridge/nouns.ts';
import { spellParagraph, spellParagraphNumber } from '../bridge/paragraphs.ts';
import { denominationWord, FORMS, SUIT_GLYPHS, type Word } from '../bridge/vocabulary/vocabulary.ts';
import { type CardStyle, joinAll, spellCards, VOCABULARIES } from '../bridge/words.ts';
import type { Wording } from './wording.ts';

/** What may stand after a hole's name in each language: the forms that its words have, and what holds for all. */
export function modifiersOf(language: Language): ReadonlySet<string> {
  const { seats, suits, roles, noTrump } = VOCABULARIES[language];
  const words: readonly Word[] = [
    ...Object.values(seats),
    ...Object.values(suits),
    ...Object.values(roles),
    noTrump,
  ];
  const forms = FORMS.filter((form) => words.some((word) => word[form] !== undefined));
  return new Set([...forms, 'bare', 'sign', 'or', 'cap']);
}

/** A hole as it is written in a wording; `choice` is the pair after the question mark. */
export type Hole = {
  readonly written: string;
  readonly name: string;
  readonly modifiers: readonly string[];
  readonly choice: readonly [string, string] | undefined;
};

const HOLE = /\{([A-Za-z]\w*)((?::\w+)*)(?:\?([^|{}]*)\|([^|{}]*))?\}/g;

/** The wording as a sentence in the style's language, its holes filled with `nouns`. */
export function say(wording: Wording, nouns: Nouns, style: CardStyle): string {
  const template = wording[style.language];
  const sentence = template.replace(HOLE, (written) => {
    const [hole] = holesOf(written);
    const noun = hole && nouns[hole.name];
    return hole && noun ? fill(hole, noun, style) : written;
  });
  return beginsWithQuotedText(template, nouns) ? sentence : capitalise(sentence, style.language);
}

/** The holes of one language's sentence, in order. */
export function holesOf(template: string): readonly Hole[] {
  return Array.from(template.matchAll(HOLE), ([written, name = '', modifiers = '', one, many]) => ({
    written,
    name,
    modifiers: modifiers.split(':').filter((modifier) => modifier !== ''),
    choice: one === undefined || many === undefined ? undefined : [one, many],
  }));
}

function fill(hole: Hole, noun: Noun, style: CardStyle): string {
  if (hole.choice) return hole.choice[isOne(noun) ? 0 : 1];
  const spelled = spellNoun(noun, hole.modifiers, style);
  return hole.modifiers.includes('cap') ? capitalise(spelled, style.language) : spelled;
}

/** Words of the write-up keep the letters they have. */
function beginsWithQuotedText(template: string, nouns: Nouns): boolean {
  const [first] = holesOf(template);
  const noun = first && template.startsWith(first.written) ? nouns[first.name] : undefined;
  return noun !== undefined && 'text' in noun;
}

function isOne(noun: Noun): boolean {
  if ('number' in noun) return noun.number === 1;
  return thingsOf(noun).length === 1;
}

/** A list's things; a thing that stands alone is a list of one. */
function thingsOf(noun: Noun): readonly unknown[] {
  if ('cards' in noun) return noun.cards;
  if ('suits' in noun) return noun.suits;
  if ('seats' in noun) return noun.seats;
  if ('paragraphs' in noun) return noun.paragraphs;
  return [noun];
}

function spellNoun(noun: Noun, modifiers: readonly string[], style: CardStyle): string {
  const { language } = style;
  const conjunction = modifiers.includes('or') ? 'or' : 'and';
  const all = (parts: readonly string[]) => joinAll(parts, language, conjunction);
  if ('card' in noun) return spellCards([noun.card], style, conjunction);
  if ('cards' in noun) return spellCards(noun.cards, style, conjunction);
  if ('suit' in noun) return spellDenomination(noun.suit, modifiers, language);
  if ('suits' in noun) return all(noun.suits.map((suit) => spellDenomination(suit, modifiers, language)));
  if ('denomination' in noun) return spellDenomination(noun.denomination, modifiers, language);
  if ('seat' in noun) return spellRole(noun.seat, modifiers, language);
  if ('seats' in noun) return all(noun.seats.map((seat) => spellRole(seat, modifiers, language)));
  if ('role' in noun) return spellRole(noun.role, modifiers, language);
  if ('vulnerability' in noun) return VOCABULARIES[language].vulnerabilities[noun.vulnerability].nom;
  if ('number' in noun) return String(noun.number);
  if ('paragraph' in noun) return spellLaw(noun.paragraph, modifiers, language);
  if ('paragraphs' in noun) return all(noun.paragraphs.map((id) => spellLaw(id, modifiers, language)));
  return noun.text;
}

function spellDenomination(
  denomination: Denomination,
  modifiers: readonly string[],
  language: Language,
): string {
  if (!modifiers.includes('sign')) {
    return formOf(denominationWord(VOCABULARIES[language], denomination), modifiers);
  }
  return denomination === 'NT' ? VOCABULARIES[language].noTrump.letter : SUIT_GLYPHS[denomination];
}

function spellRole(role: Role, modifiers: readonly string[], language: Language): string {
  const { roles, seats } = VOCABULARIES[language];
  return formOf({ ...roles, ...seats }[role], modifiers);
}

function formOf(word: Word, modifiers: readonly string[]): string {
  const form = FORMS.find((known) => modifiers.includes(known));
  return (form && word[form]) ?? word.nom;
}

function spellLaw(paragraph: string, modifiers: readonly string[], language: Language): string {
  return modifiers.includes('bare')
    ? spellParagraphNumber(paragraph, language)
    : spellParagraph(paragraph, language);
}

/** With a capital letter; a Turkish `i` keeps its dot. */
function capitalise(text: string, language: Language): string {
  const first = text.charAt(0);
  const capital = language === 'tr' && first === 'i' ? 'İ' : first.toUpperCase();
  return capital + text.slice(1);
}
