/** Installations to back up and to restore into: a database of the shared Postgres, and a folder each. */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { openDatabase, type Database } from '../../../server/db/database';
import { creditHolds, jobs, media, projects } from '../../../server/db/schema/app';
import { openSender } from '../../../server/queue/openSender';
import { installQueues } from '../../../server/queue/queues';
import { createDiskStorage } from '../../../server/storage/diskStorage';
import { mediaKey } from '../../../server/storage/storage';
import { mediaRef } from '../../../server/media/mediaAddresses';
import { TEMPLATE_DATABASE, withDatabase } from '../../support/postgres/testDatabases';
import { withCredits } from '../../support/world/withCredits';

/** @param migrated with its tables, as after a first start */
export async function emptyInstallation({ migrated = false } = {}) {
  const server = inject('postgresUrl');
  const name = `backup_${randomBytes(6).toString('hex')}`;
  await command(server, `create database ${name}${migrated ? ` template ${TEMPLATE_DATABASE}` : ''}`);
  const folder = await mkdtemp(path.join(tmpdir(), 'reelwright-backup-'));
  const storage = createDiskStorage(path.join(folder, 'storage'));
  const config = { DATA_DIR: folder, S3_REGION: undefined, S3_ENDPOINT: undefined };
  return {
    url: withDatabase(server, name),
    folder,
    storage,
    config,
    async remove() {
      await command(server, `drop database ${name} with (force)`);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
export type Installation = Awaited<ReturnType<typeof emptyInstallation>>;
type Filled = Pick<Installation, 'url' | 'storage'>;

/** Into tables that are there: people with credits, projects with a document and pictures, a job under way, and work that waits. */
export async function fill(one: Filled, projectCount: number): Promise<void> {
  await installQueues(one.url);
  const { db, close } = openDatabase(one.url);
  const sender = await openSender(db);
  try {
    for (let place = 0; place < projectCount; place++) await addProject(db, one, place);
    const userId = randomUUID();
    await withCredits(db, { userId, email: 'waits@example.com', credits: 90 });
    await db.transaction(async (tx) => {
      const request = { script: 'Tab\tand\nline, back\\slash, “quotes”, ünï, 🎬', images: [] } as never;
      const about = { userId, kind: 'urltoads' as const, title: 'Waits', description: '', request };
      const [job] = await tx.insert(jobs).values(about).returning({ id: jobs.id });
      const jobId = job?.id ?? '';
      await tx.insert(creditHolds).values({ jobId, userId, amount: 10 });
      await sender.enqueue(tx, 'generate', { jobId }, userId);
    });
  } finally {
    await sender.stop();
    await close();
  }
}

async function addProject(db: Database, { storage }: Filled, place: number): Promise<void> {
  const userId = randomUUID();
  const key = mediaKey(userId, `picture-${place}.jpg`);
  const body = randomBytes(2_000 + place);
  await storage.put(key, body, 'image/jpeg');
  await withCredits(db, { userId, email: `p${place}@example.com`, credits: place % 100 });
  const facts = { kind: 'image' as const, contentType: 'image/jpeg', width: 10, height: 10 };
  await db.insert(media).values({ key, userId, bytes: body.length, ...facts });
  const videoData = { items: [{ src: mediaRef(key), words: 'word '.repeat(400) }] } as never;
  await db.insert(projects).values({ userId, title: `Project ${place}`, videoData });
}

/** Every row of every table as text, and every file's bytes. */
export async function contentOf({ url, storage }: Filled) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select schemaname || '.' || tablename as name from pg_tables
       where schemaname in ('public', 'auth') order by 1`,
    );
    const rows: Record<string, string> = {};
    for (const { name } of tables) {
      const hashed = await client.query<{ hash: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, chr(10) order by t::text)), '') as hash from ${name} t`,
      );
      rows[name] = hashed.rows[0]?.hash ?? '';
    }
    const work = await client.query(
      "select name, data, priority from pgboss.job where state in ('created', 'retry', 'active') order by 1, 2",
    );
    const files: Record<string, string> = {};
    for await (const key of storage.list('u/')) files[key] = (await storage.read(key)).toString('base64');
    return { rows, work: work.rows, files };
  } finally {
    await client.end();
  }
}

export async function ask<Row extends pg.QueryResultRow>(url: string, query: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(query)).rows;
  } finally {
    await client.end();
  }
}

const command = (url: string, query: string) => ask(url, query);
