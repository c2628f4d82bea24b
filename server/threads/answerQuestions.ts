/** The inside of a worker thread: one question after the other, each answered or refused by its id. */
import { parentPort, type TransferListItem } from 'node:worker_threads';
import type { ThreadAnswer, ThreadQuestion } from './askThread';

export function answerQuestions<Q, A>(
  answer: (question: Q) => Promise<{ answer: A; transfer?: TransferListItem[] }>,
): void {
  const port = parentPort;
  if (!port) throw new Error('This file runs in a worker thread only.');
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
