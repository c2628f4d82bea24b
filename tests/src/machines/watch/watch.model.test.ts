import { expect, test } from 'vitest';
import type { WatchedVideo } from '../../../../contract/shareLink';
import { watchMachine } from '../../../../src/machines/watch/watch.machine';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const input = { token: 't' };
const video: WatchedVideo = {
  title: 'Lamp',
  film_url: '/film',
  poster_url: null,
  captions_url: null,
  width: null,
  height: null,
};
const offline = new TypeError('fetch failed');
const busy = { status: 429, detail: 'Too many requests.' };
const expired = { status: 410, detail: 'This link has expired.' };
const fetched = { type: 'xstate.done.actor.fetchVideo', output: video } as const;
const failing = (id: 'fetchVideo' | 'askWhy') =>
  [offline, busy, expired].map((error) => ({ type: `xstate.error.actor.${id}` as const, error }));

const paths = modelOf(
  watchMachine,
  input,
  {
    'xstate.done.actor.fetchVideo': [fetched],
    'xstate.error.actor.fetchVideo': failing('fetchVideo'),
    'xstate.done.actor.askWhy': [{ type: 'xstate.done.actor.askWhy', output: video }],
    'xstate.error.actor.askWhy': failing('askWhy'),
  },
  { alsoTellApart: ({ video, refusal }) => [video?.title, refusal] },
).getShortestPaths();
type Seen = { context: { video: WatchedVideo | null; refusal: string | null } };
const hasVideo = ({ context }: Seen) => expect(context.video).toEqual(video);
const states = {
  fetchingVideo: () => {},
  watching: hasVideo,
  askingWhy: hasVideo,
  unplayable: hasVideo,
  unavailable: ({ context }: Seen) => expect([null, busy.detail]).toContain(context.refusal),
  ended: ({ context }: Seen) => expect(context.refusal).toBe(expired.detail),
} satisfies Record<StatesOf<typeof watchMachine>, (seen: Seen) => void>;

test.each(paths.map(titled))('chart keeps its promises along %s', async (_, path) => {
  await path.test({ states });
});
test('every transition is walked', () => expect(untakenTransitions(watchMachine, input, paths)).toEqual([]));

test('[ED4] a link that ends while its video plays says so', () => {
  const failed = { type: 'xstate.error.actor.askWhy', error: expired };
  const end = journey(watchMachine, input, [fetched, { type: 'playback.failed' }, failed]);
  expect([end.value, end.context.refusal]).toEqual(['ended', expired.detail]);
});
test('[ED4] what a browser cannot play can be tried again', () => {
  const played = { type: 'xstate.done.actor.askWhy', output: video };
  const end = journey(watchMachine, input, [
    fetched,
    { type: 'playback.failed' },
    played,
    { type: 'retried' },
    fetched,
  ]);
  expect(end.value).toBe('watching');
});
