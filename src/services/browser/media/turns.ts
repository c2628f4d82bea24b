/** A few at a time, in the order in which they were asked for; who goes away while waiting loses the turn. */

export interface Turns {
  /** Throws the signal's reason when it is aborted before the turn comes. */
  take<T>(act: () => Promise<T>, signal: AbortSignal): Promise<T>;
}

export function createTurns(atOnce: number): Turns {
  const waiting: (() => void)[] = [];
  let busy = 0;
  const next = () => {
    while (busy < atOnce && waiting.length > 0) {
      busy += 1;
      waiting.shift()?.();
    }
  };
  return {
    take: async (act, signal) => {
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
        next();
      });
      try {
        signal.throwIfAborted();
        return await act();
      } finally {
        busy -= 1;
        next();
      }
    },
  };
}
