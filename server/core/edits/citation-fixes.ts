// A citation of another paragraph than the right one put right, in the letters in which it is written.
import { spellParagraphNumber } from '../bridge/paragraphs.ts';
import { cite } from '../messages/edits.ts';
import type { Finding } from '../rules/rule.ts';
import { readParagraphNumber } from '../syntax/citations/paragraph-number.ts';
import type { CaseTree } from '../syntax/tree-of-case.ts';
import { textIn } from '../text/lines.ts';
import { type Fix, NO_FIX, one, type Proposal } from './fix.ts';
import { replacement } from './text-edit.ts';

export function citationFixes(tree: CaseTree, finding: Finding): Proposal {
  const { rule, paragraph, nouns } = finding;
  if (rule === 'citation/unknown-paragraph') {
    const near = nouns.nearest && 'paragraphs' in nouns.nearest ? nouns.nearest.paragraphs : [];
    return { fixes: near.flatMap((id) => cited(tree, finding, id) ?? []), ifSeveral: 'all' };
  }
  return paragraph === undefined ? NO_FIX : one(cited(tree, finding, paragraph));
}

/** The number alone gives way; the word for law before it and what stands behind it are kept. */
function cited({ text }: CaseTree, { span }: Finding, id: string): Fix | undefined {
  const written = textIn(text, span);
  const first = written.search(/\d/);
  const number = first === -1 ? undefined : readParagraphNumber(written, first);
  if (number === undefined) return undefined;
  const isGreek = /[\u0370-\u03ff]/.test(written.slice(first, number.end));
  const spelled = spellParagraphNumber(id, isGreek ? 'el' : 'en');
  const edit = replacement(span.start + first, span.start + number.end, spelled);
  return { wording: cite, nouns: { paragraph: { paragraph: id } }, edits: [edit], isSlip: false };
}
