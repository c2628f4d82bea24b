/** What `npm test` has measured: each file by its digest, with what the contract said of it. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { MUSIC_TRACKS } from '../../contract/sound/music';
import { NATURE_TRACKS } from '../../contract/sound/nature';
import { fileOf } from './files';

export interface Measured {
  readonly audio: string;
  readonly sha256: string;
  /** What the measure holds the file to. */
  readonly stated: Readonly<Record<string, string | number>>;
}

export const measuredNow = (): Measured[] =>
  [
    ...MUSIC_TRACKS.map(({ audio, bpm, key, bars, family }) => ({
      audio,
      stated: { bpm, key, bars, family },
    })),
    ...NATURE_TRACKS.map(({ audio, seconds }) => ({ audio, stated: { seconds } })),
  ].map(({ audio, stated }) => ({
    audio,
    sha256: createHash('sha256')
      .update(readFileSync(fileOf(audio)))
      .digest('hex'),
    stated,
  }));
