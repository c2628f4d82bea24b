/** How often a newcomer presses from a link to the render of its video. */
import type { Page } from '@playwright/test';
import { expect, signUp, test } from './support/test';

const MOST = 5;

/** Counts what the browser itself takes for a press by a person. */
async function countPresses(page: Page): Promise<() => string[]> {
  const pressed: string[] = [];
  await page.exposeFunction('tellPress', (name: string) => void pressed.push(name));
  await page.addInitScript(() => {
    const { tellPress } = window as unknown as { tellPress: (name: string) => void };
    const tell = (event: Event) => {
      const control = (event.target as Element).closest('button, a, label, input, textarea');
      if (event.isTrusted) tellPress(control?.textContent?.trim() || 'something else');
    };
    document.addEventListener('click', tell, true);
  });
  return () => pressed;
}

test('[W9] [ED4] from a link to the render of its video a newcomer presses five times', async ({
  page,
  shop,
}) => {
  test.setTimeout(4 * 60_000);
  await signUp(page, 'hurried@example.com');
  const pressed = await countPresses(page);
  await page.goto('/urltoads');
  await page.getByLabel('Product link').fill(shop.productUrl);
  const next = page.getByRole('button', { name: 'Next Step' });
  await next.click();
  await expect(page.getByLabel('Product title')).toHaveValue(/Ember Flask/);
  await next.click();
  await expect(page.getByText(/^Selected for you/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Selected', exact: true })).toHaveCount(1);
  await next.click();
  await page.getByRole('button', { name: /^Create with / }).click();
  await expect(page).toHaveURL(/\/project\/[0-9a-f-]{36}\/editor$/, { timeout: 120_000 });
  await page.getByRole('button', { name: 'Render video' }).click();
  await expect(page.getByText('Video is rendering...')).toBeVisible();
  await expect(page).toHaveURL(/\/project\/[0-9a-f-]{36}$/);
  expect(pressed()).toHaveLength(MOST);
});
