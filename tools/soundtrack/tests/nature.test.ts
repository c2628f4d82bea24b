import { describe, expect, test } from 'vitest';
import { NATURE_TRACKS } from '../../../contract/sound/nature';
import { integratedLoudness } from '../../../server/audio/loudness';
import { durationOf, type Sound } from '../../../server/audio/sound';
import { decoded } from './support/decoded';
import { loudestPeak } from './support/loudestPeak';

describe('[E7] the eight sounds of nature', () => {
  test.each(NATURE_TRACKS)(
    '$name lasts as long as it says, at -14 LUFS, and is silent nowhere, its seam included',
    async ({ audio, seconds }) => {
      const sound = await decoded(audio);
      expect(Math.abs(durationOf(sound) - seconds)).toBeLessThan(0.1);
      expect(Math.abs(integratedLoudness(sound) + 14)).toBeLessThan(0.5);
      expect(loudestPeak(sound)).toBeLessThan(-1);
      expect(quietestSecond(sound)).toBeGreaterThan(-46);
    },
    30_000,
  );
});

/** dB of the quietest second. */
function quietestSecond({ channels, sampleRate }: Sound): number {
  const [samples = new Float32Array()] = channels;
  const seconds = Array.from({ length: Math.floor(samples.length / sampleRate) }, (_, second) => {
    let power = 0;
    for (let i = second * sampleRate; i < (second + 1) * sampleRate; i++) power += samples[i]! ** 2;
    return power;
  });
  return 10 * Math.log10(Math.min(...seconds) / sampleRate);
}
