/** The list of jobs: by tab, by how they stand, kept by the address. */
import { answer, someJob } from './support/answers';
import { expectNoFaults } from './support/faults';
import { expect, signUp, test } from './support/test';

const jobs = [
  someJob({ id: 'a', _id: 'a', title: 'Ad that is done', created_time: '2026-03-01T10:00:00.000Z' }),
  someJob({
    id: 'b',
    _id: 'b',
    title: 'Ad that failed',
    status: 'failed',
    failure: 'The voice was lost.',
    created_time: '2026-03-02T10:00:00.000Z',
  }),
  someJob({
    id: 'c',
    _id: 'c',
    title: 'Ad that runs',
    status: 'running',
    created_time: '2026-03-03T10:00:00.000Z',
    progress: { step: 'media', steps: [{ name: 'media', state: 'running' }], fraction: 0.4 },
  }),
  someJob({ id: 'd', _id: 'd', title: 'Explainer that is done', created_with: 'text_to_videos' }),
];

test('[J1] [J2] [J3] [J5] jobs are shown by tab and by how they stand, newest first', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signUp(page, 'jobs@example.com');
  await answer(page, '/generate/jobs', 200, jobs);
  await page.getByRole('link', { name: 'Jobs', exact: true }).click();
  const titles = page.getByRole('heading', { level: 2 });
  await expect(titles).toHaveText(['Ad that runs', 'Ad that failed', 'Ad that is done']);
  await expect(page.getByText('The voice was lost.')).toBeVisible();
  await expect(page.getByText('Preparing pictures and videos')).toBeVisible();
  await expectNoFaults(page, 'jobs');

  const toggle = (name: string) => page.getByRole('button', { name, exact: true });
  for (const name of ['Done', 'Failed', 'Running'])
    await expect(toggle(name)).toHaveAttribute('aria-pressed', 'true');
  await toggle('Failed').click();
  await expect(titles).toHaveText(['Ad that runs', 'Ad that is done']);
  await toggle('Running').click();
  await expect(titles).toHaveText(['Ad that is done']);
  await toggle('Failed').click();
  await page.reload();
  await expect(titles).toHaveText(['Ad that failed', 'Ad that is done']);

  await page.getByRole('tab', { name: 'Text to Videos' }).click();
  await expect(titles).toHaveText(['Explainer that is done']);
  await expect(page.getByRole('link', { name: /Explainer that is done/ })).toHaveAttribute('href', '/jobs/d');
  await expectNoFaults(page, 'jobs, text to videos');
});
