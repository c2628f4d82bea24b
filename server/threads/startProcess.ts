/** Starts a `*.process.ts` as a process of its own, spoken to as to a thread: what ends the process ends nothing else. */
import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ThreadLike } from './askThread';

/** Of what it said last before it died. */
const LAST_WORDS = 400;

/** `name` is the file without `.process.ts`; `near` is the caller's `import.meta.url`. The build puts it beside the bundle. */
export function startProcess(name: string, near: string): ThreadLike {
  const built = new URL(`.//${name}.process.js`, near);
  const source = new URL(`.//${name}.process.ts`, near);
  const program = existsSync(built) ? built : source;
  if (!existsSync(program))
    throw new Error(`Neither ${built.pathname} nor its source is there: build again.`);
  const child = fork(fileURLToPath(program), [], {
    execArgv: program === source ? ['--import', loader()] : [],
    // Numbers of a sound go over as they are.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (part: string) => (said = (said + part).slice(-LAST_WORDS)));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));

  return {
    postMessage: (message) => void child.send(message as object, () => {}),
    ref() {
      child.ref();
      child.channel?.ref();
    },
    unref() {
      child.unref();
      child.channel?.unref();
    },
    async terminate() {
      // Who waits for its end does not end before it.
      child.ref();
      child.kill('SIGKILL');
      await ended;
    },
    onMessage: (heard) => child.on('message', heard),
    onError: (failed) => child.on('error', failed),
    onExit: (gone) =>
      child.once('close', (code, signal) =>
        gone([signal ?? code ?? '', said.trim()].filter(String).join(': ')),
      ),
  };
}

const loader = () =>
  new URL('./dist/loader.mjs', pathToFileURL(createRequire(import.meta.url).resolve('tsx/package.json')))
    .href;
