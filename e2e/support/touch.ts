/** A page as a phone has it, and a hand on its glass: real touch events, so that the browser scrolls, pinches and waits as it does there. */
import type { Page } from '@playwright/test';

export interface Point {
  readonly x: number;
  readonly y: number;
}
/** ms: longer than a finger rests before it holds something. */
const HOLD = 500;
const STEPS = 8;

export async function asPhone(page: Page, size = { width: 390, height: 844 }) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 });
  await page.setViewportSize(size);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    browser.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(({ x, y }, id) => ({ x, y, id })),
    });
  const between = (from: Point, to: Point, step: number) => ({
    x: from.x + ((to.x - from.x) * step) / STEPS,
    y: from.y + ((to.y - from.y) * step) / STEPS,
  });
  /** Each finger from where it comes down to where it is taken off. */
  async function carry(ways: readonly (readonly [Point, Point])[], restMs = 0) {
    await touch(
      'touchStart',
      ways.map(([from]) => from),
    );
    await page.waitForTimeout(restMs);
    for (let step = 1; step <= STEPS; step++)
      await touch(
        'touchMove',
        ways.map(([from, to]) => between(from, to, step)),
      );
    await touch('touchEnd', []);
  }
  return {
    async tap(at: Point) {
      await touch('touchStart', [at]);
      await touch('touchEnd', []);
    },
    swipe: (from: Point, to: Point) => carry([[from, to]]),
    holdAndDrag: (from: Point, to: Point) => carry([[from, to]], HOLD),
    /** Two fingers around a point, from one distance to another. px */
    pinch: ({ x, y }: Point, fromPx: number, toPx: number) =>
      carry([
        [
          { x: x - fromPx / 2, y },
          { x: x - toPx / 2, y },
        ],
        [
          { x: x + fromPx / 2, y },
          { x: x + toPx / 2, y },
        ],
      ]),
  };
}
