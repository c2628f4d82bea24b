import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jobFilters, jobsShown, jobTabs, readJobsView, writeJobsView } from '../../contract/ui/jobsView';
import { listedJob } from '../support/listed';

const read = (address: string) => readJobsView(new URLSearchParams(address));

test('[J1] without an address, the first tab is looked at and every filter is on', () => {
  expect(read('')).toEqual({ tab: 'urltoads', filters: ['done', 'failed', 'running'] });
  expect(String(writeJobsView(read('')))).toBe('');
});
test('[J1] what is looked at comes back from its address, whatever it is', () => {
  const views = fc.record({
    tab: fc.constantFrom(...jobTabs),
    filters: fc.subarray([...jobFilters]),
  });
  fc.assert(fc.property(views, (view) => void expect(read(String(writeJobsView(view)))).toEqual(view)));
});
test('what an address says that is not known is left out', () => {
  expect(read('?tab=__proto__&hide=everything,,done,%00')).toEqual({
    tab: 'urltoads',
    filters: ['failed', 'running'],
  });
});
test('[J1] a job that waits for its turn counts as running, and a tab shows its own kind', () => {
  const waiting = listedJob('waiting', { status: 'initiated' });
  const failed = listedJob('failed', { status: 'failed' });
  const explainer = listedJob('explainer', { created_with: 'text_to_videos', status: 'running' });
  const all = [waiting, failed, explainer];
  expect(jobsShown(all, { tab: 'urltoads', filters: ['running'] })).toEqual([waiting]);
  expect(jobsShown(all, { tab: 'urltoads', filters: ['failed'] })).toEqual([failed]);
  expect(jobsShown(all, { tab: 'text_to_videos', filters: jobFilters })).toEqual([explainer]);
  expect(jobsShown(all, { tab: 'urltoads', filters: [] })).toEqual([]);
});
