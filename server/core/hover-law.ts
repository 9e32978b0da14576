// The law as the hover shows it: a paragraph's words, and whose they are.
import type { Language, Nouns } from './bridge/nouns.ts';
import { spellParagraphNumber } from './bridge/paragraphs.ts';
import { defaultStyle } from './bridge/words.ts';
import { type LawBook, type Paragraph, paragraphOf } from './laws/book.ts';
import type { Edition } from './laws/editions.ts';
import { nearestParagraphs, parentOf, partsOf, standingOf } from './laws/paragraphs.ts';
import { say } from './messages/format.ts';
import * as words from './messages/hover-law.ts';
import type { Wording } from './messages/wording.ts';
import { escapeMarkdown } from './text/escape-markdown.ts';

/** How a paragraph is to be shown. */
export type LawView = {
  readonly edition: Edition;
  readonly language: Language;
  readonly books: readonly LawBook[];
};

/**
 * A paragraph of the laws as Markdown: heading, text, notes, parts, edition and whose words they are. Of one that
 * its edition does not have, what there is instead; `undefined` where its law is none of ours.
 */
export function lawMarkdown(id: string, view: LawView): string | undefined {
  const paragraph = paragraphOf(id, view.edition, view.language, view.books);
  if (paragraph) return blocks(markdownOf(paragraph, view));
  return standingOf(id, view.edition) === 'absent' ? blocks(absentMarkdown(id, view)) : undefined;
}

const PARAGRAPH: Wording = { en: '{paragraph}', el: '{paragraph}', nl: '{paragraph}', tr: '{paragraph}' };

/** The paragraph as a title, with a capital. */
function titleOf(id: string, language: Language): string {
  return tell(PARAGRAPH, language, { paragraph: { paragraph: id } });
}

type Blocks = readonly (string | undefined)[];

function blocks(parts: Blocks): string {
  return parts.filter((part) => part !== undefined && part !== '').join('\n\n');
}

function markdownOf(paragraph: Paragraph, view: LawView): Blocks {
  const { language } = view;
  const title = `**${titleOf(paragraph.id, language)}** · ${escapeMarkdown(paragraph.heading)}`;
  const notes = paragraph.footnotes.map(
    ({ text }) => `*${tell(words.note, language)}:* ${escapeMarkdown(text)}`,
  );
  return [title, quote(paragraph.text), ...notes, partsMarkdown(paragraph.id, view), ...aboutText(paragraph)];
}

/** The text as a quotation; a blank line in it parts paragraphs. */
function quote(text: string): string | undefined {
  if (text === '') return undefined;
  return escapeMarkdown(text)
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
}

/** The undivided parts of a law or section, a line each. */
function partsMarkdown(id: string, { edition, language, books }: LawView): string {
  return partsOf(id, edition)
    .map((part) => {
      const heading = paragraphOf(part, edition, language, books)?.heading ?? '';
      return `- **${spellParagraphNumber(part, language)}** ${escapeMarkdown(heading)}`;
    })
    .join('\n');
}

/** The edition, whose words the text is in, and what the edition has otherwise than that of 2017. */
function aboutText(paragraph: Paragraph): Blocks {
  const { edition, language, differs } = paragraph;
  const differs2017 =
    differs === undefined
      ? undefined
      : `*${tell(words.against2017, language, { edition: { text: edition } })}:* ${escapeMarkdown(differs)}`;
  const facts = [
    `${tell(words.lawsOf, language, { edition: { text: edition } })}.`,
    kindOf(paragraph),
    paragraph.headingIsOurs ? tell(words.ourHeadings, language) : '',
    paragraph.unverified ? tell(words.notCompared, language) : '',
  ];
  return [differs2017, `*${facts.filter((fact) => fact !== '').join(' ')}*`];
}

const OURS = { translation: words.ourTranslation, summary: words.ourSummary } as const;

const IN_BOOK = {
  wording: words.wordingInBook,
  translation: words.translationInBook,
  summary: words.summaryInBook,
} as const;

/** Whose words the text is in, as a sentence that is not yet spelled; its nouns are plain. */
export function whoseWords({
  kind,
  source,
  book,
}: Paragraph):
  | { readonly wording: Wording; readonly nouns: { readonly [hole: string]: { text: string } } }
  | undefined {
  if (kind === 'heading') return undefined;
  if (book !== undefined) return { wording: IN_BOOK[kind], nouns: { book: { text: book } } };
  if (kind !== 'wording') return { wording: OURS[kind], nouns: {} };
  if (source === undefined) return undefined;
  const { publisher, address, date } = source;
  const nouns = { publisher: { text: publisher }, address: { text: address }, date: { text: date } };
  return { wording: words.quotedFrom, nouns };
}

/** The same as Markdown. */
function kindOf(paragraph: Paragraph): string {
  const whose = whoseWords(paragraph);
  if (whose === undefined) return '';
  const escaped = Object.entries(whose.nouns).map(([hole, { text }]) => [
    hole,
    { text: escapeMarkdown(text) },
  ]);
  return tell(whose.wording, paragraph.language, Object.fromEntries(escaped));
}

/** What is said of a paragraph that its edition does not have, and what the edition says there instead. */
function absentMarkdown(id: string, { edition, language, books }: LawView): Blocks {
  const parent = parentOf(id);
  const differs = parent === undefined ? undefined : paragraphOf(parent, edition, language, books)?.differs;
  return [
    `**${titleOf(id, language)}**`,
    tell(words.noSuchParagraph, language, { edition: { text: edition }, paragraph: { paragraph: id } }),
    differs === undefined ? undefined : escapeMarkdown(differs),
    tell(words.nearIt, language, { paragraphs: { paragraphs: nearestParagraphs(id, edition) } }),
  ];
}

function tell(wording: Wording, language: Language, nouns: Nouns = {}): string {
  return say(wording, nouns, defaultStyle(language));
}
