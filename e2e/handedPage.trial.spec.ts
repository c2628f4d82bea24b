/** Pages of shops that turn us away come from the person's own browser: sent by a bookmark, pasted, shared. */
import type { BrowserContext, Page } from '@playwright/test';
import { expectNoFaults } from './support/faults';
import { expect, heading, nextStep, signIn, signUp, test } from './support/test';

const EMAIL = 'sender@example.com';
const TITLE = 'Ember Flask Insulated Water Bottle, 17 oz';

const expectProduct = async (page: Page, host: string) => {
  await expect(page.getByLabel('Product title')).toHaveValue(TITLE);
  await expect(page.getByText(`Read from ${host}`)).toBeVisible();
  await expect(page).toHaveURL(/\/urltoads$/);
};
/** As a bookmark runs it: an address that the page is led to by a press. */
async function pressBookmark(context: BrowserContext, code: string, at: string): Promise<Page> {
  const shop = await context.newPage();
  await shop.goto(at);
  await shop.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    link.textContent = 'bookmark';
    document.body.append(link);
  }, code);
  await shop.getByRole('link', { name: 'bookmark' }).click();
  return shop;
}

test('[PG3] a page is sent by a bookmark, whatever the shop forbids, pasted, and shared', async ({
  page,
  context,
  shop,
}) => {
  await signUp(page, EMAIL);
  await page.goto('/urltoads');
  await expectNoFaults(page, 'the first step');
  await page.getByRole('button', { name: 'Send from your browser' }).click();
  await expectNoFaults(page, 'how to send');
  const code = (await page.getByRole('link', { name: 'Send to Reelwright' }).getAttribute('href')) ?? '';

  // The shop's window hands it to ours.
  const opened = context.waitForEvent('page', (one) => one.url().includes('/urltoads'));
  await pressBookmark(context, code, `${shop.productUrl}?formless`);
  const window = await opened;
  // A tab has no session of its own yet: the page that was sent is still there after signing in.
  await signIn(window, EMAIL);
  await expectProduct(window, shop.host);

  // A shop that keeps its windows apart: its own tab posts the page, and ours closes.
  const alone = await pressBookmark(context, code, `${shop.productUrl}?alone`);
  await signIn(alone, EMAIL);
  await expectProduct(alone, shop.host);

  // A shop that lets nothing out says so.
  const silent = await pressBookmark(context, code, `${shop.productUrl}?alone&formless`);
  const told = await silent.waitForEvent('dialog');
  expect(told.message()).toContain('choose “Paste the page” instead');
  await told.accept();

  // What is pasted is a page where the clipboard holds one.
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.bringToFront();
  await page.getByRole('button', { name: 'Go Back' }).click();
  await page.getByRole('button', { name: 'Paste the page' }).click();
  await expectNoFaults(page, 'pasting');
  const html = await (await page.request.get(shop.productUrl)).text();
  await page.evaluate(async (source) => {
    const item = new ClipboardItem({ 'text/plain': new Blob([source], { type: 'text/plain' }) });
    await navigator.clipboard.write([item]);
  }, html);
  await page.getByRole('button', { name: 'Paste from the clipboard' }).click();
  await expect(page.getByText('This is a page.')).toBeVisible();
  await page.getByLabel('Address of the page').fill(shop.productUrl);
  await nextStep(page).click();
  await expectProduct(page, shop.host);

  // What is shared lands in the field; what holds no link says so.
  await page.goto(
    `/urltoads?shared_title=Flask&shared_text=${encodeURIComponent(`Look: ${shop.productUrl}`)}`,
  );
  await expect(page.getByLabel('Product link')).toHaveValue(shop.productUrl);
  await page.goto('/urltoads?shared_text=Nice');
  await expect(page.getByRole('alert')).toHaveText(/There is no link in what you shared/);
  await expect(heading(page)).toHaveText('Share your product link to generate a video');

  // A window that nobody's shop opened.
  await page.goto('/urltoads/receive');
  await expect(heading(page)).toHaveText('Your page opens in the shop’s tab');
  await expectNoFaults(page, 'a window apart');
});
