/** Trap Shadows: a bell over a minor pad, a bass that slides under a slow clap, hats that roll. */
import { trapKit } from '../drums/kits';
import { echo } from '../effects/space';
import { drive, lowPass } from '../effects/tone';
import { deepBass, glassBell, warmPad } from '../instruments/made';
import { sampled } from '../instruments/sampled';
import { groove, lastStroke } from '../score/drum.writers';
import { held } from '../score/harmony.writers';
import { bass, line } from '../score/line.writers';
import { Song } from '../score/song';
import type { Composer } from './composer';

const LOOP = 'C#m C#m A G#m C#m C#m F#m G#7';
const BELL =
  "1' - - 5 - - 3 - | 1' - 2' 3' - 2' 1' - | 6 - - 3' - - 1' - | 7 - 5 - 2' - 7 - | 1' - - 5 - - 3 - | 1' - 2' 3' - 2' 1' - | 4' - 3' 1' - 6 4 - | 5 - #7 - 2' - #7 -";

export const trapShadows: Composer = (facts) => {
  const it = new Song({
    ...facts,
    room: { seconds: 2.4, brightness: 4200 },
    form: [
      ['intro', 4, 'C#m C#m A G#m'],
      ['drop', 8, LOOP],
      ['break', 4, 'A F#m C#m G#7'],
      ['drop2', 8, LOOP],
      ['ending', 2, 'C#m'],
    ],
  });
  it.part(trapKit(), { level: -1, room: 0.12, leads: true })
    .plays(
      'intro',
      groove(
        { snap: '........x.......' },
        { fill: { snap: '........x.......', snare: '........x.x.xxXX', hat: 'x.x.x.x.xxxxxxxx' } },
      ),
    )
    .plays(
      'drop',
      groove(
        {
          kick: 'X.....x...x.....X..x......x.....',
          clap: '........X...............X.......',
          hat: 'x.x.x.x.x.xxx.x.x.x.xoxox.x.xxxx',
        },
        { fill: { kick: 'X.....x...x.....', clap: '........X...x.xX', hat: 'x.x.x.x.xxxxxxxx' } },
      ),
    )
    .plays(
      'break',
      groove(
        { clap: '........X.......', hat: 'x...x...x...x...' },
        { fill: { clap: '........X...x.xx', lowTom: '........X..X..X.', snare: '........xxxxXXXX' } },
      ),
    )
    .plays(
      'drop2',
      groove(
        {
          kick: 'X.....x...x..x..X..x..x...x.....',
          clap: '........X...............X.......',
          snare: '........x.....o.........x...o...',
          hat: 'x.xox.xxx.xxxoxox.x.xxxxx.xoxxxx',
          openHat: '..............x.',
        },
        {
          crash: true,
          fill: { kick: 'X.....x...x.....', clap: '........X...X.XX', hat: 'x.x.xxxxxxxxxxxx' },
        },
      ),
    )
    .plays('ending', lastStroke);
  it.part(deepBass(), { level: -2, room: 0, duck: 0.15, effects: [drive(2.6)] })
    .plays('drop drop2', bass('1-----1...1-----1--5-----.1-8-..', { lowest: 30 }))
    .plays('ending', bass('1'.padEnd(32, '-'), { lowest: 30 }));
  it.part(glassBell(), { level: -5, pan: 0.1, room: 0.45, effects: [echo(0.75, 0.3, 0.5)] })
    .plays('intro drop break drop2', line(BELL, { from: 73 }))
    .plays('ending', line("1' - - - - - - - - - - - - - - -", { from: 73 }));
  it.part(warmPad(700), { level: -9, room: 0.5, duck: 0.35 }).plays(
    'intro drop break drop2 ending',
    held({ around: 58 }),
  );
  it.part(sampled('voices'), { level: -11, pan: -0.2, room: 0.6, effects: [lowPass(3600)] })
    .plays(
      'break',
      line("1' - - - - - 7 - | 6 - - - 5 - - - | 5 - - - 3 - - - | 4 - - - #7 - - -", { from: 61 }),
    )
    .plays('drop2', held({ around: 64, strength: 0.7 }));
  it.part(sampled('plucked'), { level: -9, pan: -0.35, room: 0.35 }).plays(
    'drop2',
    line('1 . 1 . 5 . 3 . | 1 . 1 . 2 . 3 .', { from: 61, legato: 0.5 }),
  );
  return it;
};
