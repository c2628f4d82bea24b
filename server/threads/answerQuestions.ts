/** The inside of a worker thread, or of a process that stands for one: one question after the other, each answered or refused by its id. */
import { parentPort, type TransferListItem } from 'node:worker_threads';
import type { ThreadAnswer, ThreadQuestion } from './askThread';

export function answerQuestions<Q, A>(
  answer: (question: Q) => Promise<{ answer: A; transfer?: TransferListItem[] }>,
): void {
  const port = parentPort ?? processPort();
  let before = Promise.resolve();
  port.on('message', ({ id, question }: ThreadQuestion<Q>) => {
    before = before.then(async () => {
      try {
        const { answer: value, transfer = [] } = await answer(question);
        port.postMessage({ id, answer: value } satisfies ThreadAnswer<A>, transfer);
      } catch (error) {
        port.postMessage({ id, error: String(error) } satisfies ThreadAnswer<A>);
      }
    });
  });
}

function processPort() {
  if (!process.send) throw new Error('This file runs in a worker thread or a forked process only.');
  // Whoever asked has gone.
  process.on('disconnect', () => process.exit());
  return {
    on: (_: 'message', heard: (message: never) => void) => void process.on('message', heard as never),
    postMessage: (answer: unknown, _transfer: readonly TransferListItem[] = []) =>
      void process.send?.(answer),
  };
}
