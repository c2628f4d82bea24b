import { expect, test, vi } from 'vitest';
import { createObservableCache } from '../../../../src/services/browser/observableCache';

/** Work that a test lets go on. */
function work(initial = 'nothing') {
  const runs: { tell: (value: string) => void; signal: AbortSignal; end: (isWhole: boolean) => void }[] = [];
  const run = (tell: (value: string) => void, signal: AbortSignal) =>
    new Promise<boolean>((end) => runs.push({ tell, signal, end }));
  return { runs, make: () => ({ initial, run }) };
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

test('the same question is answered by the same value, which waits for its first listener', () => {
  const cache = createObservableCache<string>({ mostUnobserved: 5 });
  const { runs, make } = work();
  const observable = cache.observable('a', make);
  expect(cache.observable('a', make)).toBe(observable);
  expect([observable.get(), runs.length]).toEqual(['nothing', 0]);
  const heard = vi.fn();
  observable.subscribe(heard);
  observable.subscribe(() => {});
  expect(runs.length).toBe(1);
  runs[0]?.tell('frames');
  runs[0]?.tell('frames');
  expect([observable.get(), heard.mock.calls.length]).toEqual(['frames', 1]);
});
test('work ends with the last listener, and what it still tells is not heard', () => {
  const cache = createObservableCache<string>({ mostUnobserved: 5 });
  const { runs, make } = work();
  const one = cache.observable('a', make);
  const leave = [one.subscribe(() => {}), one.subscribe(() => {})];
  leave[0]?.();
  expect(runs[0]?.signal.aborted).toBe(false);
  leave[1]?.();
  expect(runs[0]?.signal.aborted).toBe(true);
  runs[0]?.tell('late');
  expect(one.get()).toBe('nothing');
});
test('work that came to its end is not done again; other work is', async () => {
  const cache = createObservableCache<string>({ mostUnobserved: 5 });
  const { runs, make } = work();
  const one = cache.observable('a', make);
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
test('of the unobserved the longest left are dropped first; the observed never', () => {
  const dropped = vi.fn();
  const cache = createObservableCache<string>({ mostUnobserved: 2, onDropped: dropped });
  const held = cache.observable('held', work('held').make);
  held.subscribe(() => {});
  for (const key of ['a', 'b', 'c']) cache.observable(key, work(key).make).subscribe(() => {})();
  expect(dropped.mock.calls).toEqual([['a']]);
  expect(cache.observable('held', work('other').make)).toBe(held);
  cache.close();
  expect(dropped.mock.calls.map(([value]) => value as string).toSorted()).toEqual(['a', 'b', 'c', 'held']);
});
test('one that was dropped while somebody held it is dropped again when it is left', () => {
  const dropped = vi.fn();
  const cache = createObservableCache<string>({ mostUnobserved: 0, onDropped: dropped });
  const one = cache.observable('a', work('a').make);
  const leave = one.subscribe(() => {});
  dropped.mockClear();
  leave();
  expect(dropped.mock.calls).toEqual([['a']]);
});
