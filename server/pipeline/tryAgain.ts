/** Work that fails by its tool is begun anew, a few times: a browser, thread or program that died has a successor then. */
import { setTimeout as pause } from 'node:timers/promises';
import { isOutOfRoom } from '../http/outOfRoom';
import { Problem } from '../http/problems';
import { ClaimLost } from '../queue/queue';

export interface Tries {
  readonly signal: AbortSignal;
  /** Before the second, third … try. */
  readonly retryAfterMs: readonly number[];
  /** Told of a failure that is not the last. */
  onRetry(error: unknown): void;
}

export const RETRY_AFTER_MS = [1000, 4000];

/** Throws at once what another try cannot change, anything else after the last try, and the signal's reason. */
export async function tryAgain<Result>(
  work: () => Promise<Result>,
  { signal, retryAfterMs, onRetry }: Tries,
): Promise<Result> {
  for (let tries = 0; ; tries += 1) {
    signal.throwIfAborted();
    try {
      return await work();
    } catch (error) {
      signal.throwIfAborted();
      const waitMs = retryAfterMs[tries];
      if (waitMs === undefined || isFinal(error)) throw error;
      onRetry(error);
      await pause(waitMs, undefined, { signal });
    }
  }
}

const isFinal = (error: unknown) =>
  error instanceof Problem || error instanceof ClaimLost || isOutOfRoom(error);
