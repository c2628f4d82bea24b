/** Sessions that end while somebody works: in another tab, by time, by hand. */
import { expect, heading, nextStep, PASSWORD, signUp, test } from './support/test';

// The refused calls are what this is about: the browser names them, and the app logs them.
test.use({ expectedComplaints: /status of 40[013]|ServiceError|AuthApiError/ });

test('[R1] [W14] who has to sign in again in step 3 is back there, with everything written', async ({
  page,
  shop,
}) => {
  await signUp(page, 'expired@example.com');
  await page.goto('/urltoads');
  await page.getByLabel('Product link').fill(shop.productUrl);
  await nextStep(page).click();
  await expect(page.getByLabel('Product title')).toBeVisible();
  await nextStep(page).click();
  await page.getByRole('tab', { name: 'Write Yourself' }).click();
  const checked = page.waitForResponse(
    (response) =>
      response.url().includes('checked_scripts') &&
      (response.request().postData() ?? '').includes('Not with this one.'),
  );
  await page.getByPlaceholder('Write your script here...').fill('Cold coffee by ten? Not with this one.');
  await checked;
  await expect(page.getByText('Choose a sentence to see what backs it.')).toBeVisible();

  // The session is taken back on the server's side: the next call is refused.
  await page.route('**/v1/**', (route) =>
    route.fulfill({ status: 401, json: { code: 'unauthorized', detail: 'Please sign in.' } }),
  );
  await page.route('**/auth/v1/token*', (route) =>
    route.fulfill({
      status: 400,
      json: { error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' },
    }),
  );
  await nextStep(page).click();
  await expect(page.getByText('Your session has ended. Log in to pick up where you left off.')).toBeVisible();
  await page.unroute('**/v1/**');
  await page.unroute('**/auth/v1/token*');
  await page.getByLabel('Email').fill('expired@example.com');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/urltoads$/);
  await page.getByRole('button', { name: 'Go Back' }).click();
  await page.getByRole('tab', { name: 'Write Yourself' }).click();
  await expect(page.getByPlaceholder('Write your script here...')).toHaveValue(
    'Cold coffee by ten? Not with this one.',
  );
});

test('[A6] [R9] signing out in one tab is heard in the other', async ({ page, context }) => {
  await signUp(page, 'two-tabs@example.com');
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate(() => void window.open('/', '_blank')),
  ]);
  await other.waitForLoadState();
  await other.goto('/auth/sign-in');
  if (await other.getByRole('heading', { name: 'Login' }).isVisible()) {
    await other.getByLabel('Email').fill('two-tabs@example.com');
    await other.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await other.getByRole('button', { name: 'Login' }).click();
  }
  await expect(heading(other)).toHaveText('All projects');
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(heading(other)).toHaveText('Login');
  await expect(heading(page)).toHaveText('Login');
});
