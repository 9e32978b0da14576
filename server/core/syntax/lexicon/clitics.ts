// Phrases with the pronouns that may stand before their verb.
import type { Lexicon } from './lexicon.ts';

/** The phrases, and each in which one of the words before a verb stands a second time with a pronoun behind it. */
export function withClitics(phrases: string, clitics: Lexicon['clitics']): string {
  if (clitics === undefined) return phrases;
  const pronouns = new Set(clitics.words.split('/'));
  const read = phrases.split('|').flatMap((phrase) => {
    const words = phrase.split(' ');
    const at = words.indexOf(clitics.behind);
    const verb = words[at + 1];
    if (at === -1 || verb === undefined || verb === '…' || pronouns.has(verb.split('/')[0] ?? ''))
      return [phrase];
    return [phrase, [...words.slice(0, at + 1), clitics.words, ...words.slice(at + 1)].join(' ')];
  });
  return read.join('|');
}
