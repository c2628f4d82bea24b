/** Strangers' pages are opened by a browser that could do little if one of them broke out of its tab. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { getPriority } from 'node:os';
import path from 'node:path';
import type { Browser, LaunchOptions } from 'playwright-core';
import { expect, it } from 'vitest';
import { findBrowser, type FoundBrowser } from '../../../server/browser/findBrowser';
import { lowerSession } from '../../../server/browser/lowerSession';
import {
  createStrangersBrowser,
  STRANGER,
  waysToConfine,
  type Machine,
} from '../../../server/browser/strangersBrowser';

const found: FoundBrowser = {
  executablePath: '/usr/bin/env',
  kind: 'headless-shell',
  args: ['--no-sandbox', '--disable-gpu', '--no-zygote'],
  env: { LD_LIBRARY_PATH: '/libraries' },
};
const NO_SANDBOX_HERE = new Error('Browser logs:\nChromium sandboxing failed!');

/** A machine whose kernel says yes or no; what it was asked to launch, with the launcher's text. */
function machine(asRoot: boolean, launches: (options: LaunchOptions) => Error | null) {
  const launched: (LaunchOptions & { launcher: string; mode: number })[] = [];
  const logged: string[] = [];
  const given: Machine = {
    platform: 'linux',
    asRoot,
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
  return { launched, logged, browsers };
}
const never = () => null;
const withoutNamespaces = ({ chromiumSandbox }: LaunchOptions) => (chromiumSandbox ? NO_SANDBOX_HERE : null);

it.each([
  [{ asRoot: true, sandbox: true }, ['sandbox', 'other-user']],
  [{ asRoot: false, sandbox: true }, ['sandbox']],
  [{ asRoot: true, sandbox: false }, ['none']],
])('of %o the ways are %o', (asked, ways) => {
  expect(waysToConfine(asked)).toEqual(ways);
});

it.skipIf(process.getuid?.() !== 0)('root starts it as another user, and leaves nothing behind', async () => {
  const { launched, browsers } = machine(true, never);
  const opened = await browsers().open({ args: ['--mute-audio'] });
  const [{ launcher, mode, args, env, executablePath, chromiumSandbox } = expect.fail()] = launched;
  const folder = path.dirname(executablePath ?? '');
  expect(launcher).toBe(
    `#!/bin/sh\n${lowerSession(5)}\nexec nice -n 5 setpriv --reuid=60999 --regid=60999 --clear-groups --no-new-privs -- '/usr/bin/env' "$@" --user-data-dir='${folder}/profile'\n`,
  );
  expect({ args, chromiumSandbox, mode }).toEqual({
    args: ['--disable-gpu', '--mute-audio'],
    chromiumSandbox: true,
    mode: 0o711,
  });
  expect(env).toEqual({
    PATH: process.env.PATH,
    HOME: `${folder}/profile`,
    TMPDIR: `${folder}/profile`,
    LD_LIBRARY_PATH: '/libraries',
  });
  expect(opened.confinement).toBe('sandbox');
  await opened.close();
  expect(existsSync(folder)).toBe(false);
});

it.skipIf(process.getuid?.() !== 0)(
  'a kernel without namespaces leaves root’s browser another user, and is asked once',
  async () => {
    const { launched, logged, browsers } = machine(true, withoutNamespaces);
    const strangers = browsers();
    expect((await strangers.open({})).confinement).toBe('other-user');
    expect((await strangers.open({})).confinement).toBe('other-user');
    expect(launched.map(({ chromiumSandbox }) => chromiumSandbox)).toEqual([true, false, false]);
    expect(launched.at(-1)?.launcher).toContain('--reuid=60999');
    expect(logged).toEqual(['Strangers’ pages: no sandbox here, so another user alone.']);
  },
);

it('a kernel without namespaces stops the browser of who is not root, in words', async () => {
  const { launched, browsers } = machine(false, withoutNamespaces);
  const strangers = browsers();
  await expect(strangers.open({})).rejects.toThrow(/^This kernel gives no sandbox .*PAGES_SANDBOX=false\.$/);
  await expect(strangers.open({})).rejects.toThrow('PAGES_SANDBOX=false');
  expect(launched).toHaveLength(1);
  expect(existsSync(path.dirname(launched[0]?.executablePath ?? '/'))).toBe(false);
});

it('the operator may say that none is wanted, and the log repeats it', async () => {
  const { launched, logged, browsers } = machine(true, never);
  const opened = await browsers(false).open({});
  expect(opened.confinement).toBe('none');
  expect(launched[0]?.args).toEqual(found.args);
  expect(launched[0]?.launcher).not.toContain('setpriv');
  expect(logged).toEqual(['PAGES_SANDBOX=false: the browser that opens strangers’ pages has no sandbox.']);
  await opened.close();
});

it('a browser that dies for another reason is not given less of a sandbox', async () => {
  const { launched, browsers } = machine(false, () => new Error('out of memory'));
  await expect(browsers().open({})).rejects.toThrow('out of memory');
  expect(launched).toHaveLength(1);
});

const namespaces = spawnSync('setpriv', [`--reuid=${STRANGER}`, '--clear-groups', 'unshare', '-Ur', 'true']);
it.skipIf(process.getuid?.() !== 0 || namespaces.status !== 0)(
  'the real one runs as another user, its pages behind a filter of system calls, below our priority',
  async () => {
    const strangers = createStrangersBrowser({ findBrowser, sandbox: true, log: () => {} });
    const { browser, close } = await strangers.open({ args: ['--mute-audio'] });
    const page = await browser.newPage();
    await page.goto('data:text/html,<p>hello');
    const processes = ofStranger();
    await close();
    expect(processes.length).toBeGreaterThan(2);
    expect(new Set(processes.map(({ nice }) => nice))).toEqual(new Set([Math.min(getPriority() + 5, 19)]));
    expect(processes.filter(({ command }) => command.includes('--no-sandbox'))).toEqual([]);
    const renderers = processes.filter(({ command }) => command.includes('--type=renderer'));
    expect(renderers.length).toBeGreaterThan(0);
    for (const renderer of renderers) expect(renderer).toMatchObject({ seccomp: 2, ownNamespace: true });
  },
);

/** As the kernel tells of them; a process that ends meanwhile is left out. */
function ofStranger() {
  const mine = statSync('/proc/self/ns/user').ino;
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
            ownNamespace: statSync(`/proc/${pid}/ns/user`).ino !== mine,
          },
        ];
      } catch {
        return [];
      }
    });
}
