import { expect, test } from 'vitest';
import { mediaListMachine, type MediaListed } from '../../../../src/machines/library/mediaList.machine';
import type { LibraryMedia } from '../../../../src/machines/library/libraryMedia';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const media = (id: string): LibraryMedia => ({
  ...{ id, name: id, type: 'image', src: id, preview: null, width: 1, height: 1 },
  ...{
    durationMs: null,
    backdropSrc: null,
    ground: null,
    crop: null,
    focus: null,
    beats: null,
    createdTime: '2026-11-24T05:00:00.000Z',
  },
});
const answered = (output: MediaListed) => ({ type: 'xstate.done.actor.fetchMedia' as const, output });
const first = answered({ media: [media('a'), media('b')], next: 'b' });
const last = answered({ media: [media('b'), media('c')], next: null });
const failed = { type: 'xstate.error.actor.fetchMedia' as const, error: new Error('down') };
const shown = { type: 'list.shown' as const };
const more = { type: 'more.requested' as const };
const input = { kind: 'image' as const };

const paths = modelOf(mediaListMachine, input, {
  'xstate.done.actor.fetchMedia': [first, last],
  'xstate.error.actor.fetchMedia': [failed],
}).getShortestPaths();

type Seen = { context: MediaListed };
const fine = () => {};
const states = {
  unasked: ({ context }) => expect(context.media).toEqual([]),
  fetchingMedia: fine,
  partly: ({ context }) => expect(context.next).toBe('b'),
  whole: ({ context }) => expect(context.next).toBeNull(),
  unavailable: fine,
} satisfies Record<StatesOf<typeof mediaListMachine>, (seen: Seen) => void>;

test.each(paths.map(titled))('chart keeps its promises along %s', async (_, path) => {
  await path.test({ states });
});
test('every transition is walked', () =>
  expect(untakenTransitions(mediaListMachine, input, paths)).toEqual([]));

const after = (...events: Parameters<typeof journey>[2]) => journey(mediaListMachine, input, events);
const idsOf = ({ context }: Seen) => context.media.map(({ id }) => id);

test('[E7] pages follow each other to the end, and nothing is listed twice', () => {
  expect(idsOf(after(shown, first))).toEqual(['a', 'b']);
  const end = after(shown, first, more, last);
  expect([end.value, idsOf(end)]).toEqual(['whole', ['a', 'b', 'c']]);
});
test('[E7] a page that does not come leaves what is listed, and is asked for again', () => {
  const lost = after(shown, first, more, failed);
  expect([lost.value, idsOf(lost), lost.context.next]).toEqual(['unavailable', ['a', 'b'], 'b']);
  expect(after(shown, first, more, failed, { type: 'retried' }).value).toBe('fetchingMedia');
});
