/** The inside of a worker thread, or of a process that stands for one: one question after the other, each answered or refused by its id. */
import { readlinkSync } from 'node:fs';
import { parentPort, type TransferListItem } from 'node:worker_threads';
import type { ThreadAnswer, ThreadFolder, ThreadQuestion, ThreadStop } from './askThread';

interface Asking {
  /** Aborts when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
  /** Tells who asked what is known so far. */
  readonly tell: (part: unknown) => void;
}

export function answerQuestions<Q, A>(
  answer: (question: Q, asking: Asking) => Promise<{ answer: A; transfer?: TransferListItem[] }>,
): void {
  const port = parentPort ?? processPort();
  if (parentPort) tellFolder(parentPort);
  let before = Promise.resolve();
  const unanswered = new Map<number, AbortController>();
  port.on('message', (message: ThreadQuestion<Q> | ThreadStop) => {
    const { id } = message;
    if ('stop' in message) return unanswered.get(id)?.abort();
    const stopped = new AbortController();
    unanswered.set(id, stopped);
    const tell = (part: unknown) => port.postMessage({ id, part } satisfies ThreadAnswer<A>);
    before = before.then(async () => {
      try {
        stopped.signal.throwIfAborted();
        const asking = { signal: stopped.signal, tell };
        const { answer: value, transfer = [] } = await answer(message.question, asking);
        port.postMessage({ id, answer: value } satisfies ThreadAnswer<A>, transfer);
      } catch (error) {
        port.postMessage({ id, error: String(error) } satisfies ThreadAnswer<A>);
      } finally {
        unanswered.delete(id);
      }
    });
  });
}

/** Where the system is no Linux, how long a thread waits for a processor stays unknown. */
function tellFolder(port: NonNullable<typeof parentPort>) {
  try {
    port.postMessage({ folder: readlinkSync('/proc/thread-self') } satisfies ThreadFolder);
  } catch {
    // Its limits go by the clock alone.
  }
}

function processPort() {
  if (!process.send) throw new Error('This file runs in a worker thread or a forked process only.');
  // Whoever asked has gone.
  process.on('disconnect', () => process.exit());
  return {
    on: (_: 'message', heard: (message: never) => void) => void process.on('message', heard as never),
    // Where whoever asked has gone, the channel breaks before it is told: a throw then would end this by waiting for its threads.
    postMessage: (answer: unknown, _transfer: readonly TransferListItem[] = []) =>
      void process.send?.(answer, undefined, undefined, () => {}),
  };
}
