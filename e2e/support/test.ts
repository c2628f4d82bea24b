/** Playwright's `test` with the product running as a new user has it, and a shop that sells one bottle. */
import { expect, test as base, type Page } from '@playwright/test';
import { openProduct, type RunningProduct } from './product';
import { openShop, type Shop } from './shop';

interface World {
  readonly shop: Shop;
  readonly product: RunningProduct;
}
interface Watched {
  /** Such as the browser's own line about an answer that a journey provokes. */
  readonly expectedComplaints: RegExp;
  /** What the browser complained of, such as what the page's own policy forbids; must be empty at the end. */
  readonly complaints: string[];
}

export const test = base.extend<Watched, World>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are needed off this pattern.
    async ({}, use) => {
      const shop = await openShop();
      await use(shop);
      await shop.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ shop }, use) => {
      const product = await openProduct({ FETCH_ALLOW: shop.host });
      await use(product);
      await product.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ product }, use) => use(product.baseURL),
  expectedComplaints: [/^$/, { option: true }],
  complaints: [
    async ({ page, expectedComplaints }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => (message.type() === 'error' ? complaints.push(message.text()) : 0));
      page.on('pageerror', ({ message }) => complaints.push(message));
      await use(complaints);
      expect(complaints.filter((complaint) => !expectedComplaints.test(complaint))).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

export const PASSWORD = 'a good long password';

/** Makes an account and waits for its home page. */
export async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/auth/sign-up');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(heading(page)).toHaveText('All projects');
}

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const nextStep = (page: Page) => page.getByRole('button', { name: 'Next Step' });
