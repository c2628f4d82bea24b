/** A sentence of a minute's video changed in the opened editor, from the press to its new sound, captions and shots in place. */
import type { Page } from 'playwright-core';
import { defineBench } from './defineBench';
import { openMinuteEditor } from './minuteEditor';

const GOAL_SECONDS = 1;
/** Each of its own, so that none is spoken already. */
const SENTENCES = [
  'Then here is the flask that keeps it hot.',
  'Your tea stays as warm as you poured it.',
  'Nothing drips, whatever happens to your bag.',
] as const;

/** Seconds from the press until the editor shows what is said there now. */
async function secondsToSpoken(page: Page, text: string): Promise<number> {
  const script = page.getByRole('tabpanel', { name: 'Script' });
  await script.locator('[data-moment]').nth(1).click();
  await script.getByRole('textbox').fill(text);
  return page.evaluate(async (text) => {
    const form = document.querySelector('form[aria-busy]');
    const begun = performance.now();
    form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    while (![...document.querySelectorAll('[data-moment]')].some(({ textContent }) => textContent === text))
      await new Promise(requestAnimationFrame);
    return (performance.now() - begun) / 1000;
  }, text);
}

export const bench = defineBench({
  name: 'sentence',
  async run() {
    const { page, seconds: length, close } = await openMinuteEditor();
    try {
      await page.getByRole('tab', { name: 'Script', exact: true }).click();
      const spoken: number[] = [];
      for (const text of SENTENCES) spoken.push(await secondsToSpoken(page, text));
      const what = `in the editor of a video of ${length.toFixed(0)} s, a sentence changed to its new sound, captions and shots in place`;
      return [
        { figure: `${what}, the first`, measured: spoken[0] ?? 0, unit: 's', goal: { atMost: GOAL_SECONDS } },
        {
          figure: 'the same, the slowest of two more',
          measured: Math.max(...spoken.slice(1)),
          unit: 's',
          goal: { atMost: GOAL_SECONDS },
        },
      ];
    } finally {
      await close();
    }
  },
});
