/** What both wizards ask for in their last step, as somebody with a mouse chooses it. */
import type { Page } from '@playwright/test';

/** A look of the captions or a track: the radio button itself lies beneath its card. */
export const choose = (page: Page, name: string) => page.getByRole('radio', { name }).check({ force: true });

export async function chooseVoice(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Select a voice' }).click();
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
}

/** Of a product, so short that the person is asked for more. */
export const TOO_LITTLE = 'The flask keeps drinks hot for 12 hours. Its lid is made of bamboo.';
