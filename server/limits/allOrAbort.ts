/** Work side by side, all of it stopped when one part fails. */

/** Runs all; when one fails the others are stopped and waited for, so that nothing writes after the end. */
export async function allOrAbort(
  signal: AbortSignal | undefined,
  works: readonly ((stop: AbortSignal) => Promise<void>)[],
): Promise<void> {
  const failing = new AbortController();
  const stop = signal ? AbortSignal.any([signal, failing.signal]) : failing.signal;
  let first: unknown;
  await Promise.all(
    works.map((work) =>
      work(stop).catch((error: unknown) => {
        if (!failing.signal.aborted) first = error;
        failing.abort(error);
      }),
    ),
  );
  if (failing.signal.aborted) throw first;
}
