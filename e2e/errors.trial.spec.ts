/** The other rows of both error catalogues (A §8, B §8), seen on screen, with the way on. */
import type { Page } from '@playwright/test';
import { answer, refusal, someJob, someProject, sound } from './support/answers';
import { expect, heading, nextStep, signUp, test } from './support/test';
import { choose, chooseVoice } from './support/wizard';

// Failures are what this is about: the browser names each answer, and the app logs it.
test.use({ expectedComplaints: /status of [45]\d\d|ServiceError|ERR_CONNECTION_REFUSED|Failed signing out/ });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const alert = (page: Page) => page.getByRole('alert');
const again = (page: Page) => page.getByRole('button', { name: 'Try again' });
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications (F8)' }).getByText(text, { exact: true });
let accounts = 0;
const newcomer = (page: Page) => signUp(page, `errors${(accounts += 1)}@example.com`);

test('[R9] a logout that nobody answers is only logged, and signs out here', async ({ page }) => {
  await newcomer(page);
  await page.route('**/auth/v1/logout*', (route) => route.abort('connectionrefused'));
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(heading(page)).toHaveText('Login');
  await expect(alert(page)).toHaveCount(0);
});

test('[P1] [J1] [V1] [V4] [J4] lists, jobs and projects say what failed, and the way on', async ({
  page,
}) => {
  await newcomer(page);
  await answer(page, '/projects', 500);
  await page.reload();
  await expect(page.getByText('Error loading projects. Please try again.')).toBeVisible();
  await sound(page, '/projects');
  await again(page).click();
  await expect(page.getByText('Your first video starts with a link')).toBeVisible();

  await answer(page, '/generate/jobs', 200, [{ not: 'a job' }]);
  await page.goto('/jobs');
  await expect(page.getByText('An error occurred while loading jobs. Please try again.')).toBeVisible();
  await sound(page, '/generate/jobs');
  await again(page).click();
  await expect(page.getByText('No ads yet')).toBeVisible();

  await page.goto('/urltoads/videos');
  await expect(heading(page)).toHaveText('404');
  const failed =
    'Video generation has failed. Please try again or contact support at support@reelwright.local if the issue persists.';
  await page.goto('/urltoads/videos/no-such-job');
  await expect(page.getByText('This job doesn’t exist.')).toBeVisible();
  await answer(page, '/jobs/j1', 500);
  await page.goto('/urltoads/videos/j1');
  await expect(alert(page)).toContainText('Error');
  await expect(alert(page)).toContainText(failed);
  await answer(page, '/jobs/j1', 200, someJob({ status: 'failed', failure: 'The voice was lost.' }));
  await page.goto('/urltoads/videos/j1');
  await expect(alert(page)).toContainText(failed);
  await expect(alert(page)).toContainText('The voice was lost.');

  await page.goto('/project');
  await expect(page.getByText('Project not found')).toBeVisible();
  await page.goto('/project/no-such-project');
  await expect(page.getByText('Project not found')).toBeVisible();
  await answer(page, '/project/p1', 500);
  await page.goto('/project/p1');
  await expect(page.getByText('Failed to load project')).toBeVisible();
  await answer(page, '/project/p1', 200, someProject({ status: 'failed' }));
  await page.goto('/project/p1');
  await expect(page.getByText('Invalid project')).toBeVisible();
  await expect(
    page.getByText('The project is not available or invalid. Please contact support if this is a mistake'),
  ).toBeVisible();
});

test('[V5] a download that fails is told by the browser', async ({ page }) => {
  await newcomer(page);
  await answer(page, '/project/p1', 200, someProject({}));
  await page.route('**/media/p1/video.mp4', (route) => route.fulfill({ status: 500 }));
  await page.goto('/project/p1');
  const told: string[] = [];
  // The page stands still until it is answered, and with it the click.
  page.on('dialog', (dialog) => {
    told.push(dialog.type(), dialog.message());
    void dialog.accept();
  });
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await expect.poll(() => told).toEqual(['alert', expect.stringMatching(/^Download failed: .+/)]);
});

const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm' }).click();

/** The last two steps, which both wizards share: each choice is made when its absence has been refused. */
async function chooseAfterRefusals(page: Page, withoutVoice: string): Promise<void> {
  await page.getByRole('tab', { name: 'Write Yourself' }).click();
  await nextStep(page).click();
  await expect(alert(page)).toHaveText('Select a script');
  await page.getByRole('tab', { name: 'AI Script' }).click();
  // In an ad, what is all backed is selected beforehand.
  await page
    .getByRole('button', { name: /^Select(ed)?$/ })
    .first()
    .click();
  await nextStep(page).click();

  await confirm(page);
  await expect(alert(page)).toHaveText('Select background music');
  await choose(page, 'Rap Beat');
  await confirm(page);
  await expect(alert(page)).toHaveText(withoutVoice);
  await chooseVoice(page, 'Ava');
}

test('[W3] [W4] [W7] [W8] [W9] [W12] [W15] the ads wizard says what is missing and what failed', async ({
  page,
  baseURL,
}) => {
  await newcomer(page);
  await page.goto('/urltoads');
  const link = page.getByLabel('Product link');
  const next = () => nextStep(page).click();
  await link.fill('nonsense');
  await next();
  await expect(alert(page)).toHaveText('Url is not valid');
  await answer(page, '/link-check', 200, { ok: true, failure: null });
  await answer(page, '/generate/product_info', 500);
  await link.fill('https://shop.example/mug');
  await next();
  await expect(alert(page)).toContainText('Failed to generate product info. Please try again.');
  await answer(page, '/generate/product_info', 422, refusal('There is no product on this page.'));
  await again(page).click();
  await expect(alert(page)).toContainText(
    'Failed to generate product info. Please try again or upload manually.',
  );
  const pictures = [1, 2, 3].map((n) => `${baseURL}/favicon.svg?${n}`);
  const product = { title: 'Mug', product_description: 'Hot', images: pictures.slice(0, 2), videos: [] };
  await answer(page, '/generate/product_info', 200, product);
  await again(page).click();

  await expect(page.getByLabel('Product title')).toHaveValue('Mug');
  await next();
  await expect(page.getByText('Please provide between 3 and 19 media items')).toBeVisible();
  await page.getByRole('button', { name: 'Go Back' }).click();
  await answer(page, '/generate/product_info', 200, { ...product, images: pictures });
  await link.fill('https://shop.example/mug2');
  await next();
  await expect(page.getByText('3 selected, 3 to 19 needed')).toBeVisible();
  await page.getByLabel('Product title').fill(' ');
  await next();
  await expect(page.getByText('Please enter a product title')).toBeVisible();
  await page.getByLabel('Product title').fill('Mug');
  await answer(page, '/generate/script_ideas', 500);
  await next();
  await expect(alert(page)).toContainText('Failed to generate scripts. Please try again.');
  await answer(page, '/generate/script_ideas', 200, [{ title: 'Problem', script: 'Cold coffee by ten?' }]);
  await again(page).click();

  await chooseAfterRefusals(page, 'Select a voice');
  await answer(page, '/generate/videos', 500);
  await confirm(page);
  await expect(alert(page)).toContainText('Failed to generate videos.');
  await answer(page, '/generate/videos', 403, refusal('Six credits are missing.'));
  await again(page).click();
  await expect(toast(page, 'Error')).toBeVisible();
  await expect(toast(page, 'Six credits are missing.')).toBeVisible();
});

test('[X2] [X4] the explainer wizard says what is missing and what failed', async ({ page }) => {
  await newcomer(page);
  await page.goto('/explainers');
  const topic = page.getByPlaceholder('What is your video topic');
  const next = () => nextStep(page).click();
  await next();
  await expect(alert(page)).toHaveText('Please provide topic to create video');
  await topic.fill('How vaccines work');
  await answer(page, '/generate/script_ideas', 500);
  await next();
  await expect(alert(page)).toContainText('Failed to generate scripts. Please try again.');
  await answer(page, '/generate/script_ideas', 200, [
    { title: 'Short', script: 'Vaccines train your cells.' },
  ]);
  await again(page).click();

  await chooseAfterRefusals(page, 'Select voice');
  await answer(page, '/generate/t2v', 500);
  await confirm(page);
  await expect(alert(page)).toContainText('Failed to generate video. Please try again.');
  await answer(page, '/generate/t2v', 403, refusal('Ten credits are missing.'));
  await again(page).click();
  await expect(toast(page, 'Ten credits are missing.')).toBeVisible();
  await answer(page, '/generate/t2v', 200, { not: 'a job' });
  await confirm(page);
  await expect(page.getByText('An unexpected error occurred. Please try again.')).toBeVisible();
});

const layout = (template: string) => ({
  ...someProject({}).output.video_data,
  duration: 2000,
  template,
});
const finished = (origin: string) =>
  someJob({
    created_with: 'text_to_videos',
    output: {
      remote_dir: `${origin}/media/j1/`,
      layouts: [
        { template: 'default', layout_file: 'layouts/default.json' },
        { template: 'educational', layout_file: 'layouts/educational.json' },
      ],
      project_ids: ['p1'],
    },
  });

test('[S2] [S3] choosing a style says what failed', async ({ page, baseURL }) => {
  await newcomer(page);
  await answer(page, '/jobs/j1', 500);
  await page.goto('/jobs/j1');
  await expect(alert(page)).toContainText('Error');
  await expect(alert(page)).toContainText('Failed to fetch job data. Please try again.');
  await answer(page, '/jobs/j1', 200, finished(baseURL ?? ''));
  await page.route('**/media/j1/layouts/*.json', (route) => route.fulfill({ status: 404 }));
  await again(page).click();
  await expect(alert(page)).toContainText('Failed to fetch layout data. Please try again.');
  await page.route('**/media/j1/layouts/*.json', (route) =>
    route.fulfill({ json: layout(route.request().url().includes('default') ? 'default' : 'educational') }),
  );
  await again(page).click();
  await expect(heading(page)).toHaveText('Select video style');
  await expect(page.getByRole('checkbox', { name: 'Default' })).toBeChecked();
  await answer(page, '/project/p1/layout', 200, { project_id: 'p1', revision: 1 });
  await answer(page, '/project/p1/render', 500);
  await page.getByRole('button', { name: 'Render video' }).click();
  await expect(alert(page)).toContainText('Failed to render video. Please try again.');
});

test('[B3] the brand kit says what failed, in toasts', async ({ page }) => {
  await newcomer(page);
  await answer(page, '/brandkit', 500);
  await page.goto('/brand-kit');
  await expect(toast(page, 'Error')).toBeVisible();
  await expect(toast(page, 'Failed to load user assets. Please try again.')).toBeVisible();
  const asset = { id: 'a1', name: 'mark.png', url: '/favicon.svg', asset_type: 'logo' };
  await expect(again(page)).toBeVisible();
  await answer(page, '/brandkit', 200, { assets: [asset] });
  await page.reload();
  await answer(page, '/brandkit/assets/a1', 500);
  await page.getByRole('button', { name: 'Delete mark.png' }).click();
  await expect(toast(page, 'Failed to delete asset. Please try again.')).toBeVisible();
  await answer(page, '/brandkit/assets/logo');
  const file = { name: 'b.png', mimeType: 'image/png', buffer: Buffer.from('x') };
  await page.getByTestId('add-logo').setInputFiles(file);
  await expect(toast(page, 'Failed to upload asset. Please try again.')).toBeVisible();
  await answer(page, '/brandkit/assets/logo', 400, refusal('This logo is too large.'));
  await page.getByTestId('add-logo').setInputFiles(file);
  await expect(toast(page, 'This logo is too large.')).toBeVisible();
});

test('[G3] a file that does not come in is named, and the next one comes in', async ({ page }) => {
  await newcomer(page);
  await page.goto('/urltoads');
  await page.getByRole('button', { name: 'Upload manually' }).click();
  await page.getByRole('button', { name: 'Add Media' }).click();
  await page.route('**/v1/media/upload', (route) =>
    route.request().postData()?.includes('first.png')
      ? route.fulfill({ status: 422, json: refusal('This picture is cut off.') })
      : route.fulfill({ json: { file_url: '/favicon.svg', kind: 'image' } }),
  );
  const gallery = page.getByRole('dialog', { name: 'Gallery' });
  const png = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(name) });
  await gallery.locator('input[type=file]').setInputFiles([png('first.png'), png('second.png')]);
  await expect(gallery.getByText('first.png', { exact: false })).toBeVisible();
  await expect(gallery.getByText('This picture is cut off.', { exact: false })).toBeVisible();
  await expect(gallery.getByRole('button', { name: 'Remove picture 1' })).toBeVisible();
});

test('[T1] a project of an unknown template says so', async ({ page }) => {
  await newcomer(page);
  const video_data = { ...layout('sepia'), projectId: 'p1' };
  await answer(page, '/project/p1', 200, someProject({ status: 'draft', output: { video_data } }));
  await page.goto('/project/p1/editor');
  await expect(page.getByText('No template found for string: sepia')).toBeVisible();
});
