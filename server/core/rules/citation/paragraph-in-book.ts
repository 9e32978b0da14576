// A cited paragraph that the law book does not have: in no edition, or not in the one that the ruling is judged by.

import { EDITIONS } from '../../laws/editions.ts';
import { nearestParagraphs, standingOf } from '../../laws/paragraphs.ts';
import { noSuchParagraph, notInEdition, notInEditionAtAll } from '../../messages/citation.ts';
import { citing, paragraphInEdition } from '../../model/basis.ts';
import { defineLawRule, IDLE, RIGHT, wrongWhere } from '../law-rule.ts';

export const paragraphInBook = defineLawRule({
  family: 'citation',
  claims: ['cites'],
  compare({ paragraph: { value: id, span } }, { edition }) {
    const standing = standingOf(id, edition);
    if (standing !== 'absent') return [standing === 'held' ? RIGHT : IDLE];
    const [near] = nearestParagraphs(id, edition);
    const isInAnother = EDITIONS.some((other) => standingOf(id, other) === 'held');
    const instead = isInAnother ? paragraphInEdition(id, edition) : undefined;
    const by = instead ?? near;
    if (by === undefined) return [IDLE];
    const fault = isInAnother ? ('not-in-edition' as const) : ('unknown-paragraph' as const);
    const nouns = {
      cited: { paragraph: id },
      edition: { text: edition },
      paragraph: { paragraph: by },
      nearest: { paragraphs: nearestParagraphs(id, edition) },
    };
    const wording = isInAnother && instead === undefined ? { wording: notInEditionAtAll } : {};
    return [wrongWhere([{ fault, span, basis: citing(by), nouns, ...wording }])];
  },
  faults: {
    'unknown-paragraph': {
      severity: 'error',
      wording: noSuchParagraph,
      good: [
        `@penalty E ♠K ♥Q dropped
@ruling
@cites 16B1(a)`,
      ],
      bad: [
        `@penalty E ♠K ♥Q dropped
@ruling
@cites 51B3
       ^^^^ citation/unknown-paragraph: There is no Law 51B3; the nearest are Law 51B, Law 51B1 and Law 51B2.`,
      ],
    },
    'not-in-edition': {
      severity: 'error',
      wording: notInEdition,
      good: [
        `@laws 2017
@penalty E ♠K ♥Q dropped
@ruling
@cites 51B2(c)`,
      ],
      bad: [
        `@laws 2007
@penalty E ♠K ♥Q dropped
@ruling
@cites 51B2(c)
       ^^^^^^^ citation/not-in-edition: Law 51B2(c) is not in the laws of 2007; there the ruling rests on Law 50D2(b).`,
      ],
    },
  },
});
