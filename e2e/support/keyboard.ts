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

/** What has the focus, where its middle is out of sight or covered; else null. */
const whatLiesBeneath = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    const shown = focused.closest('label') ?? focused;
    const { left, top, width, height } = shown.getBoundingClientRect();
    const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
    const isInSight = shown.contains(onTop) || onTop?.contains(shown);
    return isInSight ? null : shown.outerHTML.slice(0, 200);
  });
