/** Colours that a person chose, beside what their system prefers. */
import { expect, signUp, test } from './support/test';

test('[I2] colours that were chosen hold whatever the system prefers', async ({ page }) => {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const onSystems = async () => {
    const seen: string[] = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      seen.push(await background());
    }
    return seen;
  };
  await signUp(page, 'colours@example.com');
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('radio', { name: 'Same as system' })).toBeAttached();
  const [light = '', dark = ''] = await onSystems();
  expect(light).not.toBe(dark);
  await page.getByRole('radio', { name: 'Light' }).check({ force: true });
  await expect.poll(onSystems).toEqual([light, light]);
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect.poll(onSystems).toEqual([dark, dark]);
  await page.getByRole('radio', { name: 'Same as system' }).check({ force: true });
  await expect.poll(onSystems).toEqual([light, dark]);
});
