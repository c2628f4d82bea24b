/** Builds the product when its sources have changed since it was built. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fail, ROOT, say } from './tell.mjs';

const STAMP = path.join(ROOT, 'dist/sources.hash');
/** Everything that the build reads. */
const SOURCES = [
  'contract',
  'src',
  'server',
  'public',
  'content/drawings.json',
  'docs/charts',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'scripts/build.ts',
  'scripts/precompress.ts',
];

export function buildWhenChanged() {
  const sources = hashSources();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return;
  say('Building (again only when sources change)…');
  rmSync(STAMP, { force: true });
  const tsx = path.join(ROOT, 'node_modules/tsx/dist/cli.mjs');
  const built = spawnSync(process.execPath, [tsx, path.join(ROOT, 'scripts/build.ts')], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (built.status !== 0) fail(`${built.stdout}${built.stderr}\nThe product could not be built.`);
  writeFileSync(STAMP, sources);
}

function hashSources() {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(filesOf))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(ROOT, file)));
  return hash.digest('hex');
}

/** Paths from the root, in an order that does not depend on the disk. */
function filesOf(place) {
  const whole = path.join(ROOT, place);
  if (!existsSync(whole)) return [];
  if (path.extname(place)) return [place];
  return readdirSync(whole, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath ?? entry.path, entry.name)))
    .sort();
}
