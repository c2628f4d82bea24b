/** Brings a backup into an empty installation; one that died half way says so and can be begun again. */
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Config } from '../config';
import { openDatabase } from '../db/database';
import { migrate, migrateUpTo, newestMigration } from '../db/migrate';
import { openSender } from '../queue/openSender';
import { queueNames, type QueueName, type Work } from '../queue/queue';
import { installQueues } from '../queue/queues';
import { jobsRepository } from '../repositories/jobs/jobs.repository';
import { rendersRepository } from '../repositories/jobs/renders.repository';
import { contentTypeOf } from '../storage/contentTypes';
import type { Storage } from '../storage/storage';
import { readBackup } from './backupReader';
import { madeSchemas, nameOf, ourSchemas, qualified, quoted } from './catalog';
import { BackupBroken, type Dump, type DumpedTable, type Head, type Manifest } from './manifest';
import { checking, readWhole } from './readWhole';
import { beginRestore, endRestore } from './restoring';

export interface RestoreWorld {
  readonly url: string;
  readonly config: Pick<Config, 'DATA_DIR' | 'S3_REGION' | 'S3_ENDPOINT'>;
  readonly storage: Storage;
}

/** Why a restore is not begun, in words; nothing was touched. */
export class RestoreRefused extends Error {
  override readonly name = 'RestoreRefused';
}

/** @throws RestoreRefused, BackupBroken */
export async function restore(source: string, world: RestoreWorld): Promise<Manifest> {
  const { url, config, storage } = world;
  // Once through before anything is touched.
  const whole = await readWhole(readBackup(source, config), checking);
  refuseUnknown(whole);
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    const restoring = await beginRestore(client, source);
    if (!restoring) throw new RestoreRefused(await whatIsThere(client));
    if (whole.withMedia && restoring === 'begun' && (await holdsFiles(storage))) {
      await endRestore(client);
      throw new RestoreRefused('Its storage holds files already: restore into an empty one.');
    }
    await emptied(client);
    await migrateUpTo(url, whole.dump.migration);
    const manifest = await readWhole(readBackup(source, config), {
      head: (head) => beginRows(client, head),
      table: (table, rows) => copyIn(client, table, rows),
      // Rows are there when the first file comes: a row's file may be missing for a moment, never a file's row.
      file: (key, body) => storage.put(key, body, contentTypeOf(key)),
    });
    await setSequences(client);
    await client.query('commit');
    await migrate(url, () => installQueues(url));
    await enqueueAndEnd(url, manifest.dump);
    return manifest;
  } finally {
    await client.end();
  }
}

function refuseUnknown({ dump, version }: Head): void {
  if (dump.migration > newestMigration())
    throw new RestoreRefused(
      `This backup was made by version ${version}, which is newer than this one: restore it with that version, or update first.`,
    );
  const unknown = dump.work.find(({ queue }) => !queueNames.includes(queue as QueueName));
  if (unknown)
    throw new RestoreRefused(`This backup holds work of a queue "${unknown.queue}" that is not known here.`);
}

async function whatIsThere(client: pg.Client): Promise<string> {
  const count = async (table: string) =>
    Number(
      (await client.query<{ n: string }>(`select count(*) as n from ${table}`).catch(() => null))?.rows[0]
        ?.n ?? 0,
    );
  const [people, projects] = [await count('profiles'), await count('projects')];
  const what =
    people + projects > 0
      ? `holds ${people} accounts and ${projects} projects`
      : 'was started before, or is not ours';
  return `This installation is not empty: its database ${what}. Restore into another DATA_DIR or an empty database.`;
}

async function holdsFiles(storage: Storage): Promise<boolean> {
  for await (const _ of storage.list('u/')) return true;
  return false;
}

/** What an earlier try made: the database was empty before it. */
async function emptied(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  for (const { name } of rows) await client.query(`drop table if exists public.${quoted(name)} cascade`);
  for (const schema of madeSchemas)
    if (schema !== 'public') await client.query(`drop schema if exists ${quoted(schema)} cascade`);
}

/** All rows in one transaction: a restore that dies leaves none. Tables are filled after those that they refer to. */
async function beginRows(client: pg.Client, { dump }: Head): Promise<void> {
  await client.query('begin');
  for (const constraint of await references(client))
    await client.query(
      `alter table ${nameOf(constraint)} alter constraint ${quoted(constraint.constraint)} deferrable initially deferred`,
    );
  for (const table of dump.tables) await client.query(`delete from ${nameOf(table)}`);
}

async function references(client: pg.Client) {
  const { rows } = await client.query<{ schema: string; name: string; constraint: string }>(
    `select n.nspname as schema, c.relname as name, o.conname as constraint
     from pg_constraint o join pg_class c on c.oid = o.conrelid join pg_namespace n on n.oid = c.relnamespace
     where o.contype = 'f' and n.nspname = any($1)`,
    [ourSchemas],
  );
  return rows;
}

async function copyIn(client: pg.Client, table: DumpedTable, rows: Readable): Promise<void> {
  const into = client.query(copyFrom(`copy ${qualified(table)} from stdin`));
  await pipeline(rows, into);
  if (into.rowCount !== table.rows)
    throw new BackupBroken(`${table.file} gave ${into.rowCount} rows, not ${table.rows}.`);
}

async function setSequences(client: pg.Client): Promise<void> {
  // Checked now, with an error that names the row, then as they were.
  await client.query('set constraints all immediate');
  for (const constraint of await references(client))
    await client.query(
      `alter table ${nameOf(constraint)} alter constraint ${quoted(constraint.constraint)} not deferrable`,
    );
  const { rows } = await client.query<{ schema: string; name: string; column: string; sequence: string }>(
    `select n.nspname as schema, c.relname as name, a.attname as column,
       pg_get_serial_sequence(quote_ident(n.nspname) || '.' || quote_ident(c.relname), a.attname) as sequence
     from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and n.nspname = any($1)
       and pg_get_serial_sequence(quote_ident(n.nspname) || '.' || quote_ident(c.relname), a.attname) is not null`,
    [ourSchemas],
  );
  for (const { column, sequence, ...table } of rows)
    await client.query(
      `select setval($1, (select coalesce(max(${quoted(column)}), 0) + 1 from ${nameOf(table)}), false)`,
      [sequence],
    );
}

/** What waited is taken up again, and with it the restore is over: in one transaction. */
async function enqueueAndEnd(url: string, { work }: Dump): Promise<void> {
  const { db, close } = openDatabase(url, { max: 2 });
  const sender = await openSender(db);
  try {
    await db.transaction(async (tx) => {
      // In the order of their turns, from which each person's are counted anew.
      for (const { queue, data } of work.toSorted((a, b) => b.priority - a.priority)) {
        const piece = data as unknown as Work[QueueName];
        // Packs of voices are no part of a backup.
        if ('packId' in piece) continue;
        const owner =
          'jobId' in piece
            ? await jobsRepository(tx).load(piece.jobId)
            : await rendersRepository(tx).load(piece);
        // Nobody waits for what has no owner any more.
        if (owner) await sender.enqueue(tx, queue as QueueName, piece, owner.userId, owner.traceparent);
      }
      await endRestore(tx);
    });
  } finally {
    await sender.stop();
    await close();
  }
}
