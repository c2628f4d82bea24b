/** Modern Indian: raga Bhupali (Sa Re Ga Pa Dha) on sitar and flute over a drone, hand drums in keherwa, club drums. */
import { clubKit } from '../drums/kits';
import { echo } from '../effects/space';
import { lowPass } from '../effects/tone';
import { sawBass, warmPad } from '../instruments/made';
import { kit, sampled } from '../instruments/sampled';
import { groove, lastStroke } from '../score/drum.writers';
import { held } from '../score/harmony.writers';
import { bass, line } from '../score/line.writers';
import { after } from '../score/section';
import { Song } from '../score/song';
import type { Composer } from './composer';

const SITAR = "3 - 5 6 - 1' 6 5 | 3 - - 5 3 2 1 - | 1' - 2' 3' - 2' 1' 6 | 5 - 6 5 3 - 2 1";
const FLUTE = "5 - - 6 1' - - - | 2' - 1' 6 5 - - - | 3' - - 2' 1' - 6 - | 5 - 3 2 1 - - -";
const DRONE = '5, - 1 - 1 - 1, -';
const SANTOOR = "1 5 1' 5 3 5 1' 2'";

export const modernIndian: Composer = (facts) => {
  const it = new Song({
    ...facts,
    room: { seconds: 2.2, brightness: 5600 },
    form: [
      ['alap', 2, 'D5'],
      ['first', 4, 'D5 D5 Bm D5'],
      ['second', 4, 'D Bm7 A6 D'],
      ['break', 2, 'Bm A'],
      ['second', 4, 'D Bm7 A6 D'],
      ['ending', 2, 'D5'],
    ],
  });
  it.part(kit('standard'), { level: -2, room: 0.25 })
    .plays(
      'first second break',
      groove(
        {
          lowConga: 'X.....x.....X...',
          lowBongo: '..x.............',
          highBongo: '....X.o.x.x...xx',
          highConga: '..........x.....',
        },
        {
          fill: {
            lowConga: 'X.....X.....X...',
            highBongo: '....X.oox.xxXxXx',
            highConga: '..........x...X.',
          },
        },
      ),
    )
    .plays('ending', lastStroke);
  it.part(clubKit(), { level: -2, room: 0.12, leads: true })
    .plays(
      'second',
      groove(
        {
          kick: 'X...X...X...X...',
          clap: '....X.......X...',
          shaker: 'xoxoxoxoxoxoxoxo',
          openHat: '..x...x...x...x.',
        },
        {
          crash: true,
          fill: { kick: 'X...X...X.......', clap: '....X.......XxXX', shaker: 'xoxoxoxo........' },
        },
      ),
    )
    .plays('ending', lastStroke);
  it.part(sawBass(200), { level: -5, duck: 0.45, room: 0.03 })
    .plays('second', bass('1-.1..1-5-.1..1-'))
    .plays('break', bass('1-------1-------'))
    .plays('ending', bass('1'.padEnd(32, '-')));
  it.part(sampled('sitar'), { level: -4, pan: -0.15, room: 0.35 })
    .plays('alap', line("1 - - 5 - - 1' - | 6 - 5 - 3 2 1 -", { from: 62, legato: 1.6 }))
    .plays('first second', line(SITAR, { from: 62, legato: 1.2 }))
    .plays('ending', line('1 - - - - - - - - - - - - - - -', { from: 62 }));
  it.part(sampled('sitar'), { level: -13, pan: 0.3, room: 0.5, effects: [lowPass(3200)] }).plays(
    'alap first second break',
    line(DRONE, { from: 62, legato: 1.8, strength: 0.6 }),
  );
  it.part(sampled('flute'), { level: -6, pan: 0.28, room: 0.5, effects: [echo(0.75, 0.2)] }).plays(
    'second break',
    line(FLUTE, { from: 74 }),
  );
  it.part(sampled('santoor'), { level: -10, pan: 0.5, room: 0.4 })
    .plays('first', after(2, line(SANTOOR, { from: 74, strength: 0.6 })))
    .plays('second', line(SANTOOR, { from: 74, step: 0.25, strength: 0.6 }));
  it.part(warmPad(1100), { level: -12, room: 0.5, duck: 0.4 })
    .plays('second break', held({ around: 62 }))
    .plays('ending', held({ around: 62 }));
  return it;
};
