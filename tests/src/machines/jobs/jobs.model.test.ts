import { expect, test } from 'vitest';
import type { ContextFrom } from 'xstate';
import type { JobListItem } from '../../../../contract/job';
import { jobsMachine } from '../../../../src/machines/jobs/jobs.machine';
import { readJobsView } from '../../../../contract/ui/jobsView';
import { listedJob } from '../../../support/listed';
import type { StatesOf } from '../../../support/walking/statesOf';
import { journey, modelOf, titled, untakenTransitions } from '../../../support/walking/walkMachine';

const input = { now: () => 7, view: readJobsView(new URLSearchParams()) };
const broken = listedJob('broken', { status: 'failed', failure: 'No disk left.' });
const running = listedJob('running', { status: 'running', created_time: '2026-02-01T00:00:00.000Z' });
const answered = (output: JobListItem[]) => ({ type: 'xstate.done.actor.fetchJobs' as const, output });
const offline = { type: 'xstate.error.actor.fetchJobs' as const, error: new TypeError('fetch failed') };
const later = { type: 'xstate.after.pollInterval.jobs.loaded.list.resting' };
const tried = { type: 'job.retried' as const, job: broken };
const begun = { type: 'xstate.done.actor.retryJob' as const, output: { jobId: 'new' } };
const refused = {
  type: 'xstate.error.actor.retryJob' as const,
  error: { status: 403, detail: 'You have 4 credits left.' },
};
const explainers = { tab: 'text_to_videos', filters: ['done'] } as const;

const model = modelOf(
  jobsMachine,
  input,
  {
    'tab.chosen': [{ type: 'tab.chosen', tab: 'text_to_videos' }],
    'filters.chosen': [{ type: 'filters.chosen', filters: [] }],
    'address.changed': [{ type: 'address.changed', view: input.view }],
    'job.retried': [tried],
    'xstate.done.actor.fetchJobs': [answered([]), answered([broken, running])],
    'xstate.error.actor.fetchJobs': [offline],
    'xstate.done.actor.retryJob': [begun],
    'xstate.error.actor.retryJob': [refused],
  },
  { alsoTellApart: ({ jobs, tab, filters }) => [jobs.length, tab, filters.length], limit: 4000 },
);
const paths = model.getShortestPaths();
type Seen = { context: ContextFrom<typeof jobsMachine> };
const isEmptyOrSorted = ({ context }: Seen) => expect([[], [running, broken]]).toContainEqual(context.jobs);
const states = {
  loading: ({ context }) => expect(context.jobs).toEqual([]),
  failed: ({ context }) => expect(context.jobs).toEqual([]),
  'loaded.list.resting': isEmptyOrSorted,
  'loaded.list.refreshing': isEmptyOrSorted,
  'loaded.retry.idle': ({ context }) => expect(context.retried).toBeNull(),
  'loaded.retry.retryingJob': ({ context }) =>
    expect(context.retried).toEqual({ job: broken, refusal: null }),
  'loaded.retry.refused': ({ context }) => expect(context.retried?.refusal).toBe('You have 4 credits left.'),
  opened: ({ context }) => expect(context.newJobId).toBe('new'),
} satisfies Record<StatesOf<typeof jobsMachine>, (seen: Seen) => void>;

test.each(paths.map(titled))('chart keeps its promises along %s', async (_, path) => {
  await path.test({ states });
});
test('every transition is walked', () => expect(untakenTransitions(jobsMachine, input, paths)).toEqual([]));

const after = (...events: Parameters<typeof journey>[2]) => journey(jobsMachine, input, events);

test('[J2] newest first', () => {
  expect(after(answered([broken, running])).context.jobs).toEqual([running, broken]);
});
test('[J1] a list that did not come can be asked for again', () => {
  expect(after(offline).value).toBe('failed');
  expect(after(offline, { type: 'retried' }).value).toBe('loading');
});
test('[J5] the list is looked at again after 3 s while a job runs, and a blip does not empty it', () => {
  expect(after(answered([running]), later).value.loaded.list).toBe('refreshing');
  const end = after(answered([running]), later, offline);
  expect([end.value.loaded.list, end.context.jobs]).toEqual(['resting', [running]]);
});
test('[J5] where nothing runs, nobody asks', () => {
  expect(() => after(answered([broken]), later)).toThrow('not heard');
});
test('[J1] tab and filters are kept, whether they come from a person or from the address', () => {
  const tabChosen = { type: 'tab.chosen', tab: 'text_to_videos' };
  const filtersChosen = { type: 'filters.chosen', filters: ['done'] };
  const addressChanged = { type: 'address.changed', view: explainers };
  const byHand = after(tabChosen, filtersChosen);
  const byAddress = after(addressChanged);
  for (const { context } of [byHand, byAddress])
    expect({ tab: context.tab, filters: context.filters }).toEqual(explainers);
});
test('a failed job that is begun anew leads to the new one', () => {
  const end = after(answered([broken]), tried, begun);
  expect([end.value, end.context.newJobId]).toEqual(['opened', 'new']);
});
test('a second try while the first is under way is not heard', () => {
  expect(() => after(answered([broken]), tried, tried)).toThrow('not heard');
});
test('a refused try keeps the words of the server, until the next try', () => {
  expect(after(answered([broken]), tried, refused).context.retried?.refusal).toBe('You have 4 credits left.');
  expect(after(answered([broken]), tried, refused, tried).context.retried?.refusal).toBeNull();
});
