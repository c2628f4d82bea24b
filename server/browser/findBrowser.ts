/**
 * Finds the Chromium that draws and reads pages: the configured one, an installed one, the one that
 * Remotion downloaded, else the one that npm alone supplies.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { BROWSER_SWITCHES, type FoundBrowser } from './foundBrowser';
import { unpackNpmBrowser } from './npmBrowser';

export type { FoundBrowser };

/** What the search looks at; a test gives its own. */
export interface BrowserSearch {
  readonly configured?: string | undefined;
  readonly searchPath?: readonly string[];
  readonly usualPlaces?: readonly string[];
  /** The repository's root, below which Remotion keeps what it downloads. */
  readonly root?: string;
  readonly unpack?: () => Promise<FoundBrowser>;
}

/** Best first: a headless shell before a whole browser. */
const NAMES = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'headless_shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const USUAL_PLACES = [
  '/usr/lib/chromium/chromium-headless-shell',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** @throws when a configured browser is not there, or when none can be had on this machine. */
export async function findBrowser({
  configured,
  searchPath = (process.env.PATH ?? '').split(path.delimiter),
  usualPlaces = USUAL_PLACES,
  root = process.cwd(),
  unpack = unpackNpmBrowser,
}: BrowserSearch = {}): Promise<FoundBrowser> {
  if (configured !== undefined) {
    if (!existsSync(configured))
      throw new Error(`BROWSER_EXECUTABLE names ${configured}, and there is no such file.`);
    return found(configured);
  }
  const named = NAMES.flatMap((name) => searchPath.filter(Boolean).map((folder) => path.join(folder, name)));
  const installed = [...named, ...usualPlaces, ...remotionDownloads(root)].find((file) => existsSync(file));
  return installed ? found(installed) : unpack();
}

const found = (executablePath: string): FoundBrowser => ({
  executablePath,
  kind: /headless[-_]shell/.test(path.basename(executablePath)) ? 'headless-shell' : 'chrome',
  args: BROWSER_SWITCHES,
  env: {},
});

/** `node_modules/.remotion/chrome-headless-shell/{platform}/…/chrome-headless-shell`. */
function remotionDownloads(root: string): string[] {
  const folder = path.join(root, 'node_modules/.remotion');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && NAMES.includes(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}
