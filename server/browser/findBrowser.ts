/**
 * Finds a Chromium that starts, to draw and to read pages: the configured one, a headless shell (installed,
 * downloaded by Remotion, supplied by npm), a whole browser, else one from the system's packages.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { BROWSER_SWITCHES, type FoundBrowser } from './foundBrowser';
import { installFromDebian, wayToInstall } from './installFromDebian';
import { unpackNpmBrowser } from './npmBrowser';
import { whyItDoesNotStart } from './whyItDoesNotStart';

export type { FoundBrowser };

/** What the search looks at; a test gives its own. */
export interface BrowserSearch {
  readonly configured?: string | undefined;
  readonly searchPath?: readonly string[];
  readonly usualPlaces?: readonly string[];
  /** The repository's root, below which Remotion keeps what it downloads. */
  readonly root?: string;
  readonly unpack?: () => Promise<FoundBrowser>;
  /** False where it may not install anything. */
  readonly install?: () => Promise<boolean>;
  /** Null for a browser that starts. */
  readonly whyNot?: (browser: FoundBrowser) => Promise<string | null>;
}

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

/** @throws one line for a person: what does not work, and the command that helps. */
export async function findBrowser(search: BrowserSearch = {}): Promise<FoundBrowser> {
  const {
    configured,
    unpack = unpackNpmBrowser,
    install = installFromDebian,
    whyNot = whyItDoesNotStart,
  } = search;
  if (configured !== undefined) {
    if (!existsSync(configured))
      throw new Error(`BROWSER_EXECUTABLE names ${configured}, and there is no such file.`);
    const problem = await whyNot(described(configured));
    if (problem) throw new Error(`The browser ${configured} does not start: ${problem}`);
    return described(configured);
  }

  const problems: string[] = [];
  const firstThatStarts = async (browsers: readonly FoundBrowser[]): Promise<FoundBrowser | undefined> => {
    for (const browser of browsers) {
      const problem = await whyNot(browser);
      if (!problem) return browser;
      problems.push(`${browser.executablePath}: ${problem}`);
    }
    return undefined;
  };
  const ofKind = (kind: FoundBrowser['kind']) => installed(search).filter((browser) => browser.kind === kind);
  const found =
    (await firstThatStarts(ofKind('headless-shell'))) ??
    (await unpack().then(
      (browser) => firstThatStarts([browser]),
      (error: unknown) => void problems.push(error instanceof Error ? error.message : String(error)),
    )) ??
    (await firstThatStarts(ofKind('chrome'))) ??
    ((await install()) ? await firstThatStarts(installed(search)) : undefined);
  if (!found) throw new Error(`No browser starts here (${problems.join('; ')}). ${wayToInstall}`);
  return found;
}

function installed({
  searchPath = (process.env.PATH ?? '').split(path.delimiter),
  usualPlaces = USUAL_PLACES,
  root = process.cwd(),
}: BrowserSearch): FoundBrowser[] {
  const named = NAMES.flatMap((name) => searchPath.filter(Boolean).map((folder) => path.join(folder, name)));
  return [...named, ...usualPlaces, ...remotionDownloads(root)]
    .filter((file) => existsSync(file))
    .map(described);
}

const described = (executablePath: string): FoundBrowser => ({
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
