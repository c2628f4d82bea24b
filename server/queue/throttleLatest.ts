/** Writes a value that changes often: at most once a period, one write at a time, the newest value last. */

export interface LatestWriter<T> {
  report(value: T): void;
  /** What must not wait for the period. */
  reportNow(value: T): void;
  /** After this nothing is written any more; waits for the write under way. */
  close(): Promise<void>;
}

/** A write that fails is dropped: the next one says more anyway. */
export function throttleLatest<T>(periodMs: number, write: (value: T) => Promise<void>): LatestWriter<T> {
  let waiting: { value: T } | null = null;
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> = Promise.resolve();

  function flush() {
    timer = null;
    if (!waiting) return;
    const { value } = waiting;
    waiting = null;
    timer = setTimeout(flush, periodMs);
    writing = writing.then(() => write(value)).catch(() => {});
  }

  return {
    report(value) {
      waiting = { value };
      if (!timer) flush();
    },
    reportNow(value) {
      waiting = { value };
      if (timer) clearTimeout(timer);
      flush();
    },
    async close() {
      waiting = null;
      if (timer) clearTimeout(timer);
      await writing;
    },
  };
}
