/** Questions to a few threads, one at a time each: a page or a file may be slow or greedy, the next one does not wait for it. */
import { createTurns } from '../fetching/turns';
import { createThread, type Thread, type ThreadOptions } from './askThread';

export interface ThreadPool<Q, A> {
  /** Throws ThreadFailed, or the signal's reason. */
  ask(question: Q, signal?: AbortSignal): Promise<A>;
}

/** A thread that has answered waits for the next question, for as long as it may rest: to start one takes longer than most answers. */
export function createThreadPool<Q, A>({
  atOnce,
  ...options
}: ThreadOptions & { readonly atOnce: number }): ThreadPool<Q, A> {
  const inTurn = createTurns(atOnce);
  const resting: Thread<Q, A>[] = [];
  return {
    ask: (question, signal) =>
      inTurn(async () => {
        const thread = resting.pop() ?? createThread<Q, A>(options);
        try {
          return await thread.ask(question, signal ? { signal } : {});
        } finally {
          // Still at work for nobody, it would keep the next question waiting.
          if (signal?.aborted) await thread.close();
          resting.push(thread);
        }
      }),
  };
}
