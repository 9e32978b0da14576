import type { Language } from '../core/bridge/nouns.ts';
import { spellParagraph } from '../core/bridge/paragraphs.ts';
import { defaultStyle } from '../core/bridge/words.ts';
import type { Settings } from '../core/case.ts';
import { whoseWords } from '../core/hover-law.ts';
import { type Paragraph, paragraphOf } from '../core/laws/book.ts';
import type { Edition } from '../core/laws/editions.ts';
import { say } from '../core/messages/format.ts';
import type { CheckedFile } from './checked-file.ts';
import { printable } from './terminal.ts';

/** A paragraph that a finding rests on, in the language and edition of its case. */
type Ground = { readonly id: string; readonly edition: Edition; readonly language: Language };

/** The paragraphs that the findings rest on, each once: what the law itself says. */
export function lawTexts(files: readonly CheckedFile[], books: Settings['books']): string {
  return groundsOf(files)
    .map(({ id, edition, language }) => paragraphOf(id, edition, language, books))
    .map((paragraph) => (paragraph ? `${lawText(paragraph)}\n\n` : ''))
    .join('');
}

function groundsOf(files: readonly CheckedFile[]): readonly Ground[] {
  const grounds = new Map<string, Ground>();
  for (const { report } of files) {
    for (const { report: inCase } of report.cases) {
      for (const { paragraph: id, severity } of inCase.findings) {
        if (id === undefined || severity === 'hint') continue;
        const ground = { id, edition: inCase.edition, language: inCase.shown };
        grounds.set(`${ground.language} ${ground.edition} ${id}`, ground);
      }
    }
  }
  return [...grounds.values()];
}

function lawText(paragraph: Paragraph): string {
  const { id, edition, language, heading, text, footnotes } = paragraph;
  const whose = whoseWords(paragraph);
  const below = [
    ...text.split('\n'),
    ...footnotes.map((note) => `${note.mark} ${note.text}`),
    whose ? `(${say(whose.wording, whose.nouns, defaultStyle(language))})` : '',
  ].filter((line) => line !== '');
  const title = [spellParagraph(id, language), edition, heading].filter((part) => part !== '').join(' · ');
  return [title, ...below.map((line) => `  ${line}`)].map(printable).join('\n');
}
