/** Work that is asked for in one go is done in one go: what is asked for meanwhile waits for the next one. */

export interface Asked<What> {
  readonly what: What;
  /** This part is finished, the others may not be. */
  done(): void;
}

export interface Runs<What> {
  /** Rejects only when nothing is written any more. */
  join(what: What, signal: AbortSignal): Promise<void>;
  /** When nothing is under way. */
  ended(): Promise<void>;
}

interface Waiting<What> extends Asked<What> {
  readonly signal: AbortSignal;
  failed(error: unknown): void;
}

/** @param work is told to stop when nobody waits for any part of it any more. */
export function runsOf<What>(
  work: (asked: readonly Asked<What>[], signal: AbortSignal) => Promise<void>,
): Runs<What> {
  let waiting: Waiting<What>[] = [];
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    // All that is asked for in this turn belongs together.
    await new Promise(setImmediate);
    while (waiting.length > 0) {
      const asked = waiting;
      waiting = [];
      const stopped = new AbortController();
      const look = () => {
        const wanted = asked.find(({ signal }) => !signal.aborted);
        if (!wanted) stopped.abort(asked[0]?.signal.reason);
      };
      for (const { signal } of asked) signal.addEventListener('abort', look, { once: true });
      look();
      const error: unknown = await work(asked, stopped.signal).then(
        () => new Error('This part was not drawn.'),
        (reason: unknown) => reason,
      );
      for (const { signal, failed } of asked) {
        signal.removeEventListener('abort', look);
        failed(signal.aborted ? signal.reason : error);
      }
    }
    running = undefined;
  }

  return {
    join: (what, signal) =>
      new Promise((resolve, reject) => {
        waiting.push({ what, signal, done: resolve, failed: reject });
        running ??= run();
      }),
    ended: async () => running,
  };
}
