/** From a topic to an explainer on the disk: scripts, a style chosen by its look, a render, a download. */
import { readMp4 } from './support/mp4';
import { expect, heading, nextStep, signUp, test } from './support/test';
import { choose, chooseVoice } from './support/wizard';

test('[X1] [X3] [S1] [S3] [J3] [V3] [V5] a topic becomes an explainer that can be downloaded', async ({
  page,
}, info) => {
  test.setTimeout(8 * 60_000);
  await signUp(page, 'teacher@example.com');
  await page.getByRole('link', { name: 'Create video' }).first().click();
  await page.getByRole('link', { name: 'Create explainer Video' }).click();
  await page.getByPlaceholder('What is your video topic').fill('How vaccines work');
  await nextStep(page).click();

  await expect(page.getByText(/vaccine/i).first()).toBeVisible();
  // Cut short, there are fewer frames to wait for.
  await page.getByRole('button', { name: 'Edit' }).first().click();
  await page
    .getByRole('textbox')
    .first()
    .fill('A vaccine is a rehearsal. Your body learns the shape of a germ.');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Select', exact: true }).first().click();
  await nextStep(page).click();

  await choose(page, 'Modern Indian');
  await chooseVoice(page, 'Grace');
  await page.getByRole('slider', { name: 'Voice speed' }).fill('1.5');
  await page.getByRole('button', { name: 'Confirm' }).click();

  await expect(page).toHaveURL(/\/jobs\/[0-9a-f-]{36}$/);
  await expect(page.getByText('Recording the voice-over').first()).toBeVisible();
  await expect(heading(page)).toHaveText('Select video style', { timeout: 120_000 });
  await expect(page.getByRole('checkbox', { name: 'Default' })).toBeChecked();
  await page.getByRole('checkbox', { name: 'Educational' }).check({ force: true });
  await expect(page.getByRole('checkbox', { name: 'Default' })).not.toBeChecked();
  await page.getByRole('link', { name: 'Jobs', exact: true }).click();
  await page.getByRole('tab', { name: 'Text to Videos' }).click();
  await page.getByRole('link', { name: /How vaccines work/ }).click();

  await expect(heading(page)).toHaveText('Select video style');
  await page.getByRole('checkbox', { name: 'Educational' }).check({ force: true });
  await page.getByRole('button', { name: 'Render video' }).click();
  await expect(page).toHaveURL(/\/project\/[0-9a-f-]{36}$/);
  await expect(page.getByText('Video is rendering...')).toBeVisible();
  await expect(page.locator('video')).toBeVisible({ timeout: 300_000 });

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  expect((await download).suggestedFilename()).toBe('How vaccines work.mp4');
  const file = info.outputPath('video.mp4');
  await (await download).saveAs(file);
  const facts = await readMp4(file);
  expect(facts).toMatchObject({ width: 1080, height: 1920, framesPerSecond: '30/1', videoCodec: 'h264' });
  expect(facts.durationSeconds).toBeGreaterThan(2);
});
