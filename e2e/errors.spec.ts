/** What a failure looks like in a real browser; the trial goes through the others, and `errorCatalogue.test.tsx` through all of them on the whole app. */
import type { Page } from '@playwright/test';
import { expect, heading, test } from './support/test';

// Failures are what this is about: the browser names each answer, and the app logs it.
test.use({ expectedComplaints: /status of [45]\d\d|ServiceError|ERR_CONNECTION_REFUSED/ });

const alert = (page: Page) => page.getByRole('alert');

test('[A2] [A4] account pages show what the authentication says, else an unknown error', async ({ page }) => {
  await page.goto('/auth/sign-in');
  const logIn = async () => {
    await page.getByLabel('Email').fill('nobody@example.com');
    await page.getByLabel('Password', { exact: true }).fill('wrong password');
    await page.getByRole('button', { name: 'Login' }).click();
  };
  await logIn();
  await expect(alert(page)).toHaveText('Invalid login credentials');
  await page.route('**/auth/v1/token*', (route) => route.abort('connectionrefused'));
  await logIn();
  await expect(alert(page)).toHaveText('An unknown error occurred');

  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(heading(page)).toHaveText('Forgot Password');
  await page.route('**/auth/v1/recover*', (route) => route.abort('connectionrefused'));
  const send = async () => {
    await page.getByLabel('Email').fill('nobody@example.com');
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
  };
  await send();
  await expect(alert(page)).toHaveText('An unknown error occurred');
  await page.unroute('**/auth/v1/recover*');
  await send();
  await expect(page.getByText('Password reset email sent. Check your inbox.')).toBeVisible();
  await expect(alert(page)).toHaveCount(0);

  await page.goto('/auth/sign-up');
  await page.route('**/auth/v1/signup*', (route) => route.abort('connectionrefused'));
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('some password');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(alert(page)).toHaveText('An unknown error occurred');
});
