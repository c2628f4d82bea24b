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

const NOTES = `What we saw in the garden
Did they leave it there, or was it taken from them?
Nobody of us could tell, and I did not ask them at all.
It stood beside the old wall, where they had been digging all morning.
A spade is a tool with a long handle and a broad blade.`;

test('[X1] [TP1] [G1] of notes that make no script by themselves sentences are chosen, by key, and outlive a reload', async ({
  page,
}) => {
  const topic = page.getByPlaceholder('What is your video topic');
  const ticked = page.getByRole('checkbox', { checked: true });
  const chooseAgain = () => page.getByRole('button', { name: 'Choose sentences yourself' }).first().click();
  await signUp(page, 'notes@example.com');
  await page.goto('/explainers');
  await topic.fill(NOTES);
  await nextStep(page).click();
  await expect(heading(page)).toHaveText('Choose what your video says');
  await expect(page.getByText('Too little of your notes makes sense on its own')).toBeVisible();
  await expectNoFaults(page, 'step 2, sentences of notes');
  await expectNoneTooWide(page, 'step 2, sentences of notes');

  for (const name of [/^Did they leave/, /^Nobody of us/, /^It stood/]) {
    await page.getByRole('checkbox', { name }).focus();
    await page.keyboard.press('Space');
  }
  const count = await ticked.count();
  await nextStep(page).click();
  await expect(heading(page)).toHaveText('Choose a script for your video');
  await expect(page.getByText('From your notes').first()).toBeVisible();
  await page.reload();
  await chooseAgain();
  await expect(ticked).toHaveCount(count);

  const goBack = page.getByRole('button', { name: 'Go Back' });
  await goBack.click();
  await expect(heading(page)).toHaveText('Choose a script for your video');
  await goBack.click();
  await topic.fill(NOTES.replace('Nobody of us', 'None of us'));
  await nextStep(page).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Some of what you ticked is no longer in the text. Check your choice.',
  );
  await expect(ticked).toHaveCount(count - 1);
});

test('[W14] a new step shows its title below the bar, however far the last one was scrolled', async ({
  page,
}) => {
  await signUp(page, 'scrolled@example.com');
  await page.goto('/explainers');
  await page.getByPlaceholder('What is your video topic').fill('Why is the sky blue?');
  await nextStep(page).click();
  const select = page.getByRole('button', { name: 'Select', exact: true }).first();
  await select.click();
  for (const down of [60, 100, 2000]) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), down);
    await nextStep(page).click();
    await expect(heading(page)).toHaveText('Video settings');
    const seen = await heading(page).evaluate((title) => {
      const { left, top } = title.getBoundingClientRect();
      return document.elementFromPoint(left + 2, top + 2) === title;
    });
    expect(seen, `from ${down} px down`).toBe(true);
    await page.getByRole('button', { name: 'Go Back' }).click();
  }
});
