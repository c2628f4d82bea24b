/** What was edited is in the film. */
import { editVideo } from './support/editing';
import { difference, frameAt, readMp4 } from './support/mp4';
import { openMade } from './support/projects';
import { expect, test } from './support/test';

test('[E7] [E8] [PC1] what was edited is told before the render, and is in the film', async ({
  page,
  made,
}, info) => {
  const projectId = await openMade(page, made);
  await editVideo(page, projectId);
  await page.getByRole('button', { name: 'Render video' }).click();
  // [PC1] White words on a bright picture are told before, and mended by one press.
  await page
    .getByRole('dialog', { name: 'Before you render' })
    .getByRole('button', { name: /^Make it readable: “Your text”/ })
    .click();
  const sheet = page.getByRole('dialog', { name: 'Render video' });
  await sheet.getByRole('radio', { name: '720p' }).check({ force: true });
  await sheet.getByRole('button', { name: 'Render', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/project/${projectId}$`));
  await expect(page.locator('video')).toBeVisible({ timeout: 240_000 });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const file = info.outputPath('edited.mp4');
  await (await download).saveAs(file);
  expect(await readMp4(file)).toMatchObject({ width: 720, height: 1280, videoCodec: 'h264' });
  // The red picture fills the frame from where the text stood whole: a second behind the playhead.
  const [plain, red] = await Promise.all([frameAt(file, 0.8), frameAt(file, 4)]);
  if (!plain || !red) throw new Error('a frame is missing');
  expect(difference(plain, red)).toBeGreaterThan(20);
});
