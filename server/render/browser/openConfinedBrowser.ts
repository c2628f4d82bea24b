/** Opens the browser that draws, in a folder of its own that is removed when it is closed. */
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { openBrowser } from '@remotion/renderer';
import type { FoundBrowser } from '../../browser/findBrowser';
import { writeConfinedBrowser } from './confinedBrowser';
import { createRenderBrowser, type RenderBrowser } from './renderBrowser';
import type { HeadlessBrowser } from '../remotion/singlePaint';

/** What Remotion calls each kind. */
export const chromeModes = { 'headless-shell': 'headless-shell', chrome: 'chrome-for-testing' } as const;

export async function openConfinedBrowser(
  browser: FoundBrowser,
  { port, within }: { readonly port: number; readonly within: string },
): Promise<HeadlessBrowser> {
  const folder = await mkdtemp(path.join(within, 'reelwright-'));
  // Remotion kills a browser with its children; one that is still dying may write between two tries.
  const removeFolder = () => rm(folder, { recursive: true, force: true, maxRetries: 5 });
  try {
    const opened = await openBrowser('chrome', {
      browserExecutable: await writeConfinedBrowser(folder, browser, port),
      chromeMode: chromeModes[browser.kind],
      logLevel: 'error',
    });
    const close = opened.close.bind(opened);
    opened.close = async (options) => {
      await close(options);
      // Remotion takes its listeners off this process only from a browser that it ended itself.
      for (const takeOff of opened.runner.listeners.splice(0)) takeOff();
      await removeFolder();
    };
    return opened;
  } catch (error) {
    await removeFolder();
    throw error;
  }
}

interface ConfinedSetup {
  readonly browser: FoundBrowser;
  readonly files: { readonly port: number };
  readonly scratch: { readonly systemTmp: string };
}

/** One confined browser for all that draws in a process. */
export const confinedBrowsers = ({ browser, files, scratch }: ConfinedSetup): RenderBrowser =>
  createRenderBrowser(() => openConfinedBrowser(browser, { port: files.port, within: scratch.systemTmp }));
