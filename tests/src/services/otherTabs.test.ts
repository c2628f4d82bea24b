import { expect, test } from 'vitest';
import { openOtherTabs } from '../../../src/services/browser/tabs/otherTabs';

/** Every tab but the one that speaks hears what is said. */
function browser() {
  const tabs = new Set<EventTarget>();
  const hear = (data: unknown, from: EventTarget | null) => {
    for (const tab of tabs) if (tab !== from) tab.dispatchEvent(new MessageEvent('message', { data }));
  };
  class Channel extends EventTarget {
    constructor() {
      super();
      tabs.add(this);
    }
    postMessage(data: unknown) {
      hear(data, this);
    }
  }
  return { BroadcastChannel: Channel as unknown as typeof BroadcastChannel, hear };
}

test('[A6] another tab hears who has signed out, and the one that tells does not', () => {
  const world = browser();
  const [here, there] = [openOtherTabs(world), openOtherTabs(world)];
  const heard: string[] = [];
  here.onSignedOut((userId) => heard.push(`here ${userId}`));
  const stop = there.onSignedOut((userId) => heard.push(`there ${userId}`));
  here.notifySignedOut('u1');
  stop();
  here.notifySignedOut('u2');
  expect(heard).toEqual(['there u1']);
});

test.each([null, 7, { userId: 'u1' }, ['u1']])('[A6] %j, which no tab of ours says, is not heard', (data) => {
  const world = browser();
  const heard: string[] = [];
  openOtherTabs(world).onSignedOut((userId) => heard.push(userId));
  world.hear(data, null);
  expect(heard).toEqual([]);
});
