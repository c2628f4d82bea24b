/** Business Corporate: piano and muted guitar over C, G, Am, F; a bell melody; it opens up in the third part. */
import { CLAP, CRASH, HAT, HIGH_TOM, KICK, LOW_TOM, MIDDLE_TOM, SHAKER, SNARE } from './percussion';
import { DRUMS, Song } from './song';

const [PIANO, GUITAR, STRINGS, BASS, BELL] = [0, 1, 2, 3, 4];
const CHORDS = [[60, 64, 67, 74], [55, 59, 62, 67], [57, 60, 64, 67], [53, 57, 60, 67]]; // prettier-ignore
const MELODY = [
  [[0, 79], [1, 76], [1.5, 79], [2.5, 84], [3.5, 83]],
  [[0, 79], [1.5, 74], [2, 79], [3, 81]],
  [[0, 76], [1, 79], [1.5, 81], [2.5, 84], [3.5, 88]],
  [[0, 86], [1, 84], [2, 81], [3, 79]],
] as const; // prettier-ignore
const PICKING = [0, 2, 1, 2, 0, 2, 1, 2, 0, 2, 1, 2, 0, 1, 2, 1];

export function businessCorporate(): Song {
  const song = new Song({
    bpm: 112,
    bars: 16,
    instruments: {
      [PIANO]: { program: 0, volume: 92, pan: 58, reverb: 45 },
      [GUITAR]: { program: 28, volume: 76, pan: 34, reverb: 35 },
      [STRINGS]: { program: 48, volume: 60, reverb: 75 },
      [BASS]: { program: 33, volume: 98, reverb: 10 },
      [BELL]: { program: 10, volume: 62, pan: 92, reverb: 70 },
      [DRUMS]: { volume: 90, reverb: 20 },
    },
  });
  for (let bar = 0; bar < 16; bar++) {
    const at = bar * 4;
    const chord = CHORDS[bar % 4]!;
    const root = chord[0]!;
    const isOpen = bar >= 8 && bar < 14;
    for (let eighth = 0; eighth < 8; eighth++) {
      song.chord(PIANO, at + eighth / 2, 0.45, chord, [84, 58, 66, 58, 80, 58, 70, 60][eighth]!);
    }
    song.note(PIANO, at, 3.8, root - 12, 72);
    if (bar >= 2)
      PICKING.forEach((string, i) =>
        song.note(GUITAR, at + i / 4, 0.2, chord[string]! + 12, i % 4 ? 58 : 78),
      );
    if (bar >= 4) {
      song.chord(
        STRINGS,
        at,
        4,
        chord.slice(0, 3).map((key) => key + 12),
        isOpen ? 78 : 66,
      );
      const steps = isOpen ? [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5] : [0, 1.5, 2, 3.5];
      for (const step of steps) song.note(BASS, at + step, 0.45, root - 24 + (step === 3.5 ? 7 : 0), 90);
      for (const [beat, key] of MELODY[bar % 4]!) song.note(BELL, at + beat, 0.9, key, isOpen ? 84 : 70);
      for (const beat of [0, 1.75, 2, ...(isOpen ? [3.5] : [])]) song.hit(at + beat, KICK, 98);
      for (const beat of [1, 3]) {
        song.hit(at + beat, SNARE, isOpen ? 92 : 72);
        song.hit(at + beat, CLAP, 72);
      }
      for (let i = 0; i < 8; i++) song.hit(at + i / 2, HAT, i % 2 ? 48 : 66);
    } else if (bar >= 2) for (let beat = 0; beat < 4; beat++) song.hit(at + beat, KICK, 70 + bar * 6);
    if (isOpen) for (let i = 0; i < 16; i++) song.hit(at + i / 4, SHAKER, i % 2 ? 36 : 50);
    if (bar % 4 === 0 && bar > 0) song.hit(at, CRASH, 88);
    if (bar === 7 || bar === 15)
      [SNARE, HIGH_TOM, MIDDLE_TOM, LOW_TOM].forEach((drum, i) => song.hit(at + 3 + i / 4, drum, 88));
  }
  return song;
}
