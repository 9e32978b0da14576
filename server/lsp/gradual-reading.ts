import type { OpenDocument } from './documents.ts';

/** So much is read in one turn of the queue, in UTF-16 units: whatever a client asks for meanwhile waits for no more. */
const LENGTH_OF_TURN = 128 * 1024;

/** A document that takes many turns is reported whenever so many times more of it has been read. */
const GROWTH = 4;

/** What a turn has come to: whether the document is to be reported as it is now, and whether there is more to read. */
export type Turn = { readonly isReportDue: boolean; readonly isWhole: boolean };

/** Large documents are read turn by turn, so that a client never waits for a whole casebook before it is answered. */
export class GradualReading {
  /** How many cases each document had in its last report, while it is being read. */
  readonly #reported = new Map<string, number>();
  readonly #waiting = new Map<string, (() => void)[]>();

  /** Reads on in a document; the first report is due after the first turn, the last when all is read. */
  readOn(document: OpenDocument): Turn {
    if (document.readOn(LENGTH_OF_TURN)) {
      this.forget(document.uri);
      return { isReportDue: true, isWhole: true };
    }
    const { length } = document.readCases;
    const isReportDue = GROWTH * (this.#reported.get(document.uri) ?? 0) <= length;
    if (isReportDue) this.#reported.set(document.uri, length);
    return { isReportDue, isWhole: false };
  }

  /** Ends once the turns to come have read the whole document, or it is closed; at once where one turn is enough. */
  async whole(document: OpenDocument | undefined): Promise<void> {
    if (document === undefined || document.unreadLength <= LENGTH_OF_TURN) return;
    const waiting = this.#waiting.get(document.uri) ?? [];
    this.#waiting.set(document.uri, waiting);
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  /** The next turn is the first one again: the text has changed, and is reported soon. */
  startAnew(uri: string): void {
    this.#reported.delete(uri);
  }

  /** Lets go of a document that is read, or closed. */
  forget(uri: string): void {
    this.#reported.delete(uri);
    for (const resolve of this.#waiting.get(uri) ?? []) resolve();
    this.#waiting.delete(uri);
  }
}
