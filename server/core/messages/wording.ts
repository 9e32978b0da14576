import type { Language } from '../bridge/nouns.ts';

/**
 * A sentence in the four languages, with `{holes}` for the things it names.
 * A language left out is a compile error; a test holds that all four have the same holes.
 */
export type Wording = { readonly [language in Language]: string };
