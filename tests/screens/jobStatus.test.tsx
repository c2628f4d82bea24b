import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { Job } from '../../contract/job';
import { jobStatusMachine } from '../../src/machines/jobStatus/jobStatus.machine';
import { JobStatusScreen } from '../../src/screens/jobStatus/JobStatusScreen';
import { answer, mountScreen } from '../support/mountScreen';
import { stateAt, type StatesOf } from '../support/statesOf';
import { stubPromise } from '../support/stubPromise';

const FAILED_FOR = (whom: string) =>
  `Video generation has failed. Please try again or contact support at ${whom} if the issue persists.`;

const job = (changes: Partial<Job> = {}): Job => ({
  _id: 'j1',
  id: 'j1',
  title: 'Mug',
  description: 'Hot',
  status: 'running',
  created_time: '2026-01-01T00:00:00.000Z',
  created_with: 'urltoads',
  input: { images: [], videos: [], script: 'Cold coffee?', remote_dir: '/media/j1/' },
  output: { remote_dir: '/media/j1/', layouts: [], project_ids: [] },
  progress: {
    step: 'captions',
    steps: [
      { name: 'voice-over', state: 'done' },
      { name: 'captions', state: 'running' },
      { name: 'media', state: 'waiting' },
    ],
    fraction: 0.4,
  },
  failure: null,
  ...changes,
});

function open() {
  const fetching = stubPromise<Job, { jobId: string }>();
  const support = stubPromise<string>();
  const clock = new SimulatedClock();
  const machine = jobStatusMachine.provide({
    actors: { fetchJob: fetching.actor, fetchSupportEmail: support.actor },
  });
  const actor = createActor(machine, { input: { jobId: 'j1' }, clock }).start();
  const user = mountScreen(<JobStatusScreen actor={actor} />);
  const arrive = (changes?: Partial<Job>) => answer(() => fetching.latest().resolve(job(changes)));
  return { fetching, support, clock, actor, user, arrive };
}
type Opened = ReturnType<typeof open>;
const alert = () => screen.getByRole('alert').textContent;

const states = {
  fetchingJob: async ({ fetching }) => {
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
    expect(fetching.calls.map(({ input }) => input)).toEqual([{ jobId: 'j1' }]);
  },
  waiting: async ({ arrive, clock, fetching }) => {
    await arrive();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Making your video');
    expect(screen.getByRole('status').textContent).toBe('Timing the captions');
    expect(screen.getByRole('progressbar', { name: 'Progress of the video' }).ariaValueNow).toBe('40');
    expect(screen.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      'Recording the voice-over, done',
      'Timing the captions, in progress',
      'Preparing pictures and videos, waiting',
    ]);
    await answer(() => clock.increment(2999));
    expect(fetching.calls).toHaveLength(1);
    await answer(() => clock.increment(1));
    expect(fetching.calls).toHaveLength(2);
    await arrive({ status: 'initiated', progress: { ...job().progress, step: null } });
    expect(screen.getByRole('status').textContent).toBe('Waiting for its turn');
  },
  done: async ({ arrive, actor }) => {
    await arrive({ status: 'done', output: { ...job().output, project_ids: ['p1', 'p2'] } });
    expect(screen.getByRole('status', { name: 'Opening project...' })).toBeTruthy();
    expect(actor.getSnapshot().context.projectId).toBe('p1');
  },
  failed: async ({ arrive, support }) => {
    await answer(() => support.latest().resolve('help@example.com'));
    await arrive({ status: 'failed', failure: 'The voice could not be recorded.' });
    expect(alert()).toBe(`Error${FAILED_FOR('help@example.com')}The voice could not be recorded.`);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Create another video' }).getAttribute('href')).toBe('/create');
  },
  unreachable: async ({ fetching, user, actor }) => {
    await answer(() => fetching.latest().reject(new Error('offline')));
    expect(alert()).toBe(`Error${FAILED_FOR('the operator of this server')}`);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(actor.getSnapshot().value).toBe('fetchingJob');
    await answer(() => fetching.latest().reject(new Error('offline')));
  },
} satisfies Record<StatesOf<typeof jobStatusMachine>, (opened: Opened) => Promise<void>>;

test.each(Object.entries(states))('[J4] [J5] the page of a job, %s', async (state, expectIt) => {
  const opened = open();
  await expectIt(opened);
  expect(opened.actor.getSnapshot().matches(stateAt(state) as never)).toBe(true);
});
