/** A limit for each call outside the process: it ends with its answer, by whoever stops it, or late. */

/** What was called neither answered nor failed in its time. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong';
  constructor(what: string, limitMs: number) {
    super(`${what} took longer than ${limitMs / 1000} s.`);
  }
}

export interface Limit {
  /** At the beginning of a sentence: 'The browser'. */
  readonly what: string;
  readonly limitMs: number;
  readonly signal?: AbortSignal | undefined;
}

/**
 * `work` is told by `stop` to end, and is not waited for when it does not. `goesOn` begins the limit anew: for work
 * that may last, but not stand still.
 * @throws TookTooLong, the signal's reason, or what `work` throws.
 */
export async function withinLimit<Result>(
  { what, limitMs, signal }: Limit,
  work: (stop: AbortSignal, goesOn: () => void) => Promise<Result>,
): Promise<Result> {
  signal?.throwIfAborted();
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new TookTooLong(what, limitMs)), limitMs);
  const stop = signal ? AbortSignal.any([signal, late.signal]) : late.signal;
  try {
    return await unlessAborted(
      stop,
      work(stop, () => timer.refresh()),
    );
  } finally {
    clearTimeout(timer);
  }
}

/** What comes of `work` after the abort is dropped. */
export async function unlessAborted<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  let abandon = () => {};
  const aborted = new Promise<never>((_, reject) => {
    abandon = () => reject(signal.reason as Error);
  });
  signal.addEventListener('abort', abandon, { once: true });
  if (signal.aborted) abandon();
  try {
    return await Promise.race([aborted, work]);
  } finally {
    signal.removeEventListener('abort', abandon);
  }
}
