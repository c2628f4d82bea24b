/** Renders the built-in music into assets/music. Run by `npm run music`; names of files as arguments render only those. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { MUSIC_TRACKS } from '../../contract/music';
import { integratedLoudness } from '../../server/audio/loudness';
import { mastered } from '../../server/audio/mastering';
import { durationOf } from '../../server/audio/sound';
import { truePeak } from '../../server/audio/truePeak';
import { writeWav } from '../../server/audio/wav';
import { runFfmpeg } from '../../server/ffmpeg/ffmpeg';
import { mixdown } from './mix/mixdown';
import { written } from './tracks/written';

/** Encoding adds up to a decibel to the peaks, which must stay under -1 dBTP. */
const TARGET = { lufs: -14, ceiling: -2.2 };

const wanted = process.argv.slice(2);
await mkdir(path.resolve('assets/music'), { recursive: true });
for (const track of MUSIC_TRACKS) {
  const name = path.basename(track.audio, '.m4a');
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const sound = mastered(await mixdown(written(track)), TARGET);
  await runFfmpeg(['-y', '-i', 'pipe:0', '-c:a', 'libfdk_aac', '-b:a', '112k', '-fflags', '+bitexact', '-movflags', '+faststart', '-f', 'mp4', path.resolve(`.${track.audio}`)], { input: writeWav(sound) }); // prettier-ignore
  console.log(
    `${name}: ${durationOf(sound).toFixed(2)} s, ${integratedLoudness(sound).toFixed(2)} LUFS, ${truePeak(sound).toFixed(2)} dBTP`,
  );
}
