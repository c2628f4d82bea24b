import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { createThreadPool } from '../../../server/threads/threadPool';

/** Answers with its thread's number, or never. */
const CODE = `
const { parentPort, threadId } = require('node:worker_threads');
parentPort.on('message', ({ id, question }) => {
  if (question !== 'hang') parentPort.postMessage({ id, answer: threadId });
});`;
const openPool = (atOnce: number) =>
  createThreadPool<string, number>({ start: () => new Worker(CODE, { eval: true }), restMs: 500, atOnce });

test('a thread that has answered is asked again', async () => {
  const pool = openPool(2);
  expect(await pool.ask('who')).toBe(await pool.ask('who'));
});
test('a question that takes long keeps no other waiting, and is ended when nobody waits for it', async () => {
  const pool = openPool(2);
  const leaving = new AbortController();
  const slow = pool.ask('hang', leaving.signal);
  const [first, second] = [await pool.ask('who'), await pool.ask('who')];
  expect(second).toBe(first);
  leaving.abort(new Error('gone'));
  await expect(slow).rejects.toThrow('gone');
  // Both have room again, one of them by a fresh thread.
  const both = await Promise.all([pool.ask('who'), pool.ask('who')]);
  expect(new Set(both).size).toBe(2);
  expect(both).toContain(first);
});
test('with as many at work as may be, the next waits for its turn', async () => {
  const pool = openPool(1);
  const leaving = new AbortController();
  const slow = pool.ask('hang', leaving.signal);
  const next = pool.ask('who');
  leaving.abort(new Error('gone'));
  await expect(slow).rejects.toThrow('gone');
  expect(await next).toBeGreaterThan(0);
});
