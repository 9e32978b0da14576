// What a ruling recalls of the lead before: when declarer chose nothing, the cards remained on the table.
import type { Sentence } from '../../syntax/sentences/clause.ts';
import type { Span } from '../../text/span.ts';
import { has } from '../clause-terms.ts';
import type { Event, Option } from '../facts.ts';
import type { Statement } from '../from-annotation.ts';
import type { Voiced } from '../voices/voices.ts';

/**
 * The statements, a card that remained after declarer had chosen nothing told of that moment, where he has chosen
 * anew since and the sentence speaks of options: *they still lie there, and so all the options are open again*.
 */
export function withRecalled(
  statements: readonly Statement[],
  voices: readonly Voiced[],
): readonly Statement[] {
  let waived: Event | undefined;
  let last: Option['kind'] | undefined;
  return statements.map((one) => {
    if (one.kind === 'event' && one.event.kind === 'option') {
      last = one.event.option.kind;
      if (last === 'neither') waived = one.event;
    }
    const isOnTable = one.kind === 'claim' && one.claim.kind === 'remains' && one.about === undefined;
    if (!isOnTable || waived === undefined || last === 'neither') return one;
    return recalls(one.span, voices) ? { ...one, about: waived } : one;
  });
}

/** Whether the sentence around a claim, or the one after it, leads on to the options of a later lead. */
function recalls({ start }: Span, voices: readonly Voiced[]): boolean {
  const at = voices.findIndex(({ sentence }) => sentence.span.start <= start && start < sentence.span.end);
  const sentence = voices[at]?.sentence;
  if (sentence === undefined) return false;
  const before = sentence.clauses.filter(({ span }) => span.end <= start);
  return (
    before.some((clause) => has(clause, 'option')) ||
    opensOptions(sentence) ||
    opensOptions(voices[at + 1]?.sentence)
  );
}

/** *All the options are open again.* */
function opensOptions(sentence: Sentence | undefined): boolean {
  return sentence?.clauses.some((clause) => has(clause, 'option') && has(clause, 'again')) ?? false;
}
