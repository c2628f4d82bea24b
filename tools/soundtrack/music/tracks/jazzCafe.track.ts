/** Jazz Café: a trio in Bb with a ride that swings, a walking bass, a muted trumpet over rhythm changes. */
import { echo } from '../effects/space';
import { kit, sampled } from '../instruments/sampled';
import { groove, lastStroke } from '../score/drum.writers';
import { held, struck } from '../score/harmony.writers';
import { bass, line } from '../score/line.writers';
import { Song } from '../score/song';
import type { Composer } from './composer';

const CHANGES = 'Bb6 Gm7 Cm9 F13 Dm7 Gm7 Cm9 F13';
const TUNE =
  "3 - 5 - 6 5 3 - | . 1 3 5 - 3 - . | 2 - 4 - 6 - 1' 7 | 6 - 5 4 - 2 - . | 5 - 3 - 1' - 5 - | . 6 - 5 3 - 1 - | 2 4 6 1' - 6 4 2 | 5, - - 7, 2 4 3 -";
const PIANO =
  ". . . 1' 3' - 2' 1' | 6 - 5 - . . . . | . . 4' 3' 2' - 1' 6 | 7 - - - . . . . | . 5 1' 3' 5' - 3' 1' | 6 - 3' - 1' - . . | . 2' 4' 6' 5' 4' 2' 6 | 7 2' 4' 2' 7 - 5 -";

export const jazzCafe: Composer = (facts) => {
  const it = new Song({
    ...facts,
    swing: { of: 0.5, by: 0.3 },
    room: { seconds: 1.2, brightness: 5200 },
    form: [
      ['intro', 4, 'Bb6 Gm7 Cm9 F13'],
      ['tune', 8, CHANGES],
      ['piano', 8, CHANGES],
      ['out', 4, 'Dm7 Gm7 Cm9 F13'],
      ['ending', 2, 'Bb6'],
    ],
  });
  it.part(kit('jazz'), { level: -5, room: 0.18, leads: true })
    .plays(
      'intro',
      groove(
        { hat: '....x.......x...', ride: 'x...x...x...x...' },
        { fill: { ride: 'x...x...........', snare: '........x.x.x.X.' } },
      ),
    )
    .plays(
      'tune out',
      groove(
        {
          kick: 'o...o...o...o...',
          hat: '....x.......x...',
          ride: 'x...x.x.x...x.x.',
          snare: '......o.........',
        },
        { fill: { kick: 'x...o...o...o...', ride: 'x...x.x.x.......', snare: '........x.x.o.X.' } },
      ),
    )
    .plays(
      'piano',
      groove(
        {
          kick: 'o...o...o...o...',
          hat: '....x.......x...',
          ride: 'x...x.x.x...x.x.',
          snare: '..o.......o...o.',
          rim: '............x...',
        },
        {
          crash: true,
          fill: {
            kick: 'x...o...o...x...',
            ride: 'x...x.x.........',
            snare: '......x.x.o.x.X.',
            highTom: '..........x.....',
          },
        },
      ),
    )
    .plays('ending', lastStroke);
  it.part(sampled('uprightBass'), { level: -1, room: 0.06 })
    .plays('intro', bass('1---....5---....'))
    .plays('tune piano out', bass('1---3---5---a---', { legato: 0.85 }))
    .plays('ending', bass('1'.padEnd(32, '-')));
  it.part(sampled('grandPiano'), { level: -4, pan: -0.25, room: 0.2 })
    .plays('intro', struck('X-....x-....x-..', { around: 62, voices: 4 }))
    .plays('tune out', struck('..x-....x-....x.', { around: 62, voices: 4, short: 0.8, strength: 0.8 }))
    .plays('piano', struck('X.......x.....x.', { around: 58, voices: 4, short: 0.8, strength: 0.7 }))
    .plays('ending', held({ around: 62 }));
  it.part(sampled('grandPiano'), { level: -3, pan: 0.1, room: 0.22 })
    .plays('piano', line(PIANO, { from: 70 }))
    .plays('ending', line(". . 5 6 1' 3' 5' - - - - - - - - -", { from: 70 }));
  it.part(sampled('mutedTrumpet'), { level: -2, pan: 0.12, room: 0.35, effects: [echo(0.75, 0.1)] })
    .plays('tune', line(TUNE, { from: 70 }))
    .plays(
      'out',
      line("5 - 3 - 1' - 5 - | . 6 - 5 3 - 1 - | 2 4 6 1' - 6 4 2 | 5, - 7, - 2 - 4 -", { from: 70 }),
    )
    .plays('ending', line('3 - 1 - - - - - . . . . . . . .', { from: 70 }));
  it.part(sampled('jazzGuitar'), { level: -9, pan: 0.45, room: 0.15 }).plays(
    'tune out piano',
    struck('x...x...x...x...', { around: 60, short: 0.5, strum: 0.012 }),
  );
  return it;
};
