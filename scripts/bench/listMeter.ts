/** What is measured of a long list, in the page itself; functions in there have no names, which tsx would look up. */
import type { Page } from 'playwright-core';

export const SCROLLED_FRAMES = 240;
const PX_A_FRAME = 60;

declare global {
  interface Window {
    /** Moments at which a press was heard, ms since the page began. */
    heard: number[];
  }
}

/** Runs before the page's own scripts: from then on, a press every few ms asks whether the page hears it. */
export function watchTheList(): void {
  window.heard = [];
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    if (document.querySelector('main li a')) window.heard.push(performance.now());
  });
  port1.start();
  setInterval(() => port2.postMessage('press'), 5);
}

/** From the last byte of the answer until the whole list stands and the page hears a press after its frame. */
export async function msToInteractive(page: Page, call: string, cards: number): Promise<number> {
  await page.waitForFunction((cards) => document.querySelectorAll('main li').length === cards, cards);
  return page.evaluate(async (call) => {
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
    const answer = performance.getEntriesByType('resource').findLast(({ name }) => name.endsWith(call));
    const answered = (answer as PerformanceResourceTiming).responseEnd;
    return (window.heard.find((at) => at > answered) ?? performance.now()) - answered;
  }, call);
}

/** The time between two frames that 95 of 100 do not exceed, in ms. */
export function framesWhileScrolling(page: Page): Promise<number> {
  return page.evaluate(
    async ({ frames, px }) => {
      window.scrollTo(0, 0);
      let before = await new Promise<number>(requestAnimationFrame);
      const lengths: number[] = [];
      for (let frame = 0; frame < frames; frame += 1) {
        window.scrollBy({ top: px, behavior: 'instant' });
        const now = await new Promise<number>(requestAnimationFrame);
        lengths.push(now - before);
        before = now;
      }
      return lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length * 0.95)] ?? 0;
    },
    { frames: SCROLLED_FRAMES, px: PX_A_FRAME },
  );
}

/** The page's own work meanwhile, in ms of its thread: what other processes take is not in it. */
export async function threadMs(page: Page, work: () => Promise<unknown>): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const taken = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  };
  const before = await taken();
  await work();
  const after = await taken();
  await devtools.detach();
  return (after - before) * 1000;
}
