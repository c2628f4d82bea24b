import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { mediaName } from '../../../contract/mediaAddress';
import type { ListedMedia } from '../../../contract/routes/media.routes';
import { jobs, media } from '../../../server/db/schema/app';
import { clip, jpeg } from './support/makeMedia';
import { ANNA, BERT, mediaWorld, type MediaWorld } from './support/mediaWorld';

let world: MediaWorld;
beforeAll(async () => {
  world = await mediaWorld();
});
afterAll(() => world.close());

const upload = async (body: Buffer, name: string) => {
  const { file_url } = (await (await world.upload(body, name)).json()) as { file_url: string };
  return mediaName(file_url);
};
async function listed(kind: string, after?: string, userId = ANNA) {
  const query = new URLSearchParams({ kind, ...(after === undefined ? {} : { after }) });
  const answer = await fetch(`${world.origin}/v1/media?${query}`, { headers: { authorization: userId } });
  expect(answer.status).toBe(200);
  return (await answer.json()) as { media: ListedMedia[]; next: string | null };
}

test('[E7] uploads are listed newest first, by kind, with their names and addresses that open; nobody else sees them', async () => {
  const lake = await upload(await jpeg(400, 300), 'lake.jpg');
  const hill = await upload(await jpeg(410, 300), 'hill.jpg');
  const film = await upload(await clip(), 'film.mp4');
  const { media: pictures, next } = await listed('image');
  expect(pictures.map(({ address, name }) => [address, name])).toEqual([
    [hill, 'hill.jpg'],
    [lake, 'lake.jpg'],
  ]);
  expect(next).toBeNull();
  expect((await fetch(pictures[0]?.url ?? '')).status).toBe(200);
  expect((await listed('video')).media.map(({ address }) => address)).toEqual([film]);
  expect((await listed('image', undefined, BERT)).media).toEqual([]);
});

test('[E7] of what was fetched, that is listed which a video of theirs was made of', async () => {
  const fetched = (name: string) => ({
    ...{ key: `u/${ANNA}/media/${name}`, userId: ANNA, kind: 'image' as const, contentType: 'image/jpeg' },
    ...{ bytes: 1, width: 400, height: 300, name, sourceUrl: `https://shop.example/${name}` },
  });
  await world.db.insert(media).values([fetched('used.jpg'), fetched('offered.jpg')]);
  const request = { images: [`media:u/${ANNA}/media/used.jpg`], videos: [] } as never;
  await world.db
    .insert(jobs)
    .values({ userId: ANNA, kind: 'urltoads', title: 'Lamp', description: '', request });
  const names = (await listed('image')).media.map(({ name }) => name);
  expect(names).toContain('used.jpg');
  expect(names).not.toContain('offered.jpg');
});

test('[E7] a page ends after sixty, and the next one begins behind it, also where many came at once', async () => {
  const at = new Date('2020-01-01T00:00:00.000Z');
  await world.db.insert(media).values(
    Array.from({ length: 130 }, (_, n) => ({
      ...{ key: `u/${BERT}/media/${String(n).padStart(3, '0')}.jpg`, userId: BERT, kind: 'image' as const },
      ...{ contentType: 'image/jpeg', bytes: 1, width: 400, height: 300, createdAt: at },
    })),
  );
  const first = await listed('image', undefined, BERT);
  const second = await listed('image', first.next ?? '', BERT);
  const third = await listed('image', second.next ?? '', BERT);
  const pages = [first, second, third];
  expect(pages.map((page) => page.media.length)).toEqual([60, 60, 10]);
  expect(third.next).toBeNull();
  expect(new Set(pages.flatMap((page) => page.media.map(({ address }) => address))).size).toBe(130);
  expect((await listed('image', 'nonsense', BERT)).media).toHaveLength(60);
  await world.db.execute(sql`delete from media where user_id = ${BERT}`);
});
