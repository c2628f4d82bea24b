/** Funk Street: a slapped bass, scratched guitar, a clavinet's bite and horns that interrupt. */
import { drive, highPass, presence } from '../effects/tone';
import { kit, sampled } from '../instruments/sampled';
import { groove, lastStroke } from '../score/drum.writers';
import { held, struck } from '../score/harmony.writers';
import { bass, line } from '../score/line.writers';
import { Song } from '../score/song';
import type { Composer } from './composer';

const VAMP = 'Gm7 Gm9 Cm9 Gm7';
const BRIDGE = 'Ebmaj7 D7 Cm9 D7';
const HORNS = ". . . . . . 5 7 | 1' . 1' . . . . . | . . . . 3' . 2' 1' | 7 . 5 . 7 - 1' .";

export const funkStreet: Composer = (facts) => {
  const it = new Song({
    ...facts,
    swing: { of: 0.25, by: 0.1 },
    room: { seconds: 0.9, brightness: 6500 },
    form: [
      ['intro', 2, 'Gm7'],
      ['vamp', 4, VAMP],
      ['horns', 4, VAMP],
      ['bridge', 2, BRIDGE],
      ['horns', 4, VAMP],
      ['ending', 2, 'Gm9'],
    ],
  });
  it.part(kit('standard'), {
    level: -1,
    room: 0.14,
    leads: true,
    effects: [drive(1.3), presence(3800, 0.35)],
  })
    .plays(
      'intro',
      groove(
        { kick: 'X.......X.......', hat: 'x.xxx.xxx.xxx.xx' },
        { fill: { kick: 'X.......X.......', hat: 'x.xxx.xx........', snare: '........x.xxX.XX' } },
      ),
    )
    .plays(
      'vamp',
      groove(
        { kick: 'X..x..x...X..x..', snare: '....X..o.o..X..o', hat: 'x.xxx.xxx.xxx.xx' },
        { fill: { kick: 'X..x..x...X.....', snare: '....X..o.oxxX.XX', hat: 'x.xxx.xx........' } },
      ),
    )
    .plays(
      'horns',
      groove(
        {
          kick: 'X..x..x...X..x..',
          snare: '....X..o.o..X..o',
          hat: 'x.xxx.x.x.xxx.xx',
          openHat: '.......x........',
          cowbell: 'x...x...x...x...',
          clap: '....x.......x...',
        },
        {
          crash: true,
          fill: {
            kick: 'X..x..x...X.....',
            snare: '....X..oxoxxXxXX',
            highTom: '..........x.....',
            lowTom: '.............x..',
          },
        },
      ),
    )
    .plays(
      'bridge',
      groove(
        { kick: 'X...X...X...X...', snare: '....X.......X..o', ride: 'x.xxx.xxx.xxx.xx' },
        { fill: { kick: 'X...X...X.X.X...', snare: 'X..X..X..X..XXXX' } },
      ),
    )
    .plays('ending', lastStroke);
  it.part(sampled('slapBass'), { level: -2, room: 0.05, effects: [drive(1.4)] })
    .plays('vamp horns', bass('1..1..8.7.5.1.a.', { legato: 0.7 }))
    .plays('intro', bass('1.......1..8.7.5', { legato: 0.6 }))
    .plays('bridge', bass('1-.1.1-.1-.15-a.', { legato: 0.8 }))
    .plays('ending', bass('1'.padEnd(32, '-')));
  it.part(sampled('cleanGuitar'), {
    level: -6,
    pan: 0.5,
    room: 0.1,
    effects: [highPass(320), presence(2600, 0.5)],
  })
    .plays('vamp horns', struck('..x.xx.x..x.xxox', { around: 69, voices: 3, short: 0.5 }))
    .plays('bridge', struck('X-..x...X-..x.x.', { around: 69, voices: 3 }));
  it.part(sampled('drawbarOrgan'), { level: -9, pan: -0.35, room: 0.2, effects: [drive(2)] })
    .plays('vamp horns', struck('X.....x....x....', { around: 64, short: 0.6 }))
    .plays('bridge ending', held({ around: 64 }));
  it.part(sampled('brass'), { level: -3, pan: -0.08, room: 0.25, effects: [presence(2800, 0.3)] })
    .plays('horns', line(HORNS, { from: 67, legato: 0.75, strength: 0.95 }))
    .plays('bridge', struck('X-......X.x.....', { around: 67 }))
    .plays('ending', held({ around: 67, strength: 0.95 }));
  it.part(sampled('saxophone'), { level: -5, pan: 0.15, room: 0.3 })
    .plays(
      'vamp',
      line('. . 5 - 4 3 1 - | . . . . . . . . | . . 3 4 5 - 7 5 | 4 - 3 - 1 - . .', { from: 67 }),
    )
    .plays(
      'horns',
      line("1 . . . . . . . | . . . . 5 - 7 - | 1' - 7 5 . . . . | . . . . . . 3 4", { from: 67 }),
    );
  return it;
};
