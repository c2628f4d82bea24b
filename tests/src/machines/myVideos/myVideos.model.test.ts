import { expect, test } from 'vitest';
import type { ProjectListItem, ProjectStatus } from '../../../../contract/projectListItem';
import { videoFileOf } from '../../../../contract/ui/videoFile';
import { finishedVideos } from '../../../../src/machines/myVideos/finishedVideos';
import { myVideosMachine } from '../../../../src/machines/myVideos/myVideos.machine';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const project = (
  id: string,
  day: number,
  status: ProjectStatus = 'done',
  url: string | null = `/${id}.mp4`,
) =>
  ({
    _id: id,
    id,
    status,
    input: { title: id },
    output: { thumbnail_url: null, rendered_video_url: url },
    created_time: `2026-02-0${day}T00:00:00.000Z`,
  }) satisfies ProjectListItem;
const older = project('older', 1);
const newer = project('newer', 2);
const rendering = project('rendering', 3, 'rendering', null);

test.each([
  ['/media/p1/video-r1.webm?signed=a.b', 'Tea.webm'],
  ['https://films.example/p1/video-r1.mp4', 'Tea.mp4'],
  ['/media/p1/video', 'Tea.mp4'],
  [null, 'Tea.mp4'],
])('[R12] the film at %s is saved as %s', (url, fileName) => {
  expect(videoFileOf({ ...project('Tea', 1, 'done', url) }).fileName).toBe(fileName);
});

const answered = (...output: ProjectListItem[]) => ({
  type: 'xstate.done.actor.fetchProjects' as const,
  output,
});
const answeredAgain = (...output: ProjectListItem[]) => ({
  type: 'xstate.done.actor.refetchProjects' as const,
  output,
});
const offline = { type: 'xstate.error.actor.fetchProjects' as const, error: new Error('offline') };
const offlineAgain = { type: 'xstate.error.actor.refetchProjects' as const, error: new Error('offline') };
const later = { type: 'xstate.after.pollInterval.myVideos.list.loaded.resting' };
const saved = { type: 'xstate.done.actor.downloadVideo' as const };
const notSaved = (error: unknown) => ({ type: 'xstate.error.actor.downloadVideo' as const, error });
const chosen = (videoId: string) => ({ type: 'video.chosen' as const, videoId });
const requested = {
  type: 'download.requested' as const,
  download: { videoId: 'newer', url: '/newer.mp4', fileName: 'newer.mp4' },
};

let announced: unknown[] = [];
const machine = myVideosMachine.provide({
  actions: { announceDownloadFailure: (_, { error }) => void announced.push(error) },
});
const input = { now: () => 1000 };
const paths = modelOf(
  machine,
  input,
  {
    'video.chosen': [chosen('newer')],
    'download.requested': [requested],
    'xstate.done.actor.fetchProjects': [answered(older, newer, rendering)],
    'xstate.error.actor.fetchProjects': [offline],
    'xstate.done.actor.refetchProjects': [answeredAgain(older, newer)],
    'xstate.error.actor.refetchProjects': [offlineAgain],
    'xstate.done.actor.downloadVideo': [saved],
    'xstate.error.actor.downloadVideo': [notSaved(new Error('the server answered 404')), notSaved('gone')],
  },
  { alsoTellApart: ({ videos, renderingCount }) => [videos.length, renderingCount], limit: 20_000 },
).getShortestPaths();

type Seen = ReturnType<typeof journey>;
const states = {
  'list.fetchingProjects': ({ context }) => expect(context.videos).toEqual([]),
  'list.unavailable': ({ context }) => expect(context.videos).toEqual([]),
  'list.loaded.resting': ({ context }) => expect(context.videos).toEqual([newer, older]),
  'list.loaded.refetchingProjects': ({ context }) => expect(context.videos).toEqual([newer, older]),
  'player.closed': ({ context }) => expect(context.playingId).toBeNull(),
  'player.playing': ({ context }) => expect(context.playingId).toBe('newer'),
  'player.broken': ({ context }) => expect(context.playingId).toBe('newer'),
  'download.idle': ({ context }) => expect(context.download).toBeNull(),
  'download.downloadingVideo': ({ context }) => expect(context.download).toEqual(requested.download),
} satisfies Record<StatesOf<typeof myVideosMachine>, (seen: Seen) => void>;

test.each(paths.map(titled))('chart keeps its promises along %s', (_, { state }) => {
  for (const [path, holds] of Object.entries(states)) {
    const [outer = '', ...inner] = path.split('.');
    const value = inner.reduceRight<unknown>((deep, key) => (deep === null ? key : { [key]: deep }), null);
    if (state.matches({ [outer]: value })) holds(state);
  }
});
test('[R12] every transition is walked', () => expect(untakenTransitions(machine, input, paths)).toEqual([]));

test('[R12] only what is rendered is a video, and the newest comes first', () => {
  const failed = project('failed', 4, 'failed');
  const draft = project('draft', 5, 'draft', null);
  const unreachable = project('unreachable', 6, 'done', null);
  expect(finishedVideos([older, failed, draft, newer, unreachable, rendering])).toEqual([newer, older]);
});
test('[R12] a video that is being rendered appears by itself', () => {
  const story = [answered(older, rendering), later, answeredAgain(older, { ...newer, _id: 'rendering' })];
  const end = journey(machine, input, story);
  expect([end.context.renderingCount, end.context.videos.length]).toEqual([0, 2]);
  expect(() => journey(machine, input, [...story, later])).toThrow('not heard');
});
test('[R12] a blip leaves the list as it was', () => {
  const end = journey(machine, input, [answered(older, rendering), later, offlineAgain]);
  expect(end.context.videos).toEqual([older]);
});
test('[R12] one video plays at a time, and a broken one can be tried again', () => {
  expect(() => journey(machine, input, [answered(older, newer), chosen('newer'), chosen('older')])).toThrow(
    'not heard',
  );
  const end = journey(machine, input, [
    answered(older, newer),
    chosen('newer'),
    { type: 'playback.failed' },
    { type: 'playback.retried' },
  ]);
  expect([end.value.player, end.context.playingId]).toEqual(['playing', 'newer']);
});
test('[V5] a download that fails is told in words', () => {
  announced = [];
  const end = journey(machine, input, [requested, notSaved(new Error('the server answered 404'))]);
  expect([end.value.download, announced]).toEqual(['idle', [new Error('the server answered 404')]]);
});
test.each([
  ['A mug', 'A mug.mp4'],
  ['', 'video.mp4'],
])('[V5] the file of %j is named %j', (title, fileName) => {
  expect(videoFileOf({ ...older, input: { title } })).toEqual({ url: '/older.mp4', fileName });
});
