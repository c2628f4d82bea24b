/** The main job, whole: from an empty folder and a product link to an MP4 on the disk; the browser's own model writes and judges its script. */
import type { Browser, Page } from '@playwright/test';
import { getJob } from '../contract/routes/jobs.routes';
import { installModel, loadModel, openSessions } from './support/browserModel';
import { boxesOf, difference, frameAt, loudnessOf, readMp4, whiteness } from './support/mp4';
import { expect, heading, test } from './support/test';

/** The length of the recording that the job made, as its owner can fetch it. */
async function secondsOfVoice(page: Page, baseURL: string, jobId: string): Promise<number> {
  const token = await page.evaluate(() => {
    const user = JSON.parse(sessionStorage.getItem('user') ?? '{}') as { token?: string };
    return user.token ?? '';
  });
  const headers = { authorization: `Bearer ${token}` };
  const job = getJob.response.parse(
    await (await page.request.get(`${baseURL}/v1/jobs/${jobId}`, { headers })).json(),
  );
  const wav = await (await page.request.get(`${job.output.remote_dir}audio_voice.wav`)).body();
  const bytesPerSecond = wav.readUInt32LE(28);
  return (wav.length - WAV_HEADER_BYTES) / bytesPerSecond;
}
const WAV_HEADER_BYTES = 44;

/** Its second sentence is on the page in other words. */
const SCRIPT =
  'The Ember Flask keeps drinks hot for 12 hours and cold for 24. The flask guards your tea through the morning commute. The leak-proof lid opens with one hand, so you can sip on the move. Tap the link to see it.';
const QUOTE = 'keeps drinks hot for 12 hours';
const noClaim = { verdict: 'noClaim' };
const backed = (quote: string) => ({ verdict: 'backed', quotes: [quote] });
const ANSWERS = {
  scripts: JSON.stringify({ ideas: [{ frame: 'aida', title: 'Warm on the way', script: SCRIPT }] }),
  claims: JSON.stringify({
    sentences: [
      backed(`${QUOTE} and cold for 24`),
      backed(QUOTE),
      backed('opens with one hand'),
      noClaim,
    ].map((verdict, index) => ({ n: index + 1, ...verdict })),
  }),
};

test('[W2] [W4] [W8] [WR1] [WR3] [W15] [J4] [V3] [V5] [ED4] a product link becomes an MP4 that can be posted', async ({
  page,
  browser,
  product,
  shop,
}, info) => {
  test.setTimeout(8 * 60_000);
  await installModel(page, ANSWERS);
  await page.goto('/');
  await expect(page).toHaveURL(/\/auth\/sign-in$/);

  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { name: 'Sign Up' })).toBeVisible();
  await page.getByLabel('Email').fill('maker@example.com');
  await page.getByLabel('Password').fill('a good long password');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('heading', { name: 'All projects' })).toBeVisible();
  await expect(page.getByText('100 credits left')).toBeVisible();

  await page.getByRole('link', { name: 'Create video' }).first().click();
  await page.getByRole('link', { name: 'Create video ads' }).click();
  await page.getByPlaceholder('e.g. amazon product link, shopify product link').fill(shop.productUrl);
  await page.getByRole('button', { name: 'Next Step' }).click();

  await expect(page.getByLabel('Product title')).toHaveValue('Ember Flask Insulated Water Bottle, 17 oz');
  await expect(page.getByLabel('Product description')).toHaveValue(/leak-proof lid/);
  await expect(page.getByText(/^6 .*3 to 19/)).toBeVisible();
  await page.getByRole('button', { name: 'Next Step' }).click();

  const ideas = page.getByRole('button', { name: /^Select\b/ });
  await expect(ideas.nth(3)).toBeVisible();
  await expect(page.getByText(/Ember Flask/).first()).toBeVisible();

  await page.getByRole('button', { name: 'Write with your browser’s own model' }).click();
  await expect(page.getByText('Starting your browser’s model…')).toBeVisible();
  await loadModel(page, 0.42);
  await expect(page.getByText('Your browser is downloading its model: 42 %')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Write with your browser’s own model' }).click();
  await expect(page.getByText('Starting your browser’s model…')).toBeVisible();
  await loadModel(page, 1);
  const written = page.getByRole('region', { name: 'Warm on the way' });
  await expect(written.getByText('Written by your browser’s own model')).toBeVisible();
  await expect(written.getByText(/in your product info in these words/)).toBeVisible();
  await written.getByRole('button', { name: 'Select' }).click();
  await expect(
    written.getByText('Checked by your browser’s own model, which had to quote your product info'),
  ).toBeVisible();
  await expect(written.getByText(/in your product info in these words/)).toHaveCount(0);
  await written
    .getByRole('button', { name: 'The flask guards your tea through the morning commute.' })
    .click();
  await expect(written.getByText(`Your description says: “${QUOTE}”`)).toBeVisible();
  await expect.poll(() => openSessions(page)).toBe(0);
  await expect(page.getByRole('button', { name: /^Selected\b/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Next Step' }).click();

  await page.getByRole('button', { name: 'Play Business Corporate' }).click();
  await expect(page.getByRole('button', { name: 'Pause Business Corporate' })).toBeVisible();
  await page.getByRole('radio', { name: 'Business Corporate' }).check();
  await page.getByRole('button', { name: 'Select a voice' }).click();
  await page.getByRole('button', { name: /^Ava/ }).click();
  await page.getByRole('button', { name: 'Play Sample', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pause Sample', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play Business Corporate' })).toBeVisible();
  // Spoken faster, there are fewer frames to wait for.
  await page.getByRole('slider', { name: 'Voice speed' }).fill('1.5');
  await page.getByRole('button', { name: 'Confirm' }).click();

  await expect(page).toHaveURL(/\/urltoads\/videos\/[0-9a-f-]{36}$/);
  const jobId = page.url().split('/').at(-1) ?? '';
  await expect(page.getByText('Recording the voice-over').first()).toBeVisible();
  await expect(page).toHaveURL(/\/project\/[0-9a-f-]{36}\/editor$/, { timeout: 120_000 });
  const projectId = /project\/([^/]+)/.exec(page.url())?.[1] ?? '';

  await page.getByRole('button', { name: 'Formats, size and time' }).click();
  // The trial waits for the usual size, of twice as many pixels.
  await page.getByRole('radio', { name: '720p' }).check({ force: true });
  await page.getByRole('button', { name: 'Render', exact: true }).click();
  // [PC1] At half as fast again the captions go by too fast: that is said, and kept with the file.
  const told = page.getByRole('dialog', { name: 'Before you render' });
  await expect(told.getByText(/goes by too fast/).first()).toBeVisible();
  await told.getByRole('button', { name: 'Render anyway' }).click();
  await expect(page).toHaveURL(new RegExp(`/project/${projectId}$`));
  await expect(page.getByText('Video is rendering...')).toBeVisible();
  await expect(page.getByText(/^Frame \d+ of \d+/)).toBeVisible({ timeout: 60_000 });

  const player = page.locator('video');
  await expect(player).toBeVisible({ timeout: 300_000 });
  await expect(page.getByRole('heading', { name: 'Rendered anyway' })).toBeVisible();
  await player.evaluate((video: HTMLVideoElement) => ((video.muted = true), video.play()));
  await expect
    .poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0.5);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const file = info.outputPath('video.mp4');
  expect((await download).suggestedFilename()).toBe('Ember Flask Insulated Water Bottle, 17 oz.mp4');
  await (await download).saveAs(file);
  await isSharedByALink(page, browser);

  const voiceSeconds = await secondsOfVoice(page, product.baseURL, jobId);
  const facts = await readMp4(file);
  expect(facts).toMatchObject({
    width: 720,
    height: 1280,
    framesPerSecond: '30/1',
    videoCodec: 'h264',
    pixelFormat: 'yuv420p',
    audioCodec: 'aac',
  });
  expect(Math.abs(facts.durationSeconds - voiceSeconds)).toBeLessThan(0.2);
  const boxes = await boxesOf(file);
  expect(boxes.indexOf('moov')).toBeLessThan(boxes.indexOf('mdat'));
  expect(await loudnessOf(file, 1, 5)).toBeGreaterThan(0.02);

  const moments = [0.12, 0.5, 0.88].map((part) => part * facts.durationSeconds);
  const [early, middle, late] = await Promise.all(moments.map((at) => frameAt(file, at)));
  if (!early || !middle || !late) throw new Error('a frame is missing');
  expect(difference(early, middle)).toBeGreaterThan(8);
  expect(difference(middle, late)).toBeGreaterThan(8);
  // Captions stand 350 px above the lower edge: their letters are white, the pictures there are not. One may be between two.
  const whitest = Math.max(...[early, middle, late].map((frame) => whiteness(frame, 0.68, 0.83)));
  expect(whitest).toBeGreaterThan(0.01);
});

/** Others watch it by a link, without an account, until the link is revoked. */
async function isSharedByALink(page: Page, browser: Browser): Promise<void> {
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Create link' }).click();
  const link = await page.getByRole('textbox', { name: 'New link' }).inputValue();
  const stranger = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const watcher = await stranger.newPage();
  await watcher.goto(link);
  await expect(heading(watcher)).toHaveText('Ember Flask Insulated Water Bottle, 17 oz');
  const film = watcher.locator('video');
  await film.evaluate((video: HTMLVideoElement) => ((video.muted = true), video.play()));
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.5);
  await page.getByRole('button', { name: /^Revoke/ }).click();
  await expect(page.getByText('No active links')).toBeVisible();
  await watcher.reload();
  await expect(heading(watcher)).toHaveText('This video isn’t available');
  await stranger.close();
  await page.getByRole('button', { name: 'Close' }).last().click();
}
