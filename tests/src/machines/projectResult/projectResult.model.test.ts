import { expect, test, vi } from 'vitest';
import type { Project } from '../../../../contract/project';
import { videoDataSchema } from '../../../../contract/video/videoData';
import { projectResultMachine } from '../../../../src/machines/projectResult/projectResult.machine';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const announceDownloadFailure = vi.fn();
const announceCancelFailure = vi.fn();
const machine = projectResultMachine.provide({
  actions: {
    announceDownloadFailure: (_, { error }) => announceDownloadFailure(error),
    announceCancelFailure,
  },
});
const video_data = videoDataSchema.parse({
  projectId: 'p1',
  duration: 1000,
  tracks: [],
  trackItemIds: [],
  trackItemsMap: {},
  template: 'default',
});
const project = (status: Project['status'], rendered_video_url: string | null = null): Project => ({
  _id: 'p1',
  id: 'p1',
  revision: 0,
  status,
  input: { title: 'Mug' },
  output: { thumbnail_url: null, rendered_video_url, video_data, render: null, failure: null },
  created_time: '2026-01-01T00:00:00.000Z',
});
const first = (output: Project) => ({ type: 'xstate.done.actor.fetchProject' as const, output });
const again = (output: Project) => ({ type: 'xstate.done.actor.refetchProject' as const, output });
const blip = { type: 'xstate.error.actor.refetchProject' as const, error: new Error('offline') };
const fiveSecondsLater = { type: 'xstate.after.pollInterval.projectResult.following.pending.waiting' };
const toldFor5s = { type: 'xstate.after.pollInterval.projectResult.following.unavailable.told' };
const gone = { status: 404, detail: 'There is no such project.' };
const notThere = { type: 'xstate.error.actor.fetchProject' as const, error: gone };
const goneMeanwhile = { type: 'xstate.error.actor.refetchProject' as const, error: gone };
const noAnswer = { type: 'xstate.error.actor.fetchProject' as const, error: new Error('offline') };
const saved = { type: 'xstate.done.actor.downloadVideo' as const, output: undefined };
const notSaved = {
  type: 'xstate.error.actor.downloadVideo' as const,
  error: new Error('the server answered 500'),
};
const cancelled = { type: 'xstate.done.actor.cancelRender' as const, output: { projectId: 'p1' } };
const notCancelled = { type: 'xstate.error.actor.cancelRender' as const, error: new Error('offline') };
const rendering = project('rendering');
const compared = project('rendering');
compared.output.render = {
  ...{ stage: 'checking', frames_done: 120, frames_total: 120, fraction: 0.95, seconds_left: null },
};
const done = project('done', '/video.mp4');
const input = { projectId: 'p1' };

const model = modelOf(
  machine,
  input,
  {
    'xstate.done.actor.fetchProject': [
      first(rendering),
      first(compared),
      first(project('failed')),
      first(done),
    ],
    'xstate.done.actor.refetchProject': [
      again(rendering),
      again(compared),
      again(project('failed')),
      again(done),
    ],
    'xstate.error.actor.refetchProject': [blip, goneMeanwhile],
    'xstate.error.actor.fetchProject': [noAnswer, notThere],
    'xstate.done.actor.downloadVideo': [saved],
    'xstate.error.actor.downloadVideo': [notSaved],
    'download.requested': [{ type: 'download.requested' }],
    'xstate.done.actor.cancelRender': [cancelled],
    'xstate.error.actor.cancelRender': [notCancelled],
  },
  { alsoTellApart: ({ troubles }) => troubles, limit: 4000 },
);
const paths = model.getShortestPaths();
type Seen = { context: { project: Project | null; troubles: number } };
const isRendering = ({ context }: Seen) => expect(context.project).toEqual(rendering);
const isUnfinishedOrUnknown = ({ context }: Seen) =>
  expect([null, rendering, compared]).toContainEqual(context.project);
const isUnfinished = ({ context }: Seen) => expect([rendering, compared]).toContainEqual(context.project);
/** `judging` is passed through: nothing rests there. */
type SeenState = Exclude<StatesOf<typeof projectResultMachine>, 'following.judging'>;
const states = {
  'following.fetchingProject': ({ context }) =>
    expect([null, rendering, compared]).toContainEqual(context.project),
  'following.pending.waiting': isRendering,
  'following.pending.comparing': ({ context }) => expect(context.project).toEqual(compared),
  'following.pending.refetchingProject': isUnfinished,
  'following.pending.cancellingRender': isUnfinished,
  'following.done': ({ context }) => expect([context.project, context.troubles]).toEqual([done, 0]),
  'following.invalid': ({ context }) => expect(context.project?.status).toBe('failed'),
  'following.unavailable.told': isUnfinishedOrUnknown,
  'following.unavailable.lookingAgain': isUnfinishedOrUnknown,
  'following.missing': ({ context }) => expect([null, rendering, compared]).toContainEqual(context.project),
  'download.idle': ({ context }) => expect(context.troubles).toBeLessThanOrEqual(3),
  'download.downloadingVideo': ({ context }) => expect(context.project).toEqual(done),
} satisfies Record<SeenState, (seen: Seen) => void>;

test.each(paths.map(titled))('chart keeps its promises along %s', async (_, path) => {
  await path.test({ states });
});
test('every transition is walked', () => expect(untakenTransitions(machine, input, paths)).toEqual([]));

const where = (events: Parameters<typeof journey>[2]) => journey(machine, input, events).value.following;
test.each([
  ['[V2] a rendering project is pending', [first(rendering)], { pending: 'waiting' }],
  ['[V2] a draft is pending', [first(project('draft'))], { pending: 'waiting' }],
  [
    '[V2] it is asked for again after 5 s',
    [first(rendering), fiveSecondsLater],
    { pending: 'refetchingProject' },
  ],
  [
    '[V6] a film whose frames are drawn is compared with its preview',
    [first(rendering), fiveSecondsLater, again(compared)],
    { pending: 'comparing' },
  ],
  ['[V3] done ends the polling', [first(rendering), fiveSecondsLater, again(done)], 'done'],
  ['[V4] failed is invalid', [first(project('failed'))], 'invalid'],
  ['[V4] done without a video is invalid', [first(project('done'))], 'invalid'],
  ['[V1] no answer at first is a load error', [noAnswer], { unavailable: 'told' }],
  ['[V1] which passes by itself', [noAnswer, toldFor5s, first(done)], 'done'],
  ['[V1] or is looked for once more', [noAnswer, toldFor5s, noAnswer], { unavailable: 'told' }],
  ['[V1] somebody else’s project is not found', [notThere], 'missing'],
  [
    '[V1] nor is one that was deleted meanwhile',
    [first(rendering), fiveSecondsLater, goneMeanwhile],
    'missing',
  ],
  ['a blip while polling is forgiven', [first(rendering), fiveSecondsLater, blip], { pending: 'waiting' }],
])('%s', (_, events, end) => expect(where(events)).toEqual(end));

test('the fourth failed poll in a row is told', () => {
  const fail = [fiveSecondsLater, blip];
  expect(where([first(rendering), ...fail, ...fail, ...fail, ...fail])).toEqual({ unavailable: 'told' });
});
test('[V5] a failed download is announced with its reason', () => {
  announceDownloadFailure.mockClear();
  const end = journey(machine, input, [first(done), { type: 'download.requested' }, notSaved]);
  expect(announceDownloadFailure.mock.calls).toEqual([[new Error('the server answered 500')]]);
  expect(end.value.download).toBe('idle');
});
const cancelling = [first(rendering), { type: 'cancel.requested' }] as const;
test('[ED4] a render that is cancelled is looked at anew, and shows what was there before', () => {
  expect(where([...cancelling, cancelled])).toEqual({ pending: 'refetchingProject' });
  expect(where([...cancelling, cancelled, again(done)])).toBe('done');
});
test('[ED4] one that could not be cancelled goes on, and says so', () => {
  announceCancelFailure.mockClear();
  expect(where([...cancelling, notCancelled])).toEqual({ pending: 'waiting' });
  expect(announceCancelFailure).toHaveBeenCalledOnce();
});
test('[ED4] a draft has nothing to cancel', () => {
  expect(() => journey(machine, input, [first(project('draft')), { type: 'cancel.requested' }])).toThrow(
    'not heard',
  );
});
test('[V5] nothing is downloaded before there is a video', () => {
  expect(() => journey(machine, input, [first(rendering), { type: 'download.requested' }])).toThrow(
    'not heard',
  );
});
test('[V5] a video that was saved can be saved again', () => {
  const download = { type: 'download.requested' };
  const end = journey(machine, input, [first(done), download, saved, download]);
  expect(end.value.download).toBe('downloadingVideo');
});
