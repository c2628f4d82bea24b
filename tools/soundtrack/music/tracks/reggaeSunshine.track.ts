/** Reggae Sunshine: a bass that sings under a one drop, an organ that bubbles, a guitar on the off-beat. */
import { chorus, echo } from '../effects/space';
import { highPass, lowPass } from '../effects/tone';
import { kit, sampled } from '../instruments/sampled';
import { groove, lastStroke } from '../score/drum.writers';
import { held, struck } from '../score/harmony.writers';
import { bass, line } from '../score/line.writers';
import { Song } from '../score/song';
import type { Composer } from './composer';

const TUNE = "3 - 5 - 5 6 5 3 | 4 - - 3 1 - . . | 3 - 5 - 1' - 7 5 | 5 - - 4 2 - . .";

export const reggaeSunshine: Composer = (facts) => {
  const it = new Song({
    ...facts,
    swing: { of: 0.25, by: 0.2 },
    room: { seconds: 1.4, brightness: 5200 },
    form: [
      ['intro', 2, 'A D'],
      ['verse', 4, 'A D A E'],
      ['chorus', 6, 'D E A F#m D E'],
      ['ending', 2, 'A'],
    ],
  });
  it.part(kit('room'), { level: -2, room: 0.2, leads: true })
    .plays(
      'intro',
      groove(
        { hat: 'x.x.x.x.x.x.x.x.', rim: '........X.......' },
        { fill: { hat: 'x.x.x.x.........', highTom: '........x.xx....', lowTom: '............X.XX' } },
      ),
    )
    .plays(
      'verse',
      groove(
        { kick: 'o.......X.......', rim: '........X.......', hat: 'x.xox.xox.xox.xo' },
        { fill: { kick: 'o.......X.......', snare: '........X..x.xXX', hat: 'x.xox.xo........' } },
      ),
    )
    .plays(
      'chorus',
      groove(
        {
          kick: 'X.......X.......',
          snare: '........X......o',
          hat: 'x.xox.xox.xox.xo',
          openHat: '..............x.',
          tambourine: '....x.......x...',
        },
        {
          crash: true,
          fill: {
            kick: 'X.......X.......',
            snare: '........X.xx....',
            highTom: '............xx..',
            lowTom: '..............XX',
          },
        },
      ),
    )
    .plays('ending', lastStroke);
  it.part(sampled('fingerBass'), { level: 0, room: 0.04, effects: [lowPass(900)] })
    .plays('intro verse', bass('1-..1-3-5-..3-1-', { lowest: 28 }))
    .plays('chorus', bass('1---..1-3-5-..a-', { lowest: 28 }))
    .plays('ending', bass('1'.padEnd(32, '-'), { lowest: 28 }));
  it.part(sampled('cleanGuitar'), {
    level: -4,
    pan: 0.35,
    room: 0.18,
    effects: [highPass(350), echo(0.75, 0.15)],
  })
    .plays('intro verse chorus', struck('....x.......x...', { around: 67, short: 0.6, strum: 0.015 }))
    .plays('ending', held({ around: 67 }));
  it.part(sampled('drawbarOrgan'), { level: -6, pan: -0.3, room: 0.22 })
    .plays('verse chorus', struck('..x.xx....x.xx..', { around: 64, short: 0.5 }))
    .plays('ending', held({ around: 64 }));
  it.part(sampled('brightPiano'), { level: -8, pan: -0.1, room: 0.2 }).plays(
    'intro verse chorus',
    struck('....x.......x...', { around: 69, short: 0.4 }),
  );
  it.part(sampled('steelDrums'), { level: -4, pan: 0.08, room: 0.35, effects: [chorus(0.25)] })
    .plays('verse', line(TUNE, { from: 69 }))
    .plays('ending', line('5 - 3 - 1 - - - - - - - . . . .', { from: 69 }));
  it.part(sampled('brass'), { level: -5, room: 0.35, effects: [echo(0.75, 0.2)] }).plays(
    'chorus',
    line(
      "4' - . 4' 3' - 1' - | 2' - - . 7 - 5 - | 3' - . 3' 2' - 1' - | 1' - - . 6 - 5 - | 4 - 6 - 1' - 6 - | 7 - 2' - 4' - 2' -",
      { from: 57, legato: 0.8 },
    ),
  );
  return it;
};
