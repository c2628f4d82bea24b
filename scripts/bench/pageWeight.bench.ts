/** How much JavaScript a page is: every chunk that its route loads before anybody does anything. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { defineBench } from './defineBench';

const SIGN_IN_KB = 115;
const LIST_KB = 140;

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
    const page = (module: string) => {
      const chunk = all.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
      if (!chunk) throw new Error(`the build has no chunk for ${module}`);
      return chunk.fileName;
    };
    const weigh = async (...pages: string[]) => {
      const names = new Set([entry.fileName, ...pages].flatMap((name) => [...withImports(chunks, name)]));
      const sizes = await Promise.all(
        [...names].map(async (name) => gzipSync(await readFile(join(folder, name))).length),
      );
      return sizes.reduce((sum, size) => sum + size, 0) / 1000;
    };
    const sidebar = page('src/app/layouts/SidebarLayout.tsx');
    const list = (module: string) => weigh(sidebar, page(module));
    return [
      {
        figure: 'sign-in page, JavaScript (gz)',
        measured: await weigh(),
        unit: 'kB',
        goal: { atMost: SIGN_IN_KB },
      },
      {
        figure: 'list of projects, JavaScript (gz)',
        measured: await list('src/app/pages/ProjectsPage.tsx'),
        unit: 'kB',
        goal: { atMost: LIST_KB },
      },
      {
        figure: 'list of jobs, JavaScript (gz)',
        measured: await list('src/app/pages/JobsPage.tsx'),
        unit: 'kB',
        goal: { atMost: LIST_KB },
      },
    ];
  },
});
