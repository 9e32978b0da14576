// What the words of a clause about an option of declarer mean: whose it is, of which suits, and whether it was made.
import { type Suit, suitOf } from '../bridge/cards.ts';
import { type Clause, isPerson } from '../syntax/clauses.ts';
import type { Item } from '../syntax/items.ts';
import { has, isTerm, suitsIn } from './clause-terms.ts';
import { offendersIn, type Person, type Story } from './story.ts';

/** The suits named; *both* are those of the penalty cards, *that suit* the one that was named last, or theirs. */
export function suitsMeant(clause: Clause, story: Story): readonly Suit[] {
  const named = suitsIn(clause).map(({ value }) => value);
  const all = [...new Set(offendersIn(story).flatMap((seat) => story.penalty[seat].map(suitOf)))];
  const isBothNamed =
    named.length === 1 && has(clause, 'prohibit') && named.every((suit) => all.includes(suit));
  if (has(clause, 'both') && all.length === 2 && (named.length === 0 || isBothNamed)) return all;
  if (named.length > 0 || !has(clause, 'that-suit')) return named;
  const last = story.suits.length > 0 ? story.suits : all;
  return last.length === 1 && last.every((suit) => all.includes(suit)) ? last : [];
}

/** Whether what the clause says is only supposed: *would require*, but not *required that West should lead*. */
export function isSupposed({ items, carried }: Clause): boolean {
  const verb = items.findIndex((item) => isTerm(item, 'require', 'prohibit'));
  const isNamed = (item: Item) => item.kind === 'suit' || isPerson(item);
  const said = verb === -1 ? -1 : items.findIndex((item, at) => verb < at && isNamed(item));
  return has({ items: said === -1 ? items : items.slice(0, said), carried }, 'would', 'should');
}

/** *I told declarer his options, and he forbade spades*: he who chooses is the one who was told, not the one who told. */
export function isOneAddressed(
  clause: Clause,
  subject: Person | undefined,
  { addressed, declarer }: Story,
): boolean {
  const isHe = clause.subject !== undefined && isTerm(clause.subject, 'he');
  const isOther =
    subject === undefined || subject === 'director' || subject === 'committee' || subject === 'other';
  return isHe && isOther && declarer !== undefined && addressed === declarer;
}
