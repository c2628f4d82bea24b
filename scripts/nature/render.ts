/** Makes the sounds of nature in assets/nature. Run by `npm run nature`; names as arguments render only those. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { NATURE_TRACKS } from '../../contract/nature';
import { masterToFile } from '../music/mix/masterToFile';
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
const wanted = process.argv.slice(2);
await mkdir(path.resolve('assets/nature'), { recursive: true });
for (const { audio, seconds } of NATURE_TRACKS) {
  const name = path.basename(audio, '.m4a');
  const compose = PIECES[name];
  if (!compose) throw new Error(`no piece is called "${name}"`);
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const sound = looped(compose(seconds));
  console.log(`${name}: ${await masterToFile(sound, path.resolve(`.${audio}`), '80k')}`);
}
