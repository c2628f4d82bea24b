import { expect, signUp, test } from './support/test';
import { wikipediaStub } from '../tests/support/wikipediaStub';
import { openProduct } from './support/product';

const TEXT = `Java is an island of Indonesia. The island of Java has forty volcanoes. Rice grows on the plains of Java. Most people of Java live in its north. Coffee was brought to Java in 1699. Batik is made in many towns of Java. The highest mountain of Java is Semeru.`;
test('look', async ({ browser }) => {
  test.setTimeout(200_000);
  const stub = await wikipediaStub();
  stub.pages = [
    {
      title: 'Java',
      extract: TEXT,
      wikitext:
        "{{about|the island|the programming language|Java (programming language)}}\n'''Java''' is an island.",
    },
    {
      title: 'Java (disambiguation)',
      isDisambiguation: true,
      wikitext: `* [[Java (programming language)]], a language in which many programs are written\n* [[Java: The Land of Fire]], a film of 1920\n${Array.from({ length: 20 }, (_, at) => `* [[Java, County ${at}]], a town in the north of the county, near the river`).join('\n')}`,
    },
  ];
  const product = await openProduct({ WORKERS: '0', FETCH_ALLOW: stub.host, WIKIPEDIA_URL: stub.address });
  const context = await browser.newContext({ baseURL: product.baseURL });
  const page = await context.newPage();
  await signUp(page, 'zz@example.com');
  await page.goto('/explainers');
  const field = page.getByPlaceholder('What is your video topic');
  await field.fill('Java');
  await page.getByRole('button', { name: 'Next Step' }).click();
  await page.getByRole('button', { name: 'Look it up' }).first().click();
  await page.getByRole('button', { name: 'Not the one you meant?' }).waitFor();
  await page.getByRole('button', { name: /Coffee was brought/ }).hover();
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.screenshot({ path: `/tmp/lk/script-${width}.png` });
  }
  await page.getByRole('button', { name: 'Not the one you meant?' }).click();
  await expect(page.getByRole('heading', { name: 'Which Java?' })).toBeVisible();
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.screenshot({ path: `/tmp/lk/which-${width}.png`, fullPage: true });
  }
  await page.getByRole('searchbox').fill('county 1');
  await page.screenshot({ path: '/tmp/lk/sought.png', fullPage: true });
  await page.getByRole('searchbox').fill('zebra');
  await page.screenshot({ path: '/tmp/lk/none.png', fullPage: true });
  await product.close();
  stub.close();
});
