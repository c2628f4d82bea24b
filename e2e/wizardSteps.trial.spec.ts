/** The way to an ad: without a fault that axe finds, and safe from a reload. */
import type { Page } from '@playwright/test';
import { expectNoFaults, expectNoneTooWide } from './support/faults';
import { expect, heading, nextStep, signUp, test } from './support/test';
import { TOO_LITTLE } from './support/wizard';

// What still fades in has no contrast yet.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const link = (page: Page) => page.getByLabel('Product link');
const voices = (page: Page) => page.getByRole('dialog', { name: 'Choose Voiceover' });

test('[W2] [W5] [W9] [W10] [G1] the steps of the wizard have no faults, and outlive a reload', async ({
  page,
  shop,
}) => {
  await signUp(page, 'wizard@example.com');
  await page.goto('/urltoads');
  await link(page).fill('nonsense');
  await nextStep(page).click();
  await expect(page.getByRole('alert')).toHaveText('Url is not valid');
  await expectNoFaults(page, 'step 1, refused');
  await expectNoneTooWide(page, 'step 1');
  await link(page).fill(shop.productUrl);
  await page.reload();
  await expect(link(page)).toHaveValue(shop.productUrl);
  await nextStep(page).click();

  await expect(page.getByLabel('Product title')).toHaveValue('Ember Flask Insulated Water Bottle, 17 oz');
  await page.getByLabel('Product Audience').fill('Commuters');
  await expectNoFaults(page, 'step 2');
  await expectNoneTooWide(page, 'step 2');
  await page.getByRole('button', { name: 'Edit Media' }).click();
  await expect(page.getByRole('dialog', { name: 'Gallery' })).toBeVisible();
  await expectNoFaults(page, 'gallery');
  await page.getByRole('button', { name: 'Remove picture 6' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.reload();
  await expect(page.getByLabel('Product Audience')).toHaveValue('Commuters');
  await expect(page.getByText('5 selected, 3 to 19 needed')).toBeVisible();
  await page.getByLabel('Product description').fill(TOO_LITTLE);
  await nextStep(page).click();
  await expect(heading(page)).toHaveText('What should your ad say?');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await page.getByLabel('Fact 1').fill('My father makes each one');
  await expectNoFaults(page, 'step 2, what the ad says');
  await page.reload();
  await expect(page.getByLabel('Fact 1')).toHaveValue('My father makes each one');
  await expectNoFaults(page, 'step 2, with facts');
  await nextStep(page).click();

  await page.getByRole('button', { name: 'Edit' }).first().click();
  await page.getByRole('textbox').first().fill('Cold coffee by ten? Not with the Ember Flask.');
  await page.getByRole('button', { name: 'Done' }).click();
  await page
    .getByRole('button', { name: /^Select$/ })
    .first()
    .click();
  // What was written anew is checked before it is chosen.
  await expect(page.getByRole('button', { name: 'Selected', exact: true })).toHaveCount(1);
  await page.getByText('What the ad says').click();
  await expectNoFaults(page, 'step 3');
  await expectNoneTooWide(page, 'step 3');
  await page.reload();
  await expect(page.getByText('Cold coffee by ten? Not with the Ember Flask.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Selected', exact: true })).toHaveCount(1);
  await nextStep(page).click();

  await page.getByRole('radio', { name: 'Rap Beat' }).check({ force: true });
  await page.getByRole('radio', { name: 'Neon' }).check({ force: true });
  await page.getByRole('button', { name: 'Select a voice' }).click();
  await expect(voices(page)).toBeVisible();
  await expectNoFaults(page, 'step 4, voices');
  await voices(page).getByRole('button', { name: /^Ava/ }).click();
  await expectNoFaults(page, 'step 4');
  await expectNoneTooWide(page, 'step 4');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Rap Beat' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Neon' })).toBeChecked();
  await expect(page.getByRole('region', { name: 'Ava' })).toBeVisible();
});
