/** The charts seen live: in the drawer, on their own page in another tab, and nowhere where they are off. */
import type { Page } from '@playwright/test';
import { expectNoFaults } from './support/faults';
import { openProduct, type RunningProduct } from './support/product';
import { expect, signUp, test } from './support/test';

/** A product of its own, with its charts shown. */
const withFlows = test.extend<object, { product: RunningProduct }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are needed off this pattern.
    async ({}, use) => {
      const product = await openProduct({ FLOWS: '1' });
      await use(product);
      await product.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

const drawer = (page: Page) => page.getByRole('complementary', { name: 'Flows' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
/** How a state's box is painted. */
const expectStroke = (page: Page, state: string, width: string) =>
  expect(page.locator(`[data-state="${state}"] > .box`)).toHaveCSS('stroke-width', width);

// What still fades in has no contrast yet.
withFlows.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

withFlows('the drawer follows what is done, keeps secrets, and has no faults', async ({ page }) => {
  await page.goto('/auth/sign-up');
  await page.getByRole('button', { name: 'Show the flows' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Drawing of signUp' })).toBeVisible();
  await expectStroke(page, 'editing', '3px');
  await expectStroke(page, 'submitting', '1.25px');
  await expectNoFaults(page, 'drawer, drawing');

  await page.getByLabel('Email').fill('flows@example.com');
  await page.getByLabel('Password').fill('a secret of mine');
  await page.getByLabel('Password').press('Enter');
  await expect(page.getByRole('region', { name: 'Drawing of projects' })).toBeVisible();
  await tab(page, 'Events').click();
  const events = drawer(page).getByRole('listitem');
  await expect(events.filter({ hasText: 'fetchProjects answers' })).toContainText('→ loaded.list.resting');
  await expect(events.filter({ hasText: 'form.submitted' })).toContainText('password: •••');
  await expect(drawer(page)).not.toContainText('a secret of mine');
  await expectNoFaults(page, 'drawer, events');
  await tab(page, 'States').click();
  await expect(drawer(page).getByText(/of \d+ states seen in this tab/)).toBeVisible();
  await expectNoFaults(page, 'drawer, states');
});

withFlows('what is done in one tab is lit in the other', async ({ page, context }) => {
  await page.goto('/auth/sign-in');
  const other = await context.newPage();
  await other.goto('/flows');
  await other.getByRole('button', { name: /^signIn/ }).click();
  await expect(other.getByRole('button', { name: /^signIn/ })).toContainText('editing');
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(other.getByRole('button', { name: /^signUp/ })).toContainText('editing');
  await expect(other.getByRole('button', { name: /^signIn/ })).toContainText('not running');
  await page.close();
  await expect(other.getByRole('button', { name: /^signUp/ })).toContainText('not running');
});

withFlows('the page of the flows has no faults', async ({ page }) => {
  await page.goto('/flows');
  await expect(page.getByRole('region', { name: /^Drawing of/ })).toBeVisible();
  for (const name of ['Drawing', 'States', 'Events']) {
    await tab(page, name).click();
    await expectNoFaults(page, `flows, ${name}`);
  }
});

test('where flows are off there is no drawer, no page, and none of their code', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await signUp(page, 'noflows@example.com');
  await page.goto('/flows');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Not Found');
  await expect(page.getByRole('button', { name: 'Show the flows' })).toHaveCount(0);
  expect(asked.filter((url) => /flows/i.test(new URL(url).pathname.replace(/^\/flows$/, '')))).toEqual([]);
});
