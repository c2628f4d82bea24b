/** Lo-Fi Afternoon: a dull electric piano in Ab, brushed drums behind the beat, a guitar that thinks aloud. */
import { dustyKit } from '../drums/kits';
import { chorus, echo } from '../effects/space';
import { drive, lowPass, highPass } from '../effects/tone';
import { electricPiano } from '../instruments/made';
import { sampled } from '../instruments/sampled';
import { groove, lastStroke } from '../score/drum.writers';
import { held, struck } from '../score/harmony.writers';
import { bass, line } from '../score/line.writers';
import { Song } from '../score/song';
import type { Composer } from './composer';

const LOOP = 'Abmaj9 Fm9 Dbmaj9 Eb13';
const GUITAR = "5 - . 3 5 6 - 5 | 3 - - . 1 2 3 - | 4 - 6 - 1' - 6 5 | 4 - 2 - 5, - - .";

export const loFiAfternoon: Composer = (facts) => {
  const it = new Song({
    ...facts,
    swing: { of: 0.25, by: 0.3 },
    room: { seconds: 1.3, brightness: 3200 },
    form: [
      ['intro', 2, LOOP],
      ['first', 4, LOOP],
      ['second', 6, 'Dbmaj9 Eb13 Cm7 Fm9 Dbmaj9 Eb13'],
      ['ending', 2, 'Abmaj9'],
    ],
  });
  it.part(dustyKit(), { level: -1, room: 0.12, leads: true, effects: [lowPass(6500), drive(1.4)] })
    .plays(
      'first',
      groove(
        { kick: 'X......x.x......', snare: '....x.......x...', hat: 'x.x.x.x.x.x.x.xo' },
        { fill: { kick: 'X......x.x......', snare: '....x.......x.ox', hat: 'x.x.x.x.x.......' } },
      ),
    )
    .plays(
      'second',
      groove(
        {
          kick: 'X..x...x.xX.....',
          snare: '....X..o....X.o.',
          hat: 'xox.xoxox.xoxoxo',
          rim: '..........x.....',
        },
        { fill: { kick: 'X..x...x.x......', snare: '....X..o.ox.x.xx' } },
      ),
    )
    .plays('ending', lastStroke);
  it.part(sampled('uprightBass'), { level: -4, room: 0.05, duck: 0.25, effects: [lowPass(1400)] })
    .plays('first second', bass('1-----.11--.5-a.'))
    .plays('ending', bass('1'.padEnd(32, '-')));
  it.part(electricPiano(), {
    level: -2,
    pan: -0.08,
    room: 0.28,
    effects: [chorus(0.55), lowPass(3600), drive(1.5)],
  })
    .plays('intro first second', struck('X-----.x-..x--..', { around: 61, voices: 4, strum: 0.03 }))
    .plays('ending', held({ around: 61 }));
  it.part(sampled('jazzGuitar'), {
    level: -4,
    pan: 0.2,
    room: 0.35,
    effects: [echo(0.75, 0.22), highPass(160)],
  })
    .plays('first second', line(GUITAR, { from: 68 }))
    .plays('ending', line('. . 5 - 3 - 1 - - - - - - - - -', { from: 68 }));
  it.part(sampled('clarinet'), { level: -9, pan: -0.3, room: 0.5, effects: [lowPass(2800)] }).plays(
    'second',
    line(
      "4' - - - 3' - 1' - | 2' - - - - - . . | 7 - - - 1' - 2' - | 1' - - - - - . . | 6 - - - 1' - - - | 2' - 1' - 7 - 5 -",
      { from: 56 },
    ),
  );
  it.part(sampled('slowStrings'), { level: -15, room: 0.5, effects: [lowPass(2200)] }).plays(
    'second ending',
    held({ around: 66 }),
  );
  return it;
};
