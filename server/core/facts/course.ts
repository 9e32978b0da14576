// From statements in order to events and rulings.
import { hull } from '../text/span.ts';
import type { Event, Ruling, RulingClaim } from './facts.ts';
import type { Statement } from './from-annotation.ts';

/** The course of a case: what happened, and the rulings with their claims. */
export type Course = { readonly events: readonly Event[]; readonly rulings: readonly Ruling[] };

/** Puts statements in the order of the text. A claim before any `@ruling` opens a ruling of its own. */
export function courseOf(statements: readonly Statement[]): Course {
  const events: Event[] = [];
  const rulings: OpenRuling[] = [];
  for (const statement of [...statements].sort((one, other) => one.span.start - other.span.start)) {
    switch (statement.kind) {
      case 'event':
        events.push(statement.event);
        break;
      case 'ruling':
        rulings.push({ opening: statement, claims: [], verdict: undefined });
        break;
      case 'claim':
        lastRuling(rulings, statement).claims.push({
          ...statement.claim,
          after: momentOf(statement, events),
        });
        break;
      case 'verdict': {
        const ruling = rulings.at(-1);
        if (ruling) ruling.verdict = statement.verdict;
      }
    }
  }
  return { events, rulings: rulings.map(closed) };
}

/** How many events have been told when it was so that a claim speaks of. */
function momentOf({ about }: Extract<Statement, { kind: 'claim' }>, events: readonly Event[]): number {
  const at = about ? events.indexOf(about) : -1;
  return at === -1 ? events.length : at + 1;
}

type OpenRuling = {
  readonly opening: Pick<Statement, 'span'> & { readonly by: Ruling['by']; readonly overruled: boolean };
  readonly claims: RulingClaim[];
  verdict: Ruling['verdict'];
};

function lastRuling(rulings: OpenRuling[], { span }: Statement): OpenRuling {
  const last = rulings.at(-1);
  if (last) return last;
  const implied: OpenRuling = {
    opening: { span, by: undefined, overruled: false },
    claims: [],
    verdict: undefined,
  };
  rulings.push(implied);
  return implied;
}

function closed({ opening, claims, verdict }: OpenRuling): Ruling {
  const { by, overruled, span } = opening;
  return { by, overruled, verdict, claims, span: hull([span, ...claims.map((claim) => claim.span)]) ?? span };
}
