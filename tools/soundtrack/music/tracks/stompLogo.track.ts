/** Stomp Logo: feet and hands in call and answer, growing to big hits with low brass, a chant and a break. */
import { clubKit } from '../drums/kits';
import { drive } from '../effects/tone';
import { sawBass } from '../instruments/made';
import { kit, sampled } from '../instruments/sampled';
import { groove, lastStroke } from '../score/drum.writers';
import { held, struck } from '../score/harmony.writers';
import { bass, line } from '../score/line.writers';
import { Song } from '../score/song';
import type { Composer } from './composer';

const STOMPS = 'X.X.....X.X.....X.X.....XxX.....';
const CLAPS = '....X.......X.......X.......X.Xx';
const RIFF = '1 . 1 3 . 4 - 3 | 1 . 1 7, . 1 - - | 1 . 1 3 . 4 5 4 | 3 - 2 - 1 - 7, -';

export const stompLogo: Composer = (facts) => {
  const it = new Song({
    ...facts,
    room: { seconds: 1.9, brightness: 5200 },
    form: [
      ['intro', 4, 'Bbm'],
      ['verse', 4, 'Bbm Bbm Gb Ab'],
      ['chorus', 4, 'Bbm Db Gb Ab'],
      ['break', 2, 'Ebm F'],
      ['chorus', 4, 'Bbm Db Gb Ab'],
      ['ending', 2, 'Bbm'],
    ],
  });
  it.part(clubKit(), { level: 0, room: 0.32, leads: true, effects: [drive(1.5)] })
    .plays('intro', groove({ kick: STOMPS, lowTom: STOMPS, clap: CLAPS }))
    .plays(
      'verse',
      groove(
        { kick: STOMPS, lowTom: STOMPS, clap: CLAPS, tambourine: 'o.x.o.x.o.x.o.x.' },
        { fill: { kick: 'X.X.....X.X.....', lowTom: 'X.X.....X.X.XxXX', clap: '....X...x.x.xxXX' } },
      ),
    )
    .plays(
      'chorus',
      groove(
        {
          kick: 'X.X...x.X.X...x.',
          lowTom: 'X.X.....X.X.....',
          clap: '....X.......X.Xx',
          tambourine: 'xoxoxoxoxoxoxoxo',
        },
        {
          crash: true,
          fill: { kick: 'X.X.....X.X.....', clap: '....X...X.X.XXXX', middleTom: '........x.x.xxXX' },
        },
      ),
    )
    .plays(
      'break',
      groove(
        { clap: 'X..X..X.X..X..X.', snap: '..x...x...x...x.' },
        { fill: { clap: 'X..X..X.xxxxXXXX', lowTom: '........X.X.XXXX' } },
      ),
    )
    .plays('ending', lastStroke);
  it.part(kit('power'), { level: -7, room: 0.3 })
    .plays('chorus', groove({ snare: '....X.......X...', lowTom: 'X..x..x.........' }))
    .plays('ending', lastStroke);
  it.part(sawBass(320), { level: -5, room: 0.05, effects: [drive(2)] })
    .plays('verse chorus', bass('1.1...3.4---3.1.', { lowest: 34 }))
    .plays('ending', bass('1'.padEnd(32, '-'), { lowest: 34 }));
  it.part(sampled('brass'), { level: -4, room: 0.35, effects: [drive(1.4)] })
    .plays('chorus', line(RIFF, { from: 58, legato: 0.7, strength: 0.95 }))
    .plays('break', struck('X-......X-......', { around: 60 }))
    .plays('ending', held({ around: 62, strength: 0.95 }));
  it.part(sampled('overdrivenGuitar'), { level: -8, pan: -0.35, room: 0.2 })
    .plays('verse', line('1 . 1 . . . 3 4 | 1 . 1 . . . 7, .', { from: 46, legato: 0.5 }))
    .plays('chorus', struck('X-..X-..X-......', { around: 58, voices: 2, short: 0.8 }))
    .plays('ending', held({ around: 58 }));
  it.part(sampled('voices'), { level: -8, room: 0.55 })
    .plays('chorus', struck('X-----..X-..X-..', { around: 70 }))
    .plays('ending', held({ around: 70 }));
  return it;
};
