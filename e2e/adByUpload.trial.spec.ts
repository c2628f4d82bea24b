/** An ad without a link: own words, own pictures put in order, a script of one's own. */
import { expect, heading, nextStep, signUp, test } from './support/test';
import sharp from 'sharp';
import { choose, chooseVoice } from './support/wizard';

const picture = async (name: string, colour: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 900, height: 1200, channels: 3, background: colour } })
    .png()
    .toBuffer(),
});

test('[W2] [W6] [W8] [G1] [G3] [G4] [W9] [W15] [J2] an ad is made of what its maker uploads and writes', async ({
  page,
}) => {
  await signUp(page, 'maker-by-hand@example.com');
  await page.goto('/urltoads');
  await page.getByRole('button', { name: 'Upload manually' }).click();
  await page.getByLabel('Product title').fill('Walnut Phone Stand');
  await page.getByLabel('Product description').fill('Carved from one piece of walnut. Folds flat.');
  await page.getByRole('button', { name: 'Add Media' }).click();

  const gallery = page.getByRole('dialog', { name: 'Gallery' });
  await gallery
    .locator('input[type=file]')
    .setInputFiles([
      await picture('red.png', '#c0392b'),
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
      await picture('green.png', '#27ae60'),
      await picture('blue.png', '#2980b9'),
      await picture('grey.png', '#7f8c8d'),
    ]);
  await expect(gallery.getByText('Uploading complete')).toBeVisible();
  await expect(gallery.getByText('notes.txt', { exact: false })).toBeVisible();
  await expect(gallery.getByRole('button', { name: /^Remove picture \d$/ })).toHaveCount(4);
  const addresses = () =>
    gallery.getByRole('img').evaluateAll((all) => all.map((one) => (one as HTMLImageElement).src));
  const [red, green, blue, grey] = await addresses();
  await gallery.getByRole('button', { name: 'Remove picture 2' }).click();
  await expect.poll(addresses).toEqual([red, blue, grey]);
  expect(green).not.toBe(blue);
  await gallery.getByRole('button', { name: 'Done' }).click();
  await expect(
    page.getByRole('region', { name: 'Media Files' }).getByText('3 selected, 3 to 19 needed'),
  ).toBeVisible();
  await nextStep(page).click();

  await expect(heading(page)).toHaveText('What should your ad say?');
  await expect(page.getByRole('checkbox', { name: 'Carved from one piece of walnut.' })).toBeChecked();
  await nextStep(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('Fact 1').fill('it holds any phone');
  await page.getByLabel('Fact 2').fill('My father makes each one in his garage');
  await nextStep(page).click();
  await expect(page.getByText(/it holds any phone\. .*My father makes each one in his garage\./)).toHaveCount(
    5,
  );
  await page.getByRole('tab', { name: 'Write Yourself' }).click();
  await page
    .getByPlaceholder('Write your script here...')
    .fill('Your phone lies flat all day. Stand it up. One piece of walnut, made to last.');
  await nextStep(page).click();
  await choose(page, 'Stomp Logo');
  await choose(page, 'Outline');
  await chooseVoice(page, 'Marcus');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/project\/[0-9a-f-]{36}\/editor$/, { timeout: 120_000 });
  await page.getByRole('link', { name: 'All projects' }).click();
  await expect(page.getByText('90 credits left')).toBeVisible();

  await page.getByRole('link', { name: 'Jobs', exact: true }).click();
  await expect(page.getByRole('link', { name: /Walnut Phone Stand/ })).toHaveAttribute(
    'href',
    /\/urltoads\/videos\//,
  );
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(page.getByText('No jobs match these filters')).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 job is hidden.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all jobs' }).click();
  await expect(page.getByRole('link', { name: /Walnut Phone Stand/ })).toBeVisible();

  await page.getByRole('link', { name: 'Projects', exact: true }).click();
  const project = page.getByRole('link', { name: /Walnut Phone Stand/ });
  await page.getByRole('button', { name: 'More options for Walnut Phone Stand' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(project).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(project).toBeVisible();
  await page.reload();
  await expect(project).toBeVisible();
  await page.getByRole('button', { name: 'More options for Walnut Phone Stand' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('Your first video starts with a link')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Your first video starts with a link')).toBeVisible();
});
