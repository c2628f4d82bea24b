/** Bundles threads and test processes once a run: loading one from its sources takes a second of every start. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { BUNDLES } from './bundles';

const PROCESSES = ['testWorker', 'sweepProcess'].map((name) => ({
  in: `tests/support/world/${name}.ts`,
  out: name,
}));
const filesIn = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => ({ in: path.join(folder, file), out: path.basename(file, '.ts') }));

export default async function setup(): Promise<void> {
  await build({
    entryPoints: [...filesIn('server', '.thread.ts'), ...PROCESSES],
    outdir: BUNDLES,
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'warning',
  });
}
