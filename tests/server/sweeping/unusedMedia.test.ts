/** Pictures and clips that nothing shows: kept for long, gone soon after the project that showed them. [TR2] */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { UNDO_MS, UNUSED_MEDIA_MS } from '../../../contract/limits';
import { brandAssets, media, projects, recordings, renderedFiles } from '../../../server/db/schema/app';
import { usageRepository } from '../../../server/repositories/accounts/usage.repository';
import { recordingsRepository } from '../../../server/repositories/recordings.repository';
import { mediaRepository } from '../../../server/repositories/media.repository';
import { sweepOnce } from '../../../server/sweeping/sweeper';
import { fakePorts } from '../../support/world/fakePorts';
import { madeProject } from '../../support/world/madeProject';
import { freshDatabase, type FreshDatabase } from '../../support/postgres/freshDatabase';

let database: FreshDatabase;
let ann: string;
const { storage, files } = fakePorts();
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());
beforeEach(() => {
  ann = randomUUID();
});

const keyOf = (name: string, ending = '.jpg') => `u/${ann}/media/${name}${ending}`;
async function kept(name: string, ageMs: number): Promise<void> {
  for (const key of [keyOf(name), keyOf(name, '.backdrop.jpg')])
    await storage.put(key, Buffer.from(name), 'image/jpeg');
  await database.db.insert(media).values({
    ...{ key: keyOf(name), backdropKey: keyOf(name, '.backdrop.jpg'), userId: ann, bytes: 1 },
    ...{ kind: 'image', contentType: 'image/jpeg', width: 1, height: 1 },
    usedAt: new Date(Date.now() - ageMs),
  });
}
const sweep = () => sweepOnce({ db: database.db, storage, logError: (error) => expect(error).toBeNull() });
const names = async () =>
  (await database.db.select().from(media).where(eq(media.userId, ann)))
    .map(({ key }) => key.replace(/^.*\/|\..*$/g, ''))
    .toSorted();
const LONG = UNUSED_MEDIA_MS + 1000;

test('[TR2] what nothing shows goes with its backdrop after its term; what a project shows, and what was asked for, stays', async () => {
  await madeProject(database.db, ann);
  await kept('a', LONG);
  await kept('old', LONG);
  await kept('asked', LONG);
  await kept('young', UNUSED_MEDIA_MS / 2);
  await mediaRepository(database.db).find(ann, keyOf('asked'));
  await sweep();
  expect(await names()).toEqual(['a', 'asked', 'young']);
  expect([...files.keys()].filter((key) => key.includes('old'))).toEqual([]);
  expect(files.has(keyOf('a', '.backdrop.jpg'))).toBe(true);
});

test('[TR2] what only a project showed that was deleted for good is free an hour later', async () => {
  const first = await madeProject(database.db, ann);
  await kept('a', 0);
  await kept('other', 0);
  const second = await madeProject(database.db, ann);
  const deletedAt = new Date(Date.now() - UNDO_MS - 1000);
  const anHourPasses = () =>
    database.pool.query("update media set used_at = used_at - interval '61 minutes' where user_id = $1", [
      ann,
    ]);
  for (const [id, left] of [
    [first, ['a', 'other']],
    [second, ['other']],
  ] as const) {
    await database.db.update(projects).set({ deletedAt }).where(eq(projects.id, id));
    await sweep();
    await anHourPasses();
    await sweep();
    expect(await names()).toEqual(left);
  }
});

test('[TR2] files of older days are counted, a file that is gone as nothing', async () => {
  const projectId = await madeProject(database.db, ann);
  const renderedKey = `u/${ann}/projects/${projectId}/video-1.mp4`;
  const [sound, logo] = [`u/${ann}/recordings/a.wav`, `u/${ann}/brand/a.png`];
  const film = { projectId, kind: 'mp4' as const, userId: ann, key: renderedKey };
  const gif = { ...film, kind: 'gif' as const, key: `u/${ann}/projects/${projectId}/video-1.gif` };
  await database.db.insert(renderedFiles).values([film, gif]);
  await storage.put(gif.key, Buffer.alloc(60), 'image/gif');
  await recordingsRepository(database.db).keep(ann, sound, 1);
  await database.db.update(recordings).set({ bytes: null }).where(eq(recordings.key, sound));
  const asset = { id: randomUUID(), userId: ann, type: 'logo', name: 'a.png', key: logo } as const;
  await database.db.insert(brandAssets).values(asset);
  await storage.put(renderedKey, Buffer.alloc(700), 'video/mp4');
  await storage.put(logo, Buffer.alloc(30), 'image/png');
  await sweep();
  expect(await usageRepository(database.db, ann).storedBytes()).toEqual({
    ...{ media: 0, recordings: 0, brandAssets: 30, videos: 760 },
  });
});
