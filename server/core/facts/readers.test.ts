import { describe, expect, it } from 'vitest';
import { saidByAll, termSet, withTermsOf } from '../syntax/lexicon/term-set.ts';
import type { Clause } from '../syntax/sentences/clause.ts';
import { cardsItem, type Item, type TermItem, termItem, wordItem } from '../syntax/sentences/item.ts';
import { readersBySigns } from './readers.ts';

const span = { start: 0, end: 1 };
const readersOf = readersBySigns([
  { signs: ['lead', 'cards'], read: 'lead' },
  { signs: ['may'], read: 'may' },
  { signs: ['quoted'], read: 'words' },
]);

function called({ items = [], carried = [], isQuoted = false }: Partial<Clause>): readonly string[] {
  const holds = withTermsOf(saidByAll(items), carried);
  return readersOf({ holds, isQuoted }).map(({ read }) => read);
}

const term = (...terms: TermItem['terms']): Item => termItem(terms, 'nom', span);

describe('A clause', () => {
  it('calls the readers one of whose signs it has, in their order', () => {
    expect(called({ items: [term('may', 'play'), cardsItem(['SK'], span)] })).toEqual(['lead', 'may']);
  });

  it('calls them by what it takes over and by its quotation marks too', () => {
    expect(called({ carried: ['may'], isQuoted: true })).toEqual(['may', 'words']);
  });

  it('calls none where it says nothing to them', () => {
    expect(called({ items: [term('trick'), wordItem('was', span)] })).toEqual([]);
  });
});

it('holds no more readers than it can call', () => {
  const many = Array.from({ length: 31 }, () => ({ signs: ['may'] as const, read: 'may' }));
  expect(readersBySigns(many.slice(1))({ holds: termSet(['may']), isQuoted: false })).toHaveLength(30);
  expect(() => readersBySigns(many)).toThrow(RangeError);
});
