import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { MUSIC_TRACKS } from '../../contract/music';
import { integratedLoudness } from '../../server/audio/loudness';
import { durationOf } from '../../server/audio/sound';
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

test('[W11] each voice has its sample', () => {
  const missing = FLITE_VOICES.filter(({ voice }) => !existsSync(path.resolve(`.${voice.sample_url}`)));
  expect(missing).toEqual([]);
});
