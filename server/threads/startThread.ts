/** Starts a `*.thread.ts` as a worker thread: from its source under tsx and vitest, from its bundle in the built server. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * `name` is the file without `.thread.ts`; `near` is the caller's `import.meta.url`.
 * The build puts each thread beside the bundle as `<name>.thread.js`.
 */
export function startThread(name: string, near: string, options: WorkerOptions = {}): Worker {
  const built = new URL(`.//${name}.thread.js`, near);
  if (existsSync(built)) return new Worker(built, options);
  const source = new URL(`.//${name}.thread.ts`, near);
  if (!existsSync(source)) throw new Error(`Neither ${built.pathname} nor its source is there: build again.`);
  return new Worker(loaderOf(source), { ...options, eval: true });
}

/**
 * `--import tsx` does nothing in a worker thread of Node 20, so the thread registers it itself. By path, because
 * `require.resolve` finds tsx's CommonJS twin, which cannot do this.
 */
const loaderOf = (source: URL) => {
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx/package.json'));
  const api = new URL('./dist/esm/api/index.mjs', tsx).href;
  return `import(${JSON.stringify(api)}).then(({ register }) => {
    register();
    return import(${JSON.stringify(source.href)});
  });`;
};
