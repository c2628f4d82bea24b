/** Deep House Nights: a stabbing organ chord, a round bass between the kicks, a voice far away. */
import { clubKit } from '../drums/kits';
import { echo } from '../effects/space';
import { sweep } from '../effects/tone';
import { sawBass, softPluck, warmPad } from '../instruments/made';
import { sampled } from '../instruments/sampled';
import { groove, lastStroke } from '../score/drum.writers';
import { held, struck } from '../score/harmony.writers';
import { bass, line } from '../score/line.writers';
import { Song } from '../score/song';
import type { Composer } from './composer';

const LOOP = 'Fm9 Fm9 Dbmaj9 Cm7';
const VOICE = '5 - - - 7 - 5 - | . . 4 - 5 - - - | 3 - - - 4 - 3 - | 2 - - - 1 - - .';

export const deepHouseNights: Composer = (facts) => {
  const it = new Song({
    ...facts,
    swing: { of: 0.25, by: 0.14 },
    room: { seconds: 2, brightness: 5000 },
    form: [
      ['intro', 4, LOOP],
      ['groove', 4, LOOP],
      ['full', 4, LOOP],
      ['break', 2, 'Dbmaj9 Cm7'],
      ['full', 6, 'Fm9 Fm9 Dbmaj9 Cm7 Bbm9 Cm7'],
      ['ending', 2, 'Fm9'],
    ],
  });
  it.part(clubKit(), { level: 0, room: 0.1, leads: true })
    .plays(
      'intro',
      groove(
        { kick: 'X...X...X...X...', hat: '..x...x...x...x.' },
        { fill: { kick: 'X...X...X...X...', hat: '..x...x...x...x.', clap: '............x.xx' } },
      ),
    )
    .plays(
      'groove',
      groove(
        {
          kick: 'X...X...X...X...',
          clap: '....X.......X...',
          openHat: '..x...x...x...x.',
          shaker: 'oxoxoxoxoxoxoxox',
        },
        {
          crash: true,
          fill: { kick: 'X...X...X...X...', clap: '....X.......X.xX', openHat: '..x...x.........' },
        },
      ),
    )
    .plays(
      'full',
      groove(
        {
          kick: 'X...X...X...X...',
          clap: '....X.......X..o',
          openHat: '..x...x...x...x.',
          hat: 'x.oxx.oxx.oxx.ox',
          rim: '...x..x....x..x.',
          shaker: 'oxoxoxoxoxoxoxox',
        },
        {
          crash: true,
          fill: { kick: 'X...X...X.......', clap: '....X...x.xxxXXX', openHat: '..x...x.........' },
        },
      ),
    )
    .plays(
      'break',
      groove({ snap: '....x.......x...' }, { fill: { snap: '....x.......x...', snare: 'o.o.o.o.xxxxXXXX' } }),
    )
    .plays('ending', lastStroke);
  it.part(sawBass(190), { level: -3, duck: 0.6, room: 0 })
    .plays('groove full', bass('..1-..1-.1..5-7-', { lowest: 29 }))
    .plays('ending', bass('1'.padEnd(32, '-'), { lowest: 29 }));
  it.part(sampled('drawbarOrgan'), {
    level: -6,
    pan: -0.12,
    room: 0.3,
    duck: 0.35,
    effects: [sweep(600, 4200, 4), echo(0.75, 0.28)],
  })
    .plays('intro groove full', struck('X..x..x...x..x..', { around: 65, short: 0.55 }))
    .plays('break ending', held({ around: 65 }));
  it.part(softPluck(900), { level: -9, pan: 0.35, room: 0.35, effects: [echo(0.75, 0.4, 0.5)] }).plays(
    'full',
    line("1' . . 5 . . 7 . | . 5 . . 3 . . . | 1' . . 5 . . 3 . | . 2 . . 5 . 7 .", { from: 65 }),
  );
  it.part(warmPad(1000), { level: -10, room: 0.5, duck: 0.6 }).plays(
    'groove full break ending',
    held({ around: 63 }),
  );
  it.part(sampled('voices'), { level: -9, pan: 0.12, room: 0.7, effects: [echo(1.5, 0.3)] }).plays(
    'full break',
    line(VOICE, { from: 65 }),
  );
  return it;
};
