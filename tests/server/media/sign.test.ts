import { afterAll, beforeAll, expect, test } from 'vitest';
import { mediaName } from '../../../contract/mediaAddress';
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

test('[E9] an address whose right has run out is signed anew', async () => {
  const before = world.clock.now;
  world.clock.now += 30 * 24 * 60 * 60 * 1000;
  try {
    expect((await fetch(picture)).status).not.toBe(200);
    const [found] = await signed([picture]);
    expect(found?.address).toBe(picture);
    expect(found?.url).not.toBe(picture);
    expect((await fetch(found?.url ?? '')).status).toBe(200);
  } finally {
    world.clock.now = before;
  }
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
