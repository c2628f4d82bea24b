import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ItemOf, TrackItem, VideoData } from '../../../contract/video/videoData';
import { runFfmpeg } from '../../../server/ffmpeg/ffmpeg';
import { firstLevelling, levelSound, repaired } from '../../../server/render/sound/levelSound';
import { isOnTarget, measureLoudness } from '../../../server/render/sound/loudness';
import { planMix } from '../../../server/render/sound/mixPlan';
import { mixSound } from '../../../server/render/sound/mixSound';
import { audioEnvelope, voiceSpans } from '../../../src/templates/sound/ducking';
import { gainAt } from '../../../src/templates/sound/envelope';
import { samplesOf, toneLevel } from './support/readVideo';
import { longTest } from '../../support/form';

const [VOICE, MUSIC] = [220, 1760];
const DURATION = 9000;
/** When somebody speaks, ms. */
const SPOKEN = [
  { from: 1000, to: 3000 },
  { from: 5000, to: 7000 },
] as const;

let folder: string;
const fileOf = (name: string) => path.join(folder, name);
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'loudness-'));
  const spoken = SPOKEN.map(({ from, to }) => `between(t,${from / 1000},${to / 1000})`).join('+');
  const tones = [
    { hertz: VOICE, gain: `6*(${spoken})`, file: 'voice.wav' },
    { hertz: MUSIC, gain: '6', file: 'music.wav' },
    // A tick that is much louder than all the rest: the gain that the rest needs would cut it off.
    { hertz: VOICE, gain: '0.2+7*lt(mod(t,1),0.004)', file: 'ticks.wav' },
  ];
  for (const { hertz, gain, file } of tones)
    await runFfmpeg([
      ...[
        '-y',
        '-f',
        'lavfi',
        '-i',
        `sine=f=${hertz}:r=48000:d=9`,
        '-af',
        `volume='${gain}':eval=frame:precision=float`,
      ],
      ...['-ac', '2', '-c:a', 'pcm_s24le', fileOf(file)],
    ]);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const sound = (id: string, details: ItemOf<'audio'>['details']): ItemOf<'audio'> => ({
  id,
  name: id,
  type: 'audio',
  display: { from: 0, to: DURATION },
  details,
});
const captions = SPOKEN.map(({ from, to }, index): ItemOf<'text'> => ({
  id: `caption_${index}`,
  name: '',
  type: 'text',
  display: { from, to },
  details: { text: 'word', words: [{ text: 'word', from, to }] },
}));
/** As loud as the voice, and not turned down by anybody. */
const music = sound('bg_music', { src: 'music.wav', volume: 100, duck: true, loop: true });
const videoOf = (items: readonly TrackItem[]): VideoData => ({
  projectId: 'p',
  duration: DURATION,
  fps: 30,
  size: { width: 1080, height: 1920 },
  tracks: [],
  trackItemIds: items.map(({ id }) => id),
  trackItemsMap: Object.fromEntries(items.map((item) => [item.id, item])),
  template: 'default',
});
const video = videoOf([sound('voice', { src: 'voice.wav', volume: 100 }), music, ...captions]);

async function mixed(data: VideoData): Promise<string> {
  const outputPath = fileOf(`mix${data.trackItemIds.length}.m4a`);
  const sounds = planMix(data, () => true);
  await mixSound({
    sounds,
    pathOf: fileOf,
    durationMs: data.duration,
    outputPath,
    mixPath: fileOf('mix.wav'),
  });
  return outputPath;
}
let finished: Promise<string> | undefined;
/** Mixed once for all who look into it. */
const finishedMix = () => (finished ??= mixed(video));
const dB = (ratio: number) => 20 * Math.log10(ratio);

longTest(
  'a voice is heard 12 dB above the music under it, which is back within 0.6 s and as the preview has it',
  async () => {
    const samples = await samplesOf(await finishedMix());
    expect(samples.length / 48_000).toBeCloseTo(9, 1);
    const heard = (from: number, to: number) => toneLevel(samples, MUSIC, from, to);
    for (const { from, to } of SPOKEN) {
      const [start, end] = [from / 1000, to / 1000];
      const over = toneLevel(samples, VOICE, start + 0.05, end - 0.05) / heard(start + 0.05, end - 0.05);
      expect(dB(over)).toBeGreaterThan(11.8);
      const full = heard(end + 0.6, end + 1.2);
      expect(dB(full / heard(end + 0.4, end + 0.6))).toBeLessThan(0.5);
      expect(dB(full / heard(start + 0.05, end - 0.05))).toBeGreaterThan(11.5);
    }
    const envelope = audioEnvelope(music, voiceSpans(video));
    const loud = heard(3.9, 4.1) / gainAt(envelope, 4000);
    for (const at of [2000, 2900, 3700, 4500, 6000])
      expect(heard(at / 1000 - 0.05, at / 1000 + 0.05) / loud).toBeCloseTo(gainAt(envelope, at), 2);
  },
);

test('the finished sound is at -14 LUFS with its true peak under -1 dB', async () => {
  const { integrated, true_peak } = await measureLoudness(await finishedMix());
  expect(Math.abs((integrated ?? 0) + 14)).toBeLessThanOrEqual(0.4);
  expect(true_peak).toBeLessThanOrEqual(-1);
});

longTest(
  'a sound whose peaks are in the way is repaired in further rounds, until what was written is right',
  async () => {
    const ticks = await measureLoudness(fileOf('ticks.wav'));
    // By its gain alone its peaks would be cut off.
    expect((ticks.true_peak ?? 0) - 14 - (ticks.integrated ?? 0)).toBeGreaterThan(3);
    const written = await levelSound(fileOf('ticks.wav'), fileOf('ticks.m4a'), 9000, {});
    expect(written).toEqual(await measureLoudness(fileOf('ticks.m4a'), { lastsMs: 9000 }));
    expect(isOnTarget(written)).toBe(true);
  },
);

test('silence has no loudness and stays silence', async () => {
  const written = await measureLoudness(await mixed(videoOf([])));
  expect(written).toEqual({ integrated: null, range: 0, true_peak: null });
  expect(isOnTarget(written)).toBe(true);
  expect(firstLevelling(written)).toBeNull();
});

test('the next round makes up for what the last one missed, and holds lower what came out too high', () => {
  const first = firstLevelling({ integrated: -24, range: 3, true_peak: -10 });
  expect(first).toEqual({ gainDb: 10, ceilingDb: -2 });
  if (!first) return;
  expect(repaired(first, { integrated: -15, range: 3, true_peak: -1.5 })).toEqual({
    gainDb: 11,
    ceilingDb: -2,
  });
  expect(repaired(first, { integrated: -14, range: 3, true_peak: -0.5 })).toEqual({
    gainDb: 10,
    ceilingDb: -2.5,
  });
});

test.each([
  [-14.3, -1, true],
  [-14.5, -3, false],
  [-13.5, -3, false],
  [-14, -0.9, false],
])('%d LUFS with a peak of %d dB is on target: %s', (integrated, true_peak, is) => {
  expect(isOnTarget({ integrated, range: 1, true_peak })).toBe(is);
});
