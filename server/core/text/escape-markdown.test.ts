import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { escapeMarkdown } from './escape-markdown.ts';

test.each([
  ['[run](command:evil)', '[run\\](command:evil)'],
  ['![picture](https://example.org/x.png)', '![picture\\](https\\://example.org/x.png)'],
  ['[a]: https://example.org', '[a\\]: https\\://example.org'],
  ['<img src=x onerror=run>', '\\<img src=x onerror=run\\>'],
  ['see www.example.org or a@example.org', 'see www\\.example.org or a\\@example.org'],
  [
    '`code` *loud* __loud__ ~~gone~~ | cell',
    '\\`code\\` \\*loud\\* \\_\\_loud\\_\\_ \\~\\~gone\\~\\~ \\| cell',
  ],
  ['# heading', '\\# heading'],
  ['- item', '\\- item'],
  ['12. item', '12\\. item'],
  ['1) note', '1\\) note'],
  ['    code', 'code'],
  ['one\n---', 'one\n\\---'],
  ['&lt;b&#62; R & D', '\\&lt;b\\&#62; R & D'],
  ['$(warning)', '\\$(warning)'],
  ['back\\slash', 'back\\\\slash'],
  ['turned \u202eround', 'turned  round'],
])('shows %j as it is', (text, markdown) => {
  expect(escapeMarkdown(text)).toBe(markdown);
});

it('leaves the words of a law as they are', () => {
  const law = '(c) When a defender has penalty cards [see Law 50D2(a)] – “any” suit; ♠K, τιμωρημένα φύλλα.';
  expect(escapeMarkdown(law)).toBe(law);
});

it('leaves nothing by which a link or a tag could begin', () => {
  const sign = fc.constantFrom(...'[]()<>:/!&#@\\`\n aw.');
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 30 }), (signs) => {
      const markdown = escapeMarkdown(signs.join('')).replace(/\\[^\n]/g, ' ');
      expect(markdown).not.toMatch(/[<>`\\@]|\][([:]|:\/\/|www\.|&[#\w]/);
    }),
  );
});
