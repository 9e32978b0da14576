// The arguments of annotations: what each is as a value.
import type { Card, Denomination } from '../bridge/cards.ts';
import type { Language, Role } from '../bridge/nouns.ts';
import type { Seat, Vulnerability } from '../bridge/seats.ts';
import type { Contract, Duration, Exposure, Option } from '../bridge/terms.ts';
import type { Edition } from '../laws/editions.ts';
import type { Located } from '../text/span.ts';
import type { Choice, ReadHand } from './tree.ts';

/** A card that a seat plays. */
export type Play = { readonly seat: Seat; readonly card: Located<Card> };

/** The value of each argument, by the name that the grammar gives it. */
export type ArgumentValues = {
  readonly language: Located<Language>;
  readonly edition: Located<Edition>;
  readonly name: Located<string>;
  readonly number: Located<number>;
  readonly seat: Located<Seat>;
  readonly vulnerability: Located<Vulnerability>;
  readonly date: Located<string>;
  readonly hand: ReadHand;
  readonly contract: Located<Contract>;
  readonly denomination: Located<Denomination>;
  readonly cards: readonly Located<Card>[];
  readonly card: Located<Card>;
  readonly exposure: Located<Exposure>;
  readonly plays: readonly Play[];
  readonly suits: Extract<Choice, { kind: 'suits' }>['suits'];
  /** Who else chose, after `by`. */
  readonly by: Located<Role>;
  readonly role: Located<Role>;
  readonly option: Located<Option>;
  readonly choice: Choice;
  readonly duration: Located<Duration>;
  readonly called: Located<'major' | 'minor'>;
  /** Who ruled. */
  readonly body: Located<'director' | 'committee'>;
  readonly overruled: Located<'overruled'>;
  readonly judgement: Located<'right' | 'wrong'>;
  readonly paragraph: Located<string>;
  /** A rule, a family of rules or a paragraph that `@ignore` names. */
  readonly rule: Located<string>;
  readonly reason: Located<string>;
};

/** What was understood of an annotation's arguments; what is missing was not given, or not understood. */
export type GivenArguments = Partial<ArgumentValues>;
