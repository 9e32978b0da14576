// PBN (Portable Bridge Notation): games as people and programs write them, read leniently.
import * as words from '../messages/records.ts';
import { type Game, type PbnTag, recordOfGame } from './pbn-game.ts';
import { type PbnPart, pbnPartsOf } from './pbn-lines.ts';
import { problemAt } from './problem.ts';
import type { ReadRecords, RecordProblem } from './record.ts';

/** The games of a PBN text. A value `#` is that of the game before; a line that belongs to nothing is kept as a comment. */
export function readPbn(text: string): ReadRecords {
  const problems: RecordProblem[] = [];
  const games = gamesOf(pbnPartsOf(text), problems);
  const told = new Map<string, PbnTag>();
  const records = games.map((game) => {
    const tags = game.tags.map((tag) => inherited(tag, told));
    for (const tag of tags) told.set(tag.name, tag);
    return recordOfGame({ ...game, tags }, problems);
  });
  return { records, problems };
}

function inherited(tag: PbnTag, told: ReadonlyMap<string, PbnTag>): PbnTag {
  if (!/^##?$/.test(tag.value)) return tag;
  const before = told.get(tag.name);
  return before === undefined ? tag : { ...before, span: tag.span };
}

type OpenGame = { tags: PbnTag[]; names: Set<string>; comments: { text: string; after: string }[] };

/** A game ends at an empty line behind its deal, and where a tag comes again. */
function gamesOf(parts: readonly PbnPart[], problems: RecordProblem[]): readonly Game[] {
  const games: OpenGame[] = [];
  let game: OpenGame = { tags: [], names: new Set(), comments: [] };
  let isParted = false;
  const close = () => {
    if (0 < game.tags.length) games.push(game);
    else games.at(-1)?.comments.push(...game.comments);
    game = { tags: [], names: new Set(), comments: [] };
  };
  for (const part of parts) {
    if (part.kind === 'blank') isParted = true;
    if (part.kind === 'comment') {
      if (!part.isWhole) problems.push(problemAt(part.span, words.unfinishedComment));
      game.comments.push({ text: part.text, after: game.tags.at(-1)?.name ?? '' });
    }
    if (part.kind === 'row') addRow(game, part, isParted, problems);
    if (part.kind !== 'tag') continue;
    if (!part.isWhole) problems.push(problemAt(part.span, words.unfinishedTag));
    if (beginsGame(part.name, game, isParted)) close();
    game.names.add(part.name);
    game.tags.push({ name: part.name, value: part.value, rows: [], span: part.span });
    isParted = false;
  }
  close();
  return games;
}

function beginsGame(name: string, { names }: OpenGame, isParted: boolean): boolean {
  return (name !== 'Note' && names.has(name)) || (isParted && names.has('Deal'));
}

/** Rows stand below a tag; statistics of a dealing program stand alone. */
function addRow(
  game: OpenGame,
  part: Extract<PbnPart, { readonly kind: 'row' }>,
  isParted: boolean,
  problems: RecordProblem[],
): void {
  const last = game.tags.at(-1);
  if (last !== undefined && !isParted && mayHaveRows(last.name)) {
    last.rows.push({ text: part.text, span: part.span });
    return;
  }
  problems.push(problemAt(part.span, words.strangeLine));
  game.comments.push({ text: part.text, after: last?.name ?? '' });
}

/** Tags with one value never have rows, whatever stands below them. */
function mayHaveRows(name: string): boolean {
  return !/^(Event|Site|Date|Board|West|North|East|South|Dealer|Vulnerable|Deal|Scoring|Declarer|Contract|Result)$/.test(
    name,
  );
}
