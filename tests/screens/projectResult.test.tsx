import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { Project, RenderProgress } from '../../contract/project';
import { projectResultMachine, type Video } from '../../src/machines/projectResult/projectResult.machine';
import { ProjectScreen } from '../../src/screens/project/ProjectScreen';
import { answer, mountScreen } from '../support/mountScreen';
import { mug } from '../support/mug';
import { stateAt, type StatesOf } from '../support/statesOf';
import { stubPromise } from '../support/stubPromise';

const drawing: RenderProgress = {
  stage: 'drawing',
  frames_done: 30,
  frames_total: 120,
  fraction: 0.25,
  seconds_left: 90,
};
const done = mug('done', { rendered_video_url: '/mug.mp4', thumbnail_url: '/mug.jpg' });

function open() {
  const fetching = stubPromise<Project, { projectId: string }>();
  const download = stubPromise<void, Video>();
  const announced = vi.fn();
  const clock = new SimulatedClock();
  const machine = projectResultMachine.provide({
    actors: { fetchProject: fetching.actor, downloadVideo: download.actor },
    actions: { announceDownloadFailure: (_, { message }) => announced(message) },
  });
  const actor = createActor(machine, { input: { projectId: 'p1' }, clock }).start();
  const user = mountScreen(<ProjectScreen actor={actor} />);
  const arrive = (project: Project) => answer(() => fetching.latest().resolve(project));
  return { fetching, download, announced, clock, actor, user, arrive };
}
type Opened = ReturnType<typeof open>;
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const downloadButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Download' });

const states = {
  'following.fetchingProject': async () => {
    expect(screen.getByRole('status', { name: 'Loading project' })).toBeTruthy();
  },
  'following.unavailable': async ({ fetching, actor, user }) => {
    await answer(() => fetching.latest().reject(new Error('offline')));
    expect(title()).toBe('Error');
    expect(screen.getByRole('alert').textContent).toContain('Failed to load project');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(actor.getSnapshot().value.following).toBe('fetchingProject');
    await answer(() => fetching.latest().reject(new Error('offline')));
  },
  'following.pending.waiting': async ({ arrive }) => {
    await arrive(mug('rendering', { render: drawing }));
    expect(title()).toBe('Video is rendering...');
    expect(screen.getByText('Please wait while we process your video')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Progress of the render' }).ariaValueNow).toBe('25');
    expect(screen.getByText('Frame 30 of 120')).toBeTruthy();
    expect(screen.getByText('about 2 min left')).toBeTruthy();
  },
  'following.pending.refetchingProject': async ({ arrive, clock, fetching }) => {
    await arrive(mug('draft'));
    expect(title()).toBe('Video is not generated yet...');
    expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe('/project/p1/editor');
    await answer(() => clock.increment(4999));
    expect(fetching.calls).toHaveLength(1);
    await answer(() => clock.increment(1));
    expect(fetching.calls).toHaveLength(2);
  },
  'following.done': async ({ arrive }) => {
    await arrive({ ...done, input: { title: 'A mug that keeps your coffee hot until noon' } });
    expect(title()).toBe('A mug that keeps your coffee hot until n...');
    expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe('/project/p1/editor');
    expect(downloadButton().disabled).toBe(false);
    const player = screen.getByLabelText<HTMLVideoElement>(
      'Video: A mug that keeps your coffee hot until n...',
    );
    expect([player.getAttribute('src'), player.poster.endsWith('/mug.jpg')]).toEqual(['/mug.mp4', true]);
  },
  'following.invalid': async ({ arrive }) => {
    await arrive(mug('failed', { failure: 'A picture could not be drawn.' }));
    expect(title()).toBe('Invalid project');
    expect(
      screen.getByText(
        'The project is not available or invalid. Please contact support if this is a mistake',
      ),
    ).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('A picture could not be drawn.');
  },
  'download.downloadingVideo': async ({ arrive, user, download }) => {
    await arrive(done);
    await user.click(downloadButton());
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Downloading…' }).disabled).toBe(true);
    expect(download.calls.map(({ input }) => input)).toEqual([{ url: '/mug.mp4', fileName: 'Mug.mp4' }]);
  },
  'download.idle': async ({ arrive, user, download, announced }) => {
    await arrive({ ...done, input: { title: '' } });
    expect(title()).toBe('Project Video');
    await user.click(downloadButton());
    expect(download.latest().input.fileName).toBe('video.mp4');
    await answer(() => download.latest().reject(new Error('the server answered 500')));
    expect(announced.mock.calls).toEqual([['the server answered 500']]);
    expect(downloadButton().disabled).toBe(false);
  },
} satisfies Record<SeenState, (opened: Opened) => Promise<void>>;

/** `judging` is passed through without being seen. */
type SeenState = Exclude<StatesOf<typeof projectResultMachine>, 'following.judging'>;

test.each(Object.entries(states))(
  '[V1] [V2] [V3] [V4] [V5] [V6] the page of a project, %s',
  async (state, expectIt) => {
    const opened = open();
    await expectIt(opened);
    expect(opened.actor.getSnapshot().matches(stateAt(state) as never)).toBe(true);
  },
);
