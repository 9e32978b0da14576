// A moment of a deal as the model and the table have it, and the questions put to both.
import type { Event, Option } from '../../server/core/facts/facts.ts';
import type { Position } from '../../server/core/model/position.ts';
import { after } from '../../server/core/model/readings.ts';
import type { Situation } from './by-the-table.ts';

export type Moment = { readonly model: Position; readonly table: Situation; readonly story: Story };

/** What was told last, and what before it. */
type Story = { readonly told: Event | string; readonly before: Story | undefined };

/** How many questions were put, and the answers that differ, with what had been told. */
export type Comparison = {
  questions: number;
  readonly differences: string[];
  /** Questions that need not be put again. */
  readonly asked: Set<string>;
};

export function newComparison(): Comparison {
  return { questions: 0, differences: [], asked: new Set() };
}

/** One question to both. */
export function ask(
  found: Comparison,
  { story }: Moment,
  what: string,
  byTable: unknown,
  inModel: unknown,
): void {
  found.questions += 1;
  if (byTable === inModel || found.differences.length >= MOST_TOLD) return;
  found.differences.push(`${spelled(story)}: ${what}: by the table ${byTable}, in the model ${inModel}`);
}

const MOST_TOLD = 20;

/** The place of everything that is told here. */
export const AT = { start: 0, end: 1 };

/** The moment after an event that changes nothing for the table, or that is told to it otherwise. */
export function told(moment: Moment, event: Event): Moment {
  const [model = moment.model] = after(moment.model, event);
  return { ...moment, model, story: { told: event, before: moment.story } };
}

/** The moments after an event: each way of the model with that of the table in which the same cards lie. */
export function together(
  moment: Moment,
  event: Event,
  situations: readonly Situation[],
  found: Comparison,
): readonly Moment[] {
  const story: Story = { told: event, before: moment.story };
  const models = after(moment.model, event);
  const inModel = models.map(lyingInModel);
  const byTable = situations.map(lyingByTable);
  const now = { ...moment, story };
  ask(found, now, 'penalty cards', byTable.toSorted().join(' or '), inModel.toSorted().join(' or '));
  return situations.flatMap((table, at) => {
    const model = models[inModel.indexOf(byTable[at] ?? '')];
    return model ? [{ model, table, story }] : [];
  });
}

export function lyingByTable({ exposed }: Situation): string {
  const cards = exposed.map(({ card, owner, kind }) => `${owner}${card} ${kind}`);
  return cards.sort().join();
}

export function lyingInModel({ penaltyCards: { W, E } }: Position): string {
  const ofWest = W.map(({ card, kind }) => `W${card} ${kind}`);
  const ofEast = E.map(({ card, kind }) => `E${card} ${kind}`);
  return [...ofWest, ...ofEast].sort().join();
}

/** `require H`, `prohibit HS`. */
export function spelledOption(option: Option): string {
  return option.kind === 'neither' ? option.kind : `${option.kind} ${[...option.suits].sort().join('')}`;
}

function spelled(story: Story): string {
  const last = typeof story.told === 'string' ? story.told : spelledEvent(story.told);
  return story.before ? `${spelled(story.before)} / ${last}` : last;
}

function spelledEvent(event: Event): string {
  switch (event.kind) {
    case 'penalty':
      return `@penalty ${event.seat} ${event.cards.map(({ value }) => value).join(' ')} ${event.how}`;
    case 'on-lead':
      return `@on-lead ${event.seat}`;
    case 'play':
      return `@play ${event.plays.map(({ seat, card }) => seat + card.value).join(' ')}`;
    case 'option':
      return spelledOption(event.option);
    case 'designates':
      return `@designates ${event.card.value}`;
    default:
      return event.kind;
  }
}
