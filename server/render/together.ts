/** Work side by side that ends together. */

/** Runs both; when one fails the other is stopped and waited for, so that nothing writes after the end. */
export async function together(
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
