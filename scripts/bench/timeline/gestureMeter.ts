/** What is measured of a gesture, in the page itself; functions in there have no names, which tsx would look up. */
import type { Page } from 'playwright-core';

export const HELD_FRAMES = 180;

/**
 * A held pointer goes to and fro, one step a frame, after a real press at its start.
 * @param spanPx how far it goes.
 * @returns the time between two frames that 95 of 100 do not exceed, in ms.
 */
export async function framesWhileHeld(
  page: Page,
  start: { readonly x: number; readonly y: number },
  spanPx: number,
): Promise<number> {
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  const length = await page.evaluate(
    async ({ frames, start, spanPx }) => {
      const target = document.elementFromPoint(start.x, start.y) ?? document.body;
      const lengths: number[] = [];
      let before = await new Promise<number>(requestAnimationFrame);
      for (let frame = 1; frame <= frames; frame += 1) {
        target.dispatchEvent(
          new PointerEvent('pointermove', {
            pointerId: 1,
            pointerType: 'mouse',
            isPrimary: true,
            bubbles: true,
            clientX: start.x + Math.sin(frame / 20) * spanPx,
            clientY: start.y,
          }),
        );
        const now = await new Promise<number>(requestAnimationFrame);
        lengths.push(now - before);
        before = now;
      }
      return lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length * 0.95)] ?? 0;
    },
    { frames: HELD_FRAMES, start, spanPx },
  );
  await page.mouse.up();
  return length;
}

/** From when its document is at hand until the timeline hears a press, in ms. */
export const msToInteractive = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    while (!document.querySelector('[data-item]')) await new Promise(requestAnimationFrame);
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
    return performance.now() - (window.startedAt ?? 0);
  });
