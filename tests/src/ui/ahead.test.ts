import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const idle: (() => void)[] = [];
vi.mock('../../../src/ui/loading/whenIdle', () => ({ whenIdle: (run: () => void) => idle.push(run) }));
const { ahead, holdAhead } = await import('../../../src/ui/loading/ahead');
const rest = () => idle.splice(0).forEach((run) => run());

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  rest();
});

test('what is brought ahead waits until nothing else is to be done, and comes once', () => {
  const run = vi.fn();
  ahead(run);
  expect(run).not.toHaveBeenCalled();
  rest();
  rest();
  expect(run).toHaveBeenCalledTimes(1);
});

test('it waits for all that is shown, also where that is asked for after it', () => {
  const run = vi.fn();
  const [frame, film] = [holdAhead(), holdAhead()];
  ahead(run);
  rest();
  frame();
  rest();
  expect(run).not.toHaveBeenCalled();
  film();
  const late = holdAhead();
  rest();
  expect(run).not.toHaveBeenCalled();
  late();
  late();
  rest();
  expect(run).toHaveBeenCalledTimes(1);
});

test('what is never shown keeps nothing back for longer than twenty seconds', () => {
  const run = vi.fn();
  holdAhead();
  ahead(run);
  vi.advanceTimersByTime(19_999);
  rest();
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  rest();
  expect(run).toHaveBeenCalledTimes(1);
});
