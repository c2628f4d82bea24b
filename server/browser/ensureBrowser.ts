/** Makes sure that a browser can be started: found, its libraries there, installed where we may. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { findBrowser, type BrowserSearch, type FoundBrowser } from './findBrowser';

const run = promisify(execFile);
const CHECK_MS = 20_000;
const INSTALL = 'apt-get update && apt-get install -y --no-install-recommends chromium-headless-shell';

/** @throws one line for a person: what is missing and the command that brings it. */
export async function ensureBrowser(
  search: BrowserSearch = {},
  say: (line: string) => void = () => {},
): Promise<FoundBrowser> {
  const first = await findBrowser(search).then(whetherItStarts, (error: unknown) => String(error));
  if (typeof first !== 'string') return first;
  if (search.configured !== undefined) throw new Error(first);
  if (!mayInstall()) throw new Error(`${first} Install a browser, on Debian by: sudo sh -c '${INSTALL}'`);
  say('Installing a browser for rendering (once)…');
  await run('sh', ['-c', INSTALL], { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  const second = await findBrowser(search).then(whetherItStarts);
  if (typeof second === 'string') throw new Error(second);
  return second;
}

const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Asking for its version loads every library that it needs. */
async function whetherItStarts(browser: FoundBrowser): Promise<FoundBrowser | string> {
  try {
    await run(browser.executablePath, ['--no-sandbox', '--version'], {
      env: { ...process.env, ...browser.env },
      timeout: CHECK_MS,
    });
    return browser;
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string };
    return `The browser ${browser.executablePath} does not start: ${stderr.trim().split('\n')[0] || String(error)}.`;
  }
}
