/** A topic that nobody here wrote about: looked up, the right article asked for, its words and pictures in the video with who made them. */
import { wikipediaStub, type StubPage } from '../tests/support/wikipediaStub';
import { openProduct } from './support/product';
import { callApi, openEditor } from './support/projects';
import { expect, heading, nextStep, signUp, test as journey } from './support/test';
import { choose, chooseVoice } from './support/wizard';

const PAGES: readonly StubPage[] = [
  {
    title: 'Spoonbill',
    isDisambiguation: true,
    wikitext: `'''Spoonbill''' may mean:
* [[Spoonbill (bird)]], a wading bird
* [[Spoonbill (company)]], a maker of software
{{disambiguation}}`,
  },
  {
    title: 'Spoonbill (bird)',
    extract: `Spoonbills are a type of wading bird. There are six spoonbill species, and one of them lives in the Americas. Roseate spoonbills eat shrimp and other small animals, which give their feathers a pink colour. A chick is white at first, and it turns pink within its first years. Spoonbills close the bill as soon as something touches the inside of it.
== Nests ==
Spoonbills build nests of sticks in trees or reeds near the water. Most colonies of spoonbills hold between twenty and two hundred nests. Herons and ibises often build nests in colonies of spoonbills. Young spoonbills leave the nest in late summer.`,
  },
  { title: 'Spoonbill (company)', extract: 'Spoonbill is a company. It makes software.' },
];

const test = journey.extend<object, { wikipedia: Awaited<ReturnType<typeof wikipediaStub>> }>({
  wikipedia: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are needed off this pattern.
    async ({}, use) => {
      const stub = await wikipediaStub();
      stub.pages = PAGES;
      await use(stub);
      stub.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ shop, wikipedia }, use) => {
      const address = { WIKIPEDIA_URL: wikipedia.address, FETCH_ALLOW: `${shop.host},${wikipedia.host}` };
      const product = await openProduct(address);
      await use(product);
      await product.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

interface Job {
  readonly output: { readonly project_ids?: readonly string[] } | null;
}

test('[TP1] [TP2] a topic is looked up: which article is asked, its sentences are said, its pictures shown and credited', async ({
  page,
  wikipedia,
  shop,
}) => {
  test.setTimeout(5 * 60_000);
  wikipedia.pictures = {
    'Spoonbill (bird)': [2, 4].map((at) => ({
      title: `File:Spoonbill ${at}.jpg`,
      imagerepository: 'shared',
      imageinfo: [
        {
          url: `${shop.origin}/pictures/${at}.jpg`,
          descriptionurl: `https://commons.example/spoonbill-${at}`,
          width: 1200,
          height: 1100,
          mime: 'image/jpeg',
          extmetadata: {
            Artist: { value: 'A. Photographer' },
            LicenseShortName: { value: 'CC BY-SA 4.0' },
            LicenseUrl: { value: 'https://creativecommons.org/licenses/by-sa/4.0' },
          },
        },
      ],
    })),
  };
  await signUp(page, 'birds@example.com');
  await page.goto('/explainers');
  await page.getByPlaceholder('What is your video topic').fill('Spoonbill');
  await nextStep(page).click();
  await page.getByRole('button', { name: 'Look it up' }).first().click();
  await expect(page.getByText('Which Spoonbill?')).toBeVisible();
  await page.getByRole('button', { name: /Spoonbill \(bird\)/ }).click();
  const found = page.getByRole('region', { name: 'Spoonbill (bird)' });
  await expect(found.getByText('From Wikipedia (CC BY-SA)', { exact: false })).toBeVisible();
  await expect(
    found.getByText(/Spoonbills build nests of sticks in trees or reeds near the water\./),
  ).toBeVisible();
  await expect(found.getByRole('button', { name: /^Selected/ })).toBeVisible();
  // Where the script is longer than the window, what backs a sentence is read above the buttons all the same.
  await page.setViewportSize({ width: 1440, height: 560 });
  await found.getByRole('button', { name: /^Spoonbills are a type of wading bird/ }).click();
  const backing = await found.getByText(/^The article says/).boundingBox();
  const foot = await nextStep(page).boundingBox();
  expect((backing?.y ?? 0) + (backing?.height ?? 0)).toBeLessThan(foot?.y ?? 0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await nextStep(page).click();
  await choose(page, 'Modern Indian');
  await chooseVoice(page, 'Grace');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(heading(page)).toHaveText('Select video style', { timeout: 120_000 });
  const jobId = page.url().split('/').at(-1) ?? '';
  const job = await callApi<Job>(page, 'GET', `/jobs/${jobId}`);
  const [projectId] = job.output?.project_ids ?? [];
  await openEditor(page, projectId ?? '');
  const script = page.getByRole('tabpanel');
  await expect(script.getByText('Spoonbills are a type of wading bird.')).toBeVisible();
  await page.getByRole('tab', { name: 'Edit', exact: true }).click();
  await page.getByText('Sources and credits').click();
  for (const title of ['Spoonbill 2', 'Spoonbill 4'])
    await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('A. Photographer');
  await expect(page.getByRole('link', { name: 'CC BY-SA 4.0' })).toHaveCount(3);
});
