import { beforeEach, expect, test, vi } from 'vitest';

const idle: (() => void)[] = [];
vi.mock('../../../src/ui/loading/whenIdle', () => ({ whenIdle: (run: () => void) => idle.push(run) }));
const { code } = await import('../../../src/ui/loading/code');

beforeEach(() => void idle.splice(0));

test('code is there once it was brought, and asked for again where it did not come', async () => {
  const load = vi.fn(async () => 'the module').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { bring, there } = code(load);
  expect(there).toThrow('this code is to be brought before it is used');
  await expect(bring()).rejects.toThrow('Failed to fetch');
  expect(there).toThrow();
  expect(await bring()).toBe('the module');
  expect(there()).toBe('the module');
});

test('it comes by itself while there is nothing else to do, and who is not online then hears nothing of it', async () => {
  const load = vi.fn(async () => 'the module').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { bring, there } = code(load);
  expect(load).not.toHaveBeenCalled();
  idle.forEach((run) => run());
  expect(load).toHaveBeenCalledTimes(1);
  await bring();
  expect(there()).toBe('the module');
});
