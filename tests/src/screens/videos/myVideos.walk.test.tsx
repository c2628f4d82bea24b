import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { ProjectListItem, ProjectStatus } from '../../../../contract/projectListItem';
import { myVideosMachine } from '../../../../src/machines/myVideos/myVideos.machine';
import { VideosScreen } from '../../../../src/screens/videos/VideosScreen';
import { answer, mountScreen } from '../../../support/walking/mountScreen';
import { stubPromise } from '../../../support/stubPromise';
import { walkScreen } from '../../../support/walking/walkScreen';

const NOW = Date.parse('2026-02-03T00:00:00.000Z');
const input = { now: () => NOW };
const project = (title: string, day: number, status: ProjectStatus = 'done'): ProjectListItem => ({
  _id: `p${day}`,
  id: `p${day}`,
  status,
  input: { title },
  output: { thumbnail_url: `/p${day}.jpg`, rendered_video_url: status === 'done' ? `/p${day}.mp4` : null },
  created_time: `2026-02-0${day}T00:00:00.000Z`,
});
const mug = project('A mug', 1);
const untitled = project('', 2);
const rendering = project('On its way', 3, 'rendering');

const machine = myVideosMachine.provide({ actions: { announceDownloadFailure: () => {} } });
const titles = () => screen.queryAllByRole('article', { hidden: true }).map(({ ariaLabel }) => ariaLabel);
const dialog = () => screen.findByRole('dialog', { name: 'A mug' });
/** Of the list, and of the player when it stands over it. */
const downloadButtons = () => screen.getAllByRole('button', { name: 'Download A mug' });
const isListed = () => expect(titles()).toEqual(['Untitled', 'A mug']);

const walk = walkScreen(machine)({
  input,
  calls: ['fetchProjects', 'downloadVideo'],
  samples: {
    'video.chosen': [{ type: 'video.chosen', videoId: 'p1' }],
    'download.requested': [
      { type: 'download.requested', download: { videoId: 'p1', url: '/p1.mp4', fileName: 'A mug.mp4' } },
    ],
    'xstate.done.actor.fetchProjects': [
      { type: 'xstate.done.actor.fetchProjects', output: [mug, untitled, rendering] },
      { type: 'xstate.done.actor.fetchProjects', output: [mug, untitled] },
    ],
    'xstate.error.actor.fetchProjects': [
      { type: 'xstate.error.actor.fetchProjects', error: new TypeError('fetch failed') },
    ],
    'xstate.done.actor.refetchProjects': [
      { type: 'xstate.done.actor.refetchProjects', output: [mug, untitled, rendering] },
    ],
    'xstate.error.actor.refetchProjects': [
      { type: 'xstate.error.actor.refetchProjects', error: new TypeError('fetch failed') },
    ],
    'xstate.done.actor.downloadVideo': [{ type: 'xstate.done.actor.downloadVideo' }],
    'xstate.error.actor.downloadVideo': [
      { type: 'xstate.error.actor.downloadVideo', error: new Error('the server answered 404') },
    ],
  },
  alsoTellApart: ({ renderingCount }) => renderingCount,
  // Without a list there is no video to choose; what renders is looked at again long before a minute is over.
  offers: ({ context }, { type }) =>
    (context.videos.length > 0 || !/^(video\.chosen|download\.requested)$/.test(type)) &&
    !(context.renderingCount > 0 && type.startsWith('xstate.after.minute')),
  limit: 20_000,
  screen: (actor) => <VideosScreen actor={actor} />,
  gestures: {
    retried: (_, { user }) => user.click(screen.getByRole('button', { name: 'Try again' })),
    'video.chosen': (_, { user }) => user.click(screen.getByRole('button', { name: 'Play A mug' })),
    'player.closed': async (_, { user }) =>
      user.click(within(await dialog()).getByRole('button', { name: 'Close' })),
    'playback.failed': async () => {
      fireEvent.error(within(await dialog()).getByLabelText('Video: A mug'));
    },
    'playback.retried': async (_, { user }) =>
      user.click(within(await dialog()).getByRole('button', { name: 'Try again' })),
    'download.requested': (_, { user }) => user.click(downloadButtons().at(-1) ?? document.body),
  },
  states: {
    'list.fetchingProjects': () => expect(screen.getByRole('status').textContent).toBe('Loading videos...'),
    'list.unavailable': () =>
      expect(screen.getByRole('alert').textContent).toContain('Couldn’t load your videos. Please try again.'),
    'list.loaded.resting': isListed,
    'list.loaded.refetchingProjects': isListed,
    'player.closed': () => expect(screen.queryByRole('dialog')).toBeNull(),
    'player.playing': async () =>
      expect(
        within(await dialog())
          .getByLabelText('Video: A mug')
          .getAttribute('src'),
      ).toBe('/p1.mp4'),
    'player.broken': async () => {
      expect(within(await dialog()).getByRole('alert').textContent).toContain('This video can’t be played.');
    },
    'download.idle': () => expect(screen.queryByRole('button', { name: /^Downloading…/ })).toBeNull(),
    'download.downloadingVideo': ({ inputOf }) => {
      expect(inputOf('downloadVideo')).toEqual({ url: '/p1.mp4', fileName: 'A mug.mp4' });
      const saving = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Downloading A mug…' });
      expect(saving.every((one) => one.disabled)).toBe(true);
    },
  },
});

test.each(walk.paths)('[R12] the finished videos follow their chart: %s', (_, run) => run());
test('[R12] no transition of the finished videos is left unwalked', () => expect(walk.untaken()).toEqual([]));

async function open(...projects: ProjectListItem[]) {
  const fetching = stubPromise<readonly ProjectListItem[]>();
  const actor = createActor(machine.provide({ actors: { fetchProjects: fetching.actor } }), {
    input,
  }).start();
  const user = mountScreen(<VideosScreen actor={actor} />);
  await answer(() => fetching.latest().resolve(projects));
  return { user, actor };
}
const createLinks = () =>
  screen.getAllByRole('link', { name: 'Create video' }).map((link) => link.getAttribute('href'));

test('[R12] a video tells its age and can be played, saved and changed', async () => {
  await open(mug, untitled, rendering);
  expect(screen.getByRole('status').textContent).toBe('One more video is rendering.');
  const tile = within(screen.getByRole('article', { name: 'A mug' }));
  expect(tile.getByText('2 days ago')).toBeTruthy();
  expect(tile.getAllByRole('button').map(({ ariaLabel }) => ariaLabel)).toEqual([
    'Play A mug',
    'Download A mug',
  ]);
  expect(tile.getByRole('link', { name: 'Edit A mug' }).getAttribute('href')).toBe('/project/p1/editor');
  expect(createLinks()).toEqual(['/create']);
});

test('[R12] a list without videos says what to do, and once', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('No finished videos yet');
  expect(createLinks()).toEqual(['/create']);
});

test('[R12] the first video that is being rendered is announced', async () => {
  await open(rendering);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Your first video is on its way');
});

test('[R12] Escape closes the player', async () => {
  const { user, actor } = await open(mug);
  await user.click(screen.getByRole('button', { name: 'Play A mug' }));
  const player = await dialog();
  await waitFor(() => expect(player.contains(document.activeElement)).toBe(true));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(actor.getSnapshot().context.playingId).toBeNull());
});
