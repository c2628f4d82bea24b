import http from 'node:http';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bpmOf } from '../../../contract/sound/heardBeats';
import { writeWav } from '../../../server/audio/wav';
import { media } from '../../../server/db/schema/app';
import { runFfmpeg } from '../../../server/ffmpeg/ffmpeg';
import { clip, jpeg, picture, pngHeader } from './support/makeMedia';
import { ANNA, BERT, mediaWorld, NOTHING, type MediaWorld } from './support/mediaWorld';
import { few, longTest } from '../../support/form';

const bottle = () =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="#b9c3c9"/><rect x="300" y="150" width="200" height="300" fill="#a03020"/></svg>`,
    ),
  )
    .jpeg()
    .toBuffer();

let world: MediaWorld;
beforeEach(async () => {
  world = await mediaWorld();
});
afterEach(() => world.close());

const uploaded = async (answer: Response) => {
  expect(answer.status).toBe(200);
  const { file_url: address } = (await answer.json()) as { file_url: string };
  const key = world.addresses.toKey(address) ?? '';
  const found = await world.library.find(ANNA, key);
  if (!found) throw new Error(`${key} is not in the library`);
  return { address, ...found };
};

describe('[G3] an upload', () => {
  it('of a picture is stored upright, at most 2160 px a side, with a backdrop', async () => {
    const wide = await picture(3000, 1500).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const { address, ...found } = await uploaded(await world.upload(wide));
    expect(found).toMatchObject({
      kind: 'image',
      contentType: 'image/jpeg',
      width: 1080,
      height: 2160,
      durationMs: null,
    });
    const shown = await fetch(address);
    expect(await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1080,
      height: 2160,
    });
    const backdrop = await sharp(await world.storage.read(found.backdropKey ?? '')).metadata();
    expect(backdrop).toMatchObject({ format: 'jpeg', width: 270, height: 480 });
  });

  it('keeps what is transparent, and only that, as PNG', async () => {
    const clear = await sharp({
      create: { width: 300, height: 300, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0.5 } },
    })
      .png()
      .toBuffer();
    expect((await uploaded(await world.upload(clear))).contentType).toBe('image/png');
    const solid = await picture(300, 300).ensureAlpha().png().toBuffer();
    expect((await uploaded(await world.upload(solid))).contentType).toBe('image/jpeg');
  });

  it('[ED3] of a clip is looked at in its first picture, as pictures are', async () => {
    const drawn = [await bottle()];
    const { focus } = await uploaded(await world.upload(await clip({ drawn }), 'bottle.mp4'));
    expect(focus?.box?.left).toBeCloseTo(1 / 3 - 0.015, 1);
    expect(focus?.box?.width).toBeCloseTo(2 / 9 + 0.03, 1);
  });

  it('of a picture that is there since before boxes were looked for is looked at anew', async () => {
    const body = await bottle();
    const { key, focus } = await uploaded(await world.upload(body));
    expect(focus?.box?.left).toBeCloseTo(1 / 3 - 0.015, 1);
    await world.db
      .update(media)
      .set({ focus: { x: 0.4, y: 0.5 } })
      .where(eq(media.key, key));
    expect((await uploaded(await world.upload(body))).focus).toEqual(focus);
  });

  it('of a drawing is rasterised and never served as such', async () => {
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><rect width="20" height="10" fill="red"/><script>alert(1)</script></svg>',
    );
    const found = await uploaded(await world.upload(svg, 'logo.svg'));
    expect(found).toMatchObject({
      contentType: 'image/jpeg',
      width: 1080,
      height: 540,
      ground: '#fe0000',
    });
  });

  it('of the same file twice is one', async () => {
    const body = await jpeg(400, 300);
    const first = await uploaded(await world.upload(body));
    const second = await uploaded(await world.upload(body, 'other-name.jpg'));
    expect(second.key).toBe(first.key);
    expect((await world.left()).rows).toBe(1);
  });

  it('of the same file by another user is theirs alone', async () => {
    const body = await jpeg(400, 300);
    const { key } = await uploaded(await world.upload(body));
    const answer = await world.upload(body, 'file.jpg', BERT);
    const { file_url: address } = (await answer.json()) as { file_url: string };
    expect(world.addresses.toKey(address)).toBe(key.replace(ANNA, BERT));
    expect(await world.library.find(BERT, key)).toBeNull();
  });

  it('of an H.264 clip keeps its pictures and starts at once', async () => {
    const found = await uploaded(await world.upload(await clip(), 'clip.mp4'));
    expect(found).toMatchObject({ kind: 'video', contentType: 'video/mp4', width: 320, height: 240 });
    expect(found.durationMs).toBe(1000);
    const file = await world.storage.read(found.key);
    expect(file.indexOf('moov')).toBeLessThan(file.indexOf('mdat'));
    expect(await sharp(await world.storage.read(found.backdropKey ?? '')).metadata()).toMatchObject({
      width: 270,
      height: 480,
    });
  });

  const clips = [
    ['WebM', { as: ['-c:v', 'libvpx', '-deadline', 'realtime'], extension: 'webm' }, 320, 240],
    ['a QuickTime film with 60 pictures a second', { fps: 60, frames: 60, extension: 'mov' }, 320, 240],
    [
      'a clip of odd size in HEVC',
      { width: 322, height: 242, as: ['-c:v', 'libx265', '-preset', 'ultrafast', '-tag:v', 'hvc1'] },
      322,
      242,
    ],
  ] as const;
  it.each(few(clips, ([name]) => name.includes('QuickTime')))(
    'of %s becomes H.264 at 30 pictures a second or fewer',
    async (_, options, width, height) => {
      const found = await uploaded(await world.upload(await clip(options), 'clip.bin'));
      expect(found).toMatchObject({ contentType: 'video/mp4', width, height });
      const { log } = await runFfmpeg([
        '-i',
        await world.storage.localPath(found.key),
        '-f',
        'null',
        '-c:v',
        'rawvideo',
        '-',
      ]);
      expect(log).toMatch(/Video: h264 .*yuv420p/);
      expect(log).toMatch(/ 30 fps/);
    },
  );

  it('of a sound is stored as AAC, as long as it was; where nothing repeats it has no beat', async () => {
    const found = await uploaded(await world.upload(wave(1500), 'whoosh.wav'));
    expect(found).toMatchObject({ kind: 'audio', contentType: 'audio/mp4', width: 0, height: 0 });
    // In whole frames of AAC.
    expect(found).toMatchObject({ durationMs: 1514, backdropKey: null, beats: null });
    const shown = await fetch(found.address);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'audio/mp4']);
  });

  longTest('of music has its beats found, and of sound in a container of films', async () => {
    const webm = ['-c:a', 'libopus', '-f', 'webm', 'pipe:1'];
    const track = 'assets/music/synthwave-drive.m4a';
    const { stdout } = await runFfmpeg(['-v', 'error', '-t', '10', '-i', track, '-vn', ...webm]);
    const { kind, beats } = await uploaded(await world.upload(stdout, 'recorded.webm'));
    expect([kind, bpmOf(beats ?? [])]).toEqual(['audio', 104]);
  });

  describe('is refused, and leaves nothing behind, when it is', () => {
    const html = Buffer.from('<!doctype html><html><body><svg></svg><script>alert(1)</script></body></html>');
    it.each<[string, string, () => Promise<Buffer>]>([
      ['0 bytes', 'file_empty', async () => Buffer.alloc(0)],
      ['HTML named .jpg', 'not_media', async () => html],
      ['a PDF', 'not_media', async () => Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj')],
      [
        'a playlist of local files',
        'not_media',
        async () => Buffer.from('#EXTM3U\n#EXTINF:1,\n/etc/passwd\n'),
      ],
      ['a cut-off JPEG', 'picture_broken', async () => (await jpeg(800, 800)).subarray(0, 900)],
      ['a 30,000 x 30,000 px PNG', 'picture_too_large', async () => pngHeader(30_000, 30_000)],
      ['a dot', 'picture_too_small', () => jpeg(1, 1)],
      ['an MP4 without its end', 'clip_broken', async () => halfOf(await clip())],
      [
        'a fast-start MP4 without its end',
        'clip_broken',
        async () =>
          halfOf(await clip({ as: ['-c:v', 'libx264', '-preset', 'ultrafast', '-movflags', '+faststart'] })),
      ],
      ['an MP4 with sound alone, and that silent', 'sound_silent', () => sound()],
      ['a knock that nobody hears', 'sound_too_short', async () => wave(50)],
      ['a WAVE without its samples', 'sound_broken', async () => wave(1000).subarray(0, 40)],
    ])('%s', async (_, code, make) => {
      const answer = await world.upload(await make());
      expect(await answer.json()).toMatchObject({ code, detail: expect.stringMatching(/\.$/) });
      expect(answer.status).toBe(422);
      expect(await world.left()).toEqual(NOTHING);
    });

    it('larger than allowed', async () => {
      const answer = await world.upload(Buffer.concat([await jpeg(400, 400), Buffer.alloc(5 * 1024 * 1024)]));
      expect([answer.status, await answer.json()]).toMatchObject([413, { code: 'file_too_large' }]);
      expect(await world.left()).toEqual(NOTHING);
    });

    it('no file, or in another field', async () => {
      const other = await world.upload(await jpeg(400, 400), 'a.jpg', ANNA, 'picture');
      expect([other.status, await other.json()]).toMatchObject([422, { code: 'no_file' }]);
      const json = await fetch(`${world.origin}/v1/media/upload`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
      expect([json.status, await json.json()]).toMatchObject([422, { code: 'no_file' }]);
      expect(await world.left()).toEqual(NOTHING);
    });

    it.each([
      ['without a boundary', 'multipart/form-data', '--x\r\n', 'no_file'],
      ['with nothing in it', 'multipart/form-data; boundary=x', '', 'no_file'],
      ['that ends in its headers', 'multipart/form-data; boundary=x', '--x\r\ncontent-disp', 'no_file'],
      [
        'that ends in its file',
        'multipart/form-data; boundary=x',
        '--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nabc',
        'upload_broken_off',
      ],
    ])('a form %s', async (_, type, body, code) => {
      const answer = await fetch(`${world.origin}/v1/media/upload`, {
        method: 'POST',
        headers: { 'content-type': type },
        body,
      });
      expect([answer.status, await answer.json()]).toMatchObject([422, { code }]);
      expect(await world.left()).toEqual(NOTHING);
    });

    it('broken off by the client', async () => {
      const { port } = new URL(world.origin);
      const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '1000000' };
      const request = http.request({
        port,
        host: '127.0.0.1',
        path: '/v1/media/upload',
        method: 'POST',
        headers,
      });
      request.on('error', () => {});
      request.write(
        '--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n',
      );
      request.write((await jpeg(400, 400)).subarray(0, 500));
      await vi.waitFor(async () => expect((await world.left()).waiting).toEqual(['uploaded']), 20_000);
      request.destroy();
      await vi.waitFor(async () => expect(await world.left()).toEqual(NOTHING), 20_000);
    });
  });
});

const halfOf = (file: Buffer) => file.subarray(0, Math.floor(file.length / 2));
/** A tone that swells, mono. */
const wave = (lengthMs: number) =>
  writeWav({
    sampleRate: 8000,
    channels: [Float32Array.from({ length: lengthMs * 8 }, (_, i) => (Math.sin(i / 3) * i) / (lengthMs * 8))],
  });
async function sound(): Promise<Buffer> {
  const { stdout } = await runFfmpeg(
    [
      '-f',
      's16le',
      '-ar',
      '8000',
      '-ac',
      '1',
      '-i',
      'pipe:0',
      '-c:a',
      'aac',
      '-movflags',
      '+frag_keyframe+empty_moov',
      '-f',
      'mp4',
      '-',
    ],
    { input: Buffer.alloc(16_000) },
  );
  return stdout;
}
