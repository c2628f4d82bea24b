/** The browser that opens strangers' pages: in Chromium's sandbox, another user than root, below the server's priority. */
import { chmod, chown, mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, LaunchOptions } from 'playwright-core';
import { isReachableByOthers, runsAsRoot } from '../unprivileged';
import type { FoundBrowser } from './foundBrowser';
import { lowerSession } from './lowerSession';
import { unpackNpmBrowser } from './npmBrowser';

/**
 * What holds a page that breaks out of its tab: Chromium's namespaces and system call filter; where the kernel
 * refuses those to root's browser, a user that owns nothing; nothing at all only where the operator said so.
 */
export type Confinement = 'sandbox' | 'other-user' | 'none';

interface Settings {
  readonly findBrowser: () => Promise<FoundBrowser>;
  /** `PAGES_SANDBOX`: false opens pages without any of this. */
  readonly sandbox: boolean;
  readonly log: (words: string) => void;
  /** What a test gives in the machine's place. */
  readonly machine?: Machine;
}
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly asRoot: boolean;
  readonly launch: (options: LaunchOptions) => Promise<Browser>;
}
export interface StrangersBrowser {
  /** Throws what the browser throws, or in a line why it may not start. */
  open(options: Pick<LaunchOptions, 'args' | 'proxy'>): Promise<OpenedBrowser>;
}
export interface OpenedBrowser {
  readonly browser: Browser;
  readonly confinement: Confinement;
  close(): Promise<void>;
}

/** Not Postgres' user, and no account's: a number below those that systemd gives away. */
export const STRANGER = 60_999;
const NICENESS = 5;
const NO_SANDBOX = new Set(['--no-sandbox', '--no-zygote']);
/** What Playwright says where Chromium found neither namespaces nor a helper that may make them. */
const NO_SANDBOX_HERE = /sandboxing failed|No usable sandbox/i;

const REFUSED =
  'This kernel gives no sandbox to the browser that opens strangers’ pages, so it was not started. Allow user namespaces (in a container: a seccomp profile that lets them through), or set PAGES_SANDBOX=false.';

const thisMachine = (): Machine => ({
  platform: process.platform,
  asRoot: runsAsRoot(),
  // Loaded at the first page that needs it: most never do.
  launch: async (options) => (await import('playwright-core')).chromium.launch(options),
});

/** The strongest first; what root's own browser may never be is not among them. */
export function waysToConfine({
  asRoot,
  sandbox,
}: Pick<Machine, 'asRoot'> & Pick<Settings, 'sandbox'>): readonly Confinement[] {
  if (!sandbox) return ['none'];
  return asRoot ? ['sandbox', 'other-user'] : ['sandbox'];
}

export function createStrangersBrowser({
  findBrowser,
  sandbox,
  log,
  machine = thisMachine(),
}: Settings): StrangersBrowser {
  let ways = waysToConfine({ asRoot: machine.asRoot, sandbox });
  if (!sandbox) log('PAGES_SANDBOX=false: the browser that opens strangers’ pages has no sandbox.');
  const asAnother = machine.asRoot && sandbox;

  async function open(
    confinement: Confinement,
    options: Pick<LaunchOptions, 'args' | 'proxy'>,
  ): Promise<OpenedBrowser> {
    const found = await reachable(await findBrowser(), asAnother);
    const folder = await mkdtemp(path.join(tmpdir(), 'reelwright-page-'));
    const remove = () => rm(folder, { recursive: true, force: true });
    try {
      const args = found.args.filter((one) => confinement !== 'sandbox' || !NO_SANDBOX.has(one));
      const profile = path.join(folder, 'profile');
      const launcher = path.join(folder, 'launch.sh');
      if (machine.platform === 'linux')
        await writeLauncher({ launcher, profile, executablePath: found.executablePath, asAnother });
      const browser = await machine.launch({
        ...options,
        executablePath: machine.platform === 'linux' ? launcher : found.executablePath,
        chromiumSandbox: confinement === 'sandbox',
        args: [...args, ...(options.args ?? [])],
        env: { ...needed(process.env, profile), ...found.env },
      });
      return {
        browser,
        confinement,
        async close() {
          try {
            await browser.close();
          } finally {
            await remove();
          }
        },
      };
    } catch (error) {
      await remove();
      throw error;
    }
  }

  return {
    async open(options) {
      for (;;) {
        const [way] = ways;
        if (!way) throw new Error(REFUSED);
        try {
          return await open(way, options);
        } catch (error) {
          if (way !== 'sandbox' || !NO_SANDBOX_HERE.test(String(error))) throw error;
          // Known for as long as this process lives: the kernel will not think otherwise.
          ways = ways.slice(1);
          log(ways.length > 0 ? 'Strangers’ pages: no sandbox here, so another user alone.' : REFUSED);
        }
      }
    },
  };
}

/** Root's own folders are closed to others: then the browser that npm brings, unpacked where all may pass. */
async function reachable(found: FoundBrowser, asAnother: boolean): Promise<FoundBrowser> {
  if (!asAnother || isReachableByOthers(found.executablePath)) return found;
  const unpacked = await unpackNpmBrowser();
  if (isReachableByOthers(unpacked.executablePath)) return unpacked;
  throw new Error(`No user but root can reach ${found.executablePath}: it does not open strangers’ pages.`);
}

/** Playwright starts no process as another user, so a line of shell does, and lowers its priority. */
async function writeLauncher({
  launcher,
  profile,
  executablePath,
  asAnother,
}: {
  launcher: string;
  profile: string;
  executablePath: string;
  asAnother: boolean;
}): Promise<void> {
  await mkdir(profile, { mode: 0o700 });
  const another = `setpriv --reuid=${STRANGER} --regid=${STRANGER} --clear-groups --no-new-privs --`;
  const command = ['exec', `nice -n ${NICENESS}`, ...(asAnother ? [another] : []), quoted(executablePath)];
  // The last profile that is named counts: Playwright's own belongs to root.
  const start = `${command.join(' ')} "$@" --user-data-dir=${quoted(profile)}`;
  await writeFile(launcher, ['#!/bin/sh', lowerSession(NICENESS), start, ''].join('\n'), { mode: 0o755 });
  if (!asAnother) return;
  await chown(profile, STRANGER, STRANGER);
  // Root runs the launcher, so its folder stays root's: that user may pass, and change nothing.
  await chmod(path.dirname(profile), 0o711);
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** What a browser needs of our environment; keys and passwords are none of its business. */
const needed = ({ PATH = '' }: NodeJS.ProcessEnv, home: string) => ({ PATH, HOME: home, TMPDIR: home });
