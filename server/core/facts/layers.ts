// Where annotations and sentences say the same, the annotation stands.
import type { Statement } from './from-annotation.ts';

/** What the sentences state beyond the annotations: of a matter that is annotated, nothing. */
export function untold(told: readonly Statement[], annotated: readonly Statement[]): readonly Statement[] {
  const matters = new Set(annotated.map(matterOf));
  const hasEvents = annotated.some(({ kind }) => kind === 'event');
  const hasClaims = annotated.some(({ kind }) => kind === 'claim');
  return told.filter((statement) => {
    if (statement.kind === 'event') return !hasEvents;
    if (statement.kind === 'claim') return !matters.has(matterOf(statement));
    return !hasClaims;
  });
}

function matterOf(statement: Statement): string {
  switch (statement.kind) {
    case 'claim':
      return statement.claim.kind;
    case 'event':
      return statement.event.kind;
    default:
      return statement.kind;
  }
}
