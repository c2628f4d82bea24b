/** A phone that edits: what is done to a video by fingers alone, each by real touch events. [ED1] */
import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { item, saved, undoButton } from './support/editing';
import { openMade } from './support/projects';
import { expect, test } from './support/test';
import { asPhone, type Point } from './support/touch';

const middleOf = async (place: Locator): Promise<Point> => {
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  if (!box) throw new Error('it is not to be seen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
const bluePicture = () =>
  sharp({ create: { width: 900, height: 1600, channels: 3, background: '#2060c0' } })
    .png()
    .toBuffer();

test('[ED1] [SC1] [E12] a phone splits, deletes, reorders, crops, adds a picture and a sound, and edits the script by touch', async ({
  page,
  made,
}) => {
  await openMade(page, made);
  const finger = await asPhone(page);
  const tap = async (place: Locator) => finger.tap(await middleOf(place));
  const tool = (name: string) => page.getByRole('button', { name, exact: true });
  // Until the page is a phone's, its timeline is one that goes.
  await expect(tool('Render as…')).toBeVisible();
  const shots = page.locator('[data-lane=main] [data-item]');
  const idOf = (index: number) => shots.nth(index).getAttribute('data-item');
  await expect(shots.nth(2)).toBeVisible();
  const many = await shots.count();

  // Two fingers draw the moments apart; then a tap takes a shot, and the playhead splits it where it was drawn to.
  const wide = await widthOf(shots.nth(0));
  await finger.pinch(await middleOf(shots.nth(0)), 60, 160);
  await expect.poll(() => widthOf(shots.nth(0))).toBeGreaterThan(1.5 * wide);
  await tap(tool('Fit the whole timeline'));
  await tap(shots.nth(0));
  const bar = page.getByRole('navigation', { name: /^Actions for Picture/ });
  await expect(bar).toBeVisible();
  const playhead = await middleOf(page.getByRole('slider', { name: 'Playhead' }));
  await finger.swipe(playhead, { x: playhead.x + 24, y: playhead.y });
  await tap(bar.getByRole('button', { name: 'Split', exact: true }));
  await expect(shots).toHaveCount(many + 1);

  // What is left of the second half goes; one press brings it back.
  await tap(bar.getByRole('button', { name: 'Delete', exact: true }));
  await expect(shots).toHaveCount(many);
  await tap(undoButton(page, 'Delete'));
  await tap(undoButton(page, 'Split'));
  await expect(shots).toHaveCount(many);

  // Held and carried, the first shot takes another place.
  const first = await idOf(0);
  const from = await middleOf(shots.nth(0));
  await finger.holdAndDrag(from, { x: from.x + 120, y: from.y });
  await expect(undoButton(page, 'Reorder pictures')).toBeVisible();
  expect(await idOf(0)).not.toBe(first);
  await tap(undoButton(page, 'Reorder pictures'));
  await expect.poll(() => idOf(0)).toBe(first);

  // A corner is drawn inwards, and what is left of the picture is kept as one step.
  await tap(shots.nth(0));
  await tap(bar.getByRole('button', { name: 'Edit', exact: true }));
  await tap(page.locator('summary', { hasText: 'Crop and flip' }));
  await tap(tool('Crop on the picture'));
  await expect(tool('What is left of the picture')).toBeVisible();
  const corner = await middleOf(page.locator('[data-direction="1,1"]'));
  await finger.swipe(corner, { x: corner.x - 20, y: corner.y - 40 });
  await tap(page.getByRole('region', { name: /^Cropping/ }).getByRole('button', { name: 'Done' }));
  await tap(undoButton(page, 'Change appearance'));
  await tap(tool('Close panel'));
  await tap(bar.getByRole('button', { name: 'Done', exact: true }));

  // A picture of one's own, and a sound.
  await tap(tool('Photos'));
  await page
    .getByRole('region', { name: 'Photos' })
    .locator('input[type=file]')
    .setInputFiles({ name: 'blue.png', mimeType: 'image/png', buffer: await bluePicture() });
  await tap(page.getByRole('button', { name: /Add blue/ }));
  await expect(item(page, /^Picture \d+, blue/)).toHaveCount(1);
  await tap(page.getByRole('navigation', { name: /^Actions for/ }).getByRole('button', { name: 'Done' }));
  await tap(tool('Audios'));
  await tap(page.getByRole('button', { name: /^Gentle rain/ }));
  await expect(item(page, /^Sound \d+, Gentle rain/)).toHaveCount(1);
  await tap(page.getByRole('navigation', { name: /^Actions for/ }).getByRole('button', { name: 'Done' }));

  // The script: a sentence by itself, then all of it as one text.
  await tap(tool('Script'));
  const sheet = page.getByRole('region', { name: 'Script', exact: true });
  await tap(sheet.getByText('Your defences learn its shape.'));
  const sentence = sheet.getByRole('textbox', { name: 'Sentence', exact: true });
  await sentence.fill('Your defences study its shape.');
  await tap(sheet.getByRole('button', { name: 'Speak', exact: true }));
  await expect(sheet.getByText('Your defences study its shape.')).toBeVisible();
  await expect(sentence).toBeHidden();
  await tap(sheet.getByRole('button', { name: 'Edit as text' }));
  const whole = sheet.getByRole('textbox', { name: 'The whole script' });
  await whole.fill(`${await whole.inputValue()}\nAnd they remember.`);
  await tap(sheet.getByRole('button', { name: 'Save', exact: true }));
  await expect(sheet.getByText('And they remember.')).toBeVisible();
  await expect(whole).toBeHidden();
  await saved(page);
});

async function widthOf(place: Locator): Promise<number> {
  return (await place.boundingBox())?.width ?? 0;
}
