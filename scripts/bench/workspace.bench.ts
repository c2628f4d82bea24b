/** How much of the window the editor leaves to the picture, before anybody has moved a border. */
import path from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { findBrowser } from '../../server/browser/findBrowser';
import { defineBench, type BenchRow } from './defineBench';
import { writeBenchProject } from './playback/benchProject';
import { servePage } from './servePage';

/** Percent of the window's height; the last two are a phone, on its side and upright. */
const GOALS = [
  { width: 1440, height: 900, atLeast: 55 },
  { width: 1024, height: 768, atLeast: 45 },
  { width: 844, height: 390, atLeast: 40 },
  { width: 390, height: 844, atLeast: 40 },
] as const;
const LANES = ['Main track', 'Captions', 'Sound'];

/** How many of the named lanes lie in the window, whole. */
const lanesSeen = async (page: Page, height: number): Promise<number> => {
  const rows = page.getByRole('row').filter({ has: page.getByRole('gridcell') });
  const seen = new Set<string>();
  for (const row of await rows.all()) {
    const box = await row.boundingBox();
    const name = await row.getAttribute('aria-label');
    if (box && name !== null && LANES.includes(name) && box.y + box.height <= height) seen.add(name);
  }
  return seen.size;
};

export const bench = defineBench({
  name: 'workspace',
  async run(folder) {
    const found = await findBrowser();
    const served = await servePage(path.join(import.meta.dirname, 'workspace'), folder);
    await writeBenchProject(served.folder);
    const browser = await chromium.launch({
      executablePath: found.executablePath,
      args: [...found.args],
      env: { ...process.env, ...found.env } as Record<string, string>,
    });
    try {
      const rows: BenchRow[] = [];
      for (const { width, height, atLeast } of GOALS) {
        const page = await browser.newPage({ viewport: { width, height } });
        await page.goto(served.baseURL);
        const picture = page.getByRole('group', { name: 'Canvas' });
        await picture.waitFor();
        const box = await picture.boundingBox();
        rows.push(
          {
            figure: `the picture's height at ${width}×${height}`,
            measured: (100 * (box?.height ?? 0)) / height,
            unit: '% of the window',
            goal: { atLeast },
          },
          {
            figure: `the same, lanes of pictures, captions and sound that are seen at once`,
            measured: await lanesSeen(page, height),
            unit: 'of 3',
            goal: { atLeast: LANES.length },
          },
        );
        await page.close();
      }
      return rows;
    } finally {
      await browser.close();
      await served.close();
    }
  },
});
