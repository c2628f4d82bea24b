/** The brand kit: what belongs in it comes in, what does not is refused in words, what was deleted comes back. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expectNoFaults } from './support/faults';
import { expect, heading, signUp, test } from './support/test';

const FONT = 'node_modules/@fontsource-variable/lora/files/lora-latin-wght-normal.woff2';
const logo = () =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><rect width="400" height="200" rx="40" fill="#5046d8"/></svg>',
    ),
  )
    .png()
    .toBuffer();

// The refused file: the browser names the answer, and the app logs it.
test.use({ expectedComplaints: /status of 400|ServiceError: We can’t use this as a logo/ });

test('[B1] [B2] [B3] the kit takes logos and fonts, refuses what only looks like one, and gives back', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signUp(page, 'brand@example.com');
  await page.getByRole('link', { name: 'Brand kit' }).click();
  await expect(heading(page)).toHaveText('Brand kit');
  for (const name of ['Logo', 'Font', 'Intro Videos', 'Outro Videos'])
    await expect(page.getByRole('region', { name })).toBeVisible();
  await expectNoFaults(page, 'brand kit, empty');

  await page.getByTestId('add-logo').setInputFiles([
    { name: 'mark.png', mimeType: 'image/png', buffer: await logo() },
    { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('not a picture at all') },
  ]);
  const logos = page.getByRole('region', { name: 'Logo' });
  await expect(logos.getByRole('img', { name: 'mark.png on a dark background' })).toBeVisible();
  await expect(logos.getByText('notes.png', { exact: false })).toBeVisible();

  await page.getByTestId('add-font').setInputFiles({
    name: path.basename(FONT),
    mimeType: 'font/woff2',
    buffer: await readFile(FONT),
  });
  await expect(page.getByRole('region', { name: 'Font' }).getByText('Aa Bb Cc Dd Ee 0123')).toBeVisible();
  await expectNoFaults(page, 'brand kit, filled');

  await page.reload();
  await expect(logos.getByRole('img', { name: 'mark.png on a light background' })).toBeVisible();
  await logos.getByRole('button', { name: 'Delete mark.png' }).click();
  await expect(page.getByText('Logo deleted successfully.')).toBeVisible();
  await expect(logos.getByRole('img')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(logos.getByRole('img', { name: 'mark.png on a light background' })).toBeVisible();
  await page.reload();
  await expect(logos.getByRole('img')).toHaveCount(2);
});
