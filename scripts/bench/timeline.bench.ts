/** The timeline of very many items: how soon it can be used, and how smoothly it is dragged, resized and scrubbed. */
import { chromium, type Page } from 'playwright-core';
import { findBrowser } from '../../server/browser/findBrowser';
import { defineBench, type BenchRow } from './defineBench';
import { framesWhileHeld, msToInteractive } from './timeline/gestureMeter';
import { serveTimeline } from './timeline/serveTimeline';

const INTERACTIVE_MS = 1000;
/** p95 of a frame, by how many items there are. */
const GOALS = { 1000: 16.7, 5000: 25 } as const;
const SPAN_PX = 260;

const middleOf = async (page: Page, what: string, at = 0.5) => {
  const box = await page.locator(what).first().boundingBox();
  if (!box) throw new Error(`${what} is not there`);
  return { x: box.x + box.width * at, y: box.y + box.height / 2 };
};

async function measure(page: Page, baseURL: string, many: keyof typeof GOALS): Promise<BenchRow[]> {
  await page.goto(`${baseURL}?items=${many}`);
  const opening = await msToInteractive(page);
  await page.evaluate(() => window.timelineEditor?.engine.session.view.setSpanSeconds(20));
  const goal = { atMost: GOALS[many] };
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
    'the playhead scrubbed': () => middleOf(page, '[data-part="ruler"]', 0.4),
  };
  for (const [name, start] of Object.entries(gestures)) {
    const { work, length } = await framesWhileHeld(page, await start(), SPAN_PX);
    rows.push(
      {
        figure: `${many} items, ${name}: the page's work in a frame (p95)`,
        measured: work,
        unit: 'ms',
        goal,
      },
      { figure: `${many} items, ${name}: from frame to frame (p95)`, measured: length, unit: 'ms' },
    );
    await page.keyboard.press('Escape');
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
      return [...(await measure(page, served.baseURL, 1000)), ...(await measure(page, served.baseURL, 5000))];
    } finally {
      await browser.close();
      await served.close();
    }
  },
});
