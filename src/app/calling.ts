/** Fills a chart's typed hole with a service's call; leaving the state cancels the call. */
import { fromPromise } from 'xstate';
import { CALL_LIMIT_MS } from '../../contract/limits';

export const calling = <Output, Input>(call: (input: Input, signal: AbortSignal) => Promise<Output>) =>
  fromPromise<Output, Input>(({ input, signal }) => call(input, signal));

/** The same for calls that take nothing: looking at something fails after `CALL_LIMIT_MS`, whatever its chart waits for. */
export const asking = <Output>(call: (signal: AbortSignal) => Promise<Output>) =>
  fromPromise<Output, void>(async ({ signal }) => {
    const late = new AbortController();
    const timer = setTimeout(
      () => late.abort(new DOMException('No answer in time.', 'TimeoutError')),
      CALL_LIMIT_MS,
    );
    try {
      return await call(AbortSignal.any([signal, late.signal]));
    } finally {
      clearTimeout(timer);
    }
  });

/**
 * For work that tells events while it goes on, and one at its end: what it answers, or what `failed` makes of its error.
 * @returns how to stop it, as the state is left; then nothing more is told
 */
export function telling<Event>(
  work: (signal: AbortSignal) => Promise<Event>,
  { failed, sendBack }: { failed(error: unknown): Event; sendBack(event: Event): void },
): () => void {
  const stop = new AbortController();
  void work(stop.signal)
    .catch(failed)
    .then((event) => {
      if (!stop.signal.aborted) sendBack(event);
    });
  return () => stop.abort();
}
