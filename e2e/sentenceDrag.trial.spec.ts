/** A sentence is carried to another place of the script by mouse, and by a finger that is held. */
import type { Locator, Page } from '@playwright/test';
import { undoButton } from './support/editing';
import { openMade } from './support/projects';
import { expect, test } from './support/test';
import { asPhone } from './support/touch';

const rows = (page: Page) => page.locator('[data-row]');
const firstWords = (page: Page) =>
  rows(page).evaluateAll((all) => all.map((row) => (row.textContent ?? '').trim().split(' ', 2).join(' ')));
const asMade = ['A vaccine', 'It shows', 'Your defences', 'Later, they'];
const thirdFirst = ['Your defences', 'A vaccine', 'It shows', 'Later, they'];
/** Near the start of its text, where a press would open it. */
async function placeIn(row: Locator) {
  const box = await row.boundingBox();
  if (!box) throw new Error('it is not to be seen');
  return { x: box.x + 40, y: box.y + box.height / 2 };
}

test('[SC1] a sentence is dragged by mouse: a line shows where it would stand, and a press that stays opens it', async ({
  page,
  made,
}) => {
  await openMade(page, made);
  await expect.poll(() => firstWords(page)).toEqual(asMade);
  await page.waitForLoadState('networkidle');
  const [from, to] = [await placeIn(rows(page).nth(2)), await placeIn(rows(page).nth(0))];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y - 12, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await expect(rows(page).nth(0)).toHaveAttribute('data-drop', 'before');
  await expect(rows(page).nth(2)).toHaveAttribute('data-dragged', '');
  await page.mouse.up();
  await expect.poll(() => firstWords(page)).toEqual(thirdFirst);
  await expect(page.locator('[data-drop], [data-dragged]')).toHaveCount(0);
  await undoButton(page, 'Move sentence').click();
  await expect.poll(() => firstWords(page)).toEqual(asMade);
  await rows(page).nth(1).getByRole('button').first().click();
  await expect(page.getByRole('textbox', { name: /sentence/i })).toHaveValue(
    'It shows your body a piece of a germ.',
  );
  await page.keyboard.press('Escape');
  // The row that comes back is another element, and can be dragged, too.
  await expect.poll(() => firstWords(page)).toEqual(asMade);
  const [again, down] = [await placeIn(rows(page).nth(1)), await placeIn(rows(page).nth(2))];
  await page.mouse.move(again.x, again.y);
  await page.mouse.down();
  await page.mouse.move(again.x, again.y + 12, { steps: 3 });
  await page.mouse.move(down.x, down.y, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => firstWords(page)).toEqual([asMade[0], asMade[2], asMade[1], asMade[3]]);
});

test('[SC1] [ED1] a finger that is held carries a sentence on a phone', async ({ page, made }) => {
  await openMade(page, made);
  const finger = await asPhone(page);
  await page.getByRole('button', { name: 'Script', exact: true }).first().click();
  await expect.poll(() => firstWords(page)).toEqual(asMade);
  await page.waitForLoadState('networkidle');
  await rows(page).nth(2).scrollIntoViewIfNeeded();
  await finger.holdAndDrag(await placeIn(rows(page).nth(2)), await placeIn(rows(page).nth(1)));
  await expect.poll(() => firstWords(page)).toEqual([asMade[0], asMade[2], asMade[1], asMade[3]]);
});
