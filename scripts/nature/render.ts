/** Makes the sounds of nature in assets/nature. Run by `npm run nature`; names as arguments render only those. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { NATURE_TRACKS } from '../../contract/nature';
import { integratedLoudness } from '../../server/audio/loudness';
import { mastered } from '../../server/audio/mastering';
import { durationOf } from '../../server/audio/sound';
import { truePeak } from '../../server/audio/truePeak';
import { writeWav } from '../../server/audio/wav';
import { runFfmpeg } from '../../server/ffmpeg/ffmpeg';
import { cracklingFire } from './pieces/cracklingFire';
import { distantThunder } from './pieces/distantThunder';
import { forestBirds } from './pieces/forestBirds';
import { gentleRain } from './pieces/gentleRain';
import { mountainStream } from './pieces/mountainStream';
import { oceanWaves } from './pieces/oceanWaves';
import { summerCrickets } from './pieces/summerCrickets';
import { windInThePines } from './pieces/windInThePines';
import { looped, type Canvas } from './sources/canvas';

const PIECES: Readonly<Record<string, (seconds: number) => Canvas>> = {
  'gentle-rain': gentleRain,
  'ocean-waves': oceanWaves,
  'forest-birds': forestBirds,
  'mountain-stream': mountainStream,
  'summer-crickets': summerCrickets,
  'distant-thunder': distantThunder,
  'wind-in-the-pines': windInThePines,
  'crackling-fire': cracklingFire,
};
/** Noise gains up to two decibels of peak by encoding, which must stay under -1 dBTP. */
const TARGET = { lufs: -16, ceiling: -4.5 };

const wanted = process.argv.slice(2);
await mkdir(path.resolve('assets/nature'), { recursive: true });
for (const { audio, seconds } of NATURE_TRACKS) {
  const name = path.basename(audio, '.m4a');
  const compose = PIECES[name];
  if (!compose) throw new Error(`no piece is called "${name}"`);
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const sound = mastered(looped(compose(seconds)), TARGET);
  await runFfmpeg(['-y', '-i', 'pipe:0', '-c:a', 'aac', '-b:a', '112k', '-fflags', '+bitexact', '-movflags', '+faststart', '-f', 'mp4', path.resolve(`.${audio}`)], { input: writeWav(sound) }); // prettier-ignore
  console.log(
    `${name}: ${durationOf(sound).toFixed(2)} s, ${integratedLoudness(sound).toFixed(2)} LUFS, ${truePeak(sound).toFixed(2)} dBTP`,
  );
}
