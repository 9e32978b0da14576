// What a format for readers has no place for.
import type { Noun } from '../bridge/nouns.ts';
import { type LostThing, lost as words } from '../messages/records.ts';
import type { DealRecord, RecordNotice } from './record.ts';

/** Names, tags and what was kept of another format; `besides` are losses that the writer knows of. */
export function lostBesides(
  { players, tags, kept, play }: DealRecord,
  format: Noun,
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
  return [
    ...things.map((thing) => ({ wording: words[thing], nouns: { format } })),
    ...(others.length === 0
      ? []
      : [{ wording: words.other, nouns: { format, text: { text: [...new Set(others)].join(', ') } } }]),
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
