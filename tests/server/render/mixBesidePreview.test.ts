/** What is heard in the file is what was heard in the preview: each sound beside its envelope, half second by half second. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ItemOf, TrackItem, VideoData } from '../../../contract/video/videoData';
import { runFfmpeg } from '../../../server/ffmpeg/ffmpeg';
import { planMix } from '../../../server/render/sound/mixPlan';
import { mixSound } from '../../../server/render/sound/mixSound';
import { clipEnvelope } from '../../../src/templates/sound/clipEnvelope';
import { audioEnvelope, voiceSpans } from '../../../src/templates/sound/ducking';
import { gainAt } from '../../../src/templates/sound/envelope';
import { samplesOf, toneLevel } from './support/readVideo';

const DURATION = 12_000;
/** Each sound is a tone of its own, so that it is found again among the others. */
const HERTZ = { voice: 440, music: 1760, intro: 660, clip: 1100 } as const;
type Name = keyof typeof HERTZ;

const voice: ItemOf<'audio'> = {
  id: 'voice_p',
  name: 'Voice-over',
  type: 'audio',
  display: { from: 2000, to: 9000 },
  details: { src: 'voice.wav', volume: 100 },
};
/** Three seconds of it, round and round. */
const music: ItemOf<'audio'> = {
  id: 'bg_music_p',
  name: 'Music',
  type: 'audio',
  display: { from: 0, to: DURATION },
  details: { src: 'music.m4a', volume: 70, loop: true, duck: true, fadeIn: 500 },
};
const intro: ItemOf<'video'> = {
  id: 'brand_intro_p',
  name: 'Intro',
  type: 'video',
  brand: 'intro',
  isMain: true,
  display: { from: 0, to: 2000 },
  trim: { from: 0, to: 2000 },
  details: { src: 'intro.mp4', volume: 100, duration: 2500 },
};
const clip: ItemOf<'video'> = {
  id: 'v1',
  name: 'Clip',
  type: 'video',
  display: { from: 3000, to: 7500 },
  trim: { from: 500, to: 9500 },
  details: { src: 'clip.mp4', volume: 60, speed: 2, duration: 4000, fadeIn: 600, fadeOut: 900 },
};
const caption = (from: number, to: number): TrackItem => ({
  id: `caption_${from}`,
  name: '',
  type: 'text',
  display: { from, to },
  details: { text: 'word', words: [{ text: 'word', from, to }] },
});
const items = [intro, clip, voice, music, caption(2200, 4000), caption(6000, 8700)];
const data: VideoData = {
  projectId: 'p',
  duration: DURATION,
  fps: 30,
  size: { width: 1080, height: 1920 },
  tracks: [],
  trackItemIds: items.map(({ id }) => id),
  trackItemsMap: Object.fromEntries(items.map((item) => [item.id, item])),
  template: 'default',
};

let folder: string;
let heard: Float32Array;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'beside-'));
  // Voices are mono, music and clips are stereo.
  await tone('voice', 7, 'voice.wav', ['-c:a', 'pcm_s16le']);
  await tone('music', 3, 'music.m4a', ['-ac', '2', '-c:a', 'aac', '-f', 'mp4']);
  await tone('intro', 2.5, 'intro.mp4', ['-ac', '2', '-c:a', 'aac']);
  await tone('clip', 4, 'clip.mp4', ['-ac', '2', '-c:a', 'aac']);
  const outputPath = path.join(folder, 'mix.m4a');
  const sounds = planMix(data, () => true);
  const pathOf = (ref: string) => path.join(folder, ref);
  await mixSound({ sounds, pathOf, durationMs: DURATION, outputPath, mixPath: pathOf('mix.wav') });
  heard = await samplesOf(outputPath);
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Of ffmpeg's sine. */
const AMPLITUDE = 0.125;
const tone = (name: Name, seconds: number, file: string, as: string[]) =>
  runFfmpeg([
    ...['-y', '-f', 'lavfi', '-i', `sine=f=${HERTZ[name]}:r=48000:d=${seconds}`],
    ...[...as, path.join(folder, file)],
  ]);

const voices = voiceSpans(data);
/** What the preview gives each sound, as the composition's own components ask for it. */
const given: Readonly<Record<Name, (atMs: number) => number>> = {
  voice: (at) => gainAt(audioEnvelope(voice, voices), at),
  music: (at) => gainAt(audioEnvelope(music, voices), at),
  intro: (at) => gainAt(clipEnvelope(intro), at),
  clip: (at) => gainAt(clipEnvelope(clip), at),
};
const windows: Readonly<Record<Name, { from: number; to: number }>> = {
  voice: voice.display,
  music: music.display,
  intro: intro.display,
  clip: clip.display,
};
const STEP = 500;
const moments = Array.from({ length: DURATION / STEP }, (_, n) => n * STEP);
const isWithin = (name: Name, at: number) => at >= windows[name].from && at + STEP <= windows[name].to;
/** Over half a second, at each hundredth. */
const meanGiven = (name: Name, at: number) =>
  Array.from({ length: STEP / 10 }, (_, n) => given[name](at + n * 10 + 5)).reduce((a, b) => a + b, 0) /
  (STEP / 10);
/** In pieces: where a clip begins again its tone does, too, out of step with what was before. All tones fit 50 ms. */
const PIECES = 10;
const level = (name: Name, at: number) =>
  Array.from({ length: PIECES }, (_, n) => (at + (n * STEP) / PIECES) / 1000).reduce(
    (sum, from) => sum + toneLevel(heard, HERTZ[name], from, from + STEP / PIECES / 1000),
    0,
  ) /
  PIECES /
  AMPLITUDE;
const decibels = (ratio: number) => 20 * Math.log10(ratio);

test('every sound is as loud beside the others as its envelope says, within half a decibel', () => {
  // What all are turned up by to -14 LUFS is the file's; how they stand to each other is the document's.
  const turnedUp = level('voice', 4500) / meanGiven('voice', 4500);
  const off = (Object.keys(HERTZ) as Name[]).flatMap((name) =>
    moments
      .filter((at) => isWithin(name, at) && meanGiven(name, at) > 0.05)
      .map((at) => [name, at, decibels(level(name, at) / meanGiven(name, at) / turnedUp)] as const),
  );
  expect(off.length).toBeGreaterThan(45);
  expect(off.filter(([, , db]) => Math.abs(db) > 0.5)).toEqual([]);
});

test('where a sound has no window, it is not heard', () => {
  const loudest = level('voice', 4500);
  const outside = (Object.keys(HERTZ) as Name[]).flatMap((name) =>
    moments
      .filter((at) => at >= windows[name].to || at + STEP <= windows[name].from)
      .map((at) => [name, at, decibels(level(name, at) / loudest)] as const),
  );
  expect(outside.length).toBeGreaterThan(40);
  expect(outside.filter(([, , db]) => db > -45)).toEqual([]);
});
