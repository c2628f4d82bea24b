/** A video in another language: its copy is spoken by a voice of this server, and the original stays. The journey answers for the model. */
import type { Page } from '@playwright/test';
import { answer } from './support/answers';
import { expectNoFaults } from './support/faults';
import { documentOf, openMade } from './support/projects';
import { expect, test } from './support/test';

const writer = { kind: 'localModel', model: 'small' };

/** "It is warm." becomes "Now: It is warm." */
const translateAll = (page: Page) =>
  page.route(/\/v1\/generate\/translation$/, async (route) => {
    const { texts } = route.request().postDataJSON() as { texts: string[] };
    const translation = { texts: texts.map((text) => `Now: ${text}`), writer };
    await route.fulfill({
      contentType: 'application/x-ndjson',
      body: `${JSON.stringify({ type: 'done', translation })}\n`,
    });
  });

test('[SC4] without a model it is said why a video cannot be translated; with one, its copy speaks and shows the other language', async ({
  page,
  made,
}) => {
  test.setTimeout(180_000);
  const projectId = await openMade(page, made);
  await page.getByRole('tab', { name: 'Script', exact: true }).click();
  await page.getByRole('button', { name: 'Translate…' }).click();
  const sheet = page.getByRole('dialog', { name: 'Translate this video' });
  await expect(sheet.getByText('This server has no language model, so it can’t translate.')).toBeVisible();
  await expectNoFaults(page, 'translation without a model');

  await answer(page, '/generate/writer', 200, writer);
  // The voices of this server speak English.
  await answer(page, '/generate/script_language', 200, { language: 'de' });
  await translateAll(page);
  await sheet.getByRole('button', { name: 'Look again' }).click();
  await sheet.getByLabel('Language').selectOption('en');
  await expect(sheet.getByText('small translates, running on this server.')).toBeVisible();
  await expect(sheet.getByLabel('Voice')).not.toHaveValue('');
  await expectNoFaults(page, 'translation, chosen');
  const before = await documentOf(page, projectId);
  await sheet.getByRole('button', { name: 'Translate', exact: true }).click();
  await expect(sheet.getByText(/\(English\)” is ready\.$/)).toBeVisible({ timeout: 90_000 });
  await expectNoFaults(page, 'translation, ready');

  await sheet.getByRole('link', { name: 'Open the copy' }).click();
  await page.getByRole('tab', { name: 'Script', exact: true }).click();
  await expect(page.getByRole('tabpanel').getByRole('button', { name: /Now:/ }).first()).toBeVisible();
  await expect(page.getByText('Not spoken yet')).toHaveCount(0);
  expect(page.url()).not.toContain(projectId);
  expect(await documentOf(page, projectId)).toEqual(before);
});
