// Opens a Word document for a user: its words, or in the user's language why there are none.

import { LANGUAGES } from '../core/bridge/nouns.ts';
import { defaultStyle } from '../core/bridge/words.ts';
import { docxFaults } from '../core/messages/docx.ts';
import { say } from '../core/messages/format.ts';
import { readDocx } from './read-docx.ts';

export { readDocx } from './read-docx.ts';

/**
 * The text of a Word document, or a sentence that says why it cannot be read.
 *
 * @param locale the language of the editor, `nl` or `nl-NL`
 */
export async function openDocx(
  bytes: Uint8Array,
  path: string,
  locale: string,
): Promise<{ readonly text: string } | { readonly message: string }> {
  const read = await readDocx(bytes);
  if ('text' in read) return read;
  const language = LANGUAGES.find((one) => locale.startsWith(one)) ?? 'en';
  return { message: say(docxFaults[read.fault], { path: { text: path } }, defaultStyle(language)) };
}
