/** How much JavaScript a page is: every chunk that its route loads before anybody does anything. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { defineBench } from './defineBench';

const SIGN_IN_KB = 115;
const LIST_KB = 140;
const EDITOR_KB = 130;
const PLAYER_KB = 100;

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

/** What draws the video: Remotion, what reads clips for it, and the templates. */
const PLAYER = /node_modules\/(@remotion|remotion|mediabunny)|src\/(templates|screens\/player)\//;
const isOfThePlayer = ({ modules }: Chunk) => {
  const sizes = Object.entries(modules).map(([id, { renderedLength }]) => ({ id, renderedLength }));
  const sum = (some: typeof sizes) => some.reduce((total, { renderedLength }) => total + renderedLength, 0);
  return sum(sizes.filter(({ id }) => PLAYER.test(id))) > sum(sizes) / 2;
};

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
    const weighChunks = async (names: Iterable<string>) => {
      const sizes = await Promise.all(
        [...names].map(async (name) => gzipSync(await readFile(join(folder, name))).length),
      );
      return sizes.reduce((sum, size) => sum + size, 0) / 1000;
    };
    const weigh = (...pages: string[]) =>
      weighChunks(new Set([entry.fileName, ...pages].flatMap((name) => [...withImports(chunks, name)])));
    const sidebar = page('src/app/layouts/SidebarLayout.tsx');
    const projects = page('src/app/pages/ProjectsPage.tsx');
    // Who opens the editor comes from the list.
    const before = new Set(
      [entry.fileName, sidebar, projects].flatMap((name) => [...withImports(chunks, name)]),
    );
    const opened = (...modules: string[]) =>
      modules
        .flatMap((module) => [...withImports(chunks, page(module))])
        .filter((name, at, names) => !before.has(name) && names.indexOf(name) === at);
    const editor = opened(
      'src/app/pages/EditorPage.tsx',
      'src/screens/editor/shell/DesktopPanes.tsx',
      'src/screens/editor/player/Film.tsx',
    );
    const players = editor.filter((name) => isOfThePlayer(chunks.get(name) as Chunk));
    const script = opened(
      'src/screens/editor/captions/transcript/ScriptTab.tsx',
      'src/app/editor/implementations/captionEdit.implementations.ts',
    ).filter((name) => !editor.includes(name));
    return [
      {
        figure: 'sign-in page, JavaScript (gz)',
        measured: await weigh(),
        unit: 'kB',
        goal: { atMost: SIGN_IN_KB },
      },
      {
        figure: 'list of projects, JavaScript (gz)',
        measured: await weigh(sidebar, projects),
        unit: 'kB',
        goal: { atMost: LIST_KB },
      },
      {
        figure: 'list of jobs, JavaScript (gz)',
        measured: await weigh(sidebar, page('src/app/pages/JobsPage.tsx')),
        unit: 'kB',
        goal: { atMost: LIST_KB },
      },
      {
        figure: 'editor opened from the list, player apart, JavaScript (gz)',
        measured: await weighChunks(editor.filter((name) => !players.includes(name))),
        unit: 'kB',
        goal: { atMost: EDITOR_KB },
      },
      {
        figure: 'script beside it, JavaScript (gz)',
        measured: await weighChunks(script),
        unit: 'kB',
      },
      {
        figure: 'player and templates, JavaScript (gz)',
        measured: await weighChunks(players),
        unit: 'kB',
        goal: { atMost: PLAYER_KB },
      },
    ];
  },
});
