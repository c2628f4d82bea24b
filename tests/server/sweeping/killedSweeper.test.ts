/** kill -9 between the files and the row: the row is still due, and the next sweeper ends what was begun. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { UNDO_MS } from '../../../contract/limits';
import { videoDataSchema } from '../../../contract/video/videoData';
import { brandAssets, projects } from '../../../server/db/schema/app';
import { createDiskStorage } from '../../../server/storage/diskStorage';
import { brandKey, projectPrefix } from '../../../server/storage/storage';
import { sweepOnce } from '../../../server/sweeping/sweeper';
import { bundleOf } from '../../support/bundles/bundles';
import { freshDatabase, type FreshDatabase } from '../../support/postgres/freshDatabase';

const ENTRY = bundleOf('sweepProcess');
const ann = randomUUID();
const deletedAt = new Date(Date.now() - UNDO_MS - 60_000);
let database: FreshDatabase;
let folder: string;
beforeAll(async () => {
  database = await freshDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'sweep-'));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

/** Runs until it has removed something, and is killed there. */
async function killedSweeper(): Promise<string> {
  const sweeper = spawn(process.execPath, [ENTRY, database.url, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = (await once(sweeper.stdout, 'data')) as [Buffer];
  sweeper.kill('SIGKILL');
  await once(sweeper, 'exit');
  return said.toString().trim();
}

const errors: unknown[] = [];
const sweepAgain = (storage: ReturnType<typeof createDiskStorage>) =>
  expect
    .poll(
      async () => {
        // Postgres may take a moment to notice that the holder of the row is gone.
        await sweepOnce({ db: database.db, storage, logError: (error) => errors.push(error) });
        return (await database.db.$count(projects)) + (await database.db.$count(brandAssets));
      },
      { timeout: 20_000 },
    )
    .toBe(0);

test('a project and a brand asset whose files are gone already are gone for good the next time', async () => {
  const storage = createDiskStorage(folder);
  const [projectId, assetId] = [randomUUID(), randomUUID()];
  const thumbnail = `${projectPrefix(ann, projectId)}thumbnail.jpg`;
  const logo = brandKey(ann, `${assetId}.png`);
  for (const key of [thumbnail, logo]) await storage.put(key, Buffer.from('picture'), 'image/jpeg');
  const videoData = videoDataSchema.parse({
    ...{ projectId, duration: 0, template: 'default' },
    ...{ tracks: [], trackItemIds: [], trackItemsMap: {} },
  });
  await database.db
    .insert(projects)
    .values({ id: projectId, userId: ann, title: 'Lamp', videoData, deletedAt });
  expect(await killedSweeper()).toBe(`removed ${projectPrefix(ann, projectId)}`);
  expect([await storage.stat(thumbnail), await database.db.$count(projects)]).toEqual([null, 1]);

  const asset = { id: assetId, userId: ann, type: 'logo', name: 'Acme', key: logo, deletedAt } as const;
  await database.db.insert(brandAssets).values(asset);
  await sweepAgain(storage);
  expect(await storage.stat(logo)).toBeNull();

  await storage.put(logo, Buffer.from('picture'), 'image/png');
  await database.db.insert(brandAssets).values(asset);
  expect(await killedSweeper()).toBe(`removed ${logo}`);
  expect([await storage.stat(logo), await database.db.$count(brandAssets)]).toEqual([null, 1]);
  await sweepAgain(storage);
  expect(errors).toEqual([]);
});
