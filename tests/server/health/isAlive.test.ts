/** What a container's health check asks: a worker by its sign of life in the database. [OP3] */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { hostname } from 'node:os';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { workers } from '../../../server/db/schema/app';
import { workersRepository } from '../../../server/repositories/operating/workers.repository';
import { freshDatabase } from '../../support/postgres/freshDatabase';

test('[OP3] a worker of this machine is alive while it gives signs of life', async () => {
  const { db, url, drop } = await freshDatabase();
  const check = async () => {
    const child = spawn(process.execPath, ['scripts/container/isAlive.mjs', 'worker'], {
      env: { ...process.env, DATABASE_URL: url },
      stdio: 'ignore',
    });
    const [code] = await once(child, 'exit');
    return code as number;
  };
  try {
    expect(await check()).toBe(1);
    await workersRepository(db).beat({
      ...{ id: crypto.randomUUID(), name: `${hostname()} 7`, doing: [], drawing: null, metrics: [] },
    });
    expect(await check()).toBe(0);
    await db.update(workers).set({ seenAt: sql`now() - interval '1 minute'` });
    expect(await check()).toBe(1);
  } finally {
    await drop();
  }
});
