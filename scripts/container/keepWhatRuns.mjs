/** `node --import tsx keepWhatRuns.mjs <folder>`: copies there what a built product needs to run, without what only built it. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fail, ROOT, say } from '../setup/tell.mjs';
import { packagesThatRun } from './packagesThatRun.ts';

const [, , into] = process.argv;
if (!into) fail('Which folder shall it be copied to?');
const MODULES = path.join(ROOT, 'node_modules');
const KEPT = [
  'dist',
  'content',
  'assets',
  'server/db/migrations',
  'package.json',
  'LICENSE',
  'scripts/container/isAlive.mjs',
];

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const { dependencies, optionalDependencies = {} } = readJson(path.join(ROOT, 'package.json'));
const direct = Object.keys({ ...dependencies, ...optionalDependencies });

const written = readdirSync(path.join(ROOT, 'dist/server'))
  .filter((file) => file.endsWith('.js'))
  .map((file) => readFileSync(path.join(ROOT, 'dist/server', file), 'utf8'))
  .join('\n');
const roots = packagesThatRun(written, { dependencies, optionalDependencies });

/** Folders of packages, from the root; each with what it asks for, where npm put that. */
const folders = new Set();
function keep(name, from) {
  // Of a package that is called like a module of Node, `buffer`, Node would know no place by its name alone.
  const folder = createRequire(path.join(from, 'package.json'))
    .resolve.paths(`${name}/package.json`)
    .map((place) => path.join(place, name))
    .find((place) => place.startsWith(MODULES) && existsSync(path.join(place, 'package.json')));
  // An optional one of another machine.
  if (!folder || folders.has(folder)) return;
  folders.add(folder);
  const asked = readJson(path.join(folder, 'package.json'));
  for (const next of Object.keys({ ...asked.dependencies, ...asked.optionalDependencies }))
    keep(next, folder);
  // Of peers, those that are optional only where this product asks for them itself.
  for (const next of Object.keys(asked.peerDependencies ?? {}))
    if (!asked.peerDependenciesMeta?.[next]?.optional || direct.includes(next)) keep(next, folder);
}
for (const name of roots) keep(name, ROOT);

// npm packs no links: the embedded Postgres makes its own, which an image's user may not do when it starts.
for (const folder of folders) {
  const makeLinks = path.join(folder, 'scripts/hydrate-symlinks.js');
  if (existsSync(makeLinks)) spawnSync(process.execPath, [makeLinks], { cwd: folder, stdio: 'inherit' });
}

mkdirSync(into, { recursive: true });
const copy = (place, options = {}) =>
  cpSync(place, path.join(into, path.relative(ROOT, place)), {
    recursive: true,
    verbatimSymlinks: true,
    ...options,
  });
for (const place of KEPT) copy(path.join(ROOT, place));
for (const folder of folders)
  copy(folder, {
    // What lies in a package's own folder of packages is kept or left by its own name.
    filter: (from) => !path.relative(folder, from).split(path.sep).includes('node_modules'),
  });
say(`${folders.size} packages kept, for ${roots.length} that the server names.`);
