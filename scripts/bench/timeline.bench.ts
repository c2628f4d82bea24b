/** The timeline of very many items: how soon it can be used, and how smoothly it is dragged, resized and scrubbed. */
import { chromium, type Page } from 'playwright-core';
import { findBrowser } from '../../server/browser/findBrowser';
import { defineBench, type BenchRow } from './defineBench';
import { threadMs } from './listMeter';
import { framesWhileHeld, HELD_FRAMES, msToInteractive } from './timeline/gestureMeter';
import { serveTimeline } from './timeline/serveTimeline';

const INTERACTIVE_MS = 1000;
/** ms of a frame, by how many items there are. */
const GOALS = { 1000: 16.7, 5000: 25 } as const;
/** How much longer a frame may take than on a page with nothing on it: no frame is shorter than the screen's. */
const BESIDE_NOTHING = 1.1;
const SPAN_PX = 260;
const START = { x: 620, y: 60 };

const middleOf = async (page: Page, what: string) => {
  const box = await page.locator(what).first().boundingBox();
  if (!box) throw new Error(`${what} is not there`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** @param nothing the same frame on a page with nothing on it, in ms. */
async function measure(
  page: Page,
  baseURL: string,
  many: keyof typeof GOALS,
  nothing: number,
): Promise<BenchRow[]> {
  await page.goto(`${baseURL}?items=${many}`);
  const opening = await msToInteractive(page);
  const rows: BenchRow[] = [
    {
      figure: `${many} items, from the document to a timeline that hears a press`,
      measured: opening,
      unit: 'ms',
      ...(many === 1000 ? { goal: { atMost: INTERACTIVE_MS } } : {}),
    },
  ];
  const gestures = {
    'an overlay dragged': () => middleOf(page, '[data-item="image_1"]'),
    'a main item dragged': () => middleOf(page, '[data-item="video_main_2_bench"]'),
    'an end resized': () => middleOf(page, '[data-item="image_1"] [data-edge="to"]'),
    'the playhead scrubbed': () => Promise.resolve({ ...START, y: START.y + 4 }),
  };
  for (const [name, start] of Object.entries(gestures)) {
    const from = await start();
    let frame = 0;
    const work = await threadMs(page, async () => {
      frame = await framesWhileHeld(page, from, SPAN_PX);
    });
    rows.push(
      {
        figure: `${many} items, ${name}: the page's own work in a frame`,
        measured: work / HELD_FRAMES,
        unit: 'ms',
        goal: { atMost: GOALS[many] },
      },
      many === 1000
        ? {
            figure: `${many} items, ${name}: a frame (p95) beside that of an empty page`,
            measured: frame / nothing,
            unit: 'times',
            goal: { atMost: BESIDE_NOTHING },
          }
        : {
            figure: `${many} items, ${name}: a frame (p95)`,
            measured: frame,
            unit: 'ms',
            goal: { atMost: GOALS[many] },
          },
    );
  }
  return rows;
}

export const bench = defineBench({
  name: 'timeline',
  async run(folder) {
    const found = await findBrowser();
    const served = await serveTimeline(folder);
    const browser = await chromium.launch({
      executablePath: found.executablePath,
      args: [...found.args],
      env: { ...process.env, ...found.env } as Record<string, string>,
    });
    try {
      const page = await browser.newPage({ viewport: { width: 1440, height: 480 } });
      await page.setContent('<body style="height: 100vh"></body>');
      const nothing = await framesWhileHeld(page, START, SPAN_PX);
      return [
        ...(await measure(page, served.baseURL, 1000, nothing)),
        ...(await measure(page, served.baseURL, 5000, nothing)),
      ];
    } finally {
      await browser.close();
      await served.close();
    }
  },
});
