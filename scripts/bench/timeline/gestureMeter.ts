/** What is measured of a gesture, in the page itself; functions in there have no names, which tsx would look up. */
import type { Page } from 'playwright-core';

export interface Frames {
  /** What 95 of 100 frames do not exceed, in ms: from one frame to the next, and the page's own work in one. */
  readonly length: number;
  readonly work: number;
}
const FRAMES = 180;

const high = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;

/**
 * A held pointer goes to and fro, one step a frame, after a real press at its start.
 * @param spanPx how far it goes.
 */
export async function framesWhileHeld(
  page: Page,
  start: { readonly x: number; readonly y: number },
  spanPx: number,
): Promise<Frames> {
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  const measured = await page.evaluate(
    async ({ frames, start, spanPx }) => {
      const target = document.elementFromPoint(start.x, start.y) ?? document.body;
      const { port1, port2 } = new MessageChannel();
      const works: number[] = [];
      const lengths: number[] = [];
      let began = 0;
      // Heard after the frame has been drawn.
      port1.addEventListener('message', () => works.push(performance.now() - began));
      port1.start();
      let before = await new Promise<number>(requestAnimationFrame);
      for (let frame = 1; frame <= frames; frame += 1) {
        const now = await new Promise<number>(requestAnimationFrame);
        lengths.push(now - before);
        before = now;
        began = performance.now();
        const clientX = start.x + Math.sin(frame / 20) * spanPx;
        target.dispatchEvent(
          new PointerEvent('pointermove', {
            pointerId: 1,
            pointerType: 'mouse',
            isPrimary: true,
            bubbles: true,
            clientX,
            clientY: start.y,
          }),
        );
        port2.postMessage('drawn');
      }
      return { lengths, works };
    },
    { frames: FRAMES, start, spanPx },
  );
  await page.mouse.up();
  return { length: high(measured.lengths), work: high(measured.works) };
}

/** From the page's start until it hears a press with its items in place, in ms. */
export const msToInteractive = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    while (!document.querySelector('[data-item]')) await new Promise(requestAnimationFrame);
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
    return performance.now() - (window.startedAt ?? 0);
  });
