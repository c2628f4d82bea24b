/** An installed Firefox, driven by WebDriver BiDi: what it reads and shows as a person meets it there. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect } from '@playwright/test';
import { WebSocket } from 'undici';
import { findProgram } from './findProgram';

const LISTENS = /WebDriver BiDi listening on (ws:\/\/\S+)/;

/** Null where none is installed. */
export const findFirefox = () => findProgram(['firefox-esr', 'firefox']);

interface Answer {
  readonly id?: number;
  readonly type: string;
  readonly result?: Record<string, unknown>;
  readonly message?: string;
  readonly method?: string;
  readonly params?: { readonly level?: string; readonly text?: string };
}
/** How long anything may take to be there. */
const LATE = { timeout: 60_000 };

export async function openFirefox(executable: string) {
  const profile = await mkdtemp(path.join(tmpdir(), 'firefox-'));
  const child = spawn(executable, ['--headless', '--remote-debugging-port=0', '--profile', profile], {
    env: { ...process.env, HOME: profile },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`Firefox ended with ${code} before it listened`)));
    createInterface({ input: child.stderr }).on('line', (line) => {
      const found = LISTENS.exec(line)?.[1];
      if (found) resolve(found);
    });
  });
  const socket = new WebSocket(`${address}/session`);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error('Firefox does not answer')));
  });
  const complaints: string[] = [];
  const asked = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) asked.get(answer.id)?.(answer);
    else if (answer.method === 'log.entryAdded' && answer.params?.level === 'error')
      complaints.push(answer.params.text ?? '');
  });
  let count = 0;
  async function ask<Result>(method: string, params: object): Promise<Result> {
    const id = ++count;
    const answer = await new Promise<Answer>((resolve) => {
      asked.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    if (answer.type === 'error') throw new Error(`${method}: ${answer.message}`);
    return answer.result as Result;
  }
  await ask('session.new', { capabilities: {} });
  await ask('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await ask<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const context = contexts[0]?.context ?? '';
  await ask('browsingContext.setViewport', { context, viewport: { width: 1280, height: 800 } });

  /** @param expression answered by text, number or nothing; a promise is waited for. */
  async function evaluate<Value>(expression: string): Promise<Value> {
    const { type, result, exceptionDetails } = await ask<{
      type: string;
      result?: { value?: Value };
      exceptionDetails?: { text: string };
    }>('script.evaluate', { expression, target: { context }, awaitPromise: true });
    if (type === 'exception') throw new Error(exceptionDetails?.text);
    return result?.value as Value;
  }
  /** Waits for an element of that role and name. */
  async function find(role: string, name: string): Promise<{ readonly sharedId: string }> {
    let found: { readonly sharedId: string } | undefined;
    await expect
      .poll(async () => {
        const { nodes } = await ask<{ nodes: { sharedId: string }[] }>('browsingContext.locateNodes', {
          context,
          locator: { type: 'accessibility', value: { role, name } },
        });
        [found] = nodes;
        return nodes.length;
      }, LATE)
      .toBeGreaterThan(0);
    if (!found) throw new Error(`there is no ${role} “${name}”`);
    return found;
  }
  async function press(role: string, name: string): Promise<void> {
    const element = await find(role, name);
    const actions = [
      // From the middle of it.
      { type: 'pointerMove', x: 0, y: 0, origin: { type: 'element', element } },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await ask('input.performActions', { context, actions: [{ type: 'pointer', id: 'mouse', actions }] });
  }
  return {
    complaints,
    evaluate,
    find,
    press,
    goto: (url: string) => ask('browsingContext.navigate', { context, url, wait: 'complete' }),
    async type(text: string) {
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await ask('input.performActions', { context, actions: [{ type: 'key', id: 'keys', actions }] });
    },
    async close() {
      socket.close();
      if (child.exitCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      await rm(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
