import { describe, expect, test } from 'vitest';
import { bpmOf } from '../../../../contract/sound/heardBeats';
import { readWav } from '../../../../server/audio/wav';
import { runFfmpeg } from '../../../../server/ffmpeg/ffmpeg';
import { beatsIn } from '../../../../server/media/sounds/beats';
import { BEAT_SAMPLE_RATE } from '../../../../server/media/sounds/onsets';
import { few } from '../../../support/form';

async function samplesOf(file: string): Promise<Float32Array> {
  const plain = ['-ac', '1', '-ar', String(BEAT_SAMPLE_RATE), '-c:a', 'pcm_s16le', '-f', 'wav', 'pipe:1'];
  const { stdout } = await runFfmpeg(['-v', 'error', '-t', '24', '-i', `assets/${file}.m4a`, ...plain]);
  return readWav(stdout).channels[0] ?? new Float32Array();
}

/** Noise that dies away within 50 ms, at each of the moments. */
function clicks(atMs: readonly number[], seconds: number): Float32Array {
  const samples = new Float32Array(seconds * BEAT_SAMPLE_RATE);
  for (const at of atMs)
    for (let i = 0; i < 1000; i += 1)
      samples[Math.round((at * BEAT_SAMPLE_RATE) / 1000) + i] = Math.sin(i * i) * Math.exp(-i / 200);
  return samples;
}

test('[E2] the beats of a click track are where it clicks, also where it begins late and drifts', () => {
  // 120 beats a minute that become 126.
  const atMs = Array.from({ length: 24 }, (_, n) => Math.round(900 + n * 500 - n * n * 0.5));
  const found = beatsIn(clicks(atMs, 14));
  expect(found.length).toBeGreaterThanOrEqual(22);
  const off = found.map((beat) => Math.min(...atMs.map((at) => Math.abs(beat - at))));
  expect(Math.max(...off)).toBeLessThanOrEqual(15);
});

describe('[E2] of our own music, whose tempo we know', () => {
  const tracks = [
    ['synthwave-drive', 104],
    ['quiet-piano', 68],
    ['latin-fiesta', 96],
  ] as const;
  test.each(few(tracks, (_, place) => place === 0))(
    '%s beats %i times a minute, each beat within 35 ms of its own',
    async (name, bpm) => {
      const found = beatsIn(await samplesOf(`music/${name}`));
      const period = 60_000 / bpm;
      expect(bpmOf(found)).toBeCloseTo(bpm, -0.5);
      expect(found.length).toBeGreaterThan((0.85 * 24_000) / period);
      const off = found.map((beat) => Math.abs(beat - Math.round(beat / period) * period));
      expect(Math.max(...off)).toBeLessThanOrEqual(35);
    },
  );
});

const beatless = ['nature/gentle-rain', 'nature/summer-crickets', 'voices/grace', 'voices/leo'];
test.each(few(beatless, (_, place) => place === 2))('[E2] %s has no beat: none is made up', async (name) =>
  expect(beatsIn(await samplesOf(name))).toEqual([]),
);

test('[E2] silence and a single knock have no beat', () => {
  expect(beatsIn(new Float32Array(10 * BEAT_SAMPLE_RATE))).toEqual([]);
  expect(beatsIn(clicks([400], 1))).toEqual([]);
  expect(beatsIn(new Float32Array(0))).toEqual([]);
});
