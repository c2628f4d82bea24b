/** Rap Beat: dusty drums with swing, an electric piano that leans back, a deep bass, a vibraphone hook. */
import { dustyKit } from '../drums/kits';
import { chorus, echo } from '../effects/space';
import { drive, lowPass } from '../effects/tone';
import { deepBass, electricPiano } from '../instruments/made';
import { sampled } from '../instruments/sampled';
import { groove, lastStroke } from '../score/drum.writers';
import { held, struck } from '../score/harmony.writers';
import { bass, line } from '../score/line.writers';
import { Song } from '../score/song';
import type { Composer } from './composer';

const LOOP = 'Dm9 Bbmaj7 Gm9 A7b9';
const HOOK = "5 . 7 - 1' - 7 5 | 4 - 3 - 1 - - . | 4 . 6 - 1' - 3' - | 2' - #7 - 5 - 4 -";

export const rapBeat: Composer = (facts) => {
  const it = new Song({
    ...facts,
    swing: { of: 0.25, by: 0.24 },
    room: { seconds: 1.1, brightness: 4200 },
    form: [
      ['intro', 2, LOOP],
      ['verse', 6, 'Gm9 A7b9 Dm9 Bbmaj7'],
      ['hook', 6, 'Dm9 Bbmaj7 Gm9 A7b9 Dm9 A7b9'],
      ['ending', 2, 'Dm9'],
    ],
  });
  it.part(dustyKit(), { level: 0, room: 0.1, leads: true, effects: [drive(1.3)] })
    .plays(
      'intro',
      groove(
        { rim: '....x.......x...', hat: 'x.o.x.o.x.o.x.o.' },
        { fill: { rim: '....x.......x...', snare: '............x.xX' } },
      ),
    )
    .plays(
      'verse',
      groove(
        { kick: 'X......x..X.....X.....x...X....o', snare: '....X..o.o..X...', hat: 'x.o.x.oox.o.x.o.' },
        { fill: { kick: 'X......x..X.....', snare: '....X..o..o.x.XX', hat: 'x.o.x.oox.o.....' } },
      ),
    )
    .plays(
      'hook',
      groove(
        {
          kick: 'X..x...x..X....o',
          snare: '....X..o.o..X..o',
          clap: '....x.......x...',
          hat: 'xoxoxoxoxoxoxoxo',
          openHat: '..............x.',
        },
        {
          crash: true,
          fill: { kick: 'X..x...x..X.....', snare: '....X..o..xox.XX', hat: 'xoxoxoxo........' },
        },
      ),
    )
    .plays('ending', lastStroke);
  it.part(deepBass(), { level: -3, room: 0, duck: 0.3, effects: [drive(2.2)] })
    .plays('verse hook', bass('1------1..5---a.', { lowest: 31 }))
    .plays('ending', bass('1'.padEnd(32, '-'), { lowest: 31 }));
  it.part(electricPiano(), { level: -5, pan: -0.1, room: 0.3, effects: [chorus(0.4), lowPass(5200)] })
    .plays('intro verse hook', struck('X----..x-..x--..', { around: 60, voices: 4, strum: 0.02 }))
    .plays('ending', held({ around: 60 }));
  it.part(sampled('vibraphone'), { level: -7, pan: 0.22, room: 0.42, effects: [echo(0.75, 0.25)] })
    .plays('hook', line(HOOK, { from: 69 }))
    .plays('ending', line('1 - - - - - - - - - - - - - - -', { from: 69, strength: 0.6 }));
  it.part(sampled('saxophone'), { level: -10, pan: -0.3, room: 0.5, effects: [echo(0.5, 0.2)] }).plays(
    'verse',
    line(
      ". . . . . . . . | . . . . 5 - 4 3 | 5 - - - . . . . | . . 5 - 7 - 1' - | . . . . . . . . | . . 3 - 2 - 1 -",
      { from: 62 },
    ),
  );
  it.part(sampled('slowStrings'), { level: -14, room: 0.5, effects: [lowPass(3000)] }).plays(
    'hook',
    held({ around: 68 }),
  );
  return it;
};
