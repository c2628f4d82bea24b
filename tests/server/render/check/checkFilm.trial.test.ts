import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isCaption, type VideoData } from '../../../../contract/video/videoData';
import { browserVersion } from '../../../../server/browser/browserVersion';
import { runFfmpeg } from '../../../../server/ffmpeg/ffmpeg';
import { serveLoopbackFiles } from '../../../../server/render/browser/loopbackFiles';
import {
  checkSound,
  differingFrames,
  drawExpected,
  type Expected,
  type Film,
} from '../../../../server/render/check/checkFilm';
import { lookAhead } from '../../../../server/render/check/lookAhead';
import { offOf } from '../../../../server/render/check/spokenOnsets';
import { proveFilm } from '../../../../server/render/check/proveFilm';
import { planChunks } from '../../../../server/render/chunks/chunkPlan';
import type { Draw } from '../../../../server/render/draw';
import { joinFile } from '../../../../server/render/joinFile';
import { findFiles } from '../../../../server/render/localFiles';
import { findComposition } from '../../../../server/render/remotion/bundleComposition';
import { encodeChunk } from '../../../../server/render/remotion/encodeChunk';
import { createRemotionDraw } from '../../../../server/render/remotion/remotionDraw';
import { planRender, withAddresses } from '../../../../server/render/renderPlan';
import { claimScratch, type Scratch } from '../../../../server/render/scratch';
import { planMix } from '../../../../server/render/sound/mixPlan';
import { mixSound } from '../../../../server/render/sound/mixSound';
import { arrange } from '../../../../src/templates/arrangements';
import { folderStorage } from '../support/folderStorage';
import { sampleProject } from '../support/sampleProject';
import { testBrowser } from '../support/testBrowser';

/** Two chunks and a bit: 4.6 s, few frames of it. */
const FPS = 10;
const CHUNK = 2 * FPS;
const TEXT = 'Cold water. Hot tea stays hot until night.';
const SEED = 'a render';
const stop = { signal: new AbortController().signal };

let folder: string;
let scratch: Scratch;
let files: Awaited<ReturnType<typeof serveLoopbackFiles>>;
let draw: Draw;
let film: Film;
let expected: Expected;
/** Every frame of the film, as it is drawn. */
let drawn: readonly Buffer[];
let sound: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'check-'));
  const props = { width: 540, height: 960 };
  const stored = {
    ...arrange(await sampleProject(path.join(folder, 'files'), { text: TEXT, props })),
    fps: FPS,
  };
  scratch = await claimScratch(path.join(folder, 'data'));
  files = await serveLoopbackFiles(await findComposition());
  const browser = await testBrowser();
  draw = createRemotionDraw({ browser, version: await browserVersion(browser), files, scratch });
  film = await opened(stored);
  expected = await drawExpected(draw, film, SEED, stop);
  drawn = await framesOf(film);
  sound = await mixed(stored, 'sound');
}, 180_000);
afterAll(async () => {
  await draw.close();
  await files.close();
  scratch.release();
  await rm(folder, { recursive: true, force: true });
});

async function opened(stored: VideoData): Promise<Film> {
  const plan = planRender(stored);
  const places = { storage: folderStorage(path.join(folder, 'files')), assetsDir: path.resolve('assets') };
  const local = await findFiles(plan.assets, places);
  const videoData = withAddresses(stored, files.offer(local).addressOf);
  return { plan, videoData, stored, local, chunks: planChunks(plan) };
}

async function framesOf({ plan, videoData }: Film, from = 0, to = plan.frames): Promise<Buffer[]> {
  const frames = Array.from({ length: to - from }, (_, index) => from + index);
  const stills = await draw.stills({ plan, videoData, frames }, stop);
  return frames.flatMap((frame) => stills.get(frame) ?? []);
}

async function mixed(videoData: VideoData, name: string): Promise<string> {
  const outputPath = path.join(folder, `${name}.m4a`);
  await mixSound({
    sounds: planMix(videoData, (ref) => film.local.get(ref)?.hasSound ?? false),
    pathOf: (ref) => film.local.get(ref)?.path ?? '',
    durationMs: videoData.duration,
    mixPath: path.join(folder, `${name}.wav`),
    outputPath,
  });
  return outputPath;
}

/** The film as it is encoded, of these pictures. */
async function fileOf(name: string, jpegs: readonly Buffer[], soundPath = sound): Promise<string> {
  const chunk = path.join(folder, `${name}.ts`);
  const { plan } = film;
  const range = { from: 0, to: jpegs.length };
  const encoder = encodeChunk({ range, plan, outputPath: chunk, signal: stop.signal });
  for (const [frame, jpeg] of jpegs.entries()) await encoder.add(frame, jpeg);
  await encoder.written;
  const outputPath = path.join(folder, `${name}.mp4`);
  await joinFile({
    chunkPaths: [chunk],
    frames: plan.frames,
    fps: plan.fps,
    framesPath: path.join(folder, `${name}.frames.ts`),
    soundPath,
    outputPath,
  });
  return outputPath;
}
const differing = async (file: string) => differingFrames(file, expected, film, stop);

test('[RD4] a sound film differs nowhere, and each of its captions was looked at', async () => {
  expect(await differing(await fileOf('clean', drawn))).toEqual([]);
  const captions = Object.values(film.stored.trackItemsMap).filter(({ id }) => isCaption(id));
  expect(captions.length).toBeGreaterThan(1);
  for (const { display } of captions) {
    const [from, to] = [(display.from * FPS) / 1000, (display.to * FPS) / 1000];
    expect(expected.frames.some((frame) => frame >= from && frame < to)).toBe(true);
  }
}, 60_000);

test('[RD4] frames that come two late are found', async () => {
  const [first] = drawn;
  const late = [first, first, ...drawn.slice(0, -2)] as Buffer[];
  expect((await differing(await fileOf('late', late))).length).toBeGreaterThan(0);
}, 60_000);

test('[RD4] a chunk that comes two frames late is found, in that chunk alone', async () => {
  const { from, to } = film.chunks[1] ?? { from: 0, to: 0 };
  const late = [...drawn.slice(0, from + 2), ...drawn.slice(from, to - 2), ...drawn.slice(to)];
  const found = await differing(await fileOf('lateChunk', late));
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((frame) => frame < from || frame >= to)).toEqual([]);
}, 60_000);

test('[RD4] a missing caption is found, wherever it is', async () => {
  const captions = film.stored.trackItemIds.filter(isCaption);
  const missing = captions.at(-1) ?? '';
  const { display } = film.stored.trackItemsMap[missing] ?? { display: { from: 0, to: 0 } };
  const from = Math.round((display.from * FPS) / 1000);
  const to = Math.min(film.plan.frames, Math.round((display.to * FPS) / 1000));
  const without = await opened({
    ...film.stored,
    trackItemIds: film.stored.trackItemIds.filter((id) => id !== missing),
  });
  const frames = [...drawn.slice(0, from), ...(await framesOf(without, from, to)), ...drawn.slice(to)];
  const found = await differing(await fileOf('caption', frames));
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((frame) => frame < from || frame >= to)).toEqual([]);
}, 90_000);

test('[RD4] colours of another matrix are found in every frame', async () => {
  const clean = await fileOf('rightColours', drawn);
  const wrong = path.join(folder, 'wrongColours.mp4');
  const matrix = 'scale=in_color_matrix=bt709:out_color_matrix=bt601';
  const tags = [
    '-colorspace',
    'bt709',
    '-color_primaries',
    'bt709',
    '-color_trc',
    'bt709',
    '-color_range',
    'tv',
  ];
  await runFfmpeg([
    ...['-y', '-i', clean, '-vf', matrix, '-an', '-c:v', 'libx264', '-preset', 'veryfast', '-crf', '20'],
    ...[...tags, '-bsf:v', 'h264_metadata=matrix_coefficients=1', wrong],
  ]);
  expect(await differing(wrong)).toEqual(expected.frames);
}, 90_000);

test('[RD4] two chunks that changed places are found in both', async () => {
  const [first, second] = film.chunks;
  const swapped = [
    ...drawn.slice(second?.from, second?.to),
    ...drawn.slice(first?.from, first?.to),
    ...drawn.slice(second?.to),
  ];
  const found = await differing(await fileOf('swapped', swapped));
  expect(found.some((frame) => frame < CHUNK)).toBe(true);
  expect(found.some((frame) => frame >= CHUNK && frame < 2 * CHUNK)).toBe(true);
}, 60_000);

test('[RD4] a chunk that differs is drawn again, and the film is sound; where that fails, what differs is told', async () => {
  const [, range] = film.chunks;
  const { from, to } = range ?? { from: 0, to: 0 };
  const wrong = [...drawn.slice(0, from), ...drawn.slice(0, to - from), ...drawn.slice(to)];
  const clean = await fileOf('again', drawn);
  const file = await fileOf('wrong', wrong);
  const asked = { film, seed: SEED, screenshots: draw, known: new Map() };
  const told = await proveFilm({ ...asked, file, redraw: () => Promise.reject(new Error('no browser')) });
  expect(told).toMatchObject({ outcome: 'checked', redrawn: [] });
  if (told.outcome !== 'checked') return;
  expect(told.differing.length).toBeGreaterThan(0);
  expect(told.pictures[0]?.frame).toBe(told.differing[0]);
  // Larger than what was compared.
  const { width, height } = await sharp(told.pictures[0]?.preview).metadata();
  expect([width, height]).toEqual([540, 960]);
  const redrawn: unknown[] = [];
  const mended = await proveFilm({
    ...asked,
    file,
    async redraw(ranges) {
      redrawn.push(...ranges);
      await runFfmpeg(['-y', '-i', clean, '-c', 'copy', file]);
    },
  });
  expect(redrawn).toEqual([range]);
  expect(mended).toMatchObject({ outcome: 'checked', redrawn: [range], differing: [], pictures: [] });
}, 120_000);

/** Each chunk by itself, as it is drawn, and looked at before they are joined. */
async function chunksOf(name: string, jpegs: readonly Buffer[]) {
  const ahead = lookAhead({ film, seed: SEED, known: new Map() }, stop);
  const chunkPaths: string[] = [];
  for (const range of film.chunks) {
    const outputPath = path.join(folder, `${name}-${range.from}.ts`);
    const encoder = encodeChunk({ range, plan: film.plan, outputPath, signal: stop.signal });
    for (let frame = range.from; frame < range.to; frame += 1) await encoder.add(frame, jpegs[frame]!);
    await encoder.written;
    ahead.take(range, outputPath);
    chunkPaths.push(outputPath);
  }
  return { ahead, chunkPaths };
}
/** What was drawn for `expected`. */
const seen: Pick<Draw, 'stills'> = {
  async stills({ frames }, { onStill }) {
    for (const frame of frames) onStill?.(frame, expected.jpegs.get(frame) ?? Buffer.alloc(0));
    return expected.jpegs;
  },
};

async function joined(name: string, chunkPaths: readonly string[]): Promise<string> {
  const outputPath = path.join(folder, `${name}.mp4`);
  const { frames, fps } = film.plan;
  const framesPath = path.join(folder, `${name}.frames.ts`);
  await joinFile({ chunkPaths, frames, fps, framesPath, soundPath: sound, outputPath });
  return outputPath;
}

test('[RD4] chunks are looked at before they are joined: a sound one is sound, one that comes late is found', async () => {
  const fine = await chunksOf('ahead', drawn);
  const file = await joined('ahead', fine.chunkPaths);
  expect(await fine.ahead.foundIn(file, expected, stop)).toEqual([]);
  const { from, to } = film.chunks[1] ?? { from: 0, to: 0 };
  const late = [...drawn.slice(0, from + 2), ...drawn.slice(from, to - 2), ...drawn.slice(to)];
  const wrong = await chunksOf('aheadLate', late);
  const found = await wrong.ahead.foundIn(await joined('aheadLate', wrong.chunkPaths), expected, stop);
  expect(found?.length).toBeGreaterThan(0);
  expect(found?.filter((frame) => frame < from || frame >= to)).toEqual([]);
}, 60_000);

test('[RD4] a file that holds its chunks in another order, or not all of one, is decoded itself and found', async () => {
  const { ahead, chunkPaths } = await chunksOf('order', drawn);
  const [first, second, ...rest] = chunkPaths as [string, string];
  const swapped = await joined('order', [second, first, ...rest]);
  expect(await ahead.foundIn(swapped, expected, stop)).toBeNull();
  const asked = { film, seed: SEED, screenshots: seen, known: new Map(), ahead };
  const redraw = () => Promise.reject(new Error('no browser'));
  const proof = await proveFilm({ ...asked, file: swapped, redraw });
  expect(proof.outcome === 'checked' && proof.differing.length).toBeGreaterThan(0);
  const cutOff = path.join(folder, 'cutOff.mp4');
  const whole = await joined('whole', chunkPaths);
  await runFfmpeg(['-y', '-i', whole, '-c', 'copy', '-frames:v', String(film.plan.frames - 1), cutOff]);
  expect(await ahead.foundIn(cutOff, expected, stop)).toBeNull();
}, 60_000);

test('[RD4] a file that holds its chunks and whose sound comes late, or is none, is found by its sound', async () => {
  const { ahead, chunkPaths } = await chunksOf('soundLate', drawn);
  const whole = await joined('soundLate', chunkPaths);
  const late = path.join(folder, 'late.mp4');
  const copied = ['-map', '0:v', '-map', '1:a', '-c', 'copy', late];
  await runFfmpeg(['-y', '-i', whole, '-itsoffset', '0.1', '-i', whole, ...copied]);
  const silent = path.join(folder, 'silent.mp4');
  await runFfmpeg(['-y', '-i', whole, '-c:v', 'copy', '-af', 'volume=0', '-c:a', 'aac', silent]);
  const asked = { film, seed: SEED, screenshots: seen, known: new Map(), ahead, redraw: async () => {} };
  for (const file of [late, silent]) {
    const proof = await proveFilm({ ...asked, file });
    expect(proof).toMatchObject({ outcome: 'checked', differing: [] });
    expect(proof.outcome === 'checked' && proof.misplaced.length).toBeGreaterThan(0);
  }
}, 60_000);

test('[RD4] a check whose browser dies costs nobody the film, and says so; one that is stopped ends with its reason', async () => {
  const file = await fileOf('unchecked', drawn);
  const died = { stills: () => Promise.reject(new Error('the browser is gone')) };
  const asked = { film, seed: SEED, file, screenshots: died, known: new Map(), redraw: async () => {} };
  expect(await proveFilm(asked)).toMatchObject({ outcome: 'unchecked', reason: 'failed' });
  const stopped = AbortSignal.abort(new Error('no longer wanted'));
  await expect(proveFilm({ ...asked, signal: stopped })).rejects.toThrow('no longer wanted');
}, 60_000);

test('[RD4] words are heard in their places; one that is not there is found', async () => {
  const clean = await checkSound(await fileOf('voice', drawn), film, stop);
  expect(clean.words).toBeGreaterThan(3);
  expect(clean.misplaced).toEqual([]);
  const silent = path.join(folder, 'silent.m4a');
  await runFfmpeg(['-y', '-i', sound, '-af', 'volume=0', '-c:a', 'aac', '-f', 'mp4', silent]);
  const unheard = await checkSound(silent, film, stop);
  expect(unheard.misplaced.map(({ off_ms }) => off_ms)).toEqual(unheard.misplaced.map(() => null));
  expect(unheard.misplaced.length).toBe(clean.words);
}, 60_000);

test('[RD4] a word 60 ms late or 45 early is found, and by how much; 15 ms are in time; another voice is none', () => {
  // Noise through a running mean: like a voice, and like itself in one place only.
  const noise = (seed: number) => {
    let state = seed;
    return Float32Array.from({ length: 16_000 }, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state / 2 ** 31 - 1;
    });
  };
  const [voice, music] = [noise(1), noise(2)];
  const mix = voice.map((sample, at) => 0.5 * sample + 0.4 * (music[at] ?? 0));
  const part = voice.subarray(8000, 11_200);
  expect(offOf(part, mix, 8000)).toBe(0);
  expect(offOf(part, mix, 8000 - 60 * 8)).toBe(60);
  expect(offOf(part, mix, 8000 + 45 * 8)).toBe(-45);
  expect(offOf(part, mix, 8000 - 15 * 8)).toBe(0);
  expect(offOf(part, music, 8000)).toBe(null);
});

test('[RD4] the same render compares the same frames, another one others', async () => {
  const again = await drawExpectedFrames(SEED);
  expect(again).toEqual(expected.frames);
  expect(await drawExpectedFrames('another')).not.toEqual(expected.frames);
});

const drawExpectedFrames = async (seed: string) => {
  const { chooseFrames } = await import('../../../../server/render/check/chooseFrames');
  return chooseFrames(film.plan, film.chunks, seed);
};
