import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Job } from '../../../../contract/job';
import { jobStatusMachine } from '../../../../src/machines/jobStatus/jobStatus.machine';
import { mugJob, mugJobDone } from '../../../support/wizards/mugJob';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, titled, untakenOnWalks } from '../../../support/walking/walkMachine';

const answered = (output: Job) => ({ type: 'xstate.done.actor.fetchJob' as const, output });
const notFetched = (error: unknown) => ({ type: 'xstate.error.actor.fetchJob' as const, error });
const unreachable = notFetched(new TypeError('fetch failed'));
const missing = notFetched({ status: 404, detail: 'This job doesn’t exist.' });
const threeSecondsLater = { type: 'xstate.after.pollInterval.jobStatus.waiting' };
const toldFor3s = { type: 'xstate.after.pollInterval.jobStatus.unreachable.told' };
const fourPolls = [1, 2, 3, 4].flatMap(() => [threeSecondsLater, unreachable]);
const nobodyToWriteTo = { type: 'xstate.error.actor.fetchSupportEmail', error: new Error('offline') };
const retried = { type: 'retried' };
const begun = { type: 'xstate.done.actor.retryJob' as const, output: { jobId: 'j2' } };
const notBegun = (error: unknown) => ({ type: 'xstate.error.actor.retryJob' as const, error });
const poor = notBegun({ status: 403, detail: 'Six credits are missing.' });
const running = mugJob();
const failed = mugJob({ status: 'failed', failure: 'No disk left.' });
const input = { jobId: 'j1' };

const paths = modelOf(
  jobStatusMachine,
  input,
  {
    'xstate.done.actor.fetchJob': [
      answered(mugJob({ status: 'initiated' })),
      answered(running),
      answered(mugJobDone('p1', 'p2')),
      answered(mugJobDone()),
      answered(failed),
    ],
    'xstate.error.actor.fetchJob': [unreachable, missing],
    'xstate.done.actor.fetchSupportEmail': [
      { type: 'xstate.done.actor.fetchSupportEmail', output: 'help@example.com' },
    ],
    'xstate.done.actor.retryJob': [begun],
    'xstate.error.actor.retryJob': [poor],
  },
  // Whether a job may be begun anew depends on how it ended.
  { alsoTellApart: ({ job }) => job?.status },
).getShortestPaths();

type Seen = {
  hasTag(tag: string): boolean;
  context: { job: Job | null; projectId: string | null; newJobId: string | null; refusal: string | null };
};
const isPending = (seen: Seen) => expect(seen.hasTag('pending')).toBe(true);
const isRefused = (seen: Seen) => expect(seen.hasTag('refused')).toBe(true);
const states = {
  fetchingJob: isPending,
  waiting: isPending,
  done: ({ context }) => expect(context.projectId).toBe('p1'),
  failed: isRefused,
  retryingJob: (seen) => {
    isRefused(seen);
    expect([seen.context.job, seen.context.refusal]).toEqual([failed, null]);
  },
  retryRefused: (seen) => {
    isRefused(seen);
    expect(seen.context.refusal).toBe('Six credits are missing.');
  },
  begunAnew: ({ context }) => expect(context.newJobId).toBe('j2'),
  'unreachable.told': isRefused,
  'unreachable.lookingAgain': isRefused,
  missing: ({ context }) => expect(context.job?.status).not.toBe('failed'),
} satisfies Record<StatesOf<typeof jobStatusMachine>, (seen: Seen) => void>;

test.each(paths.map(titled))('chart keeps its promises along %s', async (_, path) => {
  await path.test({ states } as never);
});
test('every transition is walked', () => {
  // Nothing happens, on purpose, so that no path goes there: the words name nobody then.
  const nothing = { input, paths: [{ steps: [{}, { event: nobodyToWriteTo }] as never }] };
  expect(untakenOnWalks(jobStatusMachine, [{ input, paths }, nothing])).toEqual([]);
});

test.each([
  ['[J4] a finished job is done', [answered(mugJobDone('p1'))], 'done'],
  [
    '[J4] an unfinished job is asked for again after 3 s',
    [answered(running), threeSecondsLater],
    'fetchingJob',
  ],
  ['[J4] a failed job stops the polling', [answered(failed)], 'failed'],
  ['[J4] an unreachable server reads as a failed job', [unreachable], { unreachable: 'told' }],
  [
    '[J4] a server that is not there for one poll is passed over',
    [answered(running), threeSecondsLater, unreachable],
    'waiting',
  ],
  ['[J4] one that is not there for four is told', [answered(running), ...fourPolls], { unreachable: 'told' }],
  [
    '[J4] an answer in between begins the count anew',
    [answered(running), ...fourPolls.slice(2), threeSecondsLater, answered(running), ...fourPolls.slice(2)],
    'waiting',
  ],
  [
    '[J4] a page that found no server comes back by itself',
    [unreachable, toldFor3s, answered(running)],
    'waiting',
  ],
  ['[J4] and goes on looking', [unreachable, toldFor3s, unreachable], { unreachable: 'told' }],
  ['an unreachable server can be asked again', [unreachable, retried], 'fetchingJob'],
  ['[J4] somebody else’s job is not there', [missing], 'missing'],
  ['a failed job is begun anew, as another', [answered(failed), retried, begun], 'begunAnew'],
  [
    '[J4] a retry that is refused can be tried again',
    [answered(failed), retried, poor, retried],
    'retryingJob',
  ],
  ['a job that is done without a project has failed', [answered(mugJobDone())], 'failed'],
])('%s', (_, events, end) => expect(journey(jobStatusMachine, input, events).value).toEqual(end));

test('a job that ended well is not begun anew', () => {
  expect(() => journey(jobStatusMachine, input, [answered(mugJobDone()), retried])).toThrow('not heard');
});
test('[J4] the support address is kept for the words of a failed job', () => {
  const told = { type: 'xstate.done.actor.fetchSupportEmail', output: 'help@example.com' };
  const { context } = journey(jobStatusMachine, input, [answered(failed), told]);
  expect(context.supportEmail).toBe('help@example.com');
});
test('[J4] a job without a support address is followed all the same', () => {
  const actor = createActor(jobStatusMachine, { input }).start();
  actor.send(nobodyToWriteTo as never);
  actor.send(answered(running) as never);
  expect([actor.getSnapshot().status, actor.getSnapshot().value]).toEqual(['active', 'waiting']);
  actor.stop();
});
test('[J4] the words of the last refusal are forgotten with the next try', () => {
  const { context } = journey(jobStatusMachine, input, [answered(failed), retried, poor, retried]);
  expect(context.refusal).toBeNull();
});
