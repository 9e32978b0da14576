/** A stretch of a case's text: UTF-16 offsets from the start of the case, `end` exclusive. */
export type Span = { readonly start: number; readonly end: number };

/** A value that was read from the text, with the place it was read from. */
export type Located<T> = { readonly value: T; readonly span: Span };

/** Gives the value that stands between `start` and `end`. */
export function located<T>(value: T, start: number, end: number): Located<T> {
  return { value, span: { start, end } };
}

/** The smallest span that holds all of `spans`; `undefined` where there is none. */
export function hull(spans: readonly Span[]): Span | undefined {
  const [first, ...others] = spans;
  if (first === undefined) return undefined;
  return others.reduce(
    (whole, { start, end }) => ({ start: Math.min(whole.start, start), end: Math.max(whole.end, end) }),
    { start: first.start, end: first.end },
  );
}

/** The last of some things, in the order of the text, that begins before `offset`. */
export function lastBefore<T extends { readonly span: Span }>(
  inOrder: readonly T[],
  offset: number,
): T | undefined {
  let low = 0;
  let high = inOrder.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((inOrder[middle]?.span.start ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return inOrder[low - 1];
}

/** Whether `offset` lies in `span`, its end included, as an editor's cursor does. */
export function touches(span: Span, offset: number): boolean {
  return span.start <= offset && offset <= span.end;
}
