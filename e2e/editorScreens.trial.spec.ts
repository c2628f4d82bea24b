/** The editor with whatever is open in it, and the explainer wizard: no fault that axe finds. The trial looks at every other screen. */
import type { Locator, Page } from '@playwright/test';
import { undoButton } from './support/editing';
import { openMade } from './support/projects';
import { expectNoFaults, expectNoFaultsIn } from './support/faults';
import { expect, heading, nextStep, signUp, test } from './support/test';

test.use({ expectedComplaints: /status of [45]\d\d|ServiceError|ERR_CONNECTION_REFUSED/ });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const shown = async (page: Page, text: string | RegExp, screen: string) => {
  await expect(page.getByText(text).first()).toBeVisible();
  await expectNoFaults(page, screen);
};

/** Of each handle of what is chosen: whether it is painted over everything else. */
const handlesOnTop = (page: Page) =>
  page.locator('.moveable-control').evaluateAll((handles) => {
    // A dialog takes presses from all that is beneath it, wherever that is painted.
    document.body.style.pointerEvents = 'auto';
    return handles.map((handle) => {
      const { x, y, width, height } = handle.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2) === handle;
    });
  });

test('[E5] [E6] [E7] [R4] the editor has no faults, whatever is open in it', async ({ page, made }) => {
  // It is dark whatever the reader's system prefers, until it is made light.
  const faultless = (part: Locator, screen: string) => expectNoFaultsIn(part, screen, ['light']);
  await openMade(page, made);
  await expectNoFaults(page, 'editor', ['light']);
  for (const library of ['Text', 'Audios', 'Shapes', 'Photos']) {
    await page.getByRole('button', { name: library, exact: true }).click();
    const opened = page.getByRole('region', { name: library });
    await expect(opened).toBeVisible();
    await faultless(opened, `editor, ${library}`);
  }
  const inspector = page.getByRole('tabpanel');
  await page.getByRole('gridcell', { name: /^Picture 1,/ }).click();
  await expect(page.getByRole('tab', { name: 'Edit', exact: true })).toHaveAttribute('aria-selected', 'true');
  await faultless(inspector, 'editor, a picture to edit');
  await page.getByText('Crop and flip').click();
  await page.getByRole('button', { name: 'Crop on the picture' }).click();
  const cropping = page.getByRole('region', { name: /^Cropping/ });
  await expect(cropping).toBeVisible();
  await faultless(page.locator('html'), 'editor, a picture to crop');
  await cropping.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  // The picture's nine handles, one of which turns it, stay beneath what is opened over the editor.
  expect(await handlesOnTop(page)).toEqual(Array.from({ length: 9 }, () => false));
  await page.keyboard.press('Escape');
  for (const tab of ['Transcript', 'Script', 'Captions']) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    await faultless(inspector, `editor, ${tab}`);
    if (tab === 'Script') {
      await page.getByRole('button', { name: 'Edit as text' }).click();
      await expect(page.getByRole('textbox', { name: 'The whole script' })).toBeVisible();
      await faultless(inspector, 'editor, the script as text');
      await inspector.getByRole('button', { name: 'Cancel', exact: true }).click();
    }
  }
  await page
    .getByRole('button', { name: /A vaccine is a rehearsal/ })
    .first()
    .click();
  await expect(page.getByRole('textbox', { name: 'Caption text' })).toBeVisible();
  await faultless(inspector, 'editor, a caption to correct');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  for (const name of ['Keyboard shortcuts', 'Versions']) {
    await page.getByRole('button', { name }).click();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    await faultless(dialog, `editor, ${name}`);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Format: 9:16 portrait' }).click();
  const formats = page.getByRole('dialog', { name: 'Format' });
  await expect(formats.getByRole('button', { name: '16:9 landscape' })).toBeVisible();
  await faultless(formats, 'editor, formats');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Styles', exact: true }).click();
  const gallery = page.getByRole('dialog', { name: 'Select video style' });
  await expect(gallery.getByRole('checkbox', { name: 'Funky' })).toBeEnabled();
  await faultless(gallery, 'editor, styles');
  await gallery.getByText('Funky').click();
  await expect(gallery).toBeHidden();
  await undoButton(page, 'Change style').click();
  await expect(page.getByRole('button', { name: 'Redo: Change style' })).toBeVisible();
  // On a phone the same panes stand in a sheet of their name, opened where nothing is chosen.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  for (const name of ['Captions', 'Script']) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name, exact: true }).click();
    const sheet = page.getByRole('region', { name, exact: true });
    await expect(sheet).toBeVisible();
    await faultless(sheet, `editor on a phone, ${name}`);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Close panel' }).click();
  }
});

test('[X1] [X2] [LG2] the steps of the explainer wizard have no faults, and outlive a reload and another language', async ({
  page,
}) => {
  await signUp(page, 'explainer@example.com');
  await page.goto('/explainers');
  await nextStep(page).click();
  await shown(page, 'Please provide topic to create video', 'topic, refused');
  const topic = page.getByPlaceholder('What is your video topic');
  await topic.fill('How vaccines work');
  // Another language is a reload, too.
  await page.goto('/');
  await page.getByLabel('Language').selectOption('Deutsch');
  await expect(heading(page)).toHaveText('Alle Projekte');
  await page.goto('/explainers');
  await expect(page.getByLabel('Thema eingeben')).toHaveValue('How vaccines work');
  await page.goto('/');
  await page.getByLabel('Sprache').selectOption('English');
  await expect(heading(page)).toHaveText('All projects');
  await page.goto('/explainers');
  await expect(topic).toHaveValue('How vaccines work');
  await nextStep(page).click();
  await expect(page.getByRole('tab', { name: 'AI Script' })).toBeVisible();
  await expectNoFaults(page, 'explainer scripts');
  await page.getByRole('button', { name: 'Select', exact: true }).first().click();
  await expect(page.getByRole('button', { name: 'Selected', exact: true })).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Selected', exact: true })).toHaveCount(1);
  await nextStep(page).click();
  await expect(heading(page)).toHaveText('Video settings');
  await expectNoFaults(page, 'explainer settings');
});
