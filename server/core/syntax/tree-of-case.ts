import type { Language } from '../bridge/nouns.ts';
import { type CaseText, caseTextOf } from '../text/lines.ts';
import { lastBefore, type Span } from '../text/span.ts';
import { type Annotation, readAnnotations } from './annotations/annotation.ts';
import { type Auction, readTables } from './auctions/auction.ts';
import type { PlayRecord } from './auctions/play-table.ts';
import { diagramAt, type ReadDiagram } from './boards/diagram.ts';
import { type LooseHand, looseHands } from './boards/loose-hand.ts';
import { toldBoards } from './boards/told-board.ts';
import type { CaseSource, FileContext } from './case-source.ts';
import { type Citation, readCitations } from './citations/citation.ts';
import { type Headers, headersOfOneBoard } from './headers/header.ts';
import { readHeaders } from './headers/read-headers.ts';
import { recogniseLanguage } from './language.ts';
import { maySpeakOfPenaltyCards } from './lexicon/gates.ts';
import { lostSignsIn } from './lost-signs.ts';
import type { Sentence } from './sentences/clause.ts';
import { sentencesIn } from './sentences/sentences.ts';
import type { Board, Problem } from './tree.ts';

/** What the parser gives for one case: everything it recognised, each thing with its place. */
export type CaseTree = {
  readonly text: CaseText;
  readonly language: Language;
  readonly diagrams: readonly ReadDiagram[];
  /** Hands in the middle of a sentence. */
  readonly looseHands: readonly LooseHand[];
  /** The board that these hands are, in a case without a diagram. */
  readonly toldBoards: readonly Board[];
  readonly headers: readonly Headers[];
  /** The auctions that are printed as a table and were read to their last call. */
  readonly auctions: readonly Auction[];
  /** The tricks that are printed, as a table or in a record. */
  readonly plays: readonly PlayRecord[];
  readonly annotations: readonly Annotation[];
  readonly citations: readonly Citation[];
  /** Where signs were lost; the first place stands for all. */
  readonly lostSigns: readonly Problem[];
  /** The prose, cut into clauses of the law's terms; none in a case that names no penalty card, or where they are not asked for. */
  readonly sentences: readonly Sentence[];
  /** The like of the lines before the first case; only where the case has sentences. */
  readonly preamble: readonly Sentence[];
};

/** How a case is read. */
export type Reading = {
  /** Its language where neither `@language` nor its words tell. */
  readonly fallback: Language;
  /** Whether its prose is cut into sentences; without them boards, headers, annotations and citations are read. */
  readonly sentences: boolean;
};

/** Reads a case. */
export function treeOf(source: CaseSource, reading: Reading): CaseTree {
  const { lines, file } = source;
  const text = caseTextOf(lines);
  const likely = file.language ?? file.recognised ?? reading.fallback;
  const annotations = readAnnotations(text, likely);
  const given = annotations.find(({ word }) => word === 'language')?.given.language?.value ?? file.language;
  const language = given ?? recogniseLanguage(lines) ?? likely;
  const diagrams = diagramsOf(source, text, language);
  const citations = readCitations(text);
  const printed = diagrams.map(({ board }) => board);
  const prose = proseOf(text, diagrams, language);
  const dealer = headersOfOneBoard(prose.headers).find((header) => header.dealer)?.dealer;
  const boards = [
    ...diagrams.map(({ board }) => board.span),
    ...prose.looseHands.map(({ hand }) => hand.span),
  ];
  const told = reading.sentences ? sentencesOf(text, file, boards, citations, language) : NO_SENTENCES;
  return {
    text,
    language,
    diagrams,
    ...prose,
    toldBoards: diagrams.length === 0 ? toldBoards(text, prose.looseHands, language) : [],
    ...readTables(text, (line) => isInBoard(text.starts[line] ?? 0, printed), language, dealer),
    ...told,
    annotations: language === likely ? annotations : readAnnotations(text, language),
    citations,
    lostSigns: lostSignsIn(text),
  };
}

const NO_SENTENCES = { sentences: [], preamble: [] } as const;

/** The sentences of a case that has to do with penalty cards, and those before the first case. */
function sentencesOf(
  text: CaseText,
  { preamble }: FileContext,
  boards: readonly Span[],
  citations: readonly Citation[],
  language: Language,
): Pick<CaseTree, 'sentences' | 'preamble'> {
  const isOnTopic =
    citations.some(isOnPenaltyCards) ||
    maySpeakOfPenaltyCards(text.lines.join('\n'), language) ||
    maySpeakOfPenaltyCards(preamble.slice(0, TITLE_LENGTH), language);
  if (!isOnTopic) return NO_SENTENCES;
  const cited = citations.map(({ span }) => span);
  return sentencesIn(text, preamble, boards, cited, language);
}

/** So much of the lines before the first case may be the title of the file. */
const TITLE_LENGTH = 200;

/** Laws 50 and 51. */
function isOnPenaltyCards({ law }: Citation): boolean {
  return law === 50 || law === 51;
}

/** The diagrams as they were found, or read again where the case is in another language than the file's head. */
function diagramsOf(source: CaseSource, text: CaseText, language: Language): readonly ReadDiagram[] {
  const { diagrams, file } = source;
  if (language === (file.language ?? file.recognised ?? 'en')) return diagrams.map(({ read }) => read);
  const again: ReadDiagram[] = [];
  for (let line = 0; line < text.lines.length; ) {
    const read = diagramAt(text.lines, line, text.starts[line] ?? 0, language);
    if (read !== undefined) again.push(read);
    line = Math.max(line + 1, read?.endLine ?? 0);
  }
  return again;
}

/** What the lines outside the diagrams tell of a board. */
function proseOf(
  text: CaseText,
  diagrams: readonly ReadDiagram[],
  language: Language,
): Pick<CaseTree, 'headers' | 'looseHands'> {
  const headers: Headers[] = diagrams.map((diagram) => diagram.headers);
  const boards = diagrams.map(({ board }) => board);
  const hands: LooseHand[] = [];
  for (const [at, line] of text.lines.entries()) {
    const start = text.starts[at] ?? 0;
    if (line === '' || isInBoard(start, boards)) continue;
    headers.push(readHeaders(line, start, language));
    hands.push(...looseHands(line, start, language));
  }
  return { headers, looseHands: hands };
}

function isInBoard(start: number, boards: readonly Board[]): boolean {
  const last = lastBefore(boards, start + 1);
  return last !== undefined && start < last.span.end;
}
