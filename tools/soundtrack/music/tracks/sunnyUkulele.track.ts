/** Sunny Ukulele: a strummed ukulele, a whistle, finger snaps and a glockenspiel that answers. */
import { kit, sampled } from '../instruments/sampled';
import { highPass } from '../effects/tone';
import { groove, lastStroke } from '../score/drum.writers';
import { held, struck } from '../score/harmony.writers';
import { bass, line } from '../score/line.writers';
import { Song } from '../score/song';
import type { Composer } from './composer';

const VERSE = 'F C/E Dm Bb';
const CHORUS = 'Bb C F Dm Bb C F F';
const WHISTLE = '5 - 6 5 3 - 1 - | 2 - 3 2 5, - - . | 6, - 1 - 4 - 3 - | 2 - - 1 2 - . .';
const ANSWER = "4' - 3' 4' 6' - 4' - | 5' - 4' 5' 7' - - - | 1'' - 5' - 3' - 5' - | 6' - 5' - 4' - - .";

export const sunnyUkulele: Composer = (facts) => {
  const it = new Song({
    ...facts,
    swing: { of: 0.25, by: 0.12 },
    room: { seconds: 1, brightness: 7000 },
    form: [
      ['intro', 4, VERSE],
      ['verse', 8, VERSE],
      ['chorus', 8, CHORUS],
      ['ending', 2, 'F'],
    ],
  });
  it.part(kit('brushes'), { level: -3, room: 0.14, leads: true })
    .plays(
      'intro',
      groove({ snap: '....x.......x...' }, { fill: { snap: '....x.......x...', snare: '..........x.x.xX' } }),
    )
    .plays(
      'verse',
      groove(
        { kick: 'X.......x.x.....', snare: '....x.......x...', shaker: 'o.xoo.xoo.xoo.xo' },
        { fill: { kick: 'X.......x.......', snare: '....x...x.x.xxXX' } },
      ),
    )
    .plays(
      'chorus',
      groove(
        {
          kick: 'X.....x.X.x.....',
          snare: '....X.......X...',
          clap: '....X.......X...',
          tambourine: 'o.xoo.xoo.xoo.xo',
        },
        {
          crash: true,
          fill: { kick: 'X.....x.X.......', snare: '....X...x.xxXxXX', clap: '....X...........' },
        },
      ),
    )
    .plays('ending', lastStroke);
  it.part(sampled('uprightBass'), { level: -5, room: 0.06 })
    .plays('verse', bass('1-......5-......'))
    .plays('chorus', bass('1-..1-..5-..3-a.'))
    .plays('ending', bass('1'.padEnd(32, '-')));
  it.part(sampled('nylonGuitar'), { level: -2, pan: -0.1, room: 0.16, effects: [highPass(280)] })
    .plays('intro verse', struck('X..x..xx.xx.x.x.', { around: 72, strum: 0.035, short: 0.9 }))
    .plays('chorus', struck('X.xxx.xxX.xxx.xx', { around: 72, strum: 0.03, short: 0.9 }))
    .plays('ending', held({ around: 72 }));
  it.part(sampled('whistle'), { level: -6, room: 0.35 })
    .plays('verse', line(WHISTLE, { from: 77 }))
    .plays('ending', line('1 - - - - - - - . . . . . . . .', { from: 77 }));
  it.part(sampled('glockenspiel'), { level: -8, pan: 0.35, room: 0.35 })
    .plays('chorus', line(ANSWER, { from: 65 }))
    .plays('ending', line(". . . . 1' . 3' . 5' . 1'' - - - - -", { from: 77 }));
  it.part(sampled('accordion'), { level: -12, pan: 0.25, room: 0.25 }).plays(
    'chorus',
    struck('..x-..x-..x-..x-', { around: 65 }),
  );
  it.part(sampled('plucked'), { level: -11, pan: -0.4, room: 0.3 }).plays(
    'chorus',
    line('1 . . . 5, . . .', { from: 65, strength: 0.6 }),
  );
  return it;
};
