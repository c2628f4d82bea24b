/** What axe and a narrow screen find wrong with a page. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import axe from 'axe-core';
import { ASKED_FOR } from '../../tests/support/faultsIn';

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
      return [...list.querySelectorAll('[role="tab"]')].flatMap((tab) =>
        isOut(tab.getBoundingClientRect()) ? (tab.textContent ?? '') : [],
      );
    }),
  );

/** What axe finds in a part of the page by these rules, or by all; loaded once a page, as its source is half a megabyte. */
async function faultsOf(part: Locator, rules: readonly string[] | null): Promise<string[]> {
  const page = part.page();
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return part.evaluate(
    async (element, { values, also }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const { violations } = await axe.run(element, {
        // Selectors and what passed are for reports.
        ...{ selectors: false, resultTypes: ['violations'] },
        ...(values ? { runOnly: { type: 'rule', values: [...values] } } : { rules: also }),
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    { values: rules, also: ASKED_FOR },
  );
}

/** The long form looks at every width with axe, the short one at one a screen, always the same: the rest of it is alike. */
const widthsForAxe = (screen: string) =>
  isLongForm() ? VIEWPORTS : VIEWPORTS.filter((_, index) => index === screen.length % VIEWPORTS.length);
const isLongForm = () => test.info().project.name === 'trial';

/** Looks at what the page shows now on a phone, a tablet and a desk, in light and in dark, without motion. */
export async function expectNoFaults(
  page: Page,
  screen: string,
  schemes: readonly Scheme[] = ['light', 'dark'],
): Promise<void> {
  await expect(page, `${screen}: the tab says the page`).toHaveTitle(/. · Reelwright$/);
  const forAxe = widthsForAxe(screen);
  for (const viewport of VIEWPORTS) {
    await page.setViewportSize(viewport);
    if (forAxe.includes(viewport))
      await expectNoneIn(page.locator('html'), `${screen}, ${viewport.width} px`, schemes);
    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(tooWide, `${screen} is wider than ${viewport.width} px`).toBe(0);
    expect(await tabsOutOfSight(page), `${screen}, tabs out of sight at ${viewport.width} px`).toEqual([]);
  }
}

/** Looks at what was opened on a page that has been looked at, at the width that it has; the long form looks at all of it again, at every width. */
export async function expectNoFaultsIn(
  part: Locator,
  screen: string,
  schemes: readonly Scheme[] = ['light', 'dark'],
): Promise<void> {
  if (isLongForm()) await expectNoFaults(part.page(), screen, schemes);
  else await expectNoneIn(part, screen, schemes);
}

async function expectNoneIn(part: Locator, what: string, schemes: readonly Scheme[]): Promise<void> {
  const page = part.page();
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await transitions(page), `${what} moves on into ${colorScheme} colours`).toBe(0);
    await stand(page);
    // The dark page is the light one in other colours.
    const faults = await faultsOf(part, colorScheme === 'light' ? null : ['color-contrast']);
    expect(faults, `${what}, ${colorScheme}`).toEqual([]);
  }
}

/** WCAG 2.2, 1.4.10: nothing is scrolled sideways on the narrowest screen. */
export async function expectNoneTooWide(page: Page, screen: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(tooWide, `${screen} is wider than 320 px`).toBe(0);
}
