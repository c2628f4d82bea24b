/** Builds what runs: the browser's side, the server with its threads, the composition that is drawn. */
import { readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { build as bundleWithEsbuild } from 'esbuild';
import { build as bundleWithVite } from 'vite';
import { bundleComposition } from '../server/render/remotion/bundleComposition';
import { precompress } from './precompress';

const SERVER = 'dist/server';
const threads = readdirSync('server', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.thread.ts') || file.endsWith('.process.ts'))
  .map((file) => ({ in: path.join('server', file), out: path.basename(file, '.ts') }));

async function bundleServer(): Promise<void> {
  await rm(SERVER, { recursive: true, force: true });
  await bundleWithEsbuild({
    entryPoints: [
      { in: 'server/main.ts', out: 'main' },
      { in: 'server/worker.ts', out: 'worker' },
      { in: 'server/backupCommand.ts', out: 'backup' },
      { in: 'server/restoreCommand.ts', out: 'restore' },
      ...threads,
    ],
    outdir: SERVER,
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    jsx: 'automatic',
    sourcemap: 'linked',
    logLevel: 'warning',
  });
}

// One after the other: two cores are not faster with three bundlers on them.
await bundleServer();
await bundleWithVite({ logLevel: 'warn' });
await precompress('dist/client');
await bundleComposition('dist/composition');
