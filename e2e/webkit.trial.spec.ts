import { MAKE_PROJECT } from './support/ownProject';
import { expect, PASSWORD, test } from './support/test';
import { findWebKit, openWebKit } from './support/webkit';

const installed = findWebKit();

test('[Y6] [E12] in WebKit somebody signs in, opens a wizard and the editor, plays, and takes a step back', async ({
  product,
}) => {
  if (installed === null)
    throw new Error('WebKit is not installed here: apt-get install webkit2gtk-driver xvfb');
  const webkit = await openWebKit(installed);
  try {
    await webkit.goto(`${product.baseURL}/auth/sign-up`);
    await webkit.type('input[type=email]', 'webkit@example.com');
    await webkit.type('input[type=password]', PASSWORD);
    await webkit.press('button[type=submit]');
    await webkit.read('All projects');
    await webkit.goto(`${product.baseURL}/explainers`);
    await webkit.read('Next Step');

    const projectId = await webkit.evaluate<string>(MAKE_PROJECT);
    await webkit.goto(`${product.baseURL}/project/${projectId}/editor`);
    await webkit.press('[aria-label="Play"]');
    const frame = () =>
      webkit.evaluate<string>(
        `document.querySelector('[role=slider][aria-label=Playhead]').getAttribute('aria-valuenow')`,
      );
    // With a sound device or without one.
    await expect.poll(async () => Number(await frame()), { timeout: 30_000 }).toBeGreaterThan(15);
    await webkit.press('[aria-label="Pause"]');
    await webkit.type('body', 'm');
    await webkit.press('[aria-label="Undo: Add marker"]');
    await webkit.find('[aria-label="Redo: Add marker"]');
  } finally {
    await webkit.close();
  }
});
