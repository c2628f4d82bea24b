/** Cinematic Horizon: low strings that repeat, drums that come nearer, horns with the theme, everybody at the top. */
import { trapKit } from '../drums/kits';
import { drive } from '../effects/tone';
import { reeseBass } from '../instruments/made';
import { kit, sampled } from '../instruments/sampled';
import { groove, lastStroke } from '../score/drum.writers';
import { broken, held, struck } from '../score/harmony.writers';
import { bass, line } from '../score/line.writers';
import { after } from '../score/section';
import { Song } from '../score/song';
import type { Composer } from './composer';

const CALM = 'Cm Ab Eb Bb';
const TOP = 'Cm Ab Eb Bb Cm Ab Fm G';
const THEME =
  "1 - - - 5 - - - | 4 - 3 - 1 - - - | 5 - - - 7 - - - | 7 - 6 5 4 - 2 - | 1' - - - 5 - - - | 6 - 5 - 3 - 1 - | 4 - - 5 6 - 4 - | 5 - - - #7 - - -";

export const cinematicHorizon: Composer = (facts) => {
  const it = new Song({
    ...facts,
    room: { seconds: 3.2, brightness: 4600 },
    form: [
      ['dawn', 4, CALM],
      ['climb', 4, CALM],
      ['top', 8, TOP],
      ['ending', 2, 'Cm'],
    ],
  });
  it.part(trapKit(), { level: -1, room: 0.5, leads: true, effects: [drive(1.6)] })
    .plays(
      'climb',
      groove(
        { kick: 'X.....x.X.......', lowTom: 'x.....x.x...x.x.' },
        { fill: { kick: 'X.......X.......', lowTom: 'x.x.x.x.xxxxXXXX', middleTom: '....x...x.x.xxXX' } },
      ),
    )
    .plays(
      'top',
      groove(
        {
          kick: 'X.....X.X...X...',
          lowTom: 'X.xxX.X.X.xxX.xx',
          middleTom: '..x...x...x...xx',
          snare: '....x.......X...',
        },
        {
          crash: true,
          fill: { kick: 'X...X...X...X...', lowTom: 'X.X.XxXxXXXXXXXX', snare: '....x...x.x.xxXX' },
        },
      ),
    )
    .plays('ending', lastStroke);
  it.part(sampled('timpani'), { level: -6, room: 0.45 })
    .plays('top', bass('1-......1-..5-1-', { lowest: 36 }))
    .plays('ending', bass('1'.padEnd(32, '-'), { lowest: 36 }));
  it.part(kit('orchestra'), { level: -9, room: 0.5 }).plays(
    'top',
    groove({ snare: 'x.xxx.xxx.xxxxxx' }, { crash: true }),
  );
  it.part(sampled('cello'), { level: -4, pan: 0.25, room: 0.35 })
    .plays('dawn climb', broken('1 3 2 3', { around: 50, step: 0.5, lasts: 0.4 }))
    .plays('top', broken('1 1 3 1 2 1 3 1', { around: 50, step: 0.25, lasts: 0.22 }))
    .plays('ending', held({ around: 50 }));
  it.part(sampled('strings'), { level: -3, pan: -0.15, room: 0.45 })
    .plays('climb', struck('x.x.x.x.x.x.x.x.', { around: 64, short: 0.7 }))
    .plays('top', held({ around: 70, strength: 0.9 }))
    .plays('ending', held({ around: 67, strength: 0.9 }));
  it.part(sampled('horn'), { level: -2, pan: 0.1, room: 0.5 })
    .plays('climb', line(THEME, { from: 60, strength: 0.7 }))
    .plays('top', line(THEME, { from: 60, strength: 1 }))
    .plays('ending', line('1 - - - - - - - - - - - - - - -', { from: 60 }));
  it.part(sampled('brass'), { level: -6, room: 0.45 })
    .plays(
      'top',
      after(4, line("1' - - - 5 - - - | 6 - 5 - 3 - 1 - | 4 - - 5 6 - 4 - | 5 - - - #7 - - -", { from: 60 })),
    )
    .plays('ending', held({ around: 60 }));
  it.part(sampled('choir'), { level: -8, room: 0.6 }).plays('top ending', held({ around: 66 }));
  it.part(sampled('grandPiano'), { level: -6, pan: -0.1, room: 0.5 })
    .plays(
      'dawn',
      line("1' - - - 5 - 3 - | 1' - - - 6 - 5 - | 3' - - - 2' - 7 - | 2' - - - 7 - 5 -", { from: 72 }),
    )
    .plays('ending', held({ around: 60 }));
  it.part(reeseBass(), { level: -7, room: 0.1 })
    .plays('climb top', bass('1--------------.', { lowest: 30 }))
    .plays('ending', bass('1'.padEnd(32, '-'), { lowest: 30 }));
  return it;
};
