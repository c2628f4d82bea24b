/** Folk Morning: a picked steel guitar, a second one that strums, a fiddle's tune on a whistle, feet on the porch. */
import { kit, sampled } from '../instruments/sampled';
import { groove, lastStroke } from '../score/drum.writers';
import { broken, held, struck } from '../score/harmony.writers';
import { bass, line } from '../score/line.writers';
import { Song } from '../score/song';
import type { Composer } from './composer';

const CHORUS = 'C G D Em C G D_C G';
const TUNE = "5 - 3 5 1' - 7 5 | 5 - 4 2 5, - . . | 3 - 5 6 5 - 3 1 | 4 - 3 1 6, - . .";
const REFRAIN =
  "1' - 6 1' 3' - 1' - | 2' - 1' 7 5 - - - | 2' - 7 2' 4' - 2' - | 3' - 2' 1' 7 - - - | 1' - 6 1' 3' - 1' - | 2' - 1' 7 5 - 3' - | 4' 3' 2' - 1' - 6 - | 5 - - - - - . .";

export const folkMorning: Composer = (facts) => {
  const it = new Song({
    ...facts,
    room: { seconds: 1.1, brightness: 6000 },
    form: [
      ['intro', 2, 'G Cadd9'],
      ['verse', 6, 'G D/F# Em Cadd9 G D'],
      ['chorus', 8, CHORUS],
      ['ending', 2, 'G'],
    ],
  });
  it.part(kit('brushes'), { level: -5, room: 0.14, leads: true })
    .plays(
      'verse',
      groove(
        { kick: 'X.......X.......', tambourine: '....x.......x...' },
        { fill: { kick: 'X.......X...X...', snare: '........x.x.xxXX' } },
      ),
    )
    .plays(
      'chorus',
      groove(
        {
          kick: 'X...x...X...x...',
          snare: 'o.o.X.o.o.o.X.oo',
          tambourine: '..x...x...x...x.',
          clap: '....x.......x...',
        },
        { crash: true, fill: { kick: 'X...x...X...X...', snare: 'o.o.X.o.x.xxXxXX' } },
      ),
    )
    .plays('ending', lastStroke);
  it.part(sampled('uprightBass'), { level: -5, room: 0.06 })
    .plays('verse', bass('1-----..5-----..'))
    .plays('chorus', bass('1---1-..5---1-a.'))
    .plays('ending', bass('1'.padEnd(32, '-')));
  it.part(sampled('steelGuitar'), { level: -1, pan: -0.3, room: 0.16 })
    .plays('intro verse chorus', broken('1 4 3 4 2 4 3 4', { around: 59, lasts: 0.9 }))
    .plays('ending', held({ around: 59 }));
  it.part(sampled('steelGuitar'), { level: -4, pan: 0.42, room: 0.14 })
    .plays('chorus', struck('X.x.xxx.X.x.xxxx', { around: 64, strum: 0.025 }))
    .plays('verse', struck('X-----..x---....', { around: 64, strum: 0.04 }))
    .plays('ending', held({ around: 66 }));
  it.part(sampled('flute'), { level: -5, pan: 0.08, room: 0.35 })
    .plays('verse', line(TUNE, { from: 67 }))
    .plays('ending', line('3 - 2 - 1 - - - - - - - . . . .', { from: 67 }));
  it.part(sampled('accordion'), { level: -5, pan: -0.1, room: 0.28 }).plays(
    'chorus',
    line(REFRAIN, { from: 67 }),
  );
  it.part(sampled('cello'), { level: -9, pan: 0.2, room: 0.35 }).plays(
    'chorus ending',
    held({ around: 52, voices: 2 }),
  );
  it.part(sampled('voices'), { level: -12, room: 0.5 }).plays('chorus', held({ around: 66 }));
  return it;
};
