import { expect, test } from 'vitest';
import type { Job } from '../../contract/job';
import { jobStatusMachine } from '../../src/machines/jobStatus/jobStatus.machine';
import { journey, modelOf, titled, untakenTransitions } from '../support/walkMachine';

const job = (status: Job['status'], project_ids: string[] = []): Job => ({
  _id: 'j1',
  id: 'j1',
  title: 'Mug',
  description: '',
  status,
  created_time: '2026-01-01T00:00:00.000Z',
  created_with: 'urltoads',
  input: { images: [], videos: [], script: '', remote_dir: '' },
  output: { remote_dir: '', layouts: [], project_ids },
  progress: { step: null, steps: [], fraction: 0 },
  failure: status === 'failed' ? 'No disk left.' : null,
});
const answered = (output: Job) => ({ type: 'xstate.done.actor.fetchJob' as const, output });
const unreachable = { type: 'xstate.error.actor.fetchJob' as const, error: new Error('offline') };
const threeSecondsLater = { type: 'xstate.after.pollInterval.jobStatus.waiting' };
const input = { jobId: 'j1' };

const model = modelOf(jobStatusMachine, input, {
  'xstate.done.actor.fetchJob': [
    answered(job('initiated')),
    answered(job('running')),
    answered(job('done', ['p1', 'p2'])),
    answered(job('done')),
    answered(job('failed')),
  ],
  'xstate.error.actor.fetchJob': [unreachable],
  'xstate.done.actor.fetchSupportEmail': [
    { type: 'xstate.done.actor.fetchSupportEmail', output: 'help@example.com' },
  ],
});
const paths = model.getShortestPaths();
type Seen = { hasTag(tag: string): boolean; context: { projectId: string | null } };
const states = {
  fetchingJob: (seen: Seen) => expect(seen.hasTag('pending')).toBe(true),
  waiting: (seen: Seen) => expect(seen.hasTag('pending')).toBe(true),
  done: (seen: Seen) => expect(seen.context.projectId).toBe('p1'),
  failed: (seen: Seen) => expect(seen.hasTag('refused')).toBe(true),
  unreachable: (seen: Seen) => expect(seen.hasTag('refused')).toBe(true),
};

test.each(paths.map(titled))('chart keeps its promises along %s', async (_, path) => {
  await path.test({ states } as never);
});
test('every state has an expectation', () =>
  expect(Object.keys(states)).toEqual(Object.keys(jobStatusMachine.states)));
test('every transition is walked', () =>
  expect(untakenTransitions(jobStatusMachine, input, paths)).toEqual([
    // Nothing happens, on purpose: the words name nobody then.
    'jobStatus: xstate.error.actor.fetchSupportEmail → stays',
  ]));

test.each([
  ['[J4] a finished job is done', [answered(job('done', ['p1']))], 'done'],
  [
    '[J4] an unfinished job is asked for again after 3 s',
    [answered(job('running')), threeSecondsLater],
    'fetchingJob',
  ],
  ['[J4] a failed job stops the polling', [answered(job('failed'))], 'failed'],
  ['[J4] an unreachable server reads as a failed job', [unreachable], 'unreachable'],
  ['an unreachable server can be asked again', [unreachable, { type: 'retried' }], 'fetchingJob'],
  ['a job that is done without a project has failed', [answered(job('done'))], 'failed'],
])('%s', (_, events, end) => expect(journey(jobStatusMachine, input, events).value).toBe(end));
