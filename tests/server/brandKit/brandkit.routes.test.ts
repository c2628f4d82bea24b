/** The brand kit: what comes in is checked by its content, is its owner's alone, and can be had back for a while. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import http from 'node:http';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { BrandAsset } from '../../../contract/brandAsset';
import { UNDO_MS } from '../../../contract/limits';
import { videoDataSchema } from '../../../contract/video/videoData';
import { brandAssets, projects } from '../../../server/db/schema/app';
import { sweepOnce } from '../../../server/sweeping/sweeper';
import { makeFont, makeWoff } from '../../support/fonts/makeFont';
import { clip, jpeg, picture } from '../media/support/makeMedia';
import { ANNA, BERT, mediaWorld, NOTHING, type MediaWorld } from '../media/support/mediaWorld';
import { few, longTest } from '../../support/form';

let world: MediaWorld;
beforeEach(async () => {
  world = await mediaWorld({ uploadMb: '24' });
});
afterEach(() => world.close());

const added = async (answer: Response): Promise<BrandAsset> => {
  expect(answer.status).toBe(200);
  return (await answer.json()) as BrandAsset;
};
const refused = async (answer: Response) => [answer.status, await answer.json()];
const kit = async (userId = ANNA): Promise<BrandAsset[]> =>
  ((await (await world.call('GET', '/brandkit', userId)).json()) as { assets: BrandAsset[] }).assets;
const remove = (id: string, userId = ANNA) => world.call('DELETE', `/brandkit/assets/${id}`, userId);
const restore = (id: string, userId = ANNA) => world.call('POST', `/brandkit/assets/${id}/restore`, userId);
const keyOf = ({ url }: BrandAsset) => world.addresses.toKey(url) ?? '';

describe('[B2] what is added', () => {
  test('a logo keeps what is transparent and is in the list, newest first, with an address that opens', async () => {
    const clear = await sharp({
      create: { width: 300, height: 200, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0.5 } },
    })
      .png()
      .toBuffer();
    const logo = await added(await world.addAsset('logo', clear, 'Acme.png'));
    const other = await added(await world.addAsset('logo', await jpeg(200, 200), 'b.jpg'));
    const { id, url } = logo;
    const facts = { width: 300, height: 200, colours: [] };
    expect(logo).toEqual({ id, name: 'Acme.png', asset_type: 'logo', url, facts });
    expect(await kit()).toEqual([other, logo]);
    const shown = await fetch(logo.url);
    expect(shown.headers.get('content-type')).toBe('image/png');
    expect(await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).toMatchObject({
      width: 300,
      hasAlpha: true,
    });
  });

  test('a drawn logo becomes a picture: nothing in it can run', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><script>alert(1)</script></svg>';
    const { url } = await added(await world.addAsset('logo', Buffer.from(svg), 'logo.svg'));
    const shown = await fetch(url);
    expect(shown.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await shown.arrayBuffer()).includes('script')).toBe(false);
  });

  test.each([
    ['TrueType', makeFont(), 'font/ttf'],
    ['OpenType', makeFont({ family: 'Square' }, 'OTTO'), 'font/otf'],
    ['WOFF', makeWoff(), 'font/woff'],
  ])('a font of %s is kept as it is and served as what it is', async (_, bytes, type) => {
    const { url } = await added(await world.addAsset('font', bytes, 'Square.bin'));
    const shown = await fetch(url);
    expect(shown.headers.get('content-type')).toBe(type);
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(bytes);
  });

  test('a font of WOFF2 too', async () => {
    const bytes = await readFile(
      'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    );
    const { url } = await added(await world.addAsset('font', bytes, 'Inter.woff2'));
    expect((await fetch(url)).headers.get('content-type')).toBe('font/woff2');
  });

  longTest('intros and outros are normalised as uploads are', async () => {
    const film = await clip({ as: ['-c:v', 'libvpx', '-deadline', 'realtime'], extension: 'webm' });
    const intro = await added(await world.addAsset('intro', film, 'Hello.webm'));
    const outro = await added(await world.addAsset('outro', await clip(), 'Bye.mp4'));
    expect([intro.asset_type, outro.asset_type]).toEqual(['intro', 'outro']);
    expect((await fetch(intro.url)).headers.get('content-type')).toBe('video/mp4');
    expect(outro.facts).toMatchObject({
      has_sound: expect.any(Boolean),
      ground: expect.stringMatching(/^#/),
    });
    expect(outro.facts?.duration_seconds).toBeGreaterThan(0.5);
    // As it is in a row that is older than measuring.
    await world.db.update(brandAssets).set({ facts: null });
    expect(await kit()).toEqual([outro, intro]);
  });

  const names = [
    ['../../../etc/passwd', 'passwd'],
    ['C:\\fonts\\Brand.ttf', 'Brand.ttf'],
    ['..', 'font'],
    [' \u202egnp.ttf\u0007 ', 'gnp.ttf'],
    ['خط 👩‍🎨 <script>.ttf', 'خط 👩‍🎨 <script>.ttf'],
    [`${'long '.repeat(60)}.ttf`, 'long '.repeat(20).trim()],
  ] as const;
  test.each(few(names, (_, place) => place === 0))('named %j is called %j', async (fileName, name) => {
    expect((await added(await world.addAsset('font', makeFont(), fileName))).name).toBe(name);
  });
});

describe('[B3] what is refused leaves nothing behind', () => {
  const bytes = async (make: () => Buffer | Promise<Buffer>) => make();
  test.each<[string, string, () => Buffer | Promise<Buffer>, string]>([
    ['a logo that is a video', 'logo', () => clip(), 'not_a_logo'],
    ['a logo that is a font', 'logo', () => makeFont(), 'not_a_logo'],
    ['a logo of 0 bytes', 'logo', () => Buffer.alloc(0), 'file_empty'],
    ['a cut-off logo', 'logo', async () => (await jpeg(800, 800)).subarray(0, 900), 'picture_broken'],
    ['a dot', 'logo', () => jpeg(1, 1), 'picture_too_small'],
    ['a font that is a picture', 'font', () => jpeg(40, 40), 'not_a_font'],
    ['a cut-off font', 'font', () => makeFont().subarray(0, -200), 'font_broken'],
    [
      'a font that says it unpacks to 4 GB',
      'font',
      () => makeWoff({ family: 'Bomb' }, 2 ** 32 - 1),
      'font_too_large',
    ],
    [
      'a font without letters',
      'font',
      () => makeFont({ family: 'Digits', letters: '123' }),
      'font_without_letters',
    ],
    ['an intro that is a picture', 'intro', () => jpeg(400, 400), 'not_a_clip'],
    ['an outro without its end', 'outro', async () => (await clip()).subarray(0, 4000), 'clip_broken'],
  ])('%s', async (_, type, make, code) => {
    const answer = await world.addAsset(type, await bytes(make), 'file');
    expect(await refused(answer)).toEqual([400, { code, detail: expect.stringMatching(/^[A-Z].*\.$/) }]);
    expect(await world.left()).toEqual(NOTHING);
  });

  const tooLarge = [
    ['font', 11, 10],
    ['logo', 21, 20],
    ['intro', 25, 24],
  ] as const;
  test.each(few(tooLarge, ([type]) => type === 'font'))('a %s of %i MB', async (type, megabytes, most) => {
    const body = Buffer.concat([makeFont(), Buffer.alloc(megabytes * 1024 * 1024)]);
    expect(await refused(await world.addAsset(type, body))).toEqual([
      400,
      { code: 'file_too_large', most, detail: `This file is too large. Use one of at most ${most} MB.` },
    ]);
    expect(await world.left()).toEqual(NOTHING);
  });

  test('a file that is refused half-way lets go of its connection', async () => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    const head = 'content-disposition: form-data; name="file"; filename="a.ttf"\r\n\r\n';
    const form = [
      Buffer.from(`--x\r\n${head}`),
      Buffer.alloc(22 * 1024 * 1024),
      Buffer.from('\r\n--x--\r\n'),
    ];
    const ask = async (method: string, path: string, body = Buffer.alloc(0)) => {
      const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': body.length };
      const request = http.request(`${world.origin}/v1${path}`, { agent, method, headers }).end(body);
      const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
      answer.resume();
      return answer.statusCode;
    };
    expect(await ask('POST', '/brandkit/assets/font', Buffer.concat(form))).toBe(400);
    expect(await ask('GET', '/brandkit')).toBe(200);
    agent.destroy();
  });

  test('a type that does not exist, and no file', async () => {
    expect((await refused(await world.addAsset('video', await clip())))[0]).toBe(422);
    expect((await world.call('POST', '/brandkit/assets/logo')).status).toBe(422);
    expect(await world.left()).toEqual(NOTHING);
  });

  test('a twenty-first of a type, also when two come at once', async () => {
    await world.db.insert(brandAssets).values(
      Array.from({ length: 19 }, () => ({
        id: randomUUID(),
        userId: ANNA,
        type: 'font' as const,
        name: 'f',
        key: 'k',
      })),
    );
    const answers = await Promise.all([1, 2, 3].map(() => world.addAsset('font', makeFont())));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(await refused(await world.addAsset('font', makeFont()))).toEqual([
      400,
      {
        code: 'brand_kit_full',
        type: 'font',
        most: 20,
        detail: 'Your brand kit holds 20 fonts already. Delete one, then try again.',
      },
    ]);
    expect(await kit()).toHaveLength(20);
    await added(await world.addAsset('logo', await jpeg(64, 64)));
    await added(await world.addAsset('font', makeFont(), 'f', BERT));
  });
});

describe('deleting', () => {
  test('leaves the list at once; twice is the same; and it can be had back', async () => {
    const font = await added(await world.addAsset('font', makeFont(), 'Square.ttf'));
    for (const answer of [await remove(font.id), await remove(font.id)])
      expect([answer.status, await answer.json()]).toEqual([200, { id: font.id }]);
    expect(await kit()).toEqual([]);
    expect(await added(await restore(font.id))).toEqual(font);
    expect(await added(await restore(font.id))).toEqual(font);
    expect(await kit()).toEqual([font]);
    expect(await world.storage.stat(keyOf(font))).not.toBeNull();
  });

  test('is over when its time is over', async () => {
    const font = await added(await world.addAsset('font', makeFont()));
    await remove(font.id);
    await world.db.update(brandAssets).set({ deletedAt: new Date(Date.now() - UNDO_MS - 1000) });
    expect((await restore(font.id)).status).toBe(404);
    expect(await kit()).toEqual([]);
  });

  test('[B4] the file stays for as long as a project shows it, and goes with the last one', async () => {
    const logo = await added(await world.addAsset('logo', await jpeg(64, 64)));
    const key = keyOf(logo);
    await remove(logo.id);
    await world.db.update(brandAssets).set({ deletedAt: new Date(Date.now() - UNDO_MS - 1000) });
    const item = {
      id: 'brand_logo_p',
      name: 'Logo',
      type: 'image' as const,
      display: { from: 0, to: 1000 },
      details: { src: `media:${key}` },
    };
    const videoData = videoDataSchema.parse({
      projectId: 'p',
      duration: 1000,
      tracks: [],
      trackItemIds: [item.id],
      trackItemsMap: { [item.id]: item },
      template: 'default',
    });
    const logError = (error: unknown) => expect(error).toBeUndefined();
    await world.db.insert(projects).values({ userId: ANNA, title: 'Mug', videoData });
    await sweepOnce({ db: world.db, storage: world.storage, logError });
    expect(await world.storage.stat(key)).not.toBeNull();
    await world.db.delete(projects);
    await sweepOnce({ db: world.db, storage: world.storage, logError });
    expect(await world.storage.stat(key)).toBeNull();
    expect(await world.db.$count(brandAssets)).toBe(0);
  });

  test('cannot be undone into a kit that is full again', async () => {
    const font = await added(await world.addAsset('font', makeFont()));
    await remove(font.id);
    await world.db.insert(brandAssets).values(
      Array.from({ length: 20 }, () => ({
        id: randomUUID(),
        userId: ANNA,
        type: 'font' as const,
        name: 'f',
        key: 'k',
      })),
    );
    expect((await refused(await restore(font.id)))[1]).toMatchObject({ code: 'brand_kit_full' });
    expect(await kit()).toHaveLength(20);
  });

  test("somebody else's is not there, and what is not an id is none", async () => {
    const logo = await added(await world.addAsset('logo', await picture(64, 64).png().toBuffer()));
    expect(await kit(BERT)).toEqual([]);
    const answers = await Promise.all([
      remove(logo.id, BERT),
      restore(logo.id, BERT),
      remove(randomUUID()),
      remove('..%2f'),
      restore("' or 1=1"),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(await kit()).toEqual([logo]);
  });
});
