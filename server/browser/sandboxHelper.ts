/**
 * Chromium's setuid helper: it makes the namespaces of the sandbox as root, where the kernel gives users none.
 * Chromium takes the one that lies beside itself, and that of its variable only where it owns itself.
 * @see https://chromium.googlesource.com/chromium/src/+/main/docs/linux/suid_sandbox_development.md
 */
import { existsSync, realpathSync, statSync } from 'node:fs';
import { rename, symlink } from 'node:fs/promises';
import path from 'node:path';
import type { FoundBrowser } from './foundBrowser';
import { unpackNpmBrowser } from './npmBrowser';

const NAME = 'chrome-sandbox';
/** Of Debian (package `chromium-sandbox`), Fedora and Chrome. */
const USUAL_FOLDERS = [
  '/usr/lib/chromium',
  '/usr/lib/chromium-browser',
  '/usr/lib64/chromium-browser',
  '/opt/google/chrome',
];
const SETUID_FOR_ALL = 0o4001;

/** What Chromium asks of it before it starts it. */
function isHelper(file: string): boolean {
  const found = statSync(file, { throwIfNoEntry: false });
  return found?.uid === 0 && found.isFile() && (found.mode & SETUID_FOR_ALL) === SETUID_FOR_ALL;
}

/** @param named by `CHROME_DEVEL_SANDBOX` */
export const findSandboxHelper = (named: string | undefined, folders = USUAL_FOLDERS): string | undefined =>
  [...(named ? [named] : []), ...folders.map((folder) => path.join(folder, NAME))].find(isHelper);

/** The browser with that helper beside it: itself where one is, else npm's, in whose folder we may write. */
export async function besideHelper(browser: FoundBrowser, helper: string): Promise<FoundBrowser> {
  if (isHelper(placeBeside(browser))) return browser;
  // Where npm brings none, a start script may know a helper of its own.
  const ours = await unpackNpmBrowser().catch(() => undefined);
  if (!ours) return browser;
  const place = placeBeside(ours);
  const made = `${place}.${process.pid}`;
  await symlink(helper, made);
  await rename(made, place);
  return ours;
}

const placeBeside = ({ executablePath }: FoundBrowser) =>
  path.join(path.dirname(existsSync(executablePath) ? realpathSync(executablePath) : executablePath), NAME);
