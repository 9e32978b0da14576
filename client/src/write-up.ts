// Which Markdown documents are write-ups. Only these are shown to the server.

/** Whether a Markdown text holds a fence marked `ruling`, or an annotation in an HTML comment. */
export function holdsWriteUp(text: string): boolean {
  if (!worthALook(text)) return false;
  let state: State = 'prose';
  for (const line of text.split(/\r\n|\n|\r/)) {
    state = after(line, state);
    if (state === 'found') return true;
  }
  return false;
}

/** Whether these lines, newly written, may have made a write-up of the document they stand in. */
export function worthALook(lines: string): boolean {
  return RULING_FENCE.test(lines) || COMMENT_OR_ANNOTATION.test(lines);
}

/** What is open at the start of a line; a fence is told by the marks that opened it. */
type State = 'prose' | 'comment' | 'found' | { readonly fence: string };

const RULING_FENCE = /(?:`{3}|~{3})[ \t]*ruling\b/i;
const COMMENT_OR_ANNOTATION = /<!--|-->|^[ \t>]*@\p{L}/mu;
const FENCE = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*(`{3,}|~{3,})\s*(\S*)/;
const ANNOTATION = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)?@\p{L}/u;

function after(line: string, state: State): State {
  if (typeof state === 'object') return closes(line, state.fence) ? 'prose' : state;
  if (state === 'comment') return inComment(line);
  const [, marks, language] = FENCE.exec(line) ?? [];
  if (marks === undefined) return inProse(line);
  return language?.toLowerCase() === 'ruling' ? 'found' : { fence: marks };
}

function closes(line: string, fence: string): boolean {
  const marks = /^[\s>]*(`+|~+)\s*$/.exec(line)?.[1];
  return marks?.startsWith(fence) ?? false;
}

function inProse(line: string): State {
  const opening = line.indexOf('<!--');
  return opening < 0 ? 'prose' : inComment(line.slice(opening + '<!--'.length));
}

function inComment(line: string): State {
  if (ANNOTATION.test(line)) return 'found';
  const closing = line.indexOf('-->');
  return closing < 0 ? 'comment' : inProse(line.slice(closing + '-->'.length));
}
