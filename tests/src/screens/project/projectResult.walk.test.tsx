import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Project } from '../../../../contract/project';
import { scriptCopyMachine } from '../../../../src/machines/captionEdit/scriptCopy.machine';
import { projectResultMachine } from '../../../../src/machines/projectResult/projectResult.machine';
import { renderNoticeMachine } from '../../../../src/machines/renderNotice/renderNotice.machine';
import { RenderEnd } from '../../../../src/screens/project/RenderEnd';
import { shareLinkMachine } from '../../../../src/machines/shareLink/shareLink.machine';
import { ProjectScreen } from '../../../../src/screens/project/ProjectScreen';
import { mug } from '../../../support/wizards/mug';
import { walkScreen } from '../../../support/walking/walkScreen';

const announced = vi.fn();
const machine = projectResultMachine.provide({
  actions: {
    announceDownloadFailure: (_, { error }) => announced(error),
    announceCancelFailure: () => announced('not cancelled'),
  },
});
const rendering = mug('rendering', {
  render: { stage: 'drawing', frames_done: 30, frames_total: 120, fraction: 0.25, seconds_left: 90 },
});
const compared = mug('rendering', {
  render: { stage: 'checking', frames_done: 120, frames_total: 120, fraction: 0.95, seconds_left: null },
});
const draft = mug('draft');
const failed = mug('failed', { failure: 'A picture could not be drawn.' });
const done = mug('done', { rendered_video_url: '/mug.mp4' });

const answers = (id: 'fetchProject' | 'refetchProject') =>
  [rendering, compared, draft, failed, done].map((output) => ({
    type: `xstate.done.actor.${id}` as const,
    output,
  }));
const gone = { status: 404, detail: 'There is no such project.' };
const offline = new TypeError('fetch failed');
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const button = (name: string) => screen.queryByRole<HTMLButtonElement>('button', { name });
const editLink = () => screen.queryByRole('link', { name: 'Edit' })?.getAttribute('href');
const pending = ({ project }: { project: Project | null }) => {
  if (project?.status === 'draft') {
    expect(title()).toBe('Video is not generated yet...');
    expect(editLink()).toBe('/project/p1/editor');
  } else if (project?.output.render?.stage === 'checking') {
    expect(title()).toBe('Video is rendering...');
    expect(screen.getByText('Comparing with the preview')).toBeTruthy();
  } else {
    expect(title()).toBe('Video is rendering...');
    expect(screen.getByRole('progressbar', { name: 'Render progress' }).ariaValueNow).toBe('25');
    expect(screen.getByText('about 2 min left')).toBeTruthy();
  }
  expect(screen.getByText('Please wait while we process your video')).toBeTruthy();
};

const unavailable = () => {
  expect(title()).toBe('Error');
  expect(screen.getByRole('alert').textContent).toContain('Failed to load project');
};

const walk = walkScreen(machine)({
  input: { projectId: 'p1' },
  calls: ['fetchProject', 'downloadVideo', 'cancelRender'],
  samples: {
    'xstate.done.actor.fetchProject': answers('fetchProject'),
    'xstate.done.actor.refetchProject': answers('refetchProject'),
    'xstate.error.actor.fetchProject': [offline, gone].map((error) => ({
      type: 'xstate.error.actor.fetchProject' as const,
      error,
    })),
    'xstate.error.actor.refetchProject': [offline, gone].map((error) => ({
      type: 'xstate.error.actor.refetchProject' as const,
      error,
    })),
    'download.requested': [{ type: 'download.requested' }],
    'xstate.done.actor.cancelRender': [
      { type: 'xstate.done.actor.cancelRender', output: { projectId: 'p1' } },
    ],
    'xstate.error.actor.cancelRender': [{ type: 'xstate.error.actor.cancelRender', error: offline }],
    'xstate.done.actor.downloadVideo': [{ type: 'xstate.done.actor.downloadVideo' }],
    'xstate.error.actor.downloadVideo': [{ type: 'xstate.error.actor.downloadVideo', error: offline }],
  },
  alsoTellApart: ({ project, troubles }) => [project?.status, project?.output.render?.stage, troubles],
  limit: 10_000,
  screen: (actor) => (
    <ProjectScreen
      actor={actor}
      notice={createActor(renderNoticeMachine, { input: { projectId: 'p1', isWanted: false } }).start()}
      creditsCopy={createActor(scriptCopyMachine).start()}
      share={createActor(shareLinkMachine, { input: { projectId: 'p1' } }).start()}
    />
  ),
  gestures: {
    retried: (_, { user }) => user.click(screen.getByRole('button', { name: 'Try again' })),
    'cancel.requested': (_, { user }) => user.click(screen.getByRole('button', { name: 'Cancel render' })),
    'download.requested': (_, { user }) => user.click(screen.getByRole('button', { name: 'Download' })),
  },
  passed: ['following.judging'],
  states: {
    'following.fetchingProject': ({ inputOf }) => {
      expect(inputOf('fetchProject')).toEqual({ projectId: 'p1' });
      expect(screen.getByRole('status', { name: 'Loading project' })).toBeTruthy();
    },
    'following.pending.waiting': ({ context }) => pending(context),
    'following.pending.comparing': ({ context }) => pending(context),
    'following.pending.refetchingProject': ({ inputOf, context }) => {
      expect(inputOf('refetchProject')).toEqual({ projectId: 'p1' });
      pending(context);
    },
    'following.pending.cancellingRender': ({ inputOf }) => {
      expect(inputOf('cancelRender')).toEqual({ projectId: 'p1' });
      expect(button('Cancelling…')?.disabled).toBe(true);
    },
    'following.done': () => {
      expect(title()).toBe('Mug');
      expect(screen.getByLabelText('Video: Mug').getAttribute('src')).toBe('/mug.mp4');
      expect(editLink()).toBe('/project/p1/editor');
    },
    'following.invalid': () => {
      expect(title()).toBe('Invalid project');
      expect(screen.getByRole('alert').textContent).toBe('A picture could not be drawn.');
    },
    'following.unavailable.told': unavailable,
    'following.unavailable.lookingAgain': unavailable,
    'following.missing': () => {
      expect(title()).toBe('404');
      expect(screen.getByText('Project not found')).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Go to your projects' }).getAttribute('href')).toBe('/');
    },
    'download.idle': ({ actor }) => {
      const isDone = actor.getSnapshot().matches({ following: 'done' });
      expect(button('Download')?.disabled).toBe(isDone ? false : undefined);
    },
    'download.downloadingVideo': ({ inputOf }) => {
      expect(inputOf('downloadVideo')).toEqual({ url: '/mug.mp4', fileName: 'Mug.mp4' });
      expect(button('Downloading…')?.disabled).toBe(true);
    },
  },
});

test.each(walk.paths)('[V1]–[V6] the page of a project follows its chart: %s', (_, run) => run());
test('[V2] no transition of following a project is left unwalked', () => expect(walk.untaken()).toEqual([]));

const noticeWalk = walkScreen(
  renderNoticeMachine.provide({
    actions: {
      showNotification: (_, { end }) => announced(end),
      announceMailFailure: () => announced('no mail'),
      keepWish: () => {},
    },
  }),
)({
  input: { projectId: 'p1', isWanted: false },
  calls: ['askToNotify', 'waitForEnd', 'notifyByMail'],
  alsoTellApart: ({ mail }) => mail,
  samples: {
    'mail.changed': [{ type: 'mail.changed', mail: true }],
    'xstate.done.actor.askToNotify': [true, false].map((output) => ({
      type: 'xstate.done.actor.askToNotify' as const,
      output,
    })),
    'xstate.error.actor.askToNotify': [{ type: 'xstate.error.actor.askToNotify', error: offline }],
    'xstate.done.actor.waitForEnd': [{ type: 'xstate.done.actor.waitForEnd', output: 'done' }],
    'xstate.error.actor.waitForEnd': [{ type: 'xstate.error.actor.waitForEnd', error: offline }],
    'xstate.done.actor.notifyByMail': [{ type: 'xstate.done.actor.notifyByMail', output: true }],
    'xstate.error.actor.notifyByMail': [{ type: 'xstate.error.actor.notifyByMail', error: offline }],
  },
  offers: ({ context }, { type }) => type !== 'mail.changed' || context.mail !== true,
  screen: (notice) => {
    const mailed = mug('rendering', { mail_notice: false });
    const provided = machine.provide({ actors: { fetchProject: fromPromise(async () => mailed) } });
    return (
      <RenderEnd actor={createActor(provided, { input: { projectId: 'p1' } }).start()} notice={notice} />
    );
  },
  gestures: {
    'notice.requested': (_, { user }) =>
      user.click(screen.getByRole('button', { name: 'Notify me when it’s done' })),
    'mail.changed': async (_, { user }) =>
      user.click(await screen.findByRole('checkbox', { name: 'E-mail me when it’s done' })),
  },
  states: {
    'browser.recalling': () => {},
    'browser.unasked': () => expect(button('Notify me when it’s done')?.disabled).toBe(false),
    'browser.askingToNotify': () => expect(button('Notify me when it’s done')?.disabled).toBe(true),
    'browser.waitingForEnd': () =>
      expect(screen.getByRole('status').textContent).toBe('You’ll get a notification. Keep this tab open.'),
    'browser.forbidden': () => expect(screen.getByRole('status').textContent).toContain('is blocking'),
    'mail.settled': async ({ context }) => {
      const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'E-mail me when it’s done' });
      expect([box.checked, box.disabled]).toEqual([context.mail === true, false]);
    },
    'mail.notifyingByMail': async ({ inputOf }) => {
      expect(inputOf('notifyByMail')).toEqual({ projectId: 'p1', mail: true });
      expect((await screen.findByRole<HTMLInputElement>('checkbox')).disabled).toBe(true);
    },
  },
});
test.each(noticeWalk.paths)('[ED4] how one is told follows its chart: %s', (_, run) => run());
/** What is recalled takes no time. */
test('[ED4] no transition of being told is left unwalked', () =>
  expect(noticeWalk.untaken().filter((one) => !one.startsWith('browser.recalling'))).toEqual([]));
