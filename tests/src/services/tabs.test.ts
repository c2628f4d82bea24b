import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openProjectTabs } from '../../../src/services/browser/tabs/tabs';
import { fakeLocks } from '../../support/fakeLocks';

/** Every channel of the same name but the one that speaks hears what is said, a little later. */
class Channel extends EventTarget {
  static readonly all = new Set<Channel>();
  constructor(readonly name: string) {
    super();
    Channel.all.add(this);
  }
  postMessage(data: unknown) {
    for (const one of Channel.all)
      if (one !== this && one.name === this.name)
        queueMicrotask(() => one.dispatchEvent(new MessageEvent('message', { data })));
  }
  close() {
    Channel.all.delete(this);
  }
}
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('BroadcastChannel', Channel);
});
afterEach(() => {
  Channel.all.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window.
const say = (data: unknown) => new Channel('reelwright:project:p1').postMessage(data);
const settled = () => vi.advanceTimersByTimeAsync(0);

function browser(locks: LockManager | undefined) {
  const heard: string[] = [];
  const tab = (writer: string, projectId = 'p1') => {
    const window = new EventTarget() as unknown as Window;
    const tabs = openProjectTabs({ projectId, locks, window });
    const join = () =>
      tabs.join(writer, {
        onOpened: () => heard.push(`${writer} opened`),
        onClosed: () => heard.push(`${writer} closed`),
      });
    return { ...tabs, window, join };
  };
  return { heard, tab };
}

describe.each([
  ['with locks', () => fakeLocks()],
  ['without locks', () => undefined],
])('%s', (_, locks) => {
  test('two tabs of one project hear of each other, and of the other’s end', async () => {
    const { heard, tab } = browser(locks());
    tab('a').join();
    await settled();
    const leave = tab('b').join();
    await settled();
    expect(heard.toSorted()).toEqual(['a opened', 'b opened']);
    leave();
    await settled();
    expect(heard.slice(2)).toEqual(['a closed']);
  });

  test('the end of one of two others is no end yet', async () => {
    const { heard, tab } = browser(locks());
    tab('a').join();
    const [second, third] = [tab('b').join(), tab('c').join()];
    await settled();
    second();
    await settled();
    expect(heard).not.toContain('a closed');
    third();
    await settled();
    expect(heard.filter((one) => one.startsWith('a'))).toEqual(['a opened', 'a closed']);
  });

  test('tabs of two projects have nothing to do with each other', async () => {
    const { heard, tab } = browser(locks());
    tab('a', 'p1').join();
    tab('b', 'p2').join();
    await settled();
    expect(heard).toEqual([]);
  });

  test('what one saves is heard by the other, and by nobody after they stopped listening', async () => {
    const { tab } = browser(locks());
    const [a, b] = [tab('a'), tab('b')];
    a.join();
    const revisions: number[] = [];
    const stop = b.onSaved((revision) => revisions.push(revision));
    a.notifySaved(4);
    await settled();
    stop();
    a.notifySaved(5);
    await settled();
    expect(revisions).toEqual([4]);
  });

  test.each([null, 7, { type: 'saved', revision: 'x' }, { type: 'moved' }])(
    '%j is not heard',
    async (data) => {
      const { heard, tab } = browser(locks());
      tab('a').join();
      say(data);
      await settled();
      expect(heard).toEqual([]);
    },
  );
});

test('a tab that crashes says nothing, but its lock ends', async () => {
  const locks = fakeLocks();
  const { heard, tab } = browser(locks);
  let crash = () => {};
  void locks.request(
    'reelwright:project:p1:b',
    () =>
      new Promise<void>((end) => {
        crash = end;
      }),
  );
  await settled();
  tab('a').join();
  await settled();
  say({ type: 'opened', writer: 'b' });
  await settled();
  crash();
  await settled();
  expect(heard).toEqual(['a opened', 'a closed']);
});

test('without locks a page that is left says so', async () => {
  const { heard, tab } = browser(undefined);
  tab('a').join();
  const b = tab('b');
  b.join();
  await settled();
  b.window.dispatchEvent(new Event('pagehide'));
  await settled();
  expect(heard).toContain('a closed');
});

test('[E12] what a dead tab left can be claimed, what a living one holds cannot', async () => {
  const { tab } = browser(fakeLocks());
  const a = tab('a');
  const leave = a.join();
  await settled();
  const first = tab('x').claim('a');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await first).toBe('held');
  leave();
  await settled();
  const b = tab('a');
  expect(await b.claim('a')).toBe('claimed');
  b.join();
  const second = tab('y').claim('a');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await second).toBe('held');
});

test('[E12] a tab that is being reloaded lets go in time', async () => {
  const { tab } = browser(fakeLocks());
  const leave = tab('a').join();
  await settled();
  const claim = tab('x').claim('a');
  await vi.advanceTimersByTimeAsync(300);
  leave();
  await settled();
  expect(await claim).toBe('claimed');
});

test('where nobody can tell, nothing is claimed', async () => {
  expect(await browser(undefined).tab('a').claim('b')).toBe('unknown');
});
