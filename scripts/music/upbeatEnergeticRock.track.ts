/** Upbeat Energetic Rock: two distorted guitars in E minor, verses that are muted, choruses with a lead and organ. */
import { CRASH, HAT, HIGH_TOM, KICK, LOW_TOM, MIDDLE_TOM, RIDE, SNARE } from './percussion';
import { DRUMS, Song } from './song';

const [LEFT, RIGHT, BASS, LEAD, ORGAN] = [0, 1, 2, 3, 4];
const VERSE = [40, 43, 45, 47];
const CHORUS = [45, 43, 40, 47];
const MELODY = [
  [[0, 76], [0.5, 79], [1, 81], [2, 79], [2.5, 76], [3, 74]],
  [[0, 79], [1, 83], [2, 81], [3, 79], [3.5, 76]],
  [[0, 76], [0.5, 79], [1, 83], [2, 84], [3, 83]],
  [[0, 83], [1.5, 86], [2, 88], [3, 86], [3.5, 83]],
] as const; // prettier-ignore
const FILL = [SNARE, SNARE, HIGH_TOM, HIGH_TOM, MIDDLE_TOM, LOW_TOM];

export function upbeatEnergeticRock(): Song {
  const song = new Song({
    bpm: 140,
    bars: 20,
    instruments: {
      [LEFT]: { program: 30, volume: 84, pan: 16, reverb: 16 },
      [RIGHT]: { program: 29, volume: 84, pan: 112, reverb: 16 },
      [BASS]: { program: 34, volume: 106, reverb: 6 },
      [LEAD]: { program: 30, volume: 86, pan: 70, reverb: 48 },
      [ORGAN]: { program: 18, volume: 54, reverb: 45 },
      [DRUMS]: { volume: 114, reverb: 22 },
    },
  });
  for (let bar = 0; bar < 20; bar++) {
    const at = bar * 4;
    const isIntro = bar < 4;
    const isChorus = (bar >= 8 && bar < 12) || bar >= 16;
    const root = (isChorus ? CHORUS : VERSE)[bar % 4]!;
    const power = [root + 12, root + 19, root + 24];
    const strokes =
      isIntro || isChorus ? [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5] : [0, 0.5, 0.75, 1.5, 2, 2.5, 2.75, 3.5];
    for (const stroke of strokes) {
      const isMuted = !isIntro && !isChorus && stroke % 2 !== 0;
      song.chord(LEFT, at + stroke, isMuted ? 0.2 : 0.46, power, isMuted ? 82 : 104);
      if (bar >= 2) song.chord(RIGHT, at + stroke, isMuted ? 0.2 : 0.46, power, isMuted ? 78 : 100);
    }
    if (bar >= 2)
      for (let i = 0; i < 8; i++) song.note(BASS, at + i / 2, 0.45, root - 12 + (i === 7 ? 7 : 0), 102);
    if (isChorus) {
      for (const [beat, key] of MELODY[bar % 4]!) song.note(LEAD, at + beat, 0.9, key, 100);
      song.chord(ORGAN, at, 4, [root + 24, root + 31, root + 36], 72);
    }
    for (const beat of isChorus ? [0, 1.5, 2, 2.5, 3.5] : [0, 0.75, 2, 2.75])
      if (bar >= 2) song.hit(at + beat, KICK, 116);
    for (const beat of [1, 3]) if (bar >= 2) song.hit(at + beat, SNARE, 116);
    for (let i = 0; i < 8; i++) song.hit(at + i / 2, isChorus ? RIDE : HAT, i % 2 ? 70 : 92);
    if (bar % 4 === 0) song.hit(at, CRASH, 110);
    if (bar % 4 === 3 || bar === 1) FILL.forEach((drum, i) => song.hit(at + 2.5 + i / 4, drum, 98 + i * 4));
  }
  return song;
}
