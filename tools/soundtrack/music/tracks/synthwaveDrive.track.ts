/** Synthwave Drive: a bass in eighths, gated drums, saws that remember the eighties, a lead over the coast road. */
import { neonKit } from '../drums/kits';
import { chorus, echo } from '../effects/space';
import { sawBass, singingLead, softPluck, superSaw, warmPad } from '../instruments/made';
import { groove, lastStroke } from '../score/drum.writers';
import { broken, held, struck } from '../score/harmony.writers';
import { bass, line } from '../score/line.writers';
import { Song } from '../score/song';
import type { Composer } from './composer';

const LOOP = 'F#m D A E';
const LEAD =
  "5 - - - 1' - 7 - | 6 - - 5 4 - 3 - | 3 - - - 5 - 7 - | 7 - - 1' 2' - 7 - | 3' - - - 2' - 1' - | 1' - - 7 6 - 4 - | 5 - - - 3' - 2' - | 2' - - - - - . .";

export const synthwaveDrive: Composer = (facts) => {
  const it = new Song({
    ...facts,
    room: { seconds: 2.3, brightness: 5600 },
    form: [
      ['intro', 4, LOOP],
      ['drive', 4, LOOP],
      ['coast', 8, 'F#m D A E F#m Bm D E'],
      ['ending', 2, 'F#m'],
    ],
  });
  it.part(neonKit(), { level: -1, room: 0.3, leads: true })
    .plays(
      'intro',
      groove(
        { kick: 'X.......X.......', hat: 'x.x.x.x.x.x.x.x.' },
        {
          fill: {
            kick: 'X.......X.......',
            highTom: '........xx......',
            middleTom: '..........xx....',
            lowTom: '............XXXX',
          },
        },
      ),
    )
    .plays(
      'drive',
      groove(
        { kick: 'X...X...X...X...', snare: '....X.......X...', hat: 'x.x.x.x.x.x.x.x.' },
        { crash: true, fill: { kick: 'X...X...X.......', snare: '....X...X.X.XXXX' } },
      ),
    )
    .plays(
      'coast',
      groove(
        {
          kick: 'X...X...X...X...',
          snare: '....X.......X...',
          hat: 'xoxoxoxoxoxoxoxo',
          openHat: '..............x.',
          tambourine: '..x...x...x...x.',
        },
        {
          crash: true,
          fill: {
            kick: 'X...X...X.......',
            snare: '....X...........',
            highTom: '......XX........',
            middleTom: '........XX......',
            lowTom: '..........XXXXXX',
          },
        },
      ),
    )
    .plays('ending', lastStroke);
  it.part(sawBass(300), { level: -3, duck: 0.5, room: 0.02 })
    .plays('intro drive', bass('1.1.1.1.1.1.1.1.', { lowest: 30 }))
    .plays('coast', bass('1.118.111.118.5.', { lowest: 30 }))
    .plays('ending', bass('1'.padEnd(32, '-'), { lowest: 30 }));
  it.part(superSaw(1700), { level: -5, room: 0.35, duck: 0.45, effects: [chorus(0.6)] })
    .plays('drive', struck('X-----x---..x-..', { around: 61 }))
    .plays('coast ending', held({ around: 64 }));
  it.part(softPluck(800), { level: -6, pan: 0.3, room: 0.3, effects: [echo(0.75, 0.35)] }).plays(
    'intro drive coast',
    broken('1 2 3 4 3 2 3 4', { around: 66 }),
  );
  it.part(singingLead(), { level: -3, pan: -0.05, room: 0.4, effects: [echo(0.75, 0.3), chorus(0.35)] })
    .plays('coast', line(LEAD, { from: 66 }))
    .plays('ending', line("1' - - - - - - - - - - - . . . .", { from: 66 }));
  it.part(warmPad(800), { level: -8, room: 0.5 }).plays('intro drive coast ending', held({ around: 58 }));
  return it;
};
