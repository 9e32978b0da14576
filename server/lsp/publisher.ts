import { RAL } from 'vscode-languageserver';

/** So many turns of the queue without a change, and it counts as drained. */
const QUIET_TURNS = 2;

/** After so many changes a report goes out though the queue never rests. */
const MOST_CHANGES = 64;

/**
 * Decides when the diagnostics of a changed document are sent: once the queue of messages is drained, so that
 * a burst of edits costs one report, and a single edit waits for nothing.
 */
export class Publisher {
  readonly #send: (uri: string) => void;
  readonly #changed = new Set<string>();
  #changes = 0;
  #quietTurns = 0;
  #watching = false;
  #held = false;

  /** `send` reports the newest text of a document; it must not throw. */
  constructor(send: (uri: string) => void) {
    this.#send = send;
  }

  /** Asks for a report of the document, once nothing more waits. */
  changed(uri: string): void {
    this.#changed.add(uri);
    this.#changes++;
    this.#quietTurns = 0;
    this.#watch();
  }

  /** Drops what was asked for, as when the document is closed. */
  forget(uri: string): void {
    this.#changed.delete(uri);
  }

  /** Keeps reports back until `release`, while it is not known in which language they are wanted. */
  hold(): void {
    this.#held = true;
  }

  release(): void {
    this.#held = false;
    this.#watch();
  }

  /** The connection handles one message a turn, from this very queue; so a turn without a change is seen here. */
  #watch(): void {
    if (this.#watching || this.#held || this.#changed.size === 0) return;
    this.#watching = true;
    RAL().timer.setImmediate(() => this.#turn());
  }

  #turn(): void {
    this.#watching = false;
    if (this.#held) return;
    this.#quietTurns++;
    if (QUIET_TURNS < this.#quietTurns || MOST_CHANGES <= this.#changes) this.#sendAll();
    this.#watch();
  }

  #sendAll(): void {
    const uris = [...this.#changed];
    this.#changed.clear();
    this.#changes = 0;
    for (const uri of uris) this.#send(uri);
  }
}
