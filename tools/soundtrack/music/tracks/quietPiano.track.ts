/** Quiet Piano: one instrument in Db, a left hand that rocks, a right hand that asks and is answered; strings late. */
import { lowPass } from '../effects/tone';
import { sampled } from '../instruments/sampled';
import { broken, held } from '../score/harmony.writers';
import { bass, line } from '../score/line.writers';
import { both } from '../score/section';
import { Song } from '../score/song';
import type { Composer } from './composer';

const ASK = '3 - 2 3 5 - - - | 3 - 2 1 6, - - - | 4 - 3 4 6 - 5 4 | 5 - - 4 2 - - -';
const ANSWER = "1' - 7 1' 3' - 2' 1' | 7 - 5 - 3 - - - | 6 - 5 6 1' - 6 4 | 3 - 5 - 4 - 2 -";

export const quietPiano: Composer = (facts) => {
  const it = new Song({
    ...facts,
    room: { seconds: 2.6, brightness: 4800 },
    form: [
      ['intro', 2, 'Db Gb'],
      ['ask', 4, 'Db Bbm7 Gbadd9 Ab'],
      ['answer', 4, 'Db/F Fm7 Gbmaj7 Db_Ab'],
      ['ending', 2, 'Gb/Db Db'],
    ],
  });
  it.part(sampled('grandPiano'), { level: -3, pan: -0.12, room: 0.3 })
    .plays(
      'intro ask',
      both(
        broken('1 2 3 2', { around: 54, step: 0.5, lasts: 1, strength: 0.55 }),
        bass('1---------------', { lowest: 37, strength: 0.6 }),
      ),
    )
    .plays(
      'answer',
      both(
        broken('1 2 3 4 3 2 3 2', { around: 56, step: 0.25, lasts: 0.6, strength: 0.5 }),
        bass('1-------5-------', { lowest: 37, strength: 0.65 }),
      ),
    )
    .plays(
      'ending',
      both(held({ around: 56, strength: 0.5 }), bass('1---------------', { lowest: 37, strength: 0.6 })),
    );
  it.part(sampled('grandPiano'), { level: 0, pan: 0.08, room: 0.32 })
    .plays('intro', line('. . . . 5 - 3 - | . . . . 6 - 5 -', { from: 73, strength: 0.6 }))
    .plays('ask', line(ASK, { from: 73, strength: 0.75 }))
    .plays(
      'answer',
      both(line(ANSWER, { from: 73, strength: 0.85 }), line(ANSWER, { from: 61, strength: 0.45 })),
    )
    .plays('ending', line("4 - 6 - 1' - - - | 5 - 3 - 1 - - -", { from: 73, strength: 0.6 }));
  it.part(sampled('slowStrings'), { level: -10, room: 0.55, effects: [lowPass(3600)] }).plays(
    'answer ending',
    held({ around: 66, strength: 0.5 }),
  );
  it.part(sampled('cello'), { level: -9, pan: 0.2, room: 0.45 })
    .plays(
      'answer',
      line('1 - - - - - 5, - | 5, - - - 3 - - - | 4 - - - - - 6, - | 1 - - - 5, - - -', {
        from: 49,
        strength: 0.6,
      }),
    )
    .plays('ending', line('1 - - - - - - - 1 - - - - - - -', { from: 49, strength: 0.5 }));
  return it;
};
