// What a format for readers has no place for.
import type { Noun, Nouns } from '../bridge/nouns.ts';
import { type LostThing, lostInText, lost as words } from '../messages/records.ts';
import type { DealRecord, RecordNotice } from './record.ts';

/** Names, tags and what was kept of another format; `besides` are losses that the writer knows of. A text has no `format`. */
export function lostBesides(
  { players, tags, kept, play }: DealRecord,
  format: Noun | undefined,
  besides: ReadonlySet<LostThing>,
): readonly RecordNotice[] {
  const hasNotes = play?.tricks.some((row) =>
    row.some((played) => played !== undefined && played.note !== ''),
  );
  const others = [...Object.keys(tags), ...kept.map(nameOf)];
  const things: readonly LostThing[] = [
    ...besides,
    ...(Object.keys(players).length === 0 ? [] : (['players'] as const)),
    ...(hasNotes ? (['notes'] as const) : []),
  ];
  const told = (thing: LostThing, nouns: Nouns = {}): RecordNotice =>
    format === undefined
      ? { wording: lostInText(thing), nouns }
      : { wording: words[thing], nouns: { ...nouns, format } };
  return [
    ...things.map((thing) => told(thing)),
    ...(others.length === 0 ? [] : [told('other', { text: { text: [...new Set(others)].join(', ') } })]),
  ];
}

function nameOf(kept: DealRecord['kept'][number]): string {
  switch (kept.kind) {
    case 'comment':
      return `{${kept.text}}`;
    case 'pair':
      return kept.key;
    default:
      return kept.name;
  }
}
