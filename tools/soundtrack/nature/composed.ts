/** The pieces by the names of their files. */
import type { NatureTrack } from '../../../contract/sound/nature';
import type { Sound } from '../../../server/audio/sound';
import { nameOf } from '../files';
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

export function composed({ audio, seconds }: NatureTrack): Sound {
  const compose = PIECES[nameOf(audio)];
  if (!compose) throw new Error(`No piece is called “${nameOf(audio)}”.`);
  return looped(compose(seconds));
}
