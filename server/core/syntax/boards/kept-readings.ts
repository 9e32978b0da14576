// What was read of the last lines: many layouts ask the same of a line, and of its neighbours again.

type Reading<T, By> = { readonly by: By; readonly read: T };
type Readings<T, By> = Map<string, Reading<T, By>[]>;

/** So many lines are kept at least: no diagram looks further ahead. */
const LINES_AHEAD = 64;

/** Longer lines are in no diagram: they are read again. */
const LONGEST_LINE = 600;

/**
 * The readings of the last lines, by their text and by what else they depend on: the place where reading began, a
 * language. A line tells all there is to know of itself: what is kept is what would be read again.
 */
export class KeptReadings<T, By = number> {
  private recent: Readings<T, By> = new Map();
  private before: Readings<T, By> = new Map();

  /** The reading of `line`, as `read` gives it. */
  of(line: string, by: By, read: (line: string, by: By) => T): T {
    if (LONGEST_LINE < line.length) return read(line, by);
    const kept = this.readingsOf(line);
    for (const one of kept) if (one.by === by) return one.read;
    const fresh = { by, read: read(line, by) };
    kept.push(fresh);
    return fresh.read;
  }

  private readingsOf(line: string): Reading<T, By>[] {
    const known = this.recent.get(line);
    if (known !== undefined) return known;
    if (this.recent.size === LINES_AHEAD) {
      this.before = this.recent;
      this.recent = new Map();
    }
    const kept = this.before.get(line) ?? [];
    this.recent.set(line, kept);
    return kept;
  }
}
