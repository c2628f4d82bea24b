import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Job } from '../../../../contract/job';
import { jobStatusMachine } from '../../../../src/machines/jobStatus/jobStatus.machine';
import { JobStatusScreen } from '../../../../src/screens/jobStatus/JobStatusScreen';
import { mugJob, mugJobDone } from '../../../support/wizards/mugJob';
import { walkScreen } from '../../../support/walking/walkScreen';

const answered = (output: Job) => ({ type: 'xstate.done.actor.fetchJob' as const, output });
const retryButton = () => screen.queryByRole<HTMLButtonElement>('button', { name: 'Try again' });
const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);
const failureText = ({ supportEmail, job }: { supportEmail: string | null; job: Job | null }) =>
  `ErrorVideo generation has failed. Please try again or contact support at ${supportEmail ?? 'the operator of this server'} if the issue persists.${job?.failure ?? ''}`;

const unreachable = ({ context }: { context: { supportEmail: string | null; job: Job | null } }) => {
  expect(alerts()).toEqual([
    `${failureText({ ...context, job: null })}The server isn’t responding. Your video may still be in progress; this page keeps checking.${context.job?.failure ?? ''}`,
  ]);
  expect(retryButton()?.disabled).toBe(false);
};

const walk = walkScreen(jobStatusMachine)({
  input: { jobId: 'j1' },
  calls: ['fetchJob', 'fetchSupportEmail', 'retryJob'],
  samples: {
    'xstate.done.actor.fetchJob': [
      answered(mugJob({ status: 'initiated', progress: { ...mugJob().progress, step: null } })),
      answered(mugJob()),
      answered(mugJobDone('p1', 'p2')),
      answered(mugJobDone()),
      answered(mugJob({ status: 'failed', failure: 'The voice could not be recorded.' })),
    ],
    'xstate.error.actor.fetchJob': [
      { type: 'xstate.error.actor.fetchJob', error: new TypeError('fetch failed') },
      { type: 'xstate.error.actor.fetchJob', error: { status: 404, detail: 'This job doesn’t exist.' } },
    ],
    'xstate.done.actor.fetchSupportEmail': [
      { type: 'xstate.done.actor.fetchSupportEmail', output: 'help@example.com' },
    ],
    'xstate.done.actor.retryJob': [{ type: 'xstate.done.actor.retryJob', output: { jobId: 'j2' } }],
    'xstate.error.actor.retryJob': [
      { type: 'xstate.error.actor.retryJob', error: { status: 403, detail: 'Six credits are missing.' } },
      { type: 'xstate.error.actor.retryJob', error: new TypeError('fetch failed') },
    ],
  },
  alsoTellApart: ({ job, supportEmail }) => [job?.status, supportEmail],
  screen: (actor) => <JobStatusScreen actor={actor} />,
  gestures: {
    retried: (_, { user }) => user.click(screen.getByRole('button', { name: 'Try again' })),
  },
  states: {
    fetchingJob: ({ inputOf, context: { job } }) => {
      expect(inputOf('fetchJob')).toEqual({ jobId: 'j1' });
      // While it is asked for again, what is known of it stays in sight.
      if (job) expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Making your video');
      else expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
    },
    waiting: ({ context: { job } }) => {
      expect(screen.getByRole('status').textContent).toBe(
        job?.status === 'initiated' ? 'In the queue' : 'Timing the captions',
      );
      expect(screen.getByRole('progressbar', { name: 'Video progress' }).ariaValueNow).toBe('40');
      expect(screen.queryByRole('alert')).toBeNull();
    },
    done: ({ context }) => {
      expect(context.projectId).toBe('p1');
      expect(screen.getByRole('status', { name: 'Opening project...' })).toBeTruthy();
    },
    failed: ({ context }) => {
      expect(alerts()).toEqual([failureText(context)]);
      // Only what has failed can be begun anew.
      expect(retryButton()?.disabled).toBe(context.job?.status === 'failed' ? false : undefined);
      expect(screen.getByRole('link', { name: 'Create another video' }).getAttribute('href')).toBe('/create');
    },
    retryingJob: ({ inputOf, context }) => {
      expect(inputOf('retryJob')).toEqual({ jobId: 'j1' });
      expect(alerts()).toEqual([failureText(context)]);
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Starting again…' }).disabled).toBe(true);
    },
    retryRefused: ({ context }) => {
      const why = context.refusal ?? 'Couldn’t restart it. Please try again.';
      expect(alerts()).toEqual([failureText(context), why]);
      expect(retryButton()?.disabled).toBe(false);
    },
    begunAnew: ({ context }) => {
      expect(context.newJobId).toBe('j2');
      expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
    },
    'unreachable.told': unreachable,
    'unreachable.lookingAgain': unreachable,
    missing: () => {
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('404');
      expect(screen.getByText('This job doesn’t exist.')).toBeTruthy();
    },
  },
});

test.each(walk.paths)('[J4] [J5] the page of a job follows its chart: %s', (_, run) => run());
test('[J4] no transition of following a job is left unwalked', () => {
  // It changes nothing in sight, on purpose: the words for a failed job name nobody then.
  expect(walk.untaken()).toEqual(['jobStatus: xstate.error.actor.fetchSupportEmail → stays']);
});
