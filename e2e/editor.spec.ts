/** A video in the editor: by pointer, by keys and by fingers; saved, cut off, and changed elsewhere. */
import type { Locator, Page } from '@playwright/test';
import { editVideo, item, saved, undoButton } from './support/editing';
import { callApi, openMade } from './support/projects';
import { test, expect } from './support/test';
import { asPhone } from './support/touch';

test('[E2] [E6] [E8] [E11] [E12] a video is edited, saves itself and outlives a reload', async ({
  page,
  made,
}) => {
  await editVideo(page, await openMade(page, made));
});

test('[E2] [E4] items are moved, made shorter and reordered by pointer, and the same by keys', async ({
  page,
  made,
}) => {
  await openMade(page, made);
  const title = item(page, /^Text 1, /);
  const box = await title.boundingBox();
  if (!box) throw new Error('the title is not there');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + 60, middle.y, { steps: 5 });
  await page.mouse.move(middle.x + 131, middle.y, { steps: 5 });
  await page.mouse.up();
  await expect(undoButton(page, 'Move')).toBeVisible();
  const moved = await title.boundingBox();
  expect(Math.abs((moved?.x ?? 0) - box.x - 131)).toBeLessThan(12);
  await page.keyboard.press('Control+z');
  expect(Math.abs(((await title.boundingBox())?.x ?? 0) - box.x)).toBeLessThan(1);

  // A main item lands wherever it is let go; what it would leave without a picture is said before it is rendered.
  const shots = page.locator('[data-lane=main] [data-item]');
  const first = await shots.nth(0).getAttribute('data-item');
  for (const byX of [130, 170, 300]) {
    const shot = await boxOf(shots.nth(0));
    await drag(page, shot.middle, byX, 0);
    await expect(undoButton(page, 'Reorder pictures')).toBeVisible();
    await expect(shots.nth(0)).not.toHaveAttribute('data-item', first ?? '');
    await page.keyboard.press('Control+z');
    await expect(shots.nth(0)).toHaveAttribute('data-item', first ?? '');
  }
  await shots.nth(1).focus();
  await page.keyboard.press('Delete');
  const missing = page.getByRole('status', { name: 'What is missing' });
  await expect(missing.getByRole('button', { name: /s without a picture at/ })).toBeVisible();
  await page.getByRole('button', { name: 'Render video' }).click();
  await page
    .getByRole('dialog', { name: 'Before you render' })
    .getByRole('button', { name: /^Fill it: / })
    .click();
  // With nothing left to mend, it goes on to what the video is to become.
  await expect(page.getByRole('dialog', { name: 'Render video' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(missing).toBeEmpty();

  // [PC1] The same check on a button.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Check before publishing' }).click();
  const check = page.getByRole('dialog', { name: 'Before you publish' });
  await expect(check.getByText('Nothing to fix. The video is ready to publish.')).toBeVisible();
  await page.keyboard.press('Escape');

  await title.focus();
  await page.keyboard.press('Alt+Shift+ArrowRight');
  await expect(page.getByRole('status').getByText(/moved to 1 seconds/)).toBeVisible();
});

/** Pressed, carried in steps, and let go. */
async function drag(page: Page, from: { x: number; y: number }, byX: number, byY: number) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + byX / 2, from.y + byY / 2, { steps: 5 });
  await page.mouse.move(from.x + byX, from.y + byY, { steps: 5 });
  await page.mouse.up();
}
async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error('it is not to be seen');
  return { ...box, middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 } };
}

test('[E2] [E7] [E12] an end is dragged, a rectangle selects, a title is moved on the canvas; a phone does as much by fingers', async ({
  page,
  made,
}) => {
  await openMade(page, made);
  const title = item(page, /^Text 1, /);
  const before = await boxOf(title);
  const end = await boxOf(title.locator('[data-edge="to"]'));
  await drag(page, end.middle, -40, 0);
  await expect(undoButton(page, 'Change length')).toBeVisible();
  expect(Math.abs((await boxOf(title)).width - before.width + 40)).toBeLessThan(12);
  await page.keyboard.press('Control+z');
  expect(Math.abs((await boxOf(title)).width - before.width)).toBeLessThan(1);

  const selected = page.locator('[role=gridcell][aria-selected=true]');
  const besideTitle = { x: before.x + before.width + 60, y: before.middle.y };
  await drag(page, besideTitle, -before.width, 180);
  expect(await selected.count()).toBeGreaterThan(1);

  await title.click();
  const onCanvas = page.getByRole('button', { name: /, on the canvas$/ });
  const stood = await boxOf(onCanvas);
  await drag(page, stood.middle, 24, 60);
  const stands = await boxOf(onCanvas);
  expect(Math.abs(stands.y - stood.y - 60)).toBeLessThan(12);
  await page.keyboard.press('Control+z');
  expect(Math.abs((await boxOf(onCanvas)).y - stood.y)).toBeLessThan(2);

  // The same by fingers, on a phone.
  const finger = await asPhone(page);
  const bar = page.getByRole('navigation', { name: /^Actions for Text/ });
  await expect(bar).toBeVisible();
  const picture = page.getByRole('group', { name: 'Canvas' });
  expect((await boxOf(picture)).height).toBeGreaterThanOrEqual(0.4 * 844);

  // Two fingers: the same moments take more room.
  const shots = page.locator('[data-lane=main] [data-item]');
  const wide = await boxOf(shots.nth(0));
  await finger.pinch({ x: 200, y: wide.middle.y }, 60, 180);
  await expect.poll(async () => (await boxOf(shots.nth(0))).width).toBeGreaterThan(1.5 * wide.width);
  await page.getByRole('button', { name: 'Fit the whole timeline' }).click();

  // Chosen by a tap, trimmed by an end that a fingertip hits.
  const first = await shots.nth(0).getAttribute('data-item');
  await finger.tap((await boxOf(shots.nth(0))).middle);
  await expect(page.getByRole('navigation', { name: /^Actions for Picture/ })).toBeVisible();
  const handle = await boxOf(page.locator(`[data-of="${first}"][data-edge=to]`));
  expect(Math.min(handle.width, handle.height)).toBeGreaterThanOrEqual(44);
  await finger.swipe(handle.middle, { x: handle.middle.x - 24, y: handle.middle.y });
  await expect(undoButton(page, 'Change length')).toBeVisible();
  await undoButton(page, 'Change length').click();

  // Held and carried, a main shot takes another place.
  const from = (await boxOf(shots.nth(0))).middle;
  await finger.holdAndDrag(from, { x: from.x + 120, y: from.y });
  await expect(undoButton(page, 'Reorder pictures')).toBeVisible();
  await expect(shots.nth(0)).not.toHaveAttribute('data-item', first ?? '');

  // Words are added from a sheet, and taken away from the bar.
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  await page.getByRole('button', { name: 'Add text' }).click();
  await bar.getByRole('button', { name: 'Delete', exact: true }).click();
  await undoButton(page, 'Delete').click();
  await undoButton(page, 'Add text').click();
  await expect(undoButton(page, 'Reorder pictures')).toBeVisible();
});

test.describe('where a line is cut or a save refused', () => {
  // The browser's own line about what these journeys provoke.
  test.use({ expectedComplaints: /ERR_INTERNET_DISCONNECTED|status of 409|Failed to fetch/ });

  test('[E11] [E12] offline nothing is lost, and it is saved when the line is back', async ({
    page,
    made,
    context,
  }) => {
    await openMade(page, made);
    // The script beside it has asked for its voices.
    await expect(page.locator('[data-row]').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.keyboard.press('m');
    await expect(page.getByText('Offline: changes are kept on this device').first()).toBeVisible();
    await context.setOffline(false);
    await saved(page);
  });

  test('[E12] what was changed elsewhere is not overwritten: a person decides', async ({ page, made }) => {
    const projectId = await openMade(page, made);
    const { output } = await callApi<{ output: { video_data: { markers?: unknown } } }>(
      page,
      'GET',
      `/project/${projectId}`,
    );
    const theirs = { ...output.video_data, markers: [{ id: 'theirs', at: 1000, name: 'Theirs' }] };
    await callApi(page, 'PUT', `/project/${projectId}/layout`, theirs);
    await page.keyboard.press('m');
    const dialog = page.getByRole('dialog', { name: 'This project was changed elsewhere' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Take theirs' }).click();
    await expect(page.getByRole('button', { name: /Go to marker Theirs/ })).toBeVisible();
    await page.getByRole('button', { name: 'Versions' }).click();
    const versions = page.getByRole('dialog', { name: 'Versions' });
    await expect(versions.getByText('Set aside after a conflict')).toBeVisible();
    await versions
      .getByRole('button', { name: /^Restore/ })
      .first()
      .click();
    await expect(undoButton(page, 'Restore version')).toBeVisible();
  });
});
