import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { JobListItem } from '../../../../contract/job';
import { jobsMachine } from '../../../../src/machines/jobs/jobs.machine';
import { jobsOfTab, jobsShown, readJobsView } from '../../../../contract/ui/jobsView';
import { JobsScreen } from '../../../../src/screens/jobs/JobsScreen';
import { listedJob } from '../../../support/listed';
import { answer } from '../../../support/walking/mountScreen';
import { walkScreen, type Walked } from '../../../support/walking/walkScreen';

const broken = listedJob('broken', { status: 'failed', failure: 'No disk left.' });
const running = listedJob('running', { status: 'running' });
const isUnderWay = (jobs: readonly JobListItem[]) => jobs.some(({ status }) => status === 'running');
const toggles = () =>
  screen.getAllByRole('button', { pressed: true }).map((toggle) => toggle.textContent?.toLowerCase());

/** What is to be seen follows from the jobs, the tab and the filters. */
function expectTheList({ context }: Walked<typeof jobsMachine>) {
  const titles = screen.queryAllByRole('heading', { level: 2 }).map((one) => one.textContent);
  const shown = jobsShown(context.jobs, context);
  const nothing = {
    urltoads: 'No ads yet',
    text_to_videos: 'No explainers yet',
  }[context.tab];
  if (jobsOfTab(context.jobs, context).length === 0) return expect(titles).toEqual([nothing]);
  if (shown.length === 0) return expect(titles).toEqual(['No jobs match these filters']);
  expect(titles).toEqual(shown.map(({ title }) => title));
  return expect(toggles()).toEqual([...context.filters]);
}
const retry = (name: string) => screen.queryByRole<HTMLButtonElement>('button', { name });
const isSeen = ({ jobs, tab, filters }: Walked<typeof jobsMachine>['context']) =>
  jobsShown(jobs, { tab, filters }).includes(broken);

const walk = walkScreen(jobsMachine)({
  input: { now: () => Date.parse('2026-01-02T00:00:00.000Z'), view: readJobsView(new URLSearchParams()) },
  calls: ['fetchJobs', 'retryJob'],
  limit: 20_000,
  samples: {
    'tab.chosen': [
      { type: 'tab.chosen', tab: 'text_to_videos' },
      { type: 'tab.chosen', tab: 'urltoads' },
    ],
    'filters.chosen': [{ type: 'filters.chosen', filters: ['failed', 'running'] }],
    'address.changed': [
      { type: 'address.changed', view: { tab: 'urltoads', filters: ['done', 'failed', 'running'] } },
    ],
    'job.retried': [{ type: 'job.retried', job: broken }],
    'xstate.done.actor.fetchJobs': [
      { type: 'xstate.done.actor.fetchJobs', output: [] },
      { type: 'xstate.done.actor.fetchJobs', output: [broken] },
      { type: 'xstate.done.actor.fetchJobs', output: [broken, running] },
    ],
    'xstate.error.actor.fetchJobs': [
      { type: 'xstate.error.actor.fetchJobs', error: new TypeError('fetch failed') },
    ],
    'xstate.done.actor.retryJob': [{ type: 'xstate.done.actor.retryJob', output: { jobId: 'new' } }],
    'xstate.error.actor.retryJob': [
      { type: 'xstate.error.actor.retryJob', error: { status: 403, detail: 'You have 4 credits left.' } },
      { type: 'xstate.error.actor.retryJob', error: new TypeError('fetch failed') },
    ],
  },
  alsoTellApart: ({ jobs, tab, filters }) => [jobs.length, tab, filters.length],
  offers: ({ context }, event) => {
    if (event.type === 'job.retried') return isSeen(context);
    if (event.type === 'tab.chosen') return (event as { tab?: string }).tab !== context.tab;
    if (event.type === 'filters.chosen') return context.filters.length === 3;
    // Before the minute is over, the running one is looked at again.
    return !event.type.includes('minute') || !isUnderWay(context.jobs);
  },
  screen: (actor) => <JobsScreen actor={actor} />,
  gestures: {
    retried: (_, { user }) => user.click(screen.getByRole('button', { name: 'Try again' })),
    'tab.chosen': ({ tab }, { user }) =>
      user.click(
        screen.getByRole('tab', { name: { urltoads: 'Urltoads', text_to_videos: 'Text to Videos' }[tab] }),
      ),
    'filters.chosen': (_, { user }) => user.click(screen.getByRole('button', { name: 'Done' })),
    /** Comes from the way back, or from a link. */
    'address.changed': (event, { actor }) => answer(() => actor.send(event)),
    'job.retried': (_, { user }) => user.click(screen.getByRole('button', { name: 'Try again' })),
  },
  states: {
    loading: ({ context }) => {
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Jobs');
      expect(screen.getByRole('status', { name: 'Loading jobs' }).children).toHaveLength(6);
      expect(screen.getByRole('tab', { selected: true }).textContent).toBe(
        context.tab === 'urltoads' ? 'Urltoads' : 'Text to Videos',
      );
    },
    failed: () =>
      expect(screen.getByRole('alert').textContent).toContain(
        'An error occurred while loading jobs. Please try again.',
      ),
    'loaded.list.resting': expectTheList,
    'loaded.list.refreshing': expectTheList,
    'loaded.retry.idle': ({ context }) =>
      expect(retry('Try again')?.disabled).toBe(isSeen(context) ? false : undefined),
    'loaded.retry.retryingJob': ({ context, inputOf }) => {
      expect(inputOf('retryJob')).toEqual({ jobId: 'broken' });
      expect(retry('Starting again…')?.disabled).toBe(isSeen(context) ? true : undefined);
    },
    'loaded.retry.refused': ({ context }) =>
      expect(screen.queryByRole('alert')?.textContent).toBe(
        isSeen(context) ? (context.retried?.refusal ?? 'Couldn’t restart it. Please try again.') : undefined,
      ),
    opened: ({ context }) => expect(context.newJobId).toBe('new'),
  },
});

test.each(walk.paths)('[J1] [J2] [J5] the list of jobs follows its chart: %s', (_, run) => run(), 30_000);
test('[J1] no transition of the list of jobs is left unwalked', () => expect(walk.untaken()).toEqual([]));
