/** Signs that would hide in the text, or turn its direction round. */
const UNSEEN = /[\p{Cc}\u200b\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** Signs that mean something to Markdown anywhere in a line, and what makes a link of a bare address. */
const MARKUP = /[\\`*_<>~|$]|&(?=[#\w])|\](?=[([:])|:(?=\/\/)|(?<=www)\.|@/gi;

/** What makes a heading, a list, a rule or an underlining of a line. */
const OPENING = /^(?:([#+=-])|(\d+)([.)]))/;

/**
 * Words of somebody else as Markdown that shows them as they are: no link, no HTML, no command, no layout.
 * A blank line still parts paragraphs.
 */
export function escapeMarkdown(text: string): string {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(escapeLine)
    .join('\n');
}

function escapeLine(line: string): string {
  return line
    .replace(UNSEEN, ' ')
    .trim()
    .replace(MARKUP, '\\$&')
    .replace(OPENING, (_opening, sign: string | undefined, digits = '', stop = '') =>
      sign === undefined ? `${digits}\\${stop}` : `\\${sign}`,
    );
}
