/** An installed WebKitGTK, driven by WebDriver, on a screen of its own: what it shows as a person meets it there. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { findProgram } from './findProgram';
import { freePort } from './freePort';

interface Installed {
  readonly driver: string;
  readonly browser: string;
  readonly screen: string;
}
const LIBRARIES = '/usr/lib/x86_64-linux-gnu';
const PAGE_TEXT = 'return document.body.innerText';
/** How long anything may take to be there. */
const LATE = { timeout: 30_000 };

/** Null where one of them is missing. Debian: webkit2gtk-driver, xvfb. */
export function findWebKit(): Installed | null {
  const driver = findProgram(['WebKitWebDriver']);
  const screen = findProgram(['Xvfb']);
  const folders = existsSync(LIBRARIES)
    ? readdirSync(LIBRARIES).filter((name) => name.startsWith('webkit2gtk-'))
    : [];
  const browser = folders
    .map((name) => path.join(LIBRARIES, name, 'MiniBrowser'))
    .find((file) => existsSync(file));
  return driver && screen && browser ? { driver, screen, browser } : null;
}

export async function openWebKit({ driver, browser, screen }: Installed) {
  const children: ChildProcess[] = [];
  const close = async () => {
    for (const child of children.toReversed()) {
      if (child.exitCode !== null) continue;
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
  };
  const shown = spawn(screen, ['-displayfd', '1', '-screen', '0', '1440x900x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  children.push(shown);
  const [display] = (await once(shown.stdout, 'data')) as [Buffer];
  const port = await freePort();
  const env = {
    ...process.env,
    DISPLAY: `:${String(display).trim()}`,
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
  children.push(spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' }));

  async function ask<Value>(method: string, place: string, body?: object): Promise<Value> {
    const answer = await fetch(`http://127.0.0.1:${port}${place}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${method} ${place}: ${value.error} ${value.message}`);
    return value;
  }
  await expect.poll(() => ask('GET', '/status').then(Boolean, () => false), LATE).toBe(true);
  const options = { binary: browser, args: ['--automation'] };
  const alwaysMatch = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options };
  const { sessionId } = await ask<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch },
  });
  const here = `/session/${sessionId}`;
  await ask('POST', `${here}/timeouts`, { script: 120_000, pageLoad: 60_000 });

  async function find(css: string): Promise<string> {
    let found = '';
    await expect
      .poll(async () => {
        const elements = await ask<Record<string, string>[]>('POST', `${here}/elements`, {
          using: 'css selector',
          value: css,
        });
        found = Object.values(elements[0] ?? {})[0] ?? '';
        return found;
      }, LATE)
      .not.toBe('');
    return found;
  }
  return {
    close,
    /** Waits for an element of that CSS. */
    find,
    /** Waits for words on the page. */
    read: (words: string) =>
      expect
        .poll(() => ask<string>('POST', `${here}/execute/sync`, { script: PAGE_TEXT, args: [] }), LATE)
        .toContain(words),
    goto: (url: string) => ask('POST', `${here}/url`, { url }),
    /** @param expression answered by text, number or nothing; a promise is waited for. */
    evaluate: <Value>(expression: string) =>
      ask<Value>('POST', `${here}/execute/async`, {
        script: `const done = arguments[0]; Promise.resolve(${expression}).then(done, (error) => done(String(error)));`,
        args: [],
      }),
    async press(css: string) {
      await ask('POST', `${here}/element/${await find(css)}/click`, {});
    },
    async type(css: string, text: string) {
      await ask('POST', `${here}/element/${await find(css)}/value`, { text });
    },
  };
}
