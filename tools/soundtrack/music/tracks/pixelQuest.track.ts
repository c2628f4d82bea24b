/** Pixel Quest: two pulses, a triangle and noise, as a console of 1985 had them, on an errand in B major. */
import { pixelKit } from '../drums/kits';
import { echo, width } from '../effects/space';
import { pulseLead, squareLead, triangleBass } from '../instruments/made';
import { groove, lastStroke } from '../score/drum.writers';
import { broken, held } from '../score/harmony.writers';
import { bass, line } from '../score/line.writers';
import { Song } from '../score/song';
import type { Composer } from './composer';

const WALK = "1' . 5 . 3 5 1' 3' | 2' . 7 . 5 - . . | 6 . 1' . 3' 1' 6 5 | 4 . 6 . 1' - 7 6";
const FLY = "5' - - 4' 3' - 2' - | 3' - - 2' 1' - 7 - | 6 - 1' - 4' - 3' 2' | 2' - - 3' 2' 1' 7 5";
const CAVE = '6, - 1 - 3 - 2 1 | 7, - 2 - 4 - 3 2 | 1 - 3 - 6 - 5 3 | #5 - - - 3 - 5 -';

export const pixelQuest: Composer = (facts) => {
  const it = new Song({
    ...facts,
    room: { seconds: 0.7, brightness: 8000 },
    form: [
      ['intro', 2, 'B'],
      ['walk', 8, 'B F# G#m E'],
      ['cave', 4, 'G#m D#m G#m D#'],
      ['fly', 8, 'B/D# G#m E F#'],
      ['flyOn', 2, 'E F#'],
      ['ending', 2, 'B'],
    ],
  });
  it.part(pixelKit(), { level: -2, room: 0.08, leads: true })
    .plays(
      'intro',
      groove(
        { kick: 'X...X...X...X...', hat: 'x.x.x.x.x.x.x.x.' },
        { fill: { kick: 'X...X...X...X...', snare: '........x.x.xxXX' } },
      ),
    )
    .plays(
      'walk',
      groove(
        { kick: 'X.....x.X.......', snare: '....X.......X...', hat: 'x.xox.xox.xox.xo' },
        { fill: { kick: 'X.....x.X.......', snare: '....X...x.xxX.XX' } },
      ),
    )
    .plays(
      'cave',
      groove(
        { kick: 'X.......X.......', rim: '....x..x....x..x' },
        { fill: { kick: 'X.......X...X...', lowTom: '....x.x.x.x.xxxx' } },
      ),
    )
    .plays(
      'fly flyOn',
      groove(
        { kick: 'X...X...X...X...', snare: '....X.......X..x', hat: 'xoxoxoxoxoxoxoxo' },
        { crash: true, fill: { kick: 'X...X...X...X...', snare: '....X...xxxxXXXX' } },
      ),
    )
    .plays('ending', lastStroke);
  it.part(triangleBass(), { level: -4, room: 0 })
    .plays('walk', bass('1.1.8.1.5.1.8.5.', { lowest: 35 }))
    .plays('cave', bass('1---..1.1---....', { lowest: 35 }))
    .plays('fly flyOn', bass('1.8.1.8.1.8.5.a.', { lowest: 35 }))
    .plays('ending', bass('1'.padEnd(16, '-') + '.'.repeat(16), { lowest: 35 }));
  it.part(squareLead(), { level: -4, room: 0.14, effects: [echo(0.75, 0.25)] })
    .plays('walk', line(WALK, { from: 71, legato: 0.8 }))
    .plays('cave', line(CAVE, { from: 71, legato: 0.9 }))
    .plays('fly', line(FLY, { from: 71 }))
    .plays('flyOn', line("4' - 3' - 2' - 1' - | 7 - 1' - 2' - 5 -", { from: 71 }))
    .plays(
      'ending',
      line("1 3 5 1' 3' 5' 1'' - - - - - . . . . . . . . . . . . . . . . . . . . .", {
        from: 71,
        step: 0.25,
      }),
    );
  it.part(pulseLead(), { level: -7, pan: -0.3, room: 0.1, effects: [width(1.4)] })
    .plays('intro walk fly flyOn', broken('1 2 3 4 3 2', { around: 68, voices: 3, lasts: 0.2 }))
    .plays('cave', broken('1 . 3 . 2 . 3 .', { around: 64, lasts: 0.2 }));
  it.part(pulseLead(), { level: -10, pan: 0.4, room: 0.16, effects: [echo(0.5, 0.35)] })
    .plays('fly', line(FLY, { from: 59, legato: 0.7 }))
    .plays('ending', held({ around: 62 }));
  return it;
};
