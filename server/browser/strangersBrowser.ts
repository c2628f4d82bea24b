/** The browser that opens strangers' pages: in Chromium's sandbox, another user than root, below the server's priority. */
import { chmod, chown, mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, LaunchOptions } from 'playwright-core';
import { isReachableByOthers, runsAsRoot } from '../unprivileged';
import type { FoundBrowser } from './foundBrowser';
import { lowerSession } from './lowerSession';
import { unpackNpmBrowser } from './npmBrowser';
import { besideHelper, findSandboxHelper } from './sandboxHelper';

/**
 * What holds a page that breaks out of its tab: Chromium's system call filter, with namespaces that the kernel gives
 * to any user or that Chromium's setuid helper makes. Chromium has that filter with either and never alone, so where
 * there is neither no browser is started. `none` only where the operator said so.
 */
export type Confinement = 'namespaces' | 'setuid-helper' | 'none';
/** `untested` as long as no page needed it, `refused` where this machine has no sandbox. */
export type Holding = Confinement | 'untested' | 'refused';

interface Settings {
  readonly findBrowser: () => Promise<FoundBrowser>;
  /** `PAGES_SANDBOX`: false opens pages without any of this. */
  readonly sandbox: boolean;
  /** `CHROME_DEVEL_SANDBOX`: where the setuid helper is. */
  readonly helper?: string | undefined;
  readonly log: (words: string) => void;
  /** What a test gives in the machine's place. */
  readonly machine?: Machine;
}
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly asRoot: boolean;
  readonly launch: (options: LaunchOptions) => Promise<Browser>;
  readonly findHelper: () => string | undefined;
  readonly besideHelper: (browser: FoundBrowser, helper: string) => Promise<FoundBrowser>;
}
type Asked = Pick<LaunchOptions, 'args' | 'proxy'>;
export interface StrangersBrowser {
  /** Throws what the browser throws, or in a line why it may not start. */
  open(options: Asked): Promise<OpenedBrowser>;
  /** The same once more where it was refused: somebody may have helped meanwhile. */
  openAnew(options: Asked): Promise<OpenedBrowser>;
  holding(): Holding;
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
/** Each way fails by its own words, and none falls back on another. */
const ALONE: Readonly<Record<Confinement, readonly string[]>> = {
  namespaces: ['--disable-setuid-sandbox'],
  'setuid-helper': ['--disable-namespace-sandbox'],
  none: [],
};
/** What Playwright says where Chromium found neither namespaces nor a helper, and a helper that may not make them. */
const NO_SANDBOX_HERE =
  /sandboxing failed|No usable sandbox|Failed to move to new namespace|SUID sandbox helper|setuid sandbox is not running as root/i;

const REFUSED = [
  'This machine gives Chromium no sandbox, so no browser opens strangers’ pages: they are read without their scripts.',
  'What helps: user namespaces (on the machine: sysctl user.max_user_namespaces, on Ubuntu kernel.apparmor_restrict_unprivileged_userns=0; in a container: the seccomp profile deploy/seccomp.json),',
  'or, outside of containers, Chromium’s setuid helper (Debian: apt-get install chromium-sandbox; elsewhere CHROME_DEVEL_SANDBOX names it).',
  'PAGES_SANDBOX=false opens them without a sandbox.',
].join(' ');
const UNHELD = 'PAGES_SANDBOX=false: the browser that opens strangers’ pages has no sandbox.';

const thisMachine = (named: string | undefined): Machine => ({
  platform: process.platform,
  asRoot: runsAsRoot(),
  // Loaded at the first page that needs it: most never do.
  launch: async (options) => (await import('playwright-core')).chromium.launch(options),
  findHelper: () => (process.platform === 'linux' ? findSandboxHelper(named) : undefined),
  besideHelper,
});

/** In their order; none where there is no sandbox. */
export function waysToConfine({
  sandbox,
  helper,
}: Pick<Settings, 'sandbox' | 'helper'>): readonly Confinement[] {
  if (!sandbox) return ['none'];
  return helper ? ['namespaces', 'setuid-helper'] : ['namespaces'];
}

/** Closes the browser after `work`, or at once when it is told to stop: also where that was while it opened. */
export async function whileOpen<Result>(
  opened: OpenedBrowser,
  stop: AbortSignal,
  work: (opened: OpenedBrowser) => Promise<Result>,
): Promise<Result> {
  const close = () => void opened.close().catch(() => {});
  stop.addEventListener('abort', close, { once: true });
  try {
    stop.throwIfAborted();
    return await work(opened);
  } finally {
    stop.removeEventListener('abort', close);
    await opened.close();
  }
}

export function createStrangersBrowser({
  findBrowser,
  sandbox,
  helper: named,
  log,
  machine = thisMachine(named),
}: Settings): StrangersBrowser {
  const findWays = () => waysToConfine({ sandbox, helper: machine.findHelper() });
  let ways = findWays();
  let isTested = !sandbox;
  if (!sandbox) log(UNHELD);
  const asAnother = machine.asRoot;

  async function browserFor(confinement: Confinement): Promise<FoundBrowser> {
    const found = await reachable(await findBrowser(), asAnother);
    const helper = confinement === 'setuid-helper' ? machine.findHelper() : undefined;
    return helper ? machine.besideHelper(found, helper) : found;
  }

  async function open(confinement: Confinement, options: Asked): Promise<OpenedBrowser> {
    const found = await browserFor(confinement);
    const folder = await mkdtemp(path.join(tmpdir(), 'reelwright-page-'));
    const remove = () => rm(folder, { recursive: true, force: true });
    try {
      const isHeld = confinement !== 'none';
      const args = found.args.filter((one) => !isHeld || !NO_SANDBOX.has(one));
      const profile = path.join(folder, 'profile');
      const launcher = path.join(folder, 'launch.sh');
      if (machine.platform === 'linux')
        await writeLauncher({
          ...{ launcher, profile, executablePath: found.executablePath, asAnother },
          // A setuid program does nothing for who may gain no privileges.
          gainsNone: confinement !== 'setuid-helper',
        });
      const browser = await machine.launch({
        ...options,
        executablePath: machine.platform === 'linux' ? launcher : found.executablePath,
        chromiumSandbox: isHeld,
        args: [...args, ...ALONE[confinement], ...(options.args ?? [])],
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

  async function openBest(options: Asked): Promise<OpenedBrowser> {
    for (;;) {
      const [way] = ways;
      if (!way) throw new Error(REFUSED);
      try {
        const opened = await open(way, options);
        isTested = true;
        return opened;
      } catch (error) {
        if (way === 'none' || !NO_SANDBOX_HERE.test(String(error))) throw error;
        // Remembered: the kernel will hardly think otherwise while this process lives.
        const left = ways.filter((one) => one !== way);
        if (left.length === 0 && ways.length > 0) log(REFUSED);
        ways = left;
      }
    }
  }

  return {
    open: openBest,
    openAnew(options) {
      if (ways.length === 0) ways = findWays();
      return openBest(options);
    },
    holding() {
      const [way] = ways;
      if (!way) return 'refused';
      return isTested ? way : 'untested';
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
  gainsNone,
}: {
  launcher: string;
  profile: string;
  executablePath: string;
  asAnother: boolean;
  gainsNone: boolean;
}): Promise<void> {
  await mkdir(profile, { mode: 0o700 });
  const user = `setpriv --reuid=${STRANGER} --regid=${STRANGER} --clear-groups`;
  const another = [user, ...(gainsNone ? ['--no-new-privs'] : []), '--'];
  const command = ['exec', `nice -n ${NICENESS}`, ...(asAnother ? another : []), quoted(executablePath)];
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
