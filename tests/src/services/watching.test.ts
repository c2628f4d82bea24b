import { expect, test, vi } from 'vitest';
import { createWatching } from '../../../src/services/browser/watching';

/** Work that a test lets go on. */
function work(initial = 'nothing') {
  const runs: { tell: (value: string) => void; signal: AbortSignal; end: (isWhole: boolean) => void }[] = [];
  const run = (tell: (value: string) => void, signal: AbortSignal) =>
    new Promise<boolean>((end) => runs.push({ tell, signal, end }));
  return { runs, make: () => ({ initial, run }) };
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

test('the same question is answered by the same value, which waits for its first listener', () => {
  const watching = createWatching<string>({ mostUnwatched: 5 });
  const { runs, make } = work();
  const watched = watching.watched('a', make);
  expect(watching.watched('a', make)).toBe(watched);
  expect([watched.get(), runs.length]).toEqual(['nothing', 0]);
  const heard = vi.fn();
  watched.subscribe(heard);
  watched.subscribe(() => {});
  expect(runs.length).toBe(1);
  runs[0]?.tell('frames');
  runs[0]?.tell('frames');
  expect([watched.get(), heard.mock.calls.length]).toEqual(['frames', 1]);
});
test('work ends with the last listener, and what it still tells is not heard', () => {
  const watched = createWatching<string>({ mostUnwatched: 5 });
  const { runs, make } = work();
  const one = watched.watched('a', make);
  const leave = [one.subscribe(() => {}), one.subscribe(() => {})];
  leave[0]?.();
  expect(runs[0]?.signal.aborted).toBe(false);
  leave[1]?.();
  expect(runs[0]?.signal.aborted).toBe(true);
  runs[0]?.tell('late');
  expect(one.get()).toBe('nothing');
});
test('work that came to its end is not done again; other work is', async () => {
  const watching = createWatching<string>({ mostUnwatched: 5 });
  const { runs, make } = work();
  const one = watching.watched('a', make);
  const leave = one.subscribe(() => {});
  runs[0]?.end(false);
  await settled();
  leave();
  const leaveAgain = one.subscribe(() => {});
  expect(runs.length).toBe(2);
  runs[1]?.end(true);
  await settled();
  leaveAgain();
  one.subscribe(() => {});
  expect(runs.length).toBe(2);
});
test('of the unwatched the longest left are dropped first; the watched never', () => {
  const dropped = vi.fn();
  const watching = createWatching<string>({ mostUnwatched: 2, onDropped: dropped });
  const held = watching.watched('held', work('held').make);
  held.subscribe(() => {});
  for (const key of ['a', 'b', 'c']) watching.watched(key, work(key).make).subscribe(() => {})();
  expect(dropped.mock.calls).toEqual([['a']]);
  expect(watching.watched('held', work('other').make)).toBe(held);
  watching.close();
  expect(dropped.mock.calls.map(([value]) => value as string).toSorted()).toEqual(['a', 'b', 'c', 'held']);
});
test('one that was dropped while somebody held it is dropped again when it is left', () => {
  const dropped = vi.fn();
  const watching = createWatching<string>({ mostUnwatched: 0, onDropped: dropped });
  const one = watching.watched('a', work('a').make);
  const leave = one.subscribe(() => {});
  dropped.mockClear();
  leave();
  expect(dropped.mock.calls).toEqual([['a']]);
});
