/** What the commands for backup and restore share: their arguments, the installation of the environment, their words. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig, type Config } from '../config';
import { openDatabase, type Database } from '../db/database';
import { startPostgres } from '../db/embeddedPostgres';
import { withoutValues } from '../db/withoutValues';
import { createStorage } from '../storage/createStorage';
import type { Storage } from '../storage/storage';
import { readBackup } from './backupReader';
import { bytesOf } from './backUp';
import { checking, readWhole } from './readWhole';

export interface Installation {
  readonly url: string;
  readonly config: Config;
  readonly storage: Storage;
  readonly db: Database;
}
export interface Asked {
  readonly place: string;
  readonly check: boolean;
}

/** The lines that `run` answers are printed; what it throws is one line and the exit code 1. */
export async function inWords(
  usage: string,
  run: (asked: Asked) => Promise<readonly string[]>,
): Promise<void> {
  try {
    const { values, positionals } = parseArgs({
      options: { check: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [place] = positionals;
    if (!place || positionals.length > 1) throw new Error(`Say where: ${usage}`);
    for (const line of await run({ place, check: values.check })) process.stdout.write(`${line}\n`);
  } catch (error) {
    const told = withoutValues(error);
    console.error(process.env.DEBUG ? error : told instanceof Error ? told.message : told);
    process.exitCode = 1;
  }
}

/** Its embedded database is joined where it runs, else started and stopped again. */
export async function withInstallation<Result>(
  work: (one: Installation) => Promise<Result>,
): Promise<Result> {
  const config = readConfig(process.env);
  await mkdir(config.DATA_DIR, { recursive: true });
  const postgres = config.DATABASE_URL
    ? null
    : await startPostgres({ dir: path.join(config.DATA_DIR, 'postgres') });
  const url = config.DATABASE_URL ?? postgres?.url ?? '';
  const database = openDatabase(url, { max: 2 });
  try {
    return await work({ url, config, storage: await createStorage(config), db: database.db });
  } finally {
    await database.close();
    await postgres?.stop();
  }
}

export async function checkBackup(place: string): Promise<readonly string[]> {
  const whole = await readWhole(readBackup(place, readConfig(process.env)), checking);
  const { version, begunAt, withMedia, dump, files, missing } = whole;
  const rows = dump.tables.reduce((sum, table) => sum + table.rows, 0);
  return [
    `${place} is whole: version ${version}, begun ${begunAt}, Postgres ${dump.postgresMajor}.`,
    `${rows} rows of ${dump.tables.length} tables, ${dump.work.length} pieces of work, ${files.length} files, ${bytesOf(whole)} bytes.`,
    ...(withMedia ? [] : ['It holds rows only: files are those that the installation has.']),
    ...(missing.length > 0 ? [`${missing.length} files were missing already when it was made.`] : []),
  ];
}
