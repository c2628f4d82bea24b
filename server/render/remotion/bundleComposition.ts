/** Bundles the composition for the renderer's browser: when the product is built, else once a change of sources. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const ENTRY = 'src/templates/remotion.entry.tsx';
/** Everything that the bundle is made of, from the repository's root. */
const SOURCES = [
  'src/templates',
  'contract',
  'package-lock.json',
  'server/render/remotion/bundleComposition.ts',
] as const;
const STAMP = 'sources.hash';
const BUILT = 'dist/composition';
const CACHE = 'node_modules/.cache/reelwright/composition';

/** Bundles into `outDir`, whole or not at all, and stamps it with what it was made of. */
export async function bundleComposition(outDir: string, root = process.cwd()): Promise<void> {
  const unfinished = `${path.resolve(outDir)}.${process.pid}.unfinished`;
  await mkdir(path.dirname(unfinished), { recursive: true });
  try {
    await bundleApart(root, {
      entryPoint: path.join(root, ENTRY),
      rootDir: root,
      outDir: unfinished,
      // Nothing of ours is read from a public folder, and the app's own need not be copied.
      publicDir: path.join(root, 'src/templates'),
      rspack: true,
      enableCaching: false,
    });
    await rm(path.join(unfinished, 'public'), { recursive: true, force: true });
    await leaveOutReporter(unfinished);
    await writeFile(path.join(unfinished, STAMP), await hashSources(root));
    await rm(outDir, { recursive: true, force: true });
    await rename(unfinished, outDir);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

const BUNDLING_MS = 5 * 60_000;

/** In a process of its own: the bundler holds 400 MB for as long as the one that it runs in. */
async function bundleApart(root: string, options: object): Promise<void> {
  const asked = `{ ...${JSON.stringify(options)}, onProgress: () => undefined }`;
  const program = `import { bundle } from '@remotion/bundler'; await bundle(${asked});`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: root,
    timeout: BUNDLING_MS,
  });
}

/** Its makers' address stands in Remotion's studio, which reports its use there, and which a render never opens. */
const REPORTER = 'remotion.pro';
/** What every page loads. */
const FIRST_SCRIPT = 'bundle.js';

async function leaveOutReporter(bundle: string): Promise<void> {
  for (const name of await readdir(bundle)) {
    if (!name.endsWith('.js')) continue;
    if (!(await readFile(path.join(bundle, name), 'utf8')).includes(REPORTER)) continue;
    if (name === FIRST_SCRIPT) throw new Error(`Remotion has put its reporter into ${name}.`);
    await rm(path.join(bundle, name));
    await rm(path.join(bundle, `${name}.map`), { force: true });
  }
}

/** The folder of a bundle of the present sources, made now when there is none. */
export async function findComposition(root = process.cwd()): Promise<string> {
  const built = path.join(root, BUILT);
  // A deployment without sources has only what was built.
  if (!existsSync(path.join(root, ENTRY))) return built;
  const hash = await hashSources(root);
  const stamped = await readFile(path.join(built, STAMP), 'utf8').catch(() => '');
  if (stamped === hash) return built;
  const cached = path.join(root, CACHE, hash);
  if (!existsSync(path.join(cached, 'index.html'))) {
    await rm(path.join(root, CACHE), { recursive: true, force: true });
    await bundleComposition(cached, root);
  }
  return cached;
}

/** What a bundle of the present sources is made of, without making it. */
export async function presentComposition(root = process.cwd()): Promise<string> {
  return existsSync(path.join(root, ENTRY)) ? hashSources(root) : hashOfComposition(path.join(root, BUILT));
}

/** What a bundle in a folder was made of. */
export const hashOfComposition = (folder: string) => readFile(path.join(folder, STAMP), 'utf8');

export async function hashSources(root = process.cwd()): Promise<string> {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const files = await filesBelow(path.join(root, source));
    // One after another, hundreds of them would each wait for a turn of a busy server.
    const contents = await Promise.all(files.map((file) => readFile(file)));
    for (const [at, file] of files.entries())
      hash
        .update(path.relative(root, file))
        .update('\0')
        .update(contents[at] ?? '');
  }
  return hash.digest('hex').slice(0, 24);
}

async function filesBelow(place: string): Promise<string[]> {
  const entries = await readdir(place, { recursive: true, withFileTypes: true }).catch(() => null);
  if (!entries) return existsSync(place) ? [place] : [];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
