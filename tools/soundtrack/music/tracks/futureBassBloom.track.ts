/** Future Bass Bloom: plucks that gather, then wide saws that breathe with the kick, and a lead that sings. */
import { trapKit } from '../drums/kits';
import { echo, tremolo, width } from '../effects/space';
import { drive } from '../effects/tone';
import { deepBass, singingLead, softPluck, superSaw, warmPad } from '../instruments/made';
import { sampled } from '../instruments/sampled';
import { groove, lastStroke } from '../score/drum.writers';
import { broken, held, struck } from '../score/harmony.writers';
import { bass, line } from '../score/line.writers';
import { Song } from '../score/song';
import type { Composer } from './composer';

const VERSE = 'F#add9 D#m7 Bmaj9 C#sus4';
const DROP = 'Bmaj9 C# D#m7 F#/A#';
const LEAD = "5' - - 3' - - 2' - | 3' - 2' - 7 - - - | 1' - - 3' - - 5' - | 3' - 1' - 2' - 3' -";

export const futureBassBloom: Composer = (facts) => {
  const it = new Song({
    ...facts,
    room: { seconds: 2.2, brightness: 7000 },
    form: [
      ['verse', 8, VERSE],
      ['rise', 4, 'Bmaj9 C# D#m7 C#'],
      ['drop', 8, DROP],
      ['dropOn', 4, 'Bmaj9 C# D#m7 C#'],
      ['ending', 2, 'F#add9'],
    ],
  });
  it.part(trapKit(), { level: -1, room: 0.14, leads: true })
    .plays(
      'verse',
      groove(
        { kick: 'X.........x.....', snap: '........X.......', hat: 'x.x.x.x.x.x.x.x.' },
        { fill: { kick: 'X.........x.....', snap: '........X...x.xx' } },
      ),
    )
    .plays(
      'rise',
      groove(
        { kick: 'X...X...X...X...', clap: '....x.......x...' },
        { fill: { snare: 'x.x.x.x.xxxxXXXX', highTom: '............x.x.' } },
      ),
    )
    .plays(
      'drop dropOn',
      groove(
        {
          kick: 'X.....x...X.....X..x..x...X.....',
          snare: '........X...............X.......',
          clap: '........X...............X.......',
          hat: 'x.x.x.xxx.x.xxx.x.x.x.x.x.xxxxxx',
        },
        {
          crash: true,
          fill: { kick: 'X.....x...X.....', snare: '........X.x.XxXX', hat: 'x.x.x.x.xxxxxxxx' },
        },
      ),
    )
    .plays('ending', lastStroke);
  it.part(deepBass(), { level: -4, room: 0, duck: 0.4, effects: [drive(3)] })
    .plays('drop dropOn', bass('1-----1-..1---5-', { lowest: 30 }))
    .plays('verse', bass('1--------------.', { lowest: 30 }))
    .plays('ending', bass('1'.padEnd(32, '-'), { lowest: 30 }));
  it.part(superSaw(3000), { level: -2, room: 0.3, duck: 0.75, effects: [tremolo(2, 0.45), width(1.3)] })
    .plays('rise', held({ around: 63, strength: 0.5 }))
    .plays('drop dropOn', struck('X-----X---X---x-', { around: 66, voices: 4 }));
  it.part(superSaw(2200), { level: -8, room: 0.4 }).plays('ending', held({ around: 64 }));
  it.part(softPluck(900), { level: -4, pan: -0.15, room: 0.35, effects: [echo(0.75, 0.35)] })
    .plays('verse rise', broken('1 3 4 . 2 4 . 3', { around: 68 }))
    .plays('drop dropOn', broken('4 . . 3 . . 5 .', { around: 72, strength: 0.6 }));
  it.part(singingLead(), { level: -4, room: 0.35, effects: [echo(0.75, 0.25)] })
    .plays('drop dropOn', line(LEAD, { from: 66 }))
    .plays('ending', line("1' - - - - - - - - - - - . . . .", { from: 66 }));
  it.part(sampled('grandPiano'), { level: -6, pan: 0.1, room: 0.4 })
    .plays(
      'verse',
      line("1' - 5 - 3 - 2 - | 3 - - - - - . . | 1' - 7 - 5 - 3 - | 2 - - - 4 - 5 -", { from: 66 }),
    )
    .plays('ending', held({ around: 66 }));
  it.part(warmPad(900), { level: -11, room: 0.5, duck: 0.5 }).plays(
    'verse rise drop dropOn',
    held({ around: 60 }),
  );
  return it;
};
