/** Which jobs are looked at: one kind at a time, by how they stand; as a value and as an address. [J1] */
import type { JobKind, JobListItem } from '../job';

export const jobTabs = ['urltoads', 'text_to_videos'] as const satisfies readonly JobKind[];
export const jobFilters = ['done', 'failed', 'running'] as const;
export type JobFilter = (typeof jobFilters)[number];
export interface JobsView {
  readonly tab: JobKind;
  /** What is switched on, in the order in which it is offered. */
  readonly filters: readonly JobFilter[];
}

export const isUnderWay = ({ status }: JobListItem) => status === 'initiated' || status === 'running';
/** A job that waits for its turn counts as running. */
const filterOf = (job: JobListItem): JobFilter =>
  job.status === 'done' ? 'done' : job.status === 'failed' ? 'failed' : 'running';

export const jobsOfTab = (jobs: readonly JobListItem[], { tab }: JobsView) =>
  jobs.filter(({ created_with }) => created_with === tab);
export const jobsShown = (jobs: readonly JobListItem[], view: JobsView) =>
  jobsOfTab(jobs, view).filter((job) => view.filters.includes(filterOf(job)));

/** What the address says, read with distrust: what it does not know it leaves out. */
export function readJobsView(search: URLSearchParams): JobsView {
  const hidden = (search.get('hide') ?? '').split(',');
  return {
    tab: jobTabs.find((tab) => tab === search.get('tab')) ?? 'urltoads',
    filters: jobFilters.filter((filter) => !hidden.includes(filter)),
  };
}

/** The shortest address that says the same. */
export function writeJobsView({ tab, filters }: JobsView): URLSearchParams {
  const hidden = jobFilters.filter((filter) => !filters.includes(filter));
  return new URLSearchParams({
    ...(tab === 'urltoads' ? {} : { tab }),
    ...(hidden.length > 0 ? { hide: hidden.join(',') } : {}),
  });
}
