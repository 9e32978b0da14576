import { describe, expect, it, test } from 'vitest';
import { LANGUAGES } from './bridge/nouns.ts';
import { defaultStyle } from './bridge/words.ts';
import { describeAnnotation } from './describe-annotation.ts';
import { say } from './messages/format.ts';
import { readAnnotationLine } from './syntax/annotations/annotation.ts';
import { ANNOTATION_WORDS, GRAMMAR } from './syntax/annotations/annotation-grammar.ts';

/** What is said of the annotation on a line, in each language. */
function told(line: string): readonly string[] {
  const [annotation] = readAnnotationLine(line, 0, 'en');
  const description = annotation && describeAnnotation(annotation);
  if (description === undefined) return [];
  return LANGUAGES.map((language) => say(description.wording, description.nouns, defaultStyle(language)));
}

describe('what an annotation says', () => {
  it('names its cards in the letters of the language', () => {
    expect(told('@penalty E ♠K ♥Q dropped')).toEqual([
      'From here on East’s penalty cards are ♠K and ♥Q.',
      'Τιμωρημένα φύλλα της Ανατολής από εδώ και πέρα: ♠K και ♥Q.',
      'Strafkaarten van oost vanaf hier: ♠H en ♥V.',
      'Doğu’nun buradan sonraki cezalı kartları: ♠K ve ♥Q.',
    ]);
  });

  it('names who chose', () => {
    expect(told('@prohibits ♠ ♥')[0]).toBe('Before this lead declarer prohibits spades and hearts.');
    expect(told('@requires ♠ by dummy')[2]).toBe('Voordat er wordt voorgespeeld, eist de blinde schoppen.');
  });

  it('tells dealer and vulnerability of a board', () => {
    expect(told('@board 14')[0]).toBe('Board 14; by its number the dealer is East; vulnerable: nobody.');
  });

  it('shows how half of one is written', () => {
    expect(told('@penalty E')[0]).toBe('This annotation is written like this: @penalty E ♠K ♥Q dropped.');
  });

  test.each(ANNOTATION_WORDS)('of @%s is a sentence in each language, without a hole left', (word) => {
    const example = Object.entries(GRAMMAR).find(([key]) => key === word)?.[1].example ?? '';
    const sentences = told(example);
    expect(sentences).toHaveLength(LANGUAGES.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^[^{}]+\.$/);
    for (const sentence of sentences) expect(sentence).not.toContain('@');
  });
});
