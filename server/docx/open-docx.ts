// Opens a Word document for a user: its words, or in the user's language why there are none.

import { LANGUAGES } from '../core/bridge/nouns.ts';
import { defaultStyle } from '../core/bridge/words.ts';
import { notDocx } from '../core/messages/cli.ts';
import { say } from '../core/messages/format.ts';
import { readDocx } from './read-docx.ts';

export { readDocx } from './read-docx.ts';

/**
 * The text of a Word document, or a sentence that says that it is none.
 *
 * @param locale the language of the editor, `nl` or `nl-NL`
 */
export async function openDocx(
  bytes: Uint8Array,
  path: string,
  locale: string,
): Promise<{ readonly text: string } | { readonly message: string }> {
  try {
    return { text: await readDocx(bytes) };
  } catch {
    const language = LANGUAGES.find((one) => locale.startsWith(one)) ?? 'en';
    return { message: say(notDocx, { path: { text: path } }, defaultStyle(language)) };
  }
}
