/** What a person does to a video that a job has made, until it is saved. */
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { documentOf } from './projects';
import { expect, heading } from './test';

const redPicture = () =>
  sharp({ create: { width: 900, height: 1600, channels: 3, background: '#c0392b' } })
    .png()
    .toBuffer();
export const saved = (page: Page) =>
  expect(page.getByText(/^Saved (\d+ s ago|just now)$/).first()).toBeVisible();
export const undoButton = (page: Page, step: string) => page.getByRole('button', { name: `Undo: ${step}` });
export const item = (page: Page, name: RegExp): Locator => page.getByRole('gridcell', { name });

/** A caption, a split, a text, a shape, a sound and a picture of one's own; then a reload, and a step back and again. */
export async function editVideo(page: Page, projectId: string): Promise<void> {
  await expect(heading(page)).toHaveText('How vaccines work');

  // The script leads; a caption is corrected.
  await expect(page.getByRole('tab', { name: 'Script', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.getByRole('tab', { name: 'Captions', exact: true }).click();
  await page
    .getByRole('button', { name: /A vaccine is a rehearsal/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Caption text' }).fill('A vaccine is a fire drill');
  await page.getByRole('button', { name: 'Correct', exact: true }).click();
  await expect(page.getByRole('button', { name: /A vaccine is a fire drill/ }).first()).toBeVisible();
  await expect(undoButton(page, 'Edit caption')).toBeVisible();

  // A picture is split at the playhead and its second half deleted, by keys.
  const shot = item(page, /^Picture \d+, Shot 1,/);
  await shot.click();
  await page.getByRole('slider', { name: 'Playhead' }).focus();
  for (let second = 0; second < 2; second++) await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('s');
  await expect(undoButton(page, 'Split')).toBeVisible();
  await expect(item(page, /^Picture \d+, Shot 1,/)).toHaveCount(2);
  await page.keyboard.press('Control+z');
  await expect(item(page, /^Picture \d+, Shot 1,/)).toHaveCount(1);
  await page.keyboard.press('Control+Shift+z');
  await expect(item(page, /^Picture \d+, Shot 1,/)).toHaveCount(2);

  // Text, a shape and a sound are added at the playhead.
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  await page.getByRole('button', { name: 'Add text' }).click();
  await expect(undoButton(page, 'Add text')).toBeVisible();
  const shapes = item(page, /^Shape \d+,/);
  const before = await shapes.count();
  await page.getByRole('button', { name: 'Shapes', exact: true }).click();
  await page.getByRole('button', { name: 'Add star' }).click();
  await expect(shapes).toHaveCount(before + 1);
  await page.getByRole('button', { name: 'Audios', exact: true }).click();
  await page.getByRole('button', { name: /^Gentle rain/ }).click();
  await expect(item(page, /^Sound \d+, Gentle rain/)).toHaveCount(1);

  // A picture of one's own is uploaded and added.
  await page.getByRole('button', { name: 'Photos', exact: true }).click();
  await page
    .getByRole('region', { name: 'Photos' })
    .locator('input[type=file]')
    .setInputFiles({ name: 'red.png', mimeType: 'image/png', buffer: await redPicture() });
  await page.getByRole('button', { name: /Add red/ }).click();
  await expect(item(page, /^Picture \d+, red/)).toHaveCount(1);

  await saved(page);
  const kept = await documentOf(page, projectId);
  await page.reload();
  await expect(item(page, /^Picture \d+, red/)).toHaveCount(1);
  await expect(undoButton(page, 'Add media')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(item(page, /^Picture \d+, red/)).toHaveCount(0);
  await page.keyboard.press('Control+Shift+z');
  await expect(item(page, /^Picture \d+, red/)).toHaveCount(1);
  await saved(page);
  expect(await documentOf(page, projectId)).toEqual(kept);
}
