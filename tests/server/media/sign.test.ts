import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atNewAddresses, mediaFoldersIn, mediaName } from '../../../contract/mediaAddress';
import type { OwnMedia } from '../../../contract/routes/media.routes';
import { clip, jpeg } from './support/makeMedia';
import { ANNA, BERT, mediaWorld, type MediaWorld } from './support/mediaWorld';

let world: MediaWorld;
let picture: string;
beforeAll(async () => {
  world = await mediaWorld();
  picture = await uploaded(await jpeg(400, 300));
});
afterAll(() => world.close());

async function uploaded(body: Buffer, name = 'file.jpg'): Promise<string> {
  const { file_url } = (await (await world.upload(body, name)).json()) as { file_url: string };
  return file_url;
}
const post = (addresses: unknown, userId = ANNA) =>
  fetch(`${world.origin}/v1/media/sign`, {
    method: 'POST',
    headers: { authorization: userId, 'content-type': 'application/json' },
    body: JSON.stringify({ addresses }),
  });
const signed = async (addresses: readonly string[], userId = ANNA) => {
  const answer = await post(addresses, userId);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { media: OwnMedia[] }).media;
};

test('[E9] a picture kept without its right is opened again, and measured', async () => {
  const ref = mediaName(picture);
  expect(ref).toMatch(new RegExp(`^media:u/${ANNA}/media/.+\\.jpg$`));
  const [found] = await signed([ref]);
  expect(found).toEqual({
    address: ref,
    url: picture,
    kind: 'image',
    width: 400,
    height: 300,
    duration_ms: null,
    backdrop_url: expect.stringMatching(/\.backdrop\.jpg$/),
    ground: '#c1392b',
    crop: null,
    focus: null,
    beats: null,
    created_time: expect.stringMatching(/^\d{4}-.*Z$/),
  });
  for (const address of [found?.url, found?.backdrop_url])
    expect((await fetch(address ?? '')).status).toBe(200);
});

test('[E9] a clip says how long it lasts', async () => {
  const ref = await uploaded(await clip(), 'clip.mp4');
  const [found] = await signed([ref]);
  expect(found).toMatchObject({ kind: 'video', duration_ms: expect.any(Number) });
  expect(found?.duration_ms).toBeGreaterThan(0);
});

test('[E9] an address of an earlier session is signed anew', async () => {
  const earlier = { origin: world.origin, sessionId: randomUUID() };
  const old = world.addresses.toUrl(mediaName(picture).slice('media:'.length), earlier);
  expect((await fetch(old)).status).toBe(403);
  const [found] = await signed([old]);
  expect(found).toMatchObject({ address: old, url: picture });
  expect((await fetch(found?.url ?? '')).status).toBe(200);
});

test('[AC1] what was kept under an earlier session is given addresses of this one, a folder each', async () => {
  const earlier = { origin: world.origin, sessionId: randomUUID() };
  const key = mediaName(picture).slice('media:'.length);
  const foreign = `https://shop.example.com/media/1.x/u/${BERT}/media/b.jpg`;
  const draft = {
    images: [world.addresses.toUrl(key, earlier), foreign],
    says: `look at ${world.addresses.toUrl(key, earlier)}`,
  };
  const folders = mediaFoldersIn(draft);
  expect(folders).toEqual([`media:u/${ANNA}/media/`, `media:u/${BERT}/media/`]);
  const answer = await fetch(`${world.origin}/v1/media/right`, {
    method: 'POST',
    headers: { authorization: ANNA, 'content-type': 'application/json' },
    body: JSON.stringify({ folders }),
  });
  const renewed = (await answer.json()) as { folders: { folder: string; url: string }[] };
  expect(atNewAddresses(draft, renewed.folders)).toEqual({
    images: [picture, foreign],
    says: `look at ${picture}`,
  });
});

test('somebody else’s, what is no more, and what is no address of ours are left out', async () => {
  expect(await signed([mediaName(picture), picture], BERT)).toEqual([]);
  const lost = `media:u/${ANNA}/media/lost.jpg`;
  const hostile = [
    'https://example.com/a.jpg',
    'javascript:alert(1)',
    `media:u/${ANNA}/../secret`,
    '/media/x',
  ];
  expect((await signed([lost, ...hostile, picture])).map(({ address }) => address)).toEqual([picture]);
  expect(await signed([])).toEqual([]);
});

test('more addresses than a call takes are refused', async () => {
  expect((await post(Array.from({ length: 501 }, () => picture))).status).toBe(422);
  expect((await post('media:u/x')).status).toBe(422);
});
