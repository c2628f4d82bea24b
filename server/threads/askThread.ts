/** Questions to a worker thread and their answers: started at the first, ended after a rest, replaced after a crash. */
import type { TransferListItem, Worker } from 'node:worker_threads';

/** The thread died, or took too long: the next question gets a fresh one. */
export class ThreadFailed extends Error {
  override readonly name = 'ThreadFailed';
}

export interface ThreadQuestion<Q> {
  readonly id: number;
  readonly question: Q;
}
export type ThreadAnswer<A> =
  { readonly id: number; readonly answer: A } | { readonly id: number; readonly error: string };

export interface ThreadOptions {
  readonly start: () => Worker;
  /** With no question for this long the thread ends, and with it its memory. */
  readonly restMs?: number;
  /** One answer may take this long. */
  readonly timeoutMs?: number;
}

export interface Thread<Q, A> {
  /** The answer to an abandoned question is dropped when it comes. */
  ask(question: Q, options?: { signal?: AbortSignal; transfer?: TransferListItem[] }): Promise<A>;
  close(): Promise<void>;
}

interface Waiting<A> {
  resolve(answer: A): void;
  reject(error: Error): void;
}

export function createThread<Q, A>({
  start,
  restMs = 30_000,
  timeoutMs = 60_000,
}: ThreadOptions): Thread<Q, A> {
  const waiting = new Map<number, Waiting<A>>();
  let worker: Worker | null = null;
  let lastId = 0;
  let timer: NodeJS.Timeout | undefined;

  const fail = (from: Worker, error: Error) => {
    if (worker !== from) return;
    worker = null;
    clearTimeout(timer);
    const failed = [...waiting.values()];
    waiting.clear();
    for (const { reject } of failed) reject(error);
    void from.terminate();
  };

  /** One clock for both: too long at work, or long enough at rest. It starts anew at each answer. */
  const watch = (current: Worker) => {
    clearTimeout(timer);
    timer =
      waiting.size > 0
        ? setTimeout(() => fail(current, new ThreadFailed(`No answer in ${timeoutMs} ms.`)), timeoutMs)
        : setTimeout(() => fail(current, new ThreadFailed('Ended while at rest.')), restMs);
    timer.unref();
  };

  const running = () => {
    if (worker) return worker;
    const fresh = start();
    fresh.on('message', (message: ThreadAnswer<A>) => {
      const asked = waiting.get(message.id);
      waiting.delete(message.id);
      if ('error' in message) asked?.reject(new Error(message.error));
      else asked?.resolve(message.answer);
      if (waiting.size === 0) fresh.unref();
      watch(fresh);
    });
    fresh.on('error', (cause) => fail(fresh, new ThreadFailed('The thread crashed.', { cause })));
    fresh.on('exit', (code) => fail(fresh, new ThreadFailed(`The thread ended with ${code}.`)));
    worker = fresh;
    return fresh;
  };

  return {
    ask(question, { signal, transfer = [] } = {}) {
      signal?.throwIfAborted();
      return new Promise<A>((resolve, reject) => {
        const current = running();
        current.ref();
        const id = ++lastId;
        const abandon = () => reject(signal?.reason as Error);
        signal?.addEventListener('abort', abandon, { once: true });
        const settled = () => signal?.removeEventListener('abort', abandon);
        waiting.set(id, {
          resolve: (answer) => (settled(), resolve(answer)),
          reject: (error) => (settled(), reject(error)),
        });
        current.postMessage({ id, question } satisfies ThreadQuestion<Q>, transfer);
        if (waiting.size === 1) watch(current);
      });
    },
    async close() {
      const current = worker;
      if (!current) return;
      fail(current, new ThreadFailed('Closed.'));
      await current.terminate();
    },
  };
}
