/** Everything that is pressed on a phone is large enough for a finger: in the wizards, the editor, the lists and the settings. */
import type { Page } from '@playwright/test';
import { openMade } from './support/projects';
import { expect, heading, nextStep, signUp, test } from './support/test';
import { asPhone } from './support/touch';
import { expectLargeTargets } from './support/touchTargets';
import { choose, TOO_LITTLE } from './support/wizard';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const onPage = (page: Page, screen: string) => expectLargeTargets(page.locator('body'), screen);
const inDialog = async (page: Page, name: string) => {
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  await expectLargeTargets(dialog, name);
};

test('[A1] [A3] [A4] [C1] [R10] the pages around an account are pressed by a finger', async ({ page }) => {
  await asPhone(page);
  for (const way of ['sign-in', 'sign-up', 'forgot-password']) {
    await page.goto(`/auth/${way}`);
    await expect(heading(page)).toBeVisible();
    await onPage(page, way);
  }
  await signUp(page, 'finger@example.com');
  await onPage(page, 'home, empty');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expectLargeTargets(page.getByRole('complementary'), 'menu');
  await page.goto('/create');
  await onPage(page, 'create');
});

test('[W2] [W5] [W9] [W10] [W11] [G1] the ads wizard is pressed by a finger', async ({ page, shop }) => {
  await signUp(page, 'finger-ads@example.com');
  await asPhone(page);
  await page.goto('/urltoads');
  await expect(page.getByLabel('Product link')).toBeVisible();
  await onPage(page, 'link');
  await page.getByRole('button', { name: 'Paste the page' }).click();
  await expect(heading(page)).toHaveText('Paste the product page');
  await onPage(page, 'paste');
  await page.getByRole('button', { name: 'Go Back' }).click();
  await page.getByLabel('Product link').fill(shop.productUrl);
  await nextStep(page).click();
  await expect(page.getByLabel('Product title')).toHaveValue(/Ember Flask/);
  await onPage(page, 'product');
  await page.getByRole('button', { name: 'Edit Media' }).click();
  await inDialog(page, 'Gallery');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByLabel('Product description').fill(TOO_LITTLE);
  await nextStep(page).click();
  await expect(heading(page)).toHaveText('What should your ad say?');
  await onPage(page, 'what the ad says');
  await page.getByLabel('Fact 1').fill('My father makes each one');
  await nextStep(page).click();
  await page.getByRole('button', { name: 'Edit' }).first().click();
  await page.getByText('What the ad says').click();
  await onPage(page, 'script');
  await page.getByRole('tab', { name: 'Write Yourself' }).click();
  await onPage(page, 'own script');
  await page.getByRole('tab', { name: 'AI Script' }).click();
  await page
    .getByRole('button', { name: /^Select(ed)?$/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Selected', exact: true })).toHaveCount(1);
  await nextStep(page).click();
  await expect(heading(page)).toHaveText('Video settings');
  await choose(page, 'Rap Beat');
  await onPage(page, 'settings');
  await page.getByRole('button', { name: 'Select a voice' }).click();
  await inDialog(page, 'Choose Voiceover');
  await page.getByRole('button', { name: /^Ava/ }).click();
  await onPage(page, 'settings, a voice');
});

test('[X1] [X2] the explainer wizard is pressed by a finger', async ({ page }) => {
  await signUp(page, 'finger-explains@example.com');
  await asPhone(page);
  await page.goto('/explainers');
  await page.getByPlaceholder('What is your video topic').fill('How vaccines work');
  await onPage(page, 'topic');
  await nextStep(page).click();
  await page.getByRole('button', { name: 'Select', exact: true }).first().click();
  await expect(page.getByRole('button', { name: 'Selected', exact: true })).toHaveCount(1);
  await onPage(page, 'explainer scripts');
  await nextStep(page).click();
  await expect(heading(page)).toHaveText('Video settings');
  await onPage(page, 'explainer settings');
});

test('[P1] [J1] [R12] [R14] [B1] [AC1] [T4] lists and settings are pressed by a finger', async ({
  page,
  made,
}) => {
  await openMade(page, made);
  await asPhone(page);
  const pages = [
    ['/', 'All projects'],
    ['/jobs', 'Jobs'],
    ['/videos', 'My videos'],
    ['/voices', 'Voices'],
    ['/brand-kit', 'Brand kit'],
    ['/account', 'Settings'],
    [`/project/${made.projectId}`, 'Video is not generated yet...'],
  ] as const;
  for (const [address, title] of pages) {
    await page.goto(address);
    await expect(heading(page)).toHaveText(title);
    await onPage(page, title);
  }
  await page.goto('/project/educational');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await onPage(page, 'sample');
  await page.goto('/');
  await page.getByRole('button', { name: /^More options for/ }).click();
  await expectLargeTargets(page.getByRole('menu'), 'menu of a project');
});

test('[ED1] [E5] [E6] [E7] [S1] [ED4] the editor is pressed by a finger', async ({ page, made }) => {
  await openMade(page, made);
  await asPhone(page);
  // At the start its left side lies under the names of the lanes, and elsewhere over a title.
  const playhead = page.getByRole('slider', { name: 'Playhead' });
  for (let second = 0; second < 5; second++) await playhead.press('Shift+ArrowRight');
  await onPage(page, 'editor');
  for (const name of ['Photos', 'Videos', 'Text', 'Audios', 'Shapes', 'Brand', 'Script', 'Captions']) {
    await page.getByRole('button', { name, exact: true }).click();
    const sheet = page.getByRole('region', { name, exact: true });
    await expect(sheet).toBeVisible();
    await expectLargeTargets(sheet, `editor, ${name}`);
    if (name === 'Script') {
      await sheet.getByRole('button', { name: 'Edit as text' }).click();
      await expect(sheet.getByRole('textbox', { name: 'The whole script' })).toBeVisible();
      await expectLargeTargets(sheet, 'editor, the script as text');
    }
    await page.getByRole('button', { name: 'Close panel' }).click();
  }
  await page.getByRole('button', { name: 'Format: 9:16 portrait' }).click();
  await inDialog(page, 'Format');
  await page.keyboard.press('Escape');
  const dialogs = [
    ['Styles', 'Select video style'],
    ['Render as…', 'Render video'],
    ['Versions', 'Versions'],
    ['Check before publishing', 'Before you publish'],
  ] as const;
  for (const [tool, name] of dialogs) {
    await page.getByRole('button', { name: tool }).click();
    await inDialog(page, name);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name })).toBeHidden();
  }
  await page.locator('[data-lane=main] [data-item]').nth(1).click();
  const bar = page.getByRole('navigation', { name: /^Actions for Picture/ });
  await expectLargeTargets(bar, 'tools of a picture');
  await bar.getByRole('button', { name: 'Edit', exact: true }).click();
  const details = page.getByRole('region', { name: 'Edit', exact: true });
  await expect(details.getByText('Crop and flip')).toBeVisible();
  const folded = details.locator('details:not([open]) > summary');
  while ((await folded.count()) > 0) await folded.first().click();
  await expectLargeTargets(details, 'details of a picture');
  await details.getByRole('button', { name: 'Crop on the picture' }).click();
  await expectLargeTargets(page.getByRole('region', { name: /^Cropping/ }), 'crop');
});
