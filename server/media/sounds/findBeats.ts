/** Beats are found in a thread: ten minutes of music take seconds. */
import { createThread } from '../../threads/askThread';
import { startThread } from '../../threads/startThread';

const TIMEOUT_MS = 2 * 60 * 1000;
const thread = createThread<Float32Array, readonly number[]>({
  start: () => startThread('beats', import.meta.url),
  timeoutMs: TIMEOUT_MS,
});

/** ms from its start; none where there is no beat. `samples` mono, at BEAT_SAMPLE_RATE. */
export const findBeats = (samples: Float32Array, signal?: AbortSignal): Promise<readonly number[]> =>
  thread.ask(samples, signal ? { signal } : {});
