/** One embedded Postgres for a test run, with one migrated database, its queues in it, that every test's own is copied from. */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../../server/db/embeddedPostgres';
import { migrate } from '../../../server/db/migrate';
import { installQueues } from '../../../server/queue/queues';
import { readTemplate, type Template } from './resetSql';
import { TEMPLATE_DATABASE, withDatabase } from './testDatabases';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    postgresTemplate: Template;
  }
}

export default async function setup(project: TestProject) {
  const dir = await mkdtemp(path.join(tmpdir(), 'reelwright-tests-'));
  // As root, Postgres runs as somebody else, who has to get here.
  await chmod(dir, 0o755);
  const postgres = await startPostgres({ dir: path.join(dir, 'postgres') });
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`create database ${TEMPLATE_DATABASE}`);
  // What a test wrote need not outlive the machine's power.
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
    await client.query(`alter system set ${setting} = off`);
  await client.query('select pg_reload_conf()');
  await client.end();
  await migrate(withDatabase(postgres.url, TEMPLATE_DATABASE));
  await installQueues(withDatabase(postgres.url, TEMPLATE_DATABASE));
  const template = new pg.Client({ connectionString: withDatabase(postgres.url, TEMPLATE_DATABASE) });
  await template.connect();
  project.provide('postgresTemplate', await readTemplate(template));
  await template.end();
  project.provide('postgresUrl', postgres.url);
  return async () => {
    await postgres.stop();
    await rm(dir, { recursive: true, force: true });
  };
}
