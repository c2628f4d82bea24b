/** Latin Fiesta: a montuno on the piano, trumpets in thirds, congas and timbales over a dembow. */
import { clubKit } from '../drums/kits';
import { presence } from '../effects/tone';
import { sawBass } from '../instruments/made';
import { kit, sampled } from '../instruments/sampled';
import { groove, lastStroke } from '../score/drum.writers';
import { broken, held, struck } from '../score/harmony.writers';
import { bass, line } from '../score/line.writers';
import { Song } from '../score/song';
import type { Composer } from './composer';

const LOOP = 'Am F C E7 Am F Dm E7';
const HIGH =
  "3' . 3' 2' 1' - 7 1' | 1' - - . . . 5 6 | 5 . 5 4 3 - 5 - | #7 - - - . . . . | 3' . 3' 2' 1' - 7 1' | 6 - 1' - 4' - 3' - | 4' . 3' 2' 1' - 6 - | #7 - 2' - #7 - 5 -";
const LOW =
  "1' . 1' 7 6 - 5 6 | 6 - - . . . 3 4 | 3 . 3 2 1 - 3 - | 5 - - - . . . . | 1' . 1' 7 6 - 5 6 | 4 - 6 - 1' - 1' - | 2' . 1' 7 6 - 4 - | 5 - #7 - 5 - 2 -";

export const latinFiesta: Composer = (facts) => {
  const it = new Song({
    ...facts,
    room: { seconds: 1.2, brightness: 6500 },
    form: [
      ['intro', 2, 'Am E7'],
      ['verse', 6, 'Am F C E7 Am E7'],
      ['fiesta', 8, LOOP],
      ['ending', 2, 'Am'],
    ],
  });
  it.part(clubKit(), { level: -1, room: 0.1, leads: true })
    .plays(
      'intro',
      groove(
        { claves: 'X..X..X...X.X...', shaker: 'xoxoxoxoxoxoxoxo' },
        { fill: { claves: 'X..X..X...X.X...', snare: '........x.xxX.XX' } },
      ),
    )
    .plays(
      'verse',
      groove(
        { kick: 'X...X...X...X...', snare: '...x..x....x..x.', shaker: 'xoxoxoxoxoxoxoxo' },
        { crash: true, fill: { kick: 'X...X...X...X...', snare: '...x..x.x.xxXxXX' } },
      ),
    )
    .plays(
      'fiesta',
      groove(
        {
          kick: 'X...X...X...X...',
          snare: '...X..X....X..X.',
          clap: '....x.......x...',
          cowbell: 'x...x.x.x...x.x.',
          shaker: 'xoxoxoxoxoxoxoxo',
          openHat: '..x...x...x...x.',
        },
        {
          crash: true,
          fill: { kick: 'X...X...X.......', snare: '...X..X.xXxXXXXX', highTom: '........x.x.....' },
        },
      ),
    )
    .plays('ending', lastStroke);
  it.part(kit('standard'), { level: -5, room: 0.2 }).plays(
    'intro verse fiesta',
    groove(
      { highConga: '..x...xx..x...xx', lowConga: 'o..o....x..o....', highBongo: 'x.oxx.oxx.oxx.ox' },
      { fill: { highBongo: 'x.x.xxxxX.XxXXXX', lowBongo: '....x...x.....x.' } },
    ),
  );
  it.part(sawBass(340), { level: -4, room: 0.02, duck: 0.3 })
    .plays('verse fiesta', bass('1--..1--5--.5.a.', { lowest: 33 }))
    .plays('ending', bass('1'.padEnd(32, '-'), { lowest: 33 }));
  it.part(sampled('brightPiano'), { level: -3, pan: -0.15, room: 0.18, effects: [presence(3000, 0.3)] })
    .plays(
      'intro verse fiesta',
      broken('1 . 3 4 . 3 . 4 1 . 3 . 4 3 . 4', { around: 69, lasts: 0.3, strength: 0.9 }),
    )
    .plays('ending', held({ around: 69 }));
  it.part(sampled('nylonGuitar'), { level: -5, pan: 0.35, room: 0.2 })
    .plays(
      'verse',
      line(
        "1' - 7 6 5 - 3 - | 4 - 6 - 1' - - . | 5 - 3' - 2' 1' 7 5 | #7 - 2' - 5 - - . | 1' 7 6 5 3 - 5 - | #7 - 5 - 2 - 5 -",
        { from: 69 },
      ),
    )
    .plays('fiesta', struck('x..x..x.x..x..x.', { around: 62, strum: 0.02 }));
  it.part(sampled('trumpet'), { level: -3, pan: 0.12, room: 0.28 })
    .plays('fiesta', line(HIGH, { from: 69, legato: 0.8 }))
    .plays('ending', line("1' - - - - - - - . . . . . . . .", { from: 69 }));
  it.part(sampled('trumpet'), { level: -6, pan: -0.25, room: 0.28 }).plays(
    'fiesta',
    line(LOW, { from: 69, legato: 0.8 }),
  );
  return it;
};
