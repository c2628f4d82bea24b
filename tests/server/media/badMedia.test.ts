/** Files that phones, recorders and pranksters make: each comes in well, or is refused in clear words before anything is paid. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  ALL_FORMATS,
  BufferSource,
  BufferTarget,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { probe, runFfmpeg } from '../../../server/ffmpeg/ffmpeg';
import { prepareMedia } from '../../../server/media/prepareMedia';
import { probeClip } from '../../../server/media/probeClip';
import { clip, picture, pngHeader } from './support/makeMedia';
import { heic } from '../../support/makeHeic';
import { few, longTest } from '../../support/form';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bad-media-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function prepared(body: Buffer) {
  const scratch = await mkdtemp(path.join(folder, 'in-'));
  const file = path.join(scratch, 'given');
  await writeFile(file, body);
  return prepareMedia(file, scratch, { smallestSide: 16, takesSounds: false });
}

type Colour = readonly [number, number, number];
const RED: Colour = [192, 57, 43];
const BLUE: Colour = [41, 98, 185];
const css = ([r, g, b]: Colour) => `rgb(${r},${g},${b})`;

/** Red on the left, blue on the right. */
const twoColours = (width: number, height: number) =>
  picture(width, height, css(RED)).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: css(BLUE) } },
      left: width / 2,
      top: 0,
    },
  ]);
const twoColoured = (width: number, height: number) =>
  twoColours(width, height).jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer();

async function colourAt(file: string | Buffer, x: number, y: number): Promise<Colour> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}
const expectColour = (seen: Colour, wanted: Colour, within = 12) =>
  expect(Math.max(...seen.map((value, at) => Math.abs(value - (wanted[at] ?? 0))))).toBeLessThanOrEqual(
    within,
  );

async function frameOf(file: string, seconds: string): Promise<Buffer> {
  const { stdout } = await runFfmpeg([
    '-ss',
    seconds,
    '-i',
    file,
    '-frames:v',
    '1',
    '-c:v',
    'png',
    '-f',
    'image2pipe',
    '-',
  ]);
  return stdout;
}

const H264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'];

describe('a picture', () => {
  test.each<[string, () => Promise<Buffer>, number, number]>([
    ['of 20,000 pixels across', () => picture(20_000, 1_000).jpeg().toBuffer(), 2160, 108],
    ['of 16 bits a channel', () => picture(300, 200).toColourspace('rgb16').png().toBuffer(), 300, 200],
    ['in greys', () => picture(300, 200).toColourspace('b-w').jpeg().toBuffer(), 300, 200],
  ])('%s comes in as JPEG of at most 2160 px', async (_, make, width, height) => {
    expect(await prepared(await make())).toMatchObject({ contentType: 'image/jpeg', width, height });
  });

  test.each<[string, () => Promise<Buffer>]>([
    [
      'a CMYK JPEG, as printers send them',
      () => twoColours(400, 200).toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer(),
    ],
    [
      'a JPEG in the colours of a phone (Display P3)',
      () => twoColours(400, 200).withIccProfile('p3').jpeg({ quality: 95 }).toBuffer(),
    ],
    ['an animated GIF, by its first picture', () => animated(400, 200)],
    ['a HEIC of a phone', async () => heic(400, 200, await twoColoured(400, 200))],
  ])('%s keeps its colours', async (_, make) => {
    const found = await prepared(await make());
    expect(found).toMatchObject({
      kind: 'image',
      contentType: 'image/jpeg',
      width: 400,
      height: 200,
      durationMs: null,
    });
    expectColour(await colourAt(found.file, 0.2, 0.5), RED, 30);
    expectColour(await colourAt(found.file, 0.8, 0.5), BLUE, 30);
    expect(await sharp(found.file).metadata()).toMatchObject({ space: 'srgb', channels: 3 });
  });

  const P3: Colour = [200, 60, 40];
  /** The same red in sRGB: Display P3 to XYZ to sRGB (SMPTE EG 432-1, IEC 61966-2-1), computed by hand. */
  const P3_IN_SRGB: Colour = [217, 42, 23];
  const reddish = () => picture(64, 64, css(P3)).jpeg({ quality: 100 }).toBuffer();
  const displayP3 = async () => {
    const file = await picture(8, 8).withIccProfile('p3').png().toBuffer();
    return (await sharp(file).metadata()).icc!;
  };
  const told: [string, () => Promise<Parameters<typeof heic>[3]>, Colour][] = [
    ['by its ICC profile', async () => ({ colours: await displayP3() }), P3_IN_SRGB],
    ['by the number of its primaries', async () => ({ colours: [12, 13, 6] }), P3_IN_SRGB],
    ['of which its profile is rubbish', async () => ({ colours: Buffer.from('rubbish '.repeat(40)) }), P3],
  ];
  test.each(few(told, (_, place) => place === 0))(
    'a HEIC has its colours, %s',
    async (_, options, expected) => {
      const found = await prepared(await heic(64, 64, await reddish(), await options()));
      expectColour(await colourAt(found.file, 0.5, 0.5), expected, 4);
    },
  );

  longTest('a HEIC that was held upright stands upright', async () => {
    const found = await prepared(await heic(400, 200, await twoColoured(400, 200), { turns: 1 }));
    expect(found).toMatchObject({ width: 200, height: 400 });
    expectColour(await colourAt(found.file, 0.5, 0.8), RED, 30);
    expectColour(await colourAt(found.file, 0.5, 0.2), BLUE, 30);
  });

  test.each<[string, string, () => Promise<Buffer>]>([
    ['a bomb of 20,000 x 20,000 pixels', 'picture_too_large', async () => pngHeader(20_000, 20_000)],
    [
      'a HEIC that claims as many',
      'picture_too_large',
      async () => heic(64, 64, await twoColoured(64, 64), { claims: { width: 20_000, height: 20_000 } }),
    ],
    [
      'a HEIC that is cut off',
      'picture_broken',
      async () => (await heic(400, 200, await twoColoured(400, 200))).subarray(0, 400),
    ],
  ])('%s is refused as %s', async (_, code, make) => {
    await expect(prepared(await make())).rejects.toMatchObject({
      code,
      statusCode: 422,
      detail: expect.stringMatching(/\. Use|\. It/),
    });
  });
});

describe('a video', () => {
  test('without sound comes in without sound, as long as it was', async () => {
    const found = await prepared(await clip({ frames: 45 }));
    expect(found).toMatchObject({ kind: 'video', durationMs: 1500, width: 320, height: 240 });
    expect(await probeClip(found.file)).toMatchObject({ audioCodec: null, videoCodec: 'avc' });
  });

  longTest('with a variable frame rate gets a steady one, and keeps its length', async () => {
    const found = await prepared(await unsteady());
    expect(found.durationMs).toBeGreaterThanOrEqual(2900);
    expect(found.durationMs).toBeLessThanOrEqual(3100);
    const facts = await probeClip(found.file);
    expect(facts.isSteady).toBe(true);
    expect(facts.fps).toBeCloseTo(30, 1);
  });

  test('that was turned stands upright', async () => {
    const drawn = [await twoColoured(320, 160)];
    const lying = await clip({ width: 320, height: 160, drawn, as: [...H264, '-crf', '12'] });
    const found = await prepared(await turned(lying));
    expect(found).toMatchObject({ width: 160, height: 320, durationMs: 1000 });
    const frame = await frameOf(found.file, '0.5');
    const [top, bottom] = [await colourAt(frame, 0.5, 0.2), await colourAt(frame, 0.5, 0.8)];
    expect(await sharp(frame).metadata()).toMatchObject({ width: 160, height: 320 });
    expectColour(top, BLUE, 24);
    expectColour(bottom, RED, 24);
  });

  longTest('in 4K comes in with 1080 lines', async () => {
    const drawn = [await picture(3840, 2160).jpeg().toBuffer()];
    const found = await prepared(
      await clip({ width: 3840, height: 2160, fps: 10, frames: 5, drawn, as: H264 }),
    );
    expect(found).toMatchObject({ width: 1920, height: 1080, durationMs: 500 });
    expect(await probe(found.file)).toMatchObject({ streams: [{ codec_name: 'h264', pix_fmt: 'yuv420p' }] });
  });

  test.each<[string, string, () => Promise<Buffer>]>([
    ['of 0.2 seconds', 'clip_too_short', () => clip({ frames: 6 })],
    ['of 20 minutes', 'clip_too_long', () => clip({ width: 32, height: 32, fps: 1, frames: 1200 })],
  ])('%s is refused as %s', async (_, code, make) => {
    await expect(prepared(await make())).rejects.toMatchObject({
      code,
      statusCode: 422,
      detail: expect.stringMatching(/\. Use/),
    });
  });
});

async function animated(width: number, height: number): Promise<Buffer> {
  const frames = [twoColours(width, height), picture(width, height, '#00ff00')];
  const drawn = await Promise.all(frames.map((frame) => frame.png().toBuffer()));
  return sharp(drawn, { join: { animated: true } })
    .gif({ delay: [100, 100] })
    .toBuffer();
}

/** As a screen recorder writes: many pictures while something moves, few while nothing does. */
async function unsteady(): Promise<Buffer> {
  const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(await clip({ frames: 60 })) });
  const track = await input.getPrimaryVideoTrack();
  if (!track) throw new Error('There is no clip to change.');
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat(), target });
  const pictures = new EncodedVideoPacketSource('avc');
  output.addVideoTrack(pictures);
  await output.start();
  const decoderConfig = await track.getDecoderConfig();
  if (!decoderConfig) throw new Error('There is no clip to change.');
  let at = 0;
  for await (const packet of new EncodedPacketSink(track).packets()) {
    const timestamp = at < 30 ? at / 30 : 1 + (at - 30) / 15;
    await pictures.add(packet.clone({ timestamp, duration: at < 30 ? 1 / 30 : 1 / 15 }), { decoderConfig });
    at += 1;
  }
  await output.finalize();
  input.dispose();
  return Buffer.from(target.buffer ?? new ArrayBuffer(0));
}

/** A quarter of a turn, as a phone notes it beside the pictures. */
async function turned(body: Buffer): Promise<Buffer> {
  const [given, file] = [path.join(folder, 'lying.mp4'), path.join(folder, 'turned.mp4')];
  await writeFile(given, body);
  await runFfmpeg(['-display_rotation', '90', '-i', given, '-c', 'copy', '-y', file]);
  return readFile(file);
}
