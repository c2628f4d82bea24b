/** Business Corporate: muted guitar and piano over C, G, Am, F; a bell melody; it opens up in the chorus. */
import { presence } from '../effects/tone';
import { chorus, echo } from '../effects/space';
import { kit, sampled } from '../instruments/sampled';
import { superSaw } from '../instruments/made';
import { groove, lastStroke } from '../score/drum.writers';
import { broken, held, struck } from '../score/harmony.writers';
import { bass, line } from '../score/line.writers';
import { after, both } from '../score/section';
import { Song } from '../score/song';
import type { Composer } from './composer';

const VERSE = 'Cadd9 G/B Am7 Fmaj9';
const CHORUS = 'F G Am7 C/E';

export const businessCorporate: Composer = (facts) => {
  const it = new Song({
    ...facts,
    room: { seconds: 1.6, brightness: 6500 },
    form: [
      ['intro', 2, VERSE],
      ['verse', 8, VERSE],
      ['chorus', 8, CHORUS],
      ['ending', 2, 'Cadd9'],
    ],
  });
  it.part(kit('standard'), { level: -1, room: 0.14, leads: true })
    .plays(
      'intro',
      groove({ kick: 'x...x...x...x...' }, { fill: { kick: 'x...x...x...x...', snare: '..........x.xxXX' } }),
    )
    .plays(
      'verse',
      groove(
        { kick: 'X......xX.......', snare: '....X.......X..o', hat: 'x.o.x.o.x.o.x.oo' },
        {
          crash: true,
          fill: {
            kick: 'X......xX...X...',
            snare: '....X.....x.xxXX',
            hat: 'x.o.x.o.x.......',
            highTom: '............x...',
            lowTom: '..............x.',
          },
        },
      ),
    )
    .plays(
      'chorus',
      groove(
        {
          kick: 'X...x..xX...x...',
          snare: '....X.......X...',
          clap: '....x.......x...',
          openHat: '..x...x...x...x.',
          shaker: 'xoxoxoxoxoxoxoxo',
        },
        {
          crash: true,
          fill: { kick: 'X...X...X.......', snare: '....X...x.xxXXXX', clap: '....x...........' },
        },
      ),
    )
    .plays('ending', lastStroke);
  it.part(sampled('fingerBass'), { level: -5, room: 0.04, duck: 0.25 })
    .plays('verse', bass('1-----.11---5-8-'))
    .plays('chorus', bass('1.1.1.111.1.5.a.'))
    .plays('ending', bass('1'.padEnd(32, '-')));
  it.part(sampled('grandPiano'), { level: -6, pan: -0.12, room: 0.26, effects: [presence(3200, 0.4)] })
    .plays('intro verse', struck('x-.x.-x-..x-.x--', { around: 64, strength: 0.85 }))
    .plays('chorus', struck('X-x-x-X-x-x-X-x-', { around: 66, strength: 0.9 }))
    .plays('ending', held({ around: 64, strength: 0.8 }));
  it.part(sampled('mutedGuitar'), { level: -8, pan: 0.42, room: 0.2, effects: [chorus(0.35)] }).plays(
    'verse chorus',
    broken('1 3 2 3 1 3 2 4 1 3 2 3 1 4 3 2', { around: 62, lasts: 0.18 }),
  );
  it.part(sampled('strings'), { level: -10, room: 0.45 })
    .plays('verse', after(4, held({ around: 67, strength: 0.55 })))
    .plays('chorus', held({ around: 70, strength: 0.8 }))
    .plays('ending', held({ around: 70, strength: 0.6 }));
  it.part(superSaw(1800), { level: -12, room: 0.4, duck: 0.5 }).plays('chorus', held({ around: 62 }));
  it.part(sampled('glockenspiel'), { level: -7, pan: 0.15, room: 0.4, effects: [echo(0.75, 0.22)] })
    .plays(
      'verse',
      after(
        4,
        line("5 - 3 5 - 1' - 7 | 5 - - 2 3 - 2 - | 3 - 5 6 - 1' - 3' | 2' - 1' - 6 - 5 -", { from: 72 }),
      ),
    )
    .plays(
      'chorus',
      both(
        line("6 - 1' - 3' - 1' - | 2' - - 7 5 - 7 - | 1' - 3' - 5' - 3' - | 3' - 2' 1' - 7 5 -", {
          from: 72,
        }),
        line("6 - 1' - 3' - 1' - | 2' - - 7 5 - 7 - | 1' - 3' - 5' - 3' - | 3' - 2' 1' - 7 5 -", {
          from: 60,
          strength: 0.6,
        }),
      ),
    )
    .plays('ending', line("1' - - - - - - - - - - - - - - -", { from: 72 }));
  return it;
};
