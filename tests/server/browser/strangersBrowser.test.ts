/** Strangers' pages are opened by a browser that could do little if one of them broke out of its tab. */
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type LaunchOptions } from 'playwright-core';
import { expect, it } from 'vitest';
import { findBrowser, type FoundBrowser } from '../../../server/browser/findBrowser';
import { lowerSession } from '../../../server/browser/lowerSession';
import { besideHelper, findSandboxHelper } from '../../../server/browser/sandboxHelper';
import {
  createStrangersBrowser,
  STRANGER,
  waysToConfine,
  type Confinement,
  type Machine,
  type OpenedBrowser,
} from '../../../server/browser/strangersBrowser';
import { machineHasSandbox } from '../../support/machineSandbox';

const found: FoundBrowser = {
  executablePath: '/usr/bin/env',
  kind: 'headless-shell',
  args: ['--no-sandbox', '--disable-gpu', '--no-zygote'],
  env: { LD_LIBRARY_PATH: '/libraries' },
};
const NO_SANDBOX_HERE = new Error('Browser logs:\nChromium sandboxing failed!');

/** A machine whose kernel says yes or no; what it was asked to launch, with the launcher's text. */
function machine(
  launches: (options: LaunchOptions) => Error | null,
  { asRoot = false, helper: installed }: { asRoot?: boolean; helper?: string } = {},
) {
  const launched: (LaunchOptions & { launcher: string; mode: number })[] = [];
  const logged: string[] = [];
  const given: Machine & { helper: string | undefined } = {
    platform: 'linux',
    asRoot,
    helper: installed,
    findHelper: () => given.helper,
    besideHelper: async (browser, helper) => ({ ...browser, env: { ...browser.env, BESIDE: helper } }),
    launch: async (options) => {
      const launcher = options.executablePath ?? '';
      launched.push({
        ...options,
        launcher: readFileSync(launcher, 'utf8'),
        mode: statSync(path.dirname(launcher)).mode & 0o777,
      });
      const refused = launches(options);
      if (refused) throw refused;
      return { close: async () => {} } as Browser;
    },
  };
  const browsers = (sandbox = true) =>
    createStrangersBrowser({
      findBrowser: async () => found,
      sandbox,
      log: (words) => logged.push(words),
      machine: given,
    });
  return { launched, logged, browsers, given };
}
async function openedAndClosed(opening: Promise<OpenedBrowser>): Promise<Confinement> {
  const { confinement, close } = await opening;
  await close();
  return confinement;
}
const HELPER = '/usr/lib/chromium/chrome-sandbox';
const never = () => null;
const makesNone = ({ args = [] }: LaunchOptions) =>
  args.includes('--disable-setuid-sandbox') ? NO_SANDBOX_HERE : null;
const HELPLESS = new Error('Failed to move to new namespace: errno = Operation not permitted');
const nothingHelps = (options: LaunchOptions) => makesNone(options) ?? HELPLESS;
const asRoot = process.getuid?.() === 0;

it.each([
  [{ sandbox: true, helper: undefined }, ['namespaces']],
  [{ sandbox: true, helper: HELPER }, ['namespaces', 'setuid-helper']],
  [{ sandbox: false, helper: HELPER }, ['none']],
])('of %o the ways are %o', (asked, ways) => {
  expect(waysToConfine(asked)).toEqual(ways);
});

it.skipIf(!asRoot)('root starts it as another user, and leaves nothing behind', async () => {
  const { launched, browsers } = machine(never, { asRoot: true });
  const strangers = browsers();
  expect(strangers.holding()).toBe('untested');
  const opened = await strangers.open({ args: ['--mute-audio'] });
  const [{ launcher, mode, args, env, executablePath, chromiumSandbox } = expect.fail()] = launched;
  const folder = path.dirname(executablePath ?? '');
  expect(launcher).toBe(
    `#!/bin/sh\n${lowerSession(5)}\nexec nice -n 5 setpriv --reuid=60999 --regid=60999 --clear-groups --no-new-privs -- '/usr/bin/env' "$@" --user-data-dir='${folder}/profile'\n`,
  );
  expect({ args, chromiumSandbox, mode }).toEqual({
    args: ['--disable-gpu', '--disable-setuid-sandbox', '--mute-audio'],
    chromiumSandbox: true,
    mode: 0o711,
  });
  expect(env).toEqual({
    PATH: process.env.PATH,
    HOME: `${folder}/profile`,
    TMPDIR: `${folder}/profile`,
    LD_LIBRARY_PATH: '/libraries',
  });
  expect([opened.confinement, strangers.holding()]).toEqual(['namespaces', 'namespaces']);
  await opened.close();
  expect(existsSync(folder)).toBe(false);
});

it.each([{ asRoot: false }, ...(asRoot ? [{ asRoot: true }] : [])])(
  'a kernel without namespaces starts no browser, in words that help, and is asked once: %o',
  async (who) => {
    const { launched, logged, browsers } = machine(makesNone, who);
    const strangers = browsers();
    const refused = expect.stringMatching(
      /^This machine gives Chromium no sandbox, .*user namespaces .*deploy\/seccomp\.json.*chromium-sandbox.*PAGES_SANDBOX=false/,
    );
    await expect(strangers.open({})).rejects.toThrow(expect.objectContaining({ message: refused }));
    await expect(strangers.open({})).rejects.toThrow('no browser opens strangers’ pages');
    expect(launched.map(({ chromiumSandbox }) => chromiumSandbox)).toEqual([true]);
    expect(launched[0]?.args).not.toContain('--no-sandbox');
    expect(existsSync(path.dirname(launched[0]?.executablePath ?? '/'))).toBe(false);
    expect([strangers.holding(), logged]).toEqual(['refused', [refused]]);
  },
);

it.skipIf(!asRoot)(
  'a setuid helper makes them instead, for a user that may gain its privileges',
  async () => {
    const { launched, logged, browsers } = machine(makesNone, { asRoot: true, helper: HELPER });
    const strangers = browsers();
    for (const _ of [1, 2]) expect(await openedAndClosed(strangers.open({}))).toBe('setuid-helper');
    expect(launched.map(({ args }) => args)).toEqual([
      ['--disable-gpu', '--disable-setuid-sandbox'],
      ['--disable-gpu', '--disable-namespace-sandbox'],
      ['--disable-gpu', '--disable-namespace-sandbox'],
    ]);
    const [, helped] = launched;
    expect(helped).toMatchObject({ chromiumSandbox: true, env: { BESIDE: HELPER } });
    expect(helped?.launcher).toContain('setpriv --reuid=60999 --regid=60999 --clear-groups -- ');
    expect([strangers.holding(), logged]).toEqual(['setuid-helper', []]);
  },
);

it('a helper that may make none, as in a container, starts no browser either', async () => {
  const { launched, logged, browsers } = machine(nothingHelps, { helper: HELPER });
  const strangers = browsers();
  await expect(strangers.open({})).rejects.toThrow('no browser opens strangers’ pages');
  expect([launched.length, strangers.holding(), logged.length]).toEqual([2, 'refused', 1]);
});

it('asked anew, it finds the helper that was installed meanwhile', async () => {
  const { browsers, given } = machine(makesNone);
  const strangers = browsers();
  await expect(strangers.open({})).rejects.toThrow('chromium-sandbox');
  given.helper = HELPER;
  await expect(strangers.open({})).rejects.toThrow('chromium-sandbox');
  expect(await openedAndClosed(strangers.openAnew({}))).toBe('setuid-helper');
  expect(await openedAndClosed(strangers.open({}))).toBe('setuid-helper');
});

it.each([{ asRoot: false }, ...(asRoot ? [{ asRoot: true }] : [])])(
  'the operator may say that no sandbox is wanted, which the log repeats; root it is not even then: %o',
  async (who) => {
    const { launched, logged, browsers } = machine(never, who);
    const strangers = browsers(false);
    expect(strangers.holding()).toBe('none');
    const opened = await strangers.open({});
    expect(opened.confinement).toBe('none');
    expect(launched[0]?.args).toEqual(found.args);
    expect(launched[0]?.launcher.includes('--reuid=60999')).toBe(who.asRoot);
    expect(logged).toEqual(['PAGES_SANDBOX=false: the browser that opens strangers’ pages has no sandbox.']);
    await opened.close();
  },
);

it('a browser that dies for another reason is not given less of a sandbox', async () => {
  const { launched, browsers } = machine(() => new Error('out of memory'), { helper: HELPER });
  const strangers = browsers();
  await expect(strangers.open({})).rejects.toThrow('out of memory');
  expect([launched.length, strangers.holding()]).toEqual([1, 'untested']);
});

const helper = findSandboxHelper(process.env['CHROME_DEVEL_SANDBOX']);
/** As on this machine, but for the ways that it would take first. */
const onlyBy = (confinement: Confinement) =>
  createStrangersBrowser({
    findBrowser,
    sandbox: true,
    log: () => {},
    machine: {
      platform: process.platform,
      asRoot,
      findHelper: () => helper,
      besideHelper,
      launch: async (options) => {
        if (confinement === 'setuid-helper' && options.args?.includes('--disable-setuid-sandbox'))
          throw NO_SANDBOX_HERE;
        return chromium.launch(options);
      },
    },
  });

it
  .skipIf(!asRoot)
  .each([
    ...(machineHasSandbox ? (['namespaces'] as const) : []),
    ...(helper ? (['setuid-helper'] as const) : []),
  ])(
  'the real one runs as another user, its pages behind a filter of system calls, below our priority: %s',
  async (confinement) => {
    const strangers = onlyBy(confinement);
    const { browser, close } = await strangers.open({ args: ['--mute-audio'] });
    const page = await browser.newPage();
    await page.goto('data:text/html,<p>hello');
    const processes = ofStranger();
    await close();
    expect(strangers.holding()).toBe(confinement);
    expect(processes.length).toBeGreaterThan(2);
    expect(new Set(processes.map(({ nice }) => nice))).toEqual(new Set([Math.min(getPriority() + 5, 19)]));
    expect(processes.filter(({ command }) => command.includes('--no-sandbox'))).toEqual([]);
    const renderers = processes.filter(({ command }) => command.includes('--type=renderer'));
    expect(renderers.length).toBeGreaterThan(0);
    for (const renderer of renderers) expect(renderer).toMatchObject({ seccomp: 2, ownNamespace: true });
  },
);

it('only root’s own program that starts as root for everybody is taken for a helper', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'helper-'));
  const file = path.join(folder, 'chrome-sandbox');
  writeFileSync(file, '');
  chmodSync(file, 0o755);
  expect(findSandboxHelper(file, [folder])).toBeUndefined();
  chmodSync(file, 0o4755);
  expect(findSandboxHelper(undefined, [folder])).toBe(asRoot ? file : undefined);
  expect(findSandboxHelper('/nowhere/chrome-sandbox', [])).toBeUndefined();
  rmSync(folder, { recursive: true });
});

/** As the kernel tells of them; a process that ends meanwhile is left out. */
function ofStranger() {
  const mine = statSync('/proc/self/ns/pid').ino;
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .flatMap((pid) => {
      try {
        const status = readFileSync(`/proc/${pid}/status`, 'utf8');
        if (!new RegExp(`^Uid:\\s+${STRANGER}\\s`, 'm').test(status)) return [];
        return [
          {
            command: readFileSync(`/proc/${pid}/cmdline`, 'utf8'),
            seccomp: Number(/^Seccomp:\s+(\d)/m.exec(status)?.[1]),
            // What stands behind the name of the command, from the third field on: the nineteenth is the niceness.
            nice: Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[16]),
            ownNamespace: statSync(`/proc/${pid}/ns/pid`).ino !== mine,
          },
        ];
      } catch {
        return [];
      }
    });
}
