import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, test, vi } from 'vitest';
import { createThread, ThreadFailed } from '../../../server/threads/askThread';

/** Answers with its thread's number; crashes, hangs or refuses when told to. */
const CODE = `
const { parentPort, threadId } = require('node:worker_threads');
parentPort.on('message', ({ id, question }) => {
  if (question === 'crash') throw new Error('boom');
  if (question === 'refuse') return parentPort.postMessage({ id, error: 'not that' });
  if (question !== 'hang') parentPort.postMessage({ id, answer: threadId });
});`;
const started: Worker[] = [];
const start = () => {
  const worker = new Worker(CODE, { eval: true });
  started.push(worker);
  return worker;
};

test('a crash is an error, and the next question gets a fresh thread', async () => {
  const thread = createThread<string, number>({ start });
  const first = await thread.ask('who');
  await expect(thread.ask('crash')).rejects.toBeInstanceOf(ThreadFailed);
  expect(await thread.ask('who')).not.toBe(first);
  await thread.close();
});
test('a refused question leaves the thread alive', async () => {
  const thread = createThread<string, number>({ start });
  const first = await thread.ask('who');
  await expect(thread.ask('refuse')).rejects.toThrow('not that');
  expect(await thread.ask('who')).toBe(first);
  await thread.close();
});
test('a thread that does not answer in time is ended', async () => {
  const thread = createThread<string, number>({ start, timeoutMs: 50 });
  await expect(thread.ask('hang')).rejects.toThrow('No answer in 50 ms.');
});
test('what a thread waits for a processor is no time of its own', async () => {
  vi.useFakeTimers();
  let starved = 0;
  const ended = vi.fn(() => Promise.resolve());
  const thread = createThread<string, number>({
    timeoutMs: 1000,
    start: () => ({
      ...{ postMessage() {}, ref() {}, unref() {}, onMessage() {}, onError() {}, onExit() {} },
      starvedMs: () => starved,
      terminate: ended,
    }),
  });
  const answer = thread.ask('who').catch((error: unknown) => error);
  starved = 700;
  await vi.advanceTimersByTimeAsync(1000);
  expect(ended).not.toHaveBeenCalled();
  starved = 900;
  await vi.advanceTimersByTimeAsync(700);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(199);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledOnce();
  expect(await answer).toBeInstanceOf(ThreadFailed);
  vi.useRealTimers();
});
test('a thread at rest ends, and its memory with it', async () => {
  const thread = createThread<string, number>({ start, restMs: 10 });
  await thread.ask('who');
  await once(started.at(-1)!, 'exit');
});
