import { expect, it } from 'vitest';
import { docxOf, paragraph, run } from '../../test/support/word-document.ts';
import { openDocx } from './open-docx.ts';

it('gives the text of a document', async () => {
  const bytes = await docxOf(paragraph(run('East: ') + run('ªKJ', 'Symbol')));
  expect(await openDocx(bytes, 'case.docx', 'en')).toEqual({ text: 'East: ♠KJ\n' });
});

it.each([
  ['nl-NL', 'case.docx is geen Word-document.'],
  ['tr', 'case.docx bir Word belgesi değil.'],
  ['fr', 'case.docx is no Word document.'],
])('says in the language of the editor that a file is none: %s', async (locale, message) => {
  expect(await openDocx(new Uint8Array(3), 'case.docx', locale)).toEqual({ message });
});
