/** Both wizards from the first field to the job, by keyboard alone. */
import type { Locator, Page } from '@playwright/test';
import { tabTo } from './support/keyboard';
import { expect, heading, nextStep, signUp, test } from './support/test';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const press = async (page: Page, place: Locator) => {
  await tabTo(page, place);
  await page.keyboard.press('Enter');
};
/** Of a group of radio buttons, Tab reaches the chosen one or the first; arrows choose. */
const chooseNextRadio = async (page: Page, first: string, chosen: string) => {
  await tabTo(page, page.getByRole('radio', { name: first }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: chosen })).toBeChecked();
};
async function chooseVoice(page: Page, name: RegExp): Promise<void> {
  await press(page, page.getByRole('button', { name: 'Select a voice' }));
  const voices = page.getByRole('dialog', { name: 'Choose Voiceover' });
  await expect(voices).toBeVisible();
  await press(page, voices.getByRole('button', { name }));
  await expect(voices).toBeHidden();
}

test('[W2] [W5] [W9] [W10] [W11] [W13] [W15] an ad is made by keyboard alone', async ({ page, shop }) => {
  await signUp(page, 'keyboard@example.com');
  await page.goto('/create');
  await press(page, page.getByRole('link', { name: 'Create video ads' }));
  const link = page.getByLabel('Product link');
  await tabTo(page, link);
  await page.keyboard.type('nonsense');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Url is not valid');
  await expect(link).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(shop.productUrl);
  await page.keyboard.press('Enter');

  await expect(page.getByLabel('Product title')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Edit Media' }));
  const gallery = page.getByRole('dialog', { name: 'Gallery' });
  await expect(gallery).toBeVisible();
  await press(page, gallery.getByRole('button', { name: 'Remove picture 6' }));
  await page.keyboard.press('Escape');
  await expect(gallery).toBeHidden();
  await expect(page.getByRole('button', { name: 'Edit Media' })).toBeFocused();
  await press(page, nextStep(page));

  await press(page, page.getByText('What the ad says'));
  await tabTo(page, page.getByRole('checkbox', { name: /car cup holder/ }));
  await page.keyboard.press('Space');
  await expect(page.getByText('3 of 5 chosen')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Write with these' }));
  await press(page, page.getByRole('button', { name: /^Select$/ }).first());
  await press(page, nextStep(page));

  await expect(heading(page)).toHaveText('Video settings');
  await tabTo(page, page.getByRole('radio', { name: 'Business Corporate' }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: 'Business Corporate' })).toBeChecked();
  await chooseNextRadio(page, 'Default', 'Outline');
  await chooseVoice(page, /^Ava/);
  await press(page, page.getByRole('button', { name: 'Confirm' }));
  await expect(page).toHaveURL(/\/urltoads\/videos\/[0-9a-f-]{36}$/);
  await expect(page).toHaveURL(/\/editor$/, { timeout: 120_000 });
});

test('[X1] [X2] [X3] [S1] [E8] an explainer is made, its style chosen, and its film rendered, by keyboard alone', async ({
  page,
}) => {
  await signUp(page, 'keyboard-teacher@example.com');
  await page.goto('/create');
  await press(page, page.getByRole('link', { name: 'Create explainer Video' }));
  await tabTo(page, page.getByPlaceholder('What is your video topic'));
  await page.keyboard.type('How vaccines work');
  await press(page, nextStep(page));
  await expect(page.getByRole('tab', { name: 'AI Script' })).toBeVisible();
  await press(page, page.getByRole('button', { name: /^Select$/ }).first());
  await press(page, nextStep(page));

  await expect(heading(page)).toHaveText('Video settings');
  await tabTo(page, page.getByRole('radio', { name: 'Business Corporate' }));
  await page.keyboard.press('Space');
  await chooseVoice(page, /^Grace/);
  await press(page, page.getByRole('button', { name: 'Confirm' }));
  await expect(page).toHaveURL(/\/jobs\/[0-9a-f-]{36}$/);

  await expect(heading(page)).toHaveText('Select video style', { timeout: 120_000 });
  await expect(
    page.getByRole('region', { name: 'Preview' }).getByRole('button', { name: 'Play' }),
  ).toBeVisible();
  await tabTo(page, page.getByRole('checkbox', { name: 'Motion cards' }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Motion cards' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Default' })).not.toBeChecked();
  await press(page, page.getByRole('button', { name: 'Edit video' }));
  await expect(page).toHaveURL(/\/project\/[0-9a-f-]{36}\/editor$/);

  await press(page, page.getByRole('button', { name: 'Render video' }));
  await expect(page).toHaveURL(/\/project\/[0-9a-f-]{36}$/, { timeout: 60_000 });
  await expect(page.locator('video')).toBeVisible({ timeout: 240_000 });
});
