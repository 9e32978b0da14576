import { LANGUAGES, type Language } from '../core/bridge/nouns.ts';
import type { ReadDocx } from '../docx/read-docx.ts';

/** The world outside of a run of the program. */
export type Terminal = {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly isColourful: boolean;
  /** The language of the user, for what is said of no text. */
  readonly language: Language;
  /** The version of the program, read only when it is asked for. */
  readonly version: () => string;
  /** Reads a Word document; what does it is loaded only when there is one. */
  readonly readDocx: (bytes: Uint8Array) => Promise<ReadDocx>;
};

/** The language that the environment asks for, as other programs read it; English where we do not speak it. */
export function languageOfEnvironment(environment: Readonly<Record<string, string | undefined>>): Language {
  const asked = environment.LC_ALL || environment.LC_MESSAGES || environment.LANG || '';
  return LANGUAGES.find((language) => asked.startsWith(language)) ?? 'en';
}

/** A text as it may stand in a terminal: no sign of it moves the cursor or changes colours. */
export function printable(text: string): string {
  return text.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g, '\ufffd');
}
