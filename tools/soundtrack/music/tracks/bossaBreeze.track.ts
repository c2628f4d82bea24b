/** Bossa Breeze: a nylon guitar that keeps the bass and the clave, a flute that answers a vibraphone. */
import { kit, sampled } from '../instruments/sampled';
import { groove, lastStroke } from '../score/drum.writers';
import { held, struck } from '../score/harmony.writers';
import { bass, line } from '../score/line.writers';
import { Song } from '../score/song';
import type { Composer } from './composer';

const FIRST = 'Ebmaj9 Ebmaj9 Fm9 Bb13 Gm7 Cm9 Fm9 Bb13';
const SECOND = 'Abmaj7 Abm6 Gm7 C7b9 Fm9 Bb13 Ebmaj9 Bb13';
const FLUTE =
  "5 - - 3 5 - 6 - | 7 - - 5 - - . . | 1' - - 6 4 - 6 - | 5 - - - . . . . | 5 - - 3 7 - 5 - | 3' - 2' - 1' - 7 - | 6 - - 1' 4' - 3' - | 2' - - 1' 7 - 6 -";
const VIBES =
  "6 - 1' - 3' - 1' - | b6 - 1' - 2' - - - | 5 - 7 - 2' - 7 - | 5 - b2' - 3' - - - | 4' - 3' 2' 1' - 6 - | 4 - 5 6 2' - - - | 7 - 5 - 3 - 2 - | 5 - 4 - 2 - . .";

export const bossaBreeze: Composer = (facts) => {
  const it = new Song({
    ...facts,
    room: { seconds: 1.5, brightness: 5200 },
    form: [
      ['intro', 4, 'Ebmaj9 Ebmaj9 Fm9 Bb13'],
      ['first', 8, FIRST],
      ['second', 8, SECOND],
      ['out', 2, 'Fm9 Bb13'],
      ['ending', 2, 'Ebmaj9'],
    ],
  });
  it.part(kit('brushes'), { level: -7, room: 0.2, leads: true })
    .plays(
      'intro',
      groove(
        { rim: 'x..x..x...x..x..', shaker: 'xoxoxoxoxoxoxoxo' },
        { fill: { rim: 'x..x..x...x..x..', snare: '............x.xX' } },
      ),
    )
    .plays(
      'first out',
      groove(
        { kick: 'X..xx..xX..xx..x', rim: 'x..x..x...x..x..', shaker: 'xoxoxoxoxoxoxoxo' },
        { fill: { kick: 'X..xx..xX..xx..x', rim: 'x..x..x.........', highBongo: '..........x.x.xx' } },
      ),
    )
    .plays(
      'second',
      groove(
        {
          kick: 'X..xx..xX..xx..x',
          rim: 'x..x..x...x..x..',
          hat: 'xoxoxoxoxoxoxoxo',
          shaker: 'xoxoxoxoxoxoxoxo',
          highConga: '......x.......x.',
        },
        { crash: true, fill: { kick: 'X..xx..xX..xx..x', snare: '........x.xxx.xX' } },
      ),
    )
    .plays('ending', lastStroke);
  it.part(sampled('uprightBass'), { level: -3, room: 0.06 })
    .plays('intro first second out', bass('1-----.15-----.5'))
    .plays('ending', bass('1'.padEnd(32, '-')));
  it.part(sampled('nylonGuitar'), { level: -1, pan: -0.2, room: 0.2 })
    .plays('intro first second out', struck('x-.x-.x-..x-.x-.', { around: 62, voices: 4, strum: 0.01 }))
    .plays('ending', held({ around: 62 }));
  it.part(sampled('flute'), { level: -2, pan: 0.12, room: 0.4 })
    .plays('first', line(FLUTE, { from: 75 }))
    .plays('ending', line('5 - 3 - 1 - - - - - - - . . . .', { from: 75 }));
  it.part(sampled('vibraphone'), { level: -3, pan: 0.3, room: 0.35 })
    .plays('second', line(VIBES, { from: 63 }))
    .plays('ending', line(". . . . . . 1' - 3' - 5' - - - - -", { from: 63 }));
  it.part(sampled('electricPiano'), { level: -8, pan: -0.4, room: 0.3 }).plays(
    'second out ending',
    held({ around: 64, strength: 0.6 }),
  );
  it.part(sampled('slowStrings'), { level: -11, room: 0.5 }).plays(
    'second ending',
    held({ around: 70, strength: 0.6 }),
  );
  return it;
};
