/** Drum and Bass Rush: a break at 174, a grinding bass in long notes, strings that hurry nobody. */
import { breakKit } from '../drums/kits';
import { echo } from '../effects/space';
import { drive, sweep } from '../effects/tone';
import { reeseBass, softPluck, warmPad } from '../instruments/made';
import { sampled } from '../instruments/sampled';
import { groove, lastStroke } from '../score/drum.writers';
import { held, struck } from '../score/harmony.writers';
import { bass, line } from '../score/line.writers';
import { Song } from '../score/song';
import type { Composer } from './composer';

const LOOP = 'G#m9 G#m9 Emaj7 Emaj7 C#m9 C#m9 D#m7 D#7';
const HOOK =
  "5 - - - 3 - 5 - | 1' - - - - - 7 - | 5 - - - 3 - 2 - | 3 - - - - - . . | 4 - - - 3 - 4 - | 6 - - - 5 - 4 - | 5 - - - 7 - 5 - | #7 - - - 2' - - -";

export const drumAndBassRush: Composer = (facts) => {
  const it = new Song({
    ...facts,
    room: { seconds: 1.8, brightness: 5600 },
    form: [
      ['intro', 8, LOOP],
      ['drop', 8, LOOP],
      ['break', 4, 'Emaj7 F# G#m D#7'],
      ['second', 8, LOOP],
      ['out', 4, 'Emaj7 F# G#m D#7'],
      ['ending', 2, 'G#m9'],
    ],
  });
  it.part(breakKit(), { level: 0, room: 0.12, leads: true, effects: [drive(1.4)] })
    .plays(
      'intro',
      groove(
        { hat: 'x.x.x.x.x.x.x.x.', rim: '....x.......x...', kick: 'x...............' },
        { fill: { snare: 'x...x...x.x.xxXX' } },
      ),
    )
    .plays(
      'drop',
      groove(
        {
          kick: 'X.........X.....X.........X...o.',
          snare: '....X..o.o..X.......X..o.o..X..o',
          hat: 'x.x.x.x.x.x.x.x.',
        },
        { crash: true, fill: { kick: 'X.........X.....', snare: '....X..X.X.XXxXX' } },
      ),
    )
    .plays(
      'break',
      groove({ rim: '....x.......x...', hat: 'x...x...x...x...' }, { fill: { snare: 'o.o.o.o.xxxxXXXX' } }),
    )
    .plays(
      'second out',
      groove(
        {
          kick: 'X.x.......X.....X..x......X..x..',
          snare: '....X..o.o..X..o....X..o.xo.X.oo',
          ride: 'x.x.x.x.x.x.x.x.',
          hat: '.o.o.o.o.o.o.o.o',
        },
        { crash: true, fill: { kick: 'X.x.......X.....', snare: '....X.XX..XXXXXX' } },
      ),
    )
    .plays('ending', lastStroke);
  it.part(reeseBass(), { level: -2, room: 0.03, duck: 0.4, effects: [sweep(300, 1600, 2), drive(1.8)] })
    .plays('drop', bass('1-----------..1-1---..5-----7-a-', { lowest: 32 }))
    .plays('second out', bass('1-----1---1-..5-1-----8---7---5-', { lowest: 32 }))
    .plays('ending', bass('1'.padEnd(32, '-'), { lowest: 32 }));
  it.part(warmPad(1000), { level: -8, room: 0.5, duck: 0.3 }).plays(
    'intro drop break second out ending',
    held({ around: 62 }),
  );
  it.part(sampled('electricPiano'), { level: -6, pan: -0.15, room: 0.35, effects: [echo(0.75, 0.25)] })
    .plays('intro break', struck('X-----x---..x-..', { around: 66 }))
    .plays('second', struck('..x...x.....x...', { around: 68, short: 0.6 }));
  it.part(sampled('strings'), { level: -6, room: 0.5 })
    .plays('second out', line(HOOK, { from: 68 }))
    .plays('ending', line("1' - - - - - - - - - - - - - - -", { from: 68 }));
  it.part(softPluck(1100), { level: -8, pan: 0.3, room: 0.35, effects: [echo(0.5, 0.35)] }).plays(
    'intro drop',
    line("1 . 3 . 5 . 1' . | 7 . 5 . 3 . 2 .", { from: 68 }),
  );
  return it;
};
