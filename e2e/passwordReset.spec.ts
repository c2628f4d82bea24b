/** A forgotten password is reset by the letter that the product really writes. */
import { linkInLetterTo } from './support/mails';
import { expect, heading, PASSWORD, signUp, test } from './support/test';

const ADA = 'ada.forgets@example.com';
const NEW_PASSWORD = 'another long password';

test('[A4] [R13] a forgotten password is reset by mail, once', async ({ page, product, browser }) => {
  await signUp(page, ADA);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(heading(page)).toHaveText('Login');

  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(heading(page)).toHaveText('Forgot Password');
  await page.getByLabel('Email').fill(ADA);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('status')).toHaveText('Password reset email sent. Check your inbox.');
  const link = await linkInLetterTo(ADA, product.dataDir);

  await page.goto(link);
  await expect(heading(page)).toHaveText('Choose a new password');
  expect(new URL(page.url()).pathname).toBe('/reset-password');
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(heading(page)).toHaveText('All projects');
  await expect(page.getByText('Your password was changed.')).toBeVisible();

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(link);
  await expect(heading(other)).toHaveText('This link no longer works');
  await other.getByRole('link', { name: 'Send a new link' }).click();
  await expect(heading(other)).toHaveText('Forgot Password');
  await other.getByRole('link', { name: 'Sign in' }).click();
  // The page before it has a field of the same name.
  await expect(heading(other)).toHaveText('Login');

  const logIn = async (password: string) => {
    await other.getByLabel('Email').fill(ADA);
    await other.getByLabel('Password', { exact: true }).fill(password);
    await other.getByRole('button', { name: 'Login' }).click();
  };
  await logIn(PASSWORD);
  await expect(other.getByRole('alert')).toHaveText('Invalid login credentials');
  await logIn(NEW_PASSWORD);
  await expect(heading(other)).toHaveText('All projects');
  await elsewhere.close();
});
