/** What axe and a narrow screen find wrong with a page. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

type Scheme = 'light' | 'dark';

const transitions = (page: Page) =>
  page.evaluate(() => document.getAnimations().filter((one) => one instanceof CSSTransition).length);
/** What still fades in has no contrast yet; for who prefers stillness that takes a frame. */
const stand = (page: Page) =>
  page.evaluate(async () => {
    const fades = document.getAnimations().filter((one) => one instanceof CSSAnimation);
    await Promise.allSettled(fades.map(({ finished }) => finished));
  });
/** Tabs that their own list cuts off: nothing says that there are more. */
const tabsOutOfSight = (page: Page) =>
  page.getByRole('tablist').evaluateAll((lists) =>
    lists.flatMap((list) => {
      const { left, right } = list.getBoundingClientRect();
      const isOut = (box: DOMRect) => box.left < left || box.right > right;
      return [...list.children].flatMap((tab) =>
        isOut(tab.getBoundingClientRect()) ? (tab.textContent ?? '') : [],
      );
    }),
  );

/** Looks at what the page shows now on a phone, a tablet and a desk, in light and in dark, without motion. */
export async function expectNoFaults(
  page: Page,
  screen: string,
  schemes: readonly Scheme[] = ['light', 'dark'],
): Promise<void> {
  await expect(page, `${screen}: the tab says the page`).toHaveTitle(/. · Reelwright$/);
  for (const viewport of VIEWPORTS) {
    await page.setViewportSize(viewport);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await transitions(page), `${screen} moves on into ${colorScheme} colours`).toBe(0);
      await stand(page);
      const axe = new AxeBuilder({ page }).setLegacyMode();
      // The dark page is the light one in other colours.
      const { violations } = await (
        colorScheme === 'light' ? axe : axe.withRules('color-contrast')
      ).analyze();
      const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
      expect(faults, `${screen}, ${viewport.width} px, ${colorScheme}`).toEqual([]);
    }
    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(tooWide, `${screen} is wider than ${viewport.width} px`).toBe(0);
    expect(await tabsOutOfSight(page), `${screen}, tabs out of sight at ${viewport.width} px`).toEqual([]);
  }
}
