/** All rows as they were at one moment, a gzipped file a table; the tables themselves are what the migrations make. */
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { z } from 'zod';
import { ourSchemas, qualified } from './catalog';
import { counting } from './counting';
import { namedKeys } from './namedKeys';
import type { Dump, DumpedTable } from './manifest';

/** What is made anew by whoever needs it, or is only true of processes that run. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'public.media_rights',
  'public.render_cache',
  'public.render_measures',
  'public.job_measures',
  'public.workers',
  'public.packs',
  // As it was called before: a dump may be of an installation that no migration has reached yet.
  'public.voice_packs',
]);

const tablesSchema = z.array(
  z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) }),
);
const workSchema = z.array(
  z.object({ queue: z.string(), data: z.record(z.string(), z.unknown()), priority: z.number() }),
);

export interface DumpedDatabase {
  readonly dump: Dump;
  /** Every storage key that a row names. */
  readonly named: ReadonlySet<string>;
}

/** @param folder is filled with `{table.file}` below it. `onSnapshot` runs as soon as the moment is fixed. */
export async function dumpDatabase(
  url: string,
  folder: string,
  onSnapshot: () => Promise<void> = async () => {},
): Promise<DumpedDatabase> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query('set local statement_timeout = 0');
    await client.query('set local idle_in_transaction_session_timeout = 0');
    const dump = await describe(client);
    await onSnapshot();
    const named = new Set<string>();
    const tables: DumpedTable[] = [];
    for (const table of dump.tables) tables.push(await copyOut(client, folder, table, named));
    await client.query('commit');
    return { dump: { ...dump, tables }, named };
  } finally {
    await client.end();
  }
}

/** The first query of the transaction: from here on it sees one moment. */
async function describe(client: pg.Client): Promise<Dump> {
  const begun = await client.query<{ is: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as is",
  );
  if (!begun.rows[0]?.is)
    throw new Error('There is nothing to back up: this installation was never started.');
  const { rows } = await client.query(
    `select n.nspname as schema, c.relname as name,
       (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname = any($1) order by 1, 2`,
    [ourSchemas],
  );
  const found = z.parse(tablesSchema, rows).filter((table) => !LEFT_OUT.has(`${table.schema}.${table.name}`));
  const [asked] = (
    await client.query<{ major: number; migration: string | null; queue: string | null }>(
      `select current_setting('server_version_num')::int / 10000 as major,
         (select max(created_at)::text from drizzle.__drizzle_migrations) as migration,
         to_regclass('pgboss.job')::text as queue`,
    )
  ).rows;
  const work = asked?.queue
    ? await client.query(
        `select name as queue, data - 'trace' as data, priority from pgboss.job
         where state in ('created', 'retry', 'active') order by created_on, id`,
      )
    : { rows: [] };
  return {
    postgresMajor: asked?.major ?? 0,
    migration: Number(asked?.migration ?? 0),
    work: z.parse(workSchema, work.rows),
    tables: found.map((table) => ({
      ...table,
      ...{ rows: 0, bytes: 0, sha256: '' },
      file: `database/${table.schema}.${table.name}.copy.gz`,
    })),
  };
}

async function copyOut(
  client: pg.Client,
  folder: string,
  table: DumpedTable,
  named: Set<string>,
): Promise<DumpedTable> {
  const rows = client.query(copyTo(`copy ${qualified(table)} to stdout`));
  const keys = namedKeys(named);
  const looking = new Transform({
    transform(part: Buffer, _, done) {
      keys.look(part);
      done(null, part);
    },
  });
  const counted = counting();
  const file = createWriteStream(path.join(folder, path.basename(table.file)), { mode: 0o600 });
  // Documents are nine tenths air: the lowest level halves the time of the default one.
  await pipeline(rows, looking, createGzip({ level: 1 }), counted.through, file);
  keys.end();
  return { ...table, rows: rows.rowCount, ...counted.result() };
}
