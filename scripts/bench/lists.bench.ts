/** Lists of a thousand: how soon they can be used, and how smoothly they scroll, beside a page with nothing on it. */
import { chromium, type Page, type Route } from 'playwright-core';
import type { JobListItem } from '../../contract/job';
import type { ProjectListItem } from '../../contract/projectListItem';
import { openProduct } from '../../e2e/support/product';
import { findBrowser } from '../../server/browser/findBrowser';
import { defineBench, type BenchRow } from './defineBench';
import { framesWhileScrolling, msToInteractive, SCROLLED_FRAMES, threadMs, watchTheList } from './listMeter';

const MANY = 1000;
const RUNS = 5;
const INTERACTIVE_MS = 500;
/** A frame of 60 a second. */
const FRAME_MS = 16.7;
/** How much longer a frame may take than on a page with nothing on it. */
const BESIDE_NOTHING = 1.1;

/** A hundred pictures, so that decoding is part of the work. */
const picture = (n: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360"><rect width="640" height="360" fill="hsl(${n * 37} 60% 50%)"/><circle cx="320" cy="180" r="${40 + (n % 100)}" fill="#fff"/></svg>`,
  )}`;
const madeAt = (n: number) => new Date(Date.UTC(2026, 0, 1) + n * 3_600_000).toISOString();
const title = (n: number) => `Insulated bottle number ${n}, with a lid that opens with one hand`;

const projects = Array.from({ length: MANY }, (_, n): ProjectListItem => ({
  _id: `p${n}`,
  id: `p${n}`,
  status: 'done',
  input: { title: title(n) },
  output: { thumbnail_url: picture(n), rendered_video_url: null },
  created_time: madeAt(n),
}));
const jobs = Array.from({ length: MANY }, (_, n): JobListItem => ({
  _id: `j${n}`,
  id: `j${n}`,
  title: title(n),
  description: 'Double wall vacuum insulation keeps drinks hot for twelve hours. '.repeat(4),
  status: n % 5 === 0 ? 'failed' : 'done',
  created_time: madeAt(n),
  created_with: 'urltoads',
  input: { images: [picture(n)], videos: [] },
  output: { project_ids: [] },
  progress: { step: null, fraction: 0 },
  failure: n % 5 === 0 ? 'The voice could not be recorded.' : null,
}));

async function signUp(page: Page, baseURL: string): Promise<void> {
  await page.goto(`${baseURL}/auth/sign-up`);
  await page.getByLabel('Email').fill('lists@example.com');
  await page.getByLabel('Password').fill('a good long password');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.getByRole('heading', { name: 'All projects' }).waitFor();
}
const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

interface List {
  readonly name: string;
  readonly url: string;
  readonly call: string;
}

/** @param nothing the same frame on a page with nothing on it, in ms. */
async function measure(page: Page, { name, url, call }: List, nothing: number): Promise<BenchRow[]> {
  const waits: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await page.goto(url);
    waits.push(await msToInteractive(page, call, MANY));
  }
  let frame = 0;
  const work = await threadMs(page, async () => {
    frame = await framesWhileScrolling(page);
  });
  return [
    {
      figure: `${MANY} ${name}, from the answer to a list that hears a press`,
      measured: middle(waits),
      unit: 'ms',
      goal: { atMost: INTERACTIVE_MS },
    },
    {
      figure: `${MANY} ${name}, a frame while scrolling (p95) beside that of an empty page`,
      measured: frame / nothing,
      unit: 'times',
      goal: { atMost: BESIDE_NOTHING },
    },
    {
      figure: `${MANY} ${name}, the page's own work in a frame while scrolling`,
      measured: work / SCROLLED_FRAMES,
      unit: 'ms',
      goal: { atMost: FRAME_MS },
    },
  ];
}

export const bench = defineBench({
  name: 'lists',
  async run() {
    const found = await findBrowser();
    const product = await openProduct({ WORKERS: '0' });
    const browser = await chromium.launch({
      executablePath: found.executablePath,
      args: [...found.args],
      env: { ...process.env, ...found.env } as Record<string, string>,
    });
    try {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await signUp(page, product.baseURL);
      await page.route('**/v1/projects', (route: Route) => route.fulfill({ json: projects }));
      await page.route('**/v1/generate/jobs', (route: Route) => route.fulfill({ json: jobs }));
      await page.addInitScript(watchTheList);
      const { baseURL } = product;
      const lists = [
        { name: 'projects', url: baseURL, call: '/v1/projects' },
        { name: 'jobs', url: `${baseURL}/jobs`, call: '/v1/generate/jobs' },
      ];
      const empty = await browser.newPage();
      await empty.setContent('<div style="height: 300000px"></div>');
      const nothing = await framesWhileScrolling(empty);
      await empty.close();
      const rows: BenchRow[] = [
        { figure: 'a page with nothing on it, a frame while scrolling (p95)', measured: nothing, unit: 'ms' },
      ];
      for (const list of lists) rows.push(...(await measure(page, list, nothing)));
      return rows;
    } finally {
      await browser.close();
      await product.close();
    }
  },
});
