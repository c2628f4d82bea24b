/** Ambient Drift: pads that open like a tide, a piano that lets every note ring, bells far above, a slow heart. */
import { trapKit } from '../drums/kits';
import { chorus, echo } from '../effects/space';
import { lowPass, sweep } from '../effects/tone';
import { deepBass, glassBell, warmPad } from '../instruments/made';
import { sampled } from '../instruments/sampled';
import { beat, lastStroke } from '../score/drum.writers';
import { broken, held } from '../score/harmony.writers';
import { bass, line } from '../score/line.writers';
import { Song } from '../score/song';
import type { Composer } from './composer';

const TIDE = 'Emaj9 C#m9 Amaj9 Bsus4';
const PIANO = "3 - 5 - 1' - - - | 7 - 5 - 3 - - - | 1' - 3' - 2' - 1' - | 2' - - - 5 - - -";

export const ambientDrift: Composer = (facts) => {
  const it = new Song({
    ...facts,
    room: { seconds: 4.5, brightness: 4200 },
    form: [
      ['shore', 2, 'Emaj9 Amaj9'],
      ['tide', 4, TIDE],
      ['high', 4, 'Amaj9 E/G# C#m9 Bsus4'],
      ['ending', 2, 'Emaj9'],
    ],
  });
  it.part(trapKit(), { level: -9, room: 0.4, leads: true, effects: [lowPass(2600)] })
    .plays('tide', beat({ kick: 'x.........o.....', shaker: '....o.......o...' }))
    .plays('high', beat({ kick: 'x.........x.....', shaker: 'o...o...o...o.oo', snap: '........o.......' }))
    .plays('ending', lastStroke);
  it.part(deepBass(), { level: -6, room: 0.05 }).plays(
    'tide high ending',
    bass('1---------------', { lowest: 28 }),
  );
  it.part(warmPad(800), { level: -1, room: 0.6, effects: [sweep(500, 3200, 4), chorus(0.5)] }).plays(
    'shore tide high ending',
    held({ around: 60 }),
  );
  it.part(sampled('slowStrings'), { level: -7, room: 0.6 }).plays(
    'high ending',
    held({ around: 71, strength: 0.6 }),
  );
  it.part(sampled('grandPiano'), { level: -2, pan: -0.1, room: 0.55, effects: [echo(1.5, 0.3, 0.5)] })
    .plays('shore', broken('1 3 4 5', { around: 64, step: 1, lasts: 2, strength: 0.6 }))
    .plays('tide high', line(PIANO, { from: 64, legato: 1.6, strength: 0.7 }))
    .plays('ending', line("1 - 5 - 1' - 3' - 5' - - - - - - -", { from: 64, legato: 1.5, strength: 0.6 }));
  it.part(glassBell(), { level: -8, pan: 0.3, room: 0.7, effects: [echo(0.75, 0.35, 0.55)] }).plays(
    'high',
    line("5' - . . . . 3' - | . . 1' - . . 5' - | . . . . 2' - . . | 3' - . . 1' - . .", { from: 64 }),
  );
  it.part(sampled('harp'), { level: -8, pan: 0.4, room: 0.5 }).plays(
    'tide high',
    broken('1 2 3 4 5 4 3 2', { around: 62, step: 0.5, lasts: 1.5, strength: 0.5 }),
  );
  return it;
};
