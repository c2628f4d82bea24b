import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { MUSIC_TRACKS } from '../../contract/music';
import { NATURE_TRACKS } from '../../contract/nature';
import { integratedLoudness } from '../../server/audio/loudness';
import { durationOf, type Sound } from '../../server/audio/sound';
import { truePeak } from '../../server/audio/truePeak';
import { readWav } from '../../server/audio/wav';
import { runFfmpeg } from '../../server/ffmpeg/ffmpeg';
import { FLITE_VOICES } from '../../server/providers/speech/flite/fliteVoices';

const decoded = async (address: string) => {
  const { stdout } = await runFfmpeg(['-i', path.resolve(`.${address}`), '-fflags', '+bitexact', '-f', 'wav', 'pipe:1']); // prettier-ignore
  return readWav(stdout);
};

describe('[W10] the built-in music', () => {
  test.each(MUSIC_TRACKS)(
    '$title is 32 to 40 s, -14 LUFS, under -1 dBTP',
    async ({ audio }) => {
      const sound = await decoded(audio);
      expect(durationOf(sound)).toBeGreaterThan(32);
      expect(durationOf(sound)).toBeLessThan(40);
      expect(Math.abs(integratedLoudness(sound) + 14)).toBeLessThan(1);
      expect(truePeak(sound)).toBeLessThan(-1);
    },
    30_000,
  );
});

describe('[E7] the eight sounds of nature', () => {
  test('are eight', () => expect(NATURE_TRACKS).toHaveLength(8));
  test.each(NATURE_TRACKS)(
    '$name lasts as long as it says, at one loudness, and is silent nowhere, its seam included',
    async ({ audio, seconds }) => {
      const sound = await decoded(audio);
      expect(Math.abs(durationOf(sound) - seconds)).toBeLessThan(0.1);
      expect(Math.abs(integratedLoudness(sound) + 16)).toBeLessThan(1);
      expect(truePeak(sound)).toBeLessThan(-1);
      expect(quietestSecond(sound)).toBeGreaterThan(-46);
    },
    30_000,
  );
});

/** dB of the quietest second. */
function quietestSecond({ channels, sampleRate }: Sound): number {
  const [samples = new Float32Array()] = channels;
  const seconds = Array.from({ length: Math.floor(samples.length / sampleRate) }, (_, second) =>
    samples
      .slice(second * sampleRate, (second + 1) * sampleRate)
      .reduce((sum, sample) => sum + sample ** 2, 0),
  );
  return 10 * Math.log10(Math.min(...seconds) / sampleRate);
}

test('[W11] each voice has its sample', () => {
  const missing = FLITE_VOICES.filter(({ voice }) => !existsSync(path.resolve(`.${voice.sample_url}`)));
  expect(missing).toEqual([]);
});
