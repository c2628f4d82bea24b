/** Rap Beat: boom-bap drums with swing, electric piano in D minor, a deep sliding bass, a sparse vibraphone hook. */
import { CLAP, DEEP_KICK, HAT, KICK, OPEN_HAT, RIM, SNARE } from './percussion';
import { DRUMS, Song } from './song';

const [KEYS, BASS, HOOK, PAD] = [0, 1, 2, 3];
const CHORDS = [[50, 60, 65, 69, 72], [46, 57, 62, 65, 69], [43, 58, 62, 65, 69], [45, 55, 61, 64, 70]]; // prettier-ignore
const HOOKS = [[[0.5, 74], [1, 77], [1.75, 76], [2.5, 72]], [[0.5, 74], [1.25, 70], [2, 69]], [[0.5, 70], [1, 74], [1.75, 77], [3, 76]], [[0, 73], [1.5, 76], [2.5, 70], [3.25, 69]]] as const; // prettier-ignore

export function rapBeat(): Song {
  const song = new Song({
    bpm: 86,
    bars: 12,
    swing: 0.28,
    instruments: {
      [KEYS]: { program: 4, volume: 96, pan: 54, reverb: 40 },
      [BASS]: { program: 38, volume: 108, reverb: 4 },
      [HOOK]: { program: 11, volume: 84, pan: 84, reverb: 60 },
      [PAD]: { program: 89, volume: 46, reverb: 70 },
      [DRUMS]: { volume: 112, reverb: 14 },
    },
  });
  for (let bar = 0; bar < 12; bar++) {
    const at = bar * 4;
    const [root = 50, ...keys] = CHORDS[bar % 4]!;
    const isFull = bar >= 4;
    for (const [beat, length] of [[0, 1.3], [1.75, 0.6], [2.5, 1.2]] as const) song.chord(KEYS, at + beat, length, keys, beat === 0 ? 82 : 68); // prettier-ignore
    song.chord(PAD, at, 4, keys, 52);
    if (bar >= 2) {
      const bass = root - 12;
      song.note(BASS, at, 1.4, bass, 108);
      song.note(BASS, at + 1.75, 0.5, bass, 92);
      song.note(BASS, at + 2.5, 0.9, bass + (bar % 2 ? 7 : 0), 104);
      if (bar % 2) song.slide(BASS, at + 2.5, 0.25, -2);
      for (const beat of bar % 4 === 3 ? [0, 0.75, 2.25, 2.5] : [0, 1.75, 2.5]) {
        song.hit(at + beat, KICK, 116);
        song.hit(at + beat, DEEP_KICK, 96);
      }
    }
    for (const beat of [1, 3]) {
      song.hit(at + beat, SNARE, 110);
      if (isFull) song.hit(at + beat, CLAP, 82);
    }
    for (let i = 0; i < 8; i++) song.hit(at + i / 2, HAT, i % 2 ? 58 : 80);
    if (isFull) for (const beat of [0.75, 2.75]) song.hit(at + beat, HAT, 46);
    if (bar >= 8) for (let i = 0; i < 4; i++) song.hit(at + 3.5 + i / 8, HAT, 50 + i * 8);
    if (bar % 2) song.hit(at + 3.5, OPEN_HAT, 66);
    if (bar < 2) song.hit(at + 2.5, RIM, 80);
    if (isFull)
      for (const [beat, key] of HOOKS[bar % 4]!) song.note(HOOK, at + beat, 0.7, key, bar >= 8 ? 88 : 74);
  }
  return song;
}
