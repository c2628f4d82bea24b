/** How much JavaScript the sign-in page is: every chunk that its route loads before anybody types. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { defineBench } from './defineBench';

const SIGN_IN_KB = 115;

type Chunk = Rolldown.OutputChunk;

/** A chunk and all that it imports statically. */
function withImports(
  chunks: ReadonlyMap<string, Chunk>,
  name: string,
  seen = new Set<string>(),
): Set<string> {
  const chunk = chunks.get(name);
  if (!chunk || seen.has(name)) return seen;
  seen.add(name);
  for (const imported of chunk.imports) withImports(chunks, imported, seen);
  return seen;
}

export const bench = defineBench({
  name: 'page weight',
  async run(folder) {
    const built = await build({ logLevel: 'silent', build: { outDir: folder, emptyOutDir: true } });
    const outputs = (Array.isArray(built) ? built : [built]) as Rolldown.RolldownOutput[];
    const all = outputs.flatMap(({ output }) => output).filter((one) => one.type === 'chunk');
    const chunks = new Map(all.map((chunk) => [chunk.fileName, chunk]));
    const entry = all.find(({ isEntry }) => isEntry);
    if (!entry) throw new Error('the build has no entry');
    const sizes = await Promise.all(
      [...withImports(chunks, entry.fileName)].map(
        async (name) => gzipSync(await readFile(join(folder, name))).length,
      ),
    );
    const kB = sizes.reduce((sum, size) => sum + size, 0) / 1000;
    return [
      { figure: 'sign-in page, JavaScript (gz)', measured: kB, unit: 'kB', goal: { atMost: SIGN_IN_KB } },
    ];
  },
});
