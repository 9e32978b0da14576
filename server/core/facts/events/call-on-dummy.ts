// Declarer's call for a card of dummy's, which is no demand on a lead.
import type { Clause } from '../../syntax/sentences/clause.ts';
import { has, isTerm } from '../clause-terms.ts';

/** *Called for a small diamond from dummy*, *for dummy’s diamond*: a card to be played there, and no demand on a lead. */
export function isCallOnDummy({ items }: Clause): boolean {
  return (
    items.some((item) => isTerm(item, 'dummy')) &&
    has({ items }, 'require') &&
    !has({ items }, 'lead', 'to-lead')
  );
}
