import { MAKE_PROJECT } from './support/ownProject';
import { findFirefox, openFirefox } from './support/firefox';
import { expect, PASSWORD, test } from './support/test';

const executable = findFirefox();
/** As WebDriver writes it. */
const TAB = '\uE004';

test('[Y6] [E12] in Firefox somebody signs in, opens a wizard and the editor, plays, and takes a step back', async ({
  product,
}, { project }) => {
  test.skip(executable === null && project.name !== 'trial', 'Firefox is not installed here.');
  if (executable === null) throw new Error('Firefox is not installed here: apt-get install firefox-esr');
  const firefox = await openFirefox(executable);
  try {
    await firefox.goto(`${product.baseURL}/auth/sign-up`);
    await firefox.press('textbox', 'Email');
    await firefox.type(`firefox@example.com${TAB}`);
    await firefox.type(PASSWORD);
    await firefox.press('button', 'Sign Up');
    await firefox.find('heading', 'All projects');
    await firefox.goto(`${product.baseURL}/explainers`);
    await firefox.find('button', 'Next Step');

    const projectId = await firefox.evaluate<string>(MAKE_PROJECT);
    await firefox.goto(`${product.baseURL}/project/${projectId}/editor`);
    await firefox.press('button', 'Play');
    const frame = () =>
      firefox.evaluate<string>(
        `document.querySelector('[role=slider][aria-label=Playhead]').getAttribute('aria-valuenow')`,
      );
    // With a sound device or without one.
    await expect.poll(async () => Number(await frame()), { timeout: 30_000 }).toBeGreaterThan(15);
    await firefox.press('button', 'Pause');
    await firefox.type('m');
    await firefox.press('button', 'Undo: Add marker');
    await firefox.find('button', 'Redo: Add marker');
    expect(firefox.complaints).toEqual([]);
  } finally {
    await firefox.close();
  }
});
