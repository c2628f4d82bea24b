/** A dump of all rows is kept before a migration changes them, the newest three. */
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pendingMigration } from '../db/migrate';
import { backUp } from './backUp';

const KEPT = 3;
const NAME = /^before-.*\.tar$/;

/** @returns where it is; null where nothing is due or the database is new */
export async function dumpBeforeMigrating(
  url: string,
  dataDir: string,
  now = new Date(),
): Promise<string | null> {
  const due = await pendingMigration(url);
  if (due === null) return null;
  const folder = path.join(dataDir, 'backups');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const at = now.toISOString().replace(/[:.]/g, '-');
  const target = path.join(folder, `before-${at}-${due}.tar`);
  await backUp(target, {
    url,
    config: { DATA_DIR: dataDir, S3_REGION: undefined, S3_ENDPOINT: undefined },
    storage: null,
  });
  const dumps = (await readdir(folder)).filter((name) => NAME.test(name)).toSorted();
  for (const name of dumps.slice(0, -KEPT)) await rm(path.join(folder, name), { force: true });
  return target;
}
