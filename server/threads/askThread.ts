/** Questions to a thread or process and their answers: started at the first, ended after a rest, replaced after a crash. */
import { readFileSync } from 'node:fs';
import type { TransferListItem, Worker } from 'node:worker_threads';

/** The thread died, or took too long: the next question gets a fresh one. */
export class ThreadFailed extends Error {
  override readonly name = 'ThreadFailed';
}

/** Nothing was heard of it for too long. */
export class ThreadSilent extends ThreadFailed {}

export interface ThreadQuestion<Q> {
  readonly id: number;
  readonly question: Q;
}
/** Who asked does not wait any more. */
export interface ThreadStop {
  readonly id: number;
  readonly stop: true;
}
export type ThreadAnswer<A> =
  | { readonly id: number; readonly answer: A }
  | { readonly id: number; readonly error: string }
  /** What is known so far. */
  | { readonly id: number; readonly part: unknown };

/** Told once by a thread that knows how the system calls it: its folder in `/proc`. */
export interface ThreadFolder {
  readonly folder: string;
}

/** What is asked of a thread, and of a process that stands for one. */
export interface ThreadLike {
  postMessage(message: unknown, transfer?: readonly TransferListItem[]): void;
  ref(): void;
  unref(): void;
  terminate(): Promise<unknown>;
  /** ms for which it could have worked and had no processor, since it was started; 0 where nobody knows. */
  starvedMs?(): number;
  onMessage(heard: (message: unknown) => void): void;
  onError(failed: (error: Error) => void): void;
  /** Told what it ended with. */
  onExit(gone: (how: string) => void): void;
}

export interface ThreadOptions {
  readonly start: () => Worker | ThreadLike;
  /** With no question for this long the thread ends, and with it its memory. */
  readonly restMs?: number;
  /** One answer may take this long, without what it waits for a processor; of one that tells parts, each. */
  readonly timeoutMs?: number;
  /** A question that nobody waits for is stopped; the thread ends where it takes longer than this. Without it such an answer is dropped when it comes. */
  readonly stopMs?: number;
}

export interface AskOptions {
  readonly signal?: AbortSignal;
  readonly transfer?: TransferListItem[];
  /** Told each part that the thread tells. */
  readonly hear?: (part: unknown) => void;
}

export interface Thread<Q, A> {
  ask(question: Q, options?: AskOptions): Promise<A>;
  isRunning(): boolean;
  close(): Promise<void>;
}

interface Waiting<A> {
  readonly hear: (part: unknown) => void;
  isStopped: boolean;
  resolve(answer: A): void;
  reject(error: Error): void;
}

export function createThread<Q, A>({
  start,
  restMs = 30_000,
  timeoutMs = 60_000,
  stopMs,
}: ThreadOptions): Thread<Q, A> {
  const waiting = new Map<number, Waiting<A>>();
  let worker: ThreadLike | null = null;
  let lastId = 0;
  let timer: NodeJS.Timeout | undefined;

  const fail = (from: ThreadLike, error: Error) => {
    if (worker !== from) return;
    worker = null;
    clearTimeout(timer);
    const failed = [...waiting.values()];
    waiting.clear();
    for (const { reject } of failed) reject(error);
    void from.terminate();
  };

  /** One clock for all: too long at work, too long at stopping, or long enough at rest. It starts anew at each answer. */
  const watch = (current: ThreadLike) => {
    clearTimeout(timer);
    const isStopping = [...waiting.values()].every(({ isStopped }) => isStopped);
    const [limitMs, failure] =
      waiting.size === 0
        ? [restMs, new ThreadFailed('Ended while at rest.')]
        : isStopping
          ? [stopMs, new ThreadFailed('It did not stop.')]
          : [timeoutMs, new ThreadSilent(`No answer in ${timeoutMs} ms.`)];
    const starved = () => current.starvedMs?.() ?? 0;
    let before = starved();
    /** A busy machine is no reason to give up: what it kept the thread waiting is added. */
    const end = () => {
      const now = starved();
      const keptWaiting = now - before;
      before = now;
      if (waiting.size === 0 || keptWaiting < LEAST_STARVED_MS) return fail(current, failure);
      begin(keptWaiting);
    };
    const begin = (ms: number | undefined) => {
      timer = setTimeout(end, ms);
      timer.unref();
    };
    begin(limitMs);
  };

  const running = () => {
    if (worker) return worker;
    const started = start();
    const fresh = 'onMessage' in started ? started : asThreadLike(started);
    fresh.onMessage((heard) => {
      const message = heard as ThreadAnswer<A>;
      const asked = waiting.get(message.id);
      if ('part' in message) {
        if (!asked || asked.isStopped) return;
        asked.hear(message.part);
        return watch(fresh);
      }
      waiting.delete(message.id);
      if ('error' in message) asked?.reject(new Error(message.error));
      else asked?.resolve(message.answer);
      if (waiting.size === 0) fresh.unref();
      watch(fresh);
    });
    fresh.onError((cause) => fail(fresh, new ThreadFailed('The thread crashed.', { cause })));
    fresh.onExit((how) => fail(fresh, new ThreadFailed(`The thread ended with ${how}.`)));
    worker = fresh;
    return fresh;
  };

  return {
    ask(question, { signal, transfer = [], hear = () => {} } = {}) {
      signal?.throwIfAborted();
      return new Promise<A>((resolve, reject) => {
        const current = running();
        current.ref();
        const id = ++lastId;
        const abandon = () => {
          reject(signal?.reason as Error);
          const mine = waiting.get(id);
          if (stopMs === undefined || !mine || worker !== current) return;
          mine.isStopped = true;
          current.postMessage({ id, stop: true } satisfies ThreadStop, []);
          if ([...waiting.values()].every(({ isStopped }) => isStopped)) watch(current);
        };
        signal?.addEventListener('abort', abandon, { once: true });
        const settled = () => signal?.removeEventListener('abort', abandon);
        const isFirst = [...waiting.values()].every(({ isStopped }) => isStopped);
        waiting.set(id, {
          hear,
          isStopped: false,
          resolve: (answer) => (settled(), resolve(answer)),
          reject: (error) => (settled(), reject(error)),
        });
        current.postMessage({ id, question } satisfies ThreadQuestion<Q>, transfer);
        if (isFirst) watch(current);
      });
    },
    isRunning: () => worker !== null,
    async close() {
      const current = worker;
      if (!current) return;
      fail(current, new ThreadFailed('Closed.'));
      await current.terminate();
    },
  };
}

/** ms: less is no waiting, but how clocks are read. */
const LEAST_STARVED_MS = 50;

function asThreadLike(worker: Worker): ThreadLike {
  let folder: string | null = null;
  return {
    postMessage: (message, transfer = []) => worker.postMessage(message, transfer),
    ref: () => worker.ref(),
    unref: () => worker.unref(),
    terminate: () => worker.terminate(),
    starvedMs: () => (folder === null ? 0 : starvedMs(folder)),
    onMessage: (heard) =>
      worker.on('message', (message: ThreadFolder | object) =>
        'folder' in message ? (folder = message.folder) : heard(message),
      ),
    onError: (failed) => worker.on('error', failed),
    onExit: (gone) => worker.on('exit', (code) => gone(String(code))),
  };
}

/** Of Linux's three numbers of a thread the second: ns in the queue for a processor. https://docs.kernel.org/scheduler/sched-stats.html */
function starvedMs(folder: string): number {
  try {
    return Number(readFileSync(`/proc/${folder}/schedstat`, 'utf8').split(' ')[1]) / 1e6 || 0;
  } catch {
    return 0;
  }
}
