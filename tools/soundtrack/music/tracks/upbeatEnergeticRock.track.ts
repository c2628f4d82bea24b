/** Upbeat Energetic Rock: two distorted guitars in E minor, muted verses, choruses with a lead and an organ. */
import { echo } from '../effects/space';
import { drive, presence } from '../effects/tone';
import { kit, sampled } from '../instruments/sampled';
import { groove, lastStroke } from '../score/drum.writers';
import { held, struck } from '../score/harmony.writers';
import { bass, line } from '../score/line.writers';
import { Song } from '../score/song';
import type { Composer } from './composer';

const VERSE = 'E5 G5 A5 E5';
const CHORUS = 'C5 G5 D5 E5';
const LEAD = "1' - 7 - 5 - 3 5 | 5 - 4 - 2 - 4 - | 4 - 5 - 7 - 1' 7 | 1' - - - 3' - 2' 1'";

export const upbeatEnergeticRock: Composer = (facts) => {
  const it = new Song({
    ...facts,
    room: { seconds: 1.3, brightness: 6000 },
    form: [
      ['intro', 4, 'E5 E5 G5 A5'],
      ['verse', 8, VERSE],
      ['chorus', 8, CHORUS],
      ['outro', 4, 'E5 G5 A5 B5'],
      ['ending', 2, 'E5'],
    ],
  });
  it.part(kit('power'), { level: -1, room: 0.2, leads: true, effects: [drive(1.25), presence(4500, 0.3)] })
    .plays(
      'intro',
      groove({ hat: 'X.x.X.x.X.x.X.x.' }, { fill: { kick: 'X.......X.......', snare: '....x.x.X.xxXXXX' } }),
    )
    .plays(
      'verse',
      groove(
        { kick: 'X..x..x.X..x....', snare: '....X.......X...', hat: 'X.x.X.x.X.x.X.x.' },
        {
          crash: true,
          fill: {
            kick: 'X..x..x.X.......',
            snare: '....X...XX..X.XX',
            highTom: '..........XX....',
            lowTom: '............X.X.',
          },
        },
      ),
    )
    .plays(
      'chorus outro',
      groove(
        { kick: 'X.x...x.X.xx..x.', snare: '....X.......X..o', ride: 'X.x.X.x.X.x.X.x.' },
        {
          crash: true,
          fill: {
            kick: 'X.x...x.X...X...',
            snare: '....X...XXXX....',
            highTom: '............XX..',
            lowTom: '..............XX',
          },
        },
      ),
    )
    .plays('ending', lastStroke);
  it.part(sampled('pickedBass'), { level: -6, room: 0.04, effects: [drive(1.8)] })
    .plays('verse', bass('1.1.1.1.1.1.1.5.'))
    .plays('chorus outro', bass('1.1.1.1.1.1.8.7.'))
    .plays('ending', bass('1'.padEnd(32, '-')));
  const left = it.part(sampled('distortedGuitar'), { level: -3, pan: -0.7, room: 0.12 });
  const right = it.part(sampled('overdrivenGuitar'), {
    level: -4,
    pan: 0.7,
    room: 0.12,
    effects: [drive(2)],
  });
  for (const guitar of [left, right])
    guitar
      .plays('intro', struck('X-x.X-x.X-x.X-x.', { around: 52, voices: 2 }))
      .plays('verse', struck('X.o.oxx.X.o.oxx.', { around: 52, voices: 2, short: 0.6 }))
      .plays('chorus outro', struck('X-x-X-x-X-x-X-xx', { around: 54, voices: 2 }))
      .plays('ending', held({ around: 52, voices: 2, strength: 0.95 }));
  it.part(sampled('distortedGuitar'), {
    level: -6,
    pan: 0.1,
    room: 0.35,
    effects: [echo(0.75, 0.25), presence(2500, 0.4)],
  })
    .plays('chorus outro', line(LEAD, { from: 64 }))
    .plays('ending', line("1' - - - - - - - - - - - - - - -", { from: 64 }));
  it.part(sampled('rockOrgan'), { level: -11, pan: -0.15, room: 0.4 }).plays(
    'chorus outro',
    held({ around: 66 }),
  );
  return it;
};
