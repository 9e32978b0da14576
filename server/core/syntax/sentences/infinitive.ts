// What an order is about, in languages that put its infinitive behind all that it names.
import type { Item } from './item.ts';

/**
 * *Verbood hem schoppen en harten voor te spelen*: whether nothing but an infinitive follows the list that goes on
 * behind item `at`, so that the list is what is forbidden or required to be led.
 */
export function goesOnToInfinitive(items: readonly Item[], at: number, text: string): boolean {
  const rest = items.slice(at + 1);
  const end = rest.findIndex(({ kind }) => kind === 'mark');
  const terms = rest.slice(0, end === -1 ? undefined : end).filter(isTermItem);
  const [verb, ...others] = terms.filter(({ terms: some }) => !some.includes('or') && !some.includes('and'));
  return (
    verb !== undefined &&
    others.length === 0 &&
    (verb.terms.includes('lead') || verb.terms.includes('play')) &&
    INFINITIVE.test(text.slice(verb.span.start, verb.span.end))
  );
}

/** *Legt ♠V en ♥10 weer als strafkaarten neer*: nothing but what belongs to the verb before the list follows it. */
export function goesOnToParticle(items: readonly Item[], at: number, text: string): boolean {
  const rest = items.slice(at + 1);
  const end = rest.findIndex(({ kind }) => kind === 'mark');
  const terms = rest.slice(0, end === -1 ? undefined : end).filter(isTermItem);
  const verbs = terms.filter(({ terms: some }) => some.includes('remain') || some.includes('pick-up'));
  return verbs.length > 0 && verbs.every(({ span }) => PARTICLE.test(text.slice(span.start, span.end)));
}

const PARTICLE = /^(?:weer|terug|opnieuw|wederom|alsnog)\s/i;

const INFINITIVE = /(?:^|\s)te\s/i;

function isTermItem(item: Item): item is Extract<Item, { kind: 'term' }> {
  return item.kind === 'term';
}
