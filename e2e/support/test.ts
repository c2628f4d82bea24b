/** Playwright's `test` with the product running as a new user has it, and a shop that sells one bottle. */
import { expect, test as base } from '@playwright/test';
import { openProduct, type RunningProduct } from './product';
import { makeOnce, type MadeProject } from './projects';
import { openShop, type Shop } from './shop';

interface World {
  readonly shop: Shop;
  readonly product: RunningProduct;
  readonly made: MadeProject;
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
  made: [
    async ({ product }, use) => use(await makeOnce(product.baseURL)),
    { scope: 'worker', timeout: 240_000 },
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
export { heading, nextStep, PASSWORD, signIn, signUp } from './people';
