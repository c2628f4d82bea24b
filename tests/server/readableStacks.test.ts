import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readableStacks } from '../../server/readableStacks';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'stacks-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** As V8 hands it over. */
const site = (file: string, line: number, column: number) =>
  ({
    getFileName: () => file,
    getLineNumber: () => line,
    getColumnNumber: () => column,
    toString: () => `fail (${file}:${line}:${column})`,
  }) as NodeJS.CallSite;

test('a stack names the line of the source, and what has no map stays as it is', async () => {
  const source = path.join(folder, 'fails.ts');
  await writeFile(
    source,
    `interface Gone { a: 1 }\n\nexport function fail(): never {\n  throw new Error('x');\n}\n`,
  );
  const bundle = path.join(folder, 'out', 'main.js');
  await build({
    entryPoints: [source],
    outfile: bundle,
    sourcemap: 'linked',
    format: 'esm',
    logLevel: 'error',
  });
  const lines = (await readFile(bundle, 'utf8')).split('\n');
  const line = lines.findIndex((text) => text.includes('throw'));
  const column = lines[line]!.indexOf('throw');
  const url = pathToFileURL(bundle).href;
  const tell = readableStacks(path.dirname(bundle));
  expect(tell(new TypeError('x'), [site(url, line + 1, column + 1)])).toBe(
    `TypeError: x\n    at fail (${source}:4:3)`,
  );
  const elsewhere = pathToFileURL(path.join(folder, 'other.js')).href;
  expect(tell('no error', [site(elsewhere, 1, 1), site('node:fs', 2, 3)])).toBe(
    `no error\n    at fail (${elsewhere}:1:1)\n    at fail (node:fs:2:3)`,
  );
});

test('an error that cannot be told as text still has its places', () => {
  const hostile = {
    toString() {
      throw new Error('never');
    },
  };
  expect(readableStacks(folder)(hostile, [site('node:fs', 2, 3)])).toBe('Error\n    at fail (node:fs:2:3)');
});
