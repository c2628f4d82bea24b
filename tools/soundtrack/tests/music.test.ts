import { beforeAll, describe, expect, test } from 'vitest';
import { beatsOf, loopPointOf, MUSIC_TRACKS, type MusicTrack } from '../../../contract/sound/music';
import { ms } from '../../../contract/units';
import { integratedLoudness } from '../../../server/audio/loudness';
import { durationOf } from '../../../server/audio/sound';
import { decoded, halved } from './support/decoded';
import { chromaOf, fullest, heldIn, majorOf, spelled } from './support/keyOfSound';
import { loudestPeak } from './support/loudestPeak';
import { begunAt, flux } from './support/onsets';
import { octaveBalance, spectra } from './support/spectrum';

const OCTAVES = [63, 125, 250, 500, 1000, 2000, 4000, 8000];
/** What a record of our days is, an octave at a time, dB: full below, softer above. */
const WANTED = [6, 5, 3, 1.5, 0.5, -2.5, -4.5, -8];
/** Styles differ by so much. */
const STYLE_DB = 6;

interface Measured {
  readonly seconds: number;
  readonly lufs: number;
  readonly peak: number;
  /** dB of each octave against the mean of all. */
  readonly octaves: readonly number[];
  /** How much of what is heard are steps of the stated key, against the fullest scale of all. */
  readonly inKey: number;
  readonly lastBass: string;
  /** How much begins on the beats, against everywhere; and where from -100 to 100 ms most begins. */
  readonly onBeat: number;
  readonly lateMs: number;
  /** dB of the last tenth of a second, and its very last sample. */
  readonly endLevel: number;
  readonly lastSample: number;
  /** dB between the quietest second before the ending and the loudest. */
  readonly range: number;
}

async function measured(track: MusicTrack): Promise<Measured> {
  const sound = await decoded(track.audio);
  const { samples, rate } = halved(sound);
  const beatSamples = (rate * 60) / track.bpm;
  const ending = Math.round((track.bars - 2) * 4 * beatSamples);
  const held = chromaOf(spectra(samples, 8192, 8192), rate, { from: 100, to: 900 });
  const low = chromaOf(spectra(samples.subarray(ending + 2000), 16_384, 4096), rate, { from: 35, to: 115 });
  const frameMs = (256 / rate) * 1000;
  const onsets = flux(spectra(samples, 512, 256));
  const mean = onsets.reduce((sum, value) => sum + value, 0) / onsets.length;
  const beats = beatsOf(track.audio, ms((ending / rate) * 1000));
  // A spectrum knows of an onset half of its window early.
  const phases = Array.from({ length: 21 }, (_, i) => i * 10 - 100);
  const begun = phases.map((late) => begunAt(onsets, frameMs, beats, late - 10) / mean);
  const seconds = Array.from({ length: Math.floor(ending / rate) }, (_, n) =>
    levelOf(samples, n * rate, rate),
  );
  return {
    seconds: durationOf(sound),
    lufs: integratedLoudness(sound),
    peak: loudestPeak(sound),
    octaves: octaveBalance(spectra(samples, 2048, 4096), rate, OCTAVES),
    inKey: heldIn(held, majorOf(track.key)),
    lastBass: fullest(low),
    onBeat: Math.max(...begun),
    lateMs: phases[begun.indexOf(Math.max(...begun))] ?? NaN,
    endLevel: levelOf(samples, samples.length - rate / 10, rate / 10),
    lastSample: Math.abs(samples.at(-1)!),
    range: Math.max(...seconds) - Math.min(...seconds),
  };
}

function levelOf(samples: Float32Array, from: number, length: number): number {
  let power = 0;
  for (let i = Math.max(0, Math.floor(from)); i < from + length && i < samples.length; i++)
    power += samples[i]! ** 2;
  return 10 * Math.log10(power / length + 1e-12);
}

const all = new Map<string, Measured>();
const of = ({ title }: MusicTrack) => all.get(title)!;

describe('[W10] the built-in music, as its files sound', () => {
  beforeAll(async () => {
    for (const track of MUSIC_TRACKS) all.set(track.title, await measured(track));
  }, 120_000);

  test.each(MUSIC_TRACKS)('$title is -14 LUFS, under -1 dBTP', (track) => {
    const { lufs, peak } = of(track);
    expect(Math.abs(lufs + 14)).toBeLessThan(0.5);
    expect(peak).toBeLessThan(-1);
  });
  test.each(MUSIC_TRACKS)('$title ends where its loop point is, in silence and without a click', (track) => {
    const { seconds, endLevel, lastSample } = of(track);
    // A file lasts whole frames of 1024 samples.
    expect(Math.abs(seconds - loopPointOf(track) / 1000)).toBeLessThan(1024 / 48_000);
    expect(endLevel).toBeLessThan(-40);
    expect(lastSample).toBeLessThan(0.005);
  });
  test.each(MUSIC_TRACKS)('$title, $bpm BPM: sounds begin on its beats', (track) => {
    const { onBeat, lateMs } = of(track);
    expect(onBeat).toBeGreaterThan(2);
    expect(Math.abs(lateMs)).toBeLessThanOrEqual(20);
  });
  test.each(MUSIC_TRACKS)('$title is in $key: the steps of that scale, and its root at the end', (track) => {
    const { inKey, lastBass } = of(track);
    expect(inKey).toBeGreaterThan(0.95);
    expect(lastBass).toBe(spelled(track.key.split(' ')[0] ?? ''));
  });
  test.each(MUSIC_TRACKS)('$title is full below and soft above, as records are', (track) => {
    const far = of(track).octaves.map((level, octave) => level - WANTED[octave]!);
    // Calm ones may be softer above, and without drums below.
    const [lowest, highest] = track.family === 'calm' ? [-18, 10] : [-STYLE_DB, STYLE_DB];
    expect(far.filter((dB) => dB < lowest || dB > highest)).toEqual([]);
  });
  test.each(MUSIC_TRACKS)('$title has louder and quieter parts, none of them lost under a voice', (track) => {
    expect(of(track).range).toBeGreaterThan(1.5);
    expect(of(track).range).toBeLessThan(13);
  });
});
