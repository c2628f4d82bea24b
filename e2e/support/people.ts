/** Who walks a journey, and what every page has. */
import { expect, type Page } from '@playwright/test';

export const PASSWORD = 'a good long password';

/** Makes an account and waits for its home page. */
export async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/auth/sign-up');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(heading(page)).toHaveText('All projects');
}

/** Where a page asks who is there. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
}

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const nextStep = (page: Page) => page.getByRole('button', { name: 'Next Step' });
