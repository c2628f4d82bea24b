/** Tech Pulse: a sequence of plucks that turns against the bar, clicks, a pulse beneath, glass above. */
import { clubKit } from '../drums/kits';
import { echo, width } from '../effects/space';
import { sweep } from '../effects/tone';
import { glassBell, sawBass, softPluck, warmPad } from '../instruments/made';
import { groove, lastStroke } from '../score/drum.writers';
import { broken, held } from '../score/harmony.writers';
import { bass, line } from '../score/line.writers';
import { Song } from '../score/song';
import type { Composer } from './composer';

const LOOP = 'Bm Bm G A';
const GLASS = "1' - - 5' - - 3' - | . . . . 2' - 1' - | 7 - - 3' - - 1' - | . . . . 2' - 7 -";

export const techPulse: Composer = (facts) => {
  const it = new Song({
    ...facts,
    room: { seconds: 1.7, brightness: 7000 },
    form: [
      ['intro', 4, LOOP],
      ['pulse', 4, LOOP],
      ['full', 8, 'Bm F#m G A Bm F#m Em F#m'],
      ['pulse2', 2, 'G A'],
      ['ending', 2, 'Bm'],
    ],
  });
  it.part(clubKit(), { level: -1, room: 0.08, leads: true })
    .plays(
      'intro',
      groove(
        { rim: '...x..x....x..x.', hat: 'o.o.o.o.o.o.o.o.' },
        { fill: { rim: '...x..x....x..x.', kick: '........x...x.xX' } },
      ),
    )
    .plays(
      'pulse pulse2',
      groove(
        { kick: 'X...X...X...X...', rim: '...x..x....x..x.', hat: '..x...x...x...x.' },
        { fill: { kick: 'X...X...X...X...', rim: '...x..x....x..x.', clap: '............x.xX' } },
      ),
    )
    .plays(
      'full',
      groove(
        {
          kick: 'X...X...X...X...',
          clap: '....x.......x...',
          rim: '...x..x....x..x.',
          hat: 'oxxoxxoxoxxoxxox',
          openHat: '..x...x...x...x.',
          claves: '..........x.....',
        },
        {
          crash: true,
          fill: { kick: 'X...X...X.......', clap: '....x...x..x..xX', hat: 'xxxxxxxxxxxxxxxx' },
        },
      ),
    )
    .plays('ending', lastStroke);
  it.part(sawBass(220), { level: -3, duck: 0.6, room: 0 })
    .plays('pulse pulse2', bass('1.1.1.1.1.1.1.1.', { lowest: 35 }))
    .plays('full', bass('1.111.1.1.115.1.', { lowest: 35 }))
    .plays('ending', bass('1'.padEnd(32, '-'), { lowest: 35 }));
  it.part(softPluck(600), {
    level: -3,
    pan: -0.2,
    room: 0.25,
    effects: [sweep(900, 9000, 8), echo(0.75, 0.3)],
  }).plays('intro pulse full pulse2', broken('1 . 3 2 . 4', { around: 64 }));
  it.part(softPluck(1400), { level: -8, pan: 0.45, room: 0.3, effects: [echo(0.5, 0.35), width(1.3)] }).plays(
    'full',
    broken('3 . . 4 . . 5 .', { around: 74, lasts: 0.12 }),
  );
  it.part(glassBell(), { level: -6, room: 0.5, effects: [echo(1.5, 0.3)] })
    .plays('full pulse2', line(GLASS, { from: 71 }))
    .plays('ending', line("1' - - - - - - - - - - - - - - -", { from: 71 }));
  it.part(warmPad(900), { level: -9, room: 0.5, duck: 0.5 }).plays(
    'intro pulse full pulse2 ending',
    held({ around: 61 }),
  );
  return it;
};
