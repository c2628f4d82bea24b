/** The keyboard, as somebody uses it who has nothing else. */
import { expect, type Locator, type Page } from '@playwright/test';

const TABS_ALLOWED = 60;

/** Presses Tab until the wanted place has the focus, and checks that a person would see that it has. */
export async function tabTo(page: Page, place: Locator): Promise<void> {
  for (let tabs = 0; tabs < TABS_ALLOWED; tabs++) {
    await page.keyboard.press('Tab');
    expect(await whatLiesBeneath(page), 'has the focus beneath something else').toBeNull();
    if (!(await place.evaluate((element) => element === document.activeElement))) continue;
    const look = await place.evaluate((element) => {
      const { outlineStyle, boxShadow } = getComputedStyle(element);
      return { outlineStyle, boxShadow };
    });
    expect([look.outlineStyle, look.boxShadow]).not.toEqual(['none', 'none']);
    return;
  }
  throw new Error(`${place} cannot be reached by Tab`);
}

/** What has the focus, where the middle of its part on the screen is covered, or no part is on it; else null. */
const whatLiesBeneath = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    const shown = focused.closest('label') ?? focused;
    const { left, right, top, bottom } = shown.getBoundingClientRect();
    // A panel that is longer than the screen has its own middle below the edge.
    const middle = (from: number, to: number, screen: number) =>
      (Math.max(from, 0) + Math.min(to, screen)) / 2;
    const onTop = document.elementFromPoint(
      middle(left, right, innerWidth),
      middle(top, bottom, innerHeight),
    );
    const isInSight = shown.contains(onTop) || onTop?.contains(shown);
    return isInSight ? null : shown.outerHTML.slice(0, 200);
  });
