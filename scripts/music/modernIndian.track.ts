/** Modern Indian: raga Bhupali (Sa Re Ga Pa Dha) on sitar and flute, a drone, hand drums in keherwa, modern drums. */
import {
  CLAP,
  CRASH,
  HAT,
  HIGH_BONGO,
  KICK,
  LOW_BONGO,
  LOW_CONGA,
  OPEN_CONGA,
  SHAKER,
  SNARE,
} from './percussion';
import { DRUMS, Song } from './song';

const [SITAR, FLUTE, DRONE, BASS, SANTOOR, PAD] = [0, 1, 2, 3, 4, 5];
const SA = 62;
/** Scale steps of the raga as semitones over Sa; below and above by octaves. */
const swara = (step: number) => SA + [0, 2, 4, 7, 9][((step % 5) + 5) % 5]! + 12 * Math.floor(step / 5);
const PHRASES = [
  [[0, 2], [0.5, 3], [1, 4], [1.5, 5], [2.5, 4], [3, 3]],
  [[0, 2], [0.75, 3], [1.5, 2], [2, 1], [3, 0]],
  [[0, 5], [0.5, 6], [1, 7], [2, 6], [2.5, 5], [3, 4]],
  [[0, 3], [0.5, 4], [1, 3], [1.5, 2], [2, 1], [2.5, 2], [3, 0]],
] as const; // prettier-ignore
const BASS_STEPS = [0, 0, -1, -2];
/** Dha ge na ti, na ka dhi na. */
const KEHERWA = [[0, LOW_CONGA, 104], [0.5, LOW_BONGO, 72], [1, HIGH_BONGO, 92], [1.5, HIGH_BONGO, 62], [2, HIGH_BONGO, 84], [2.5, OPEN_CONGA, 70], [3, LOW_CONGA, 96], [3.5, HIGH_BONGO, 80], [3.75, HIGH_BONGO, 60]] as const; // prettier-ignore

export function modernIndian(): Song {
  const song = new Song({
    bpm: 102,
    bars: 16,
    instruments: {
      [SITAR]: { program: 104, volume: 104, pan: 50, reverb: 50 },
      [FLUTE]: { program: 73, volume: 84, pan: 80, reverb: 75 },
      [DRONE]: { program: 104, volume: 60, pan: 64, reverb: 70 },
      [BASS]: { program: 38, volume: 98, reverb: 6 },
      [SANTOOR]: { program: 15, volume: 66, pan: 100, reverb: 60 },
      [PAD]: { program: 49, volume: 52, reverb: 70 },
      [DRUMS]: { volume: 104, reverb: 30 },
    },
  });
  for (let bar = 0; bar < 16; bar++) {
    const at = bar * 4;
    const phrase = PHRASES[bar % 4]!;
    const root = swara(BASS_STEPS[bar % 4]!) - 24;
    [SA - 5, SA, SA, SA - 12].forEach((key, beat) => song.note(DRONE, at + beat, 2.5, key, 58));
    const isFlute = bar >= 8 && bar < 12;
    phrase.forEach(([beat, step], i) => {
      const length = (phrase[i + 1]?.[0] ?? 4) - beat;
      if (!isFlute) song.note(SITAR, at + beat, length, swara(step), i === 0 ? 102 : 86);
      if (isFlute || bar >= 12) song.note(FLUTE, at + beat, length, swara(step) + 12, 88);
    });
    song.slide(isFlute ? FLUTE : SITAR, at + phrase[0]![0], 0.25, -2);
    if (bar >= 2) for (const [beat, drum, velocity] of KEHERWA) song.hit(at + beat, drum, velocity);
    if (bar >= 4) {
      song.chord(PAD, at, 4, [root + 24, root + 31, root + 36], 60);
      for (const beat of [0, 1.5, 2.5]) song.note(BASS, at + beat, 0.9, beat === 2.5 ? root + 7 : root, 98);
      for (const beat of [0, 1, 2, 3]) song.hit(at + beat, KICK, 106);
      for (const beat of [1, 3]) song.hit(at + beat, CLAP, 88);
      for (let i = 0; i < 16; i++) song.hit(at + i / 4, i % 4 === 2 ? HAT : SHAKER, i % 2 ? 40 : 62);
    }
    if (bar >= 6)
      for (let i = 0; i < 8; i++)
        song.note(SANTOOR, at + i / 2, 0.4, swara([0, 3, 5, 3, 2, 3, 5, 7][i]!) + 12, i % 2 ? 56 : 72);
    if (bar % 4 === 3)
      for (let i = 0; i < 4; i++) song.hit(at + 3 + i / 4, bar === 15 ? SNARE : HIGH_BONGO, 84 + i * 8);
    if (bar % 4 === 0 && bar > 0) song.hit(at, CRASH, 88);
  }
  return song;
}
