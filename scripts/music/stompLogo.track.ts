/** Stomp Logo: stomps and claps in call and answer, growing to big hits with low brass and strings, and a break. */
import { CLAP, CRASH, DEEP_KICK, KICK, LOW_TOM, MIDDLE_TOM, RIM, SNARE, TAMBOURINE } from './percussion';
import { DRUMS, Song } from './song';

const [BRASS, BASS, STRINGS, CHANT] = [0, 1, 2, 3];
const ROOTS = [40, 40, 43, 45];
const RIFF = [[0, 0], [0.75, 0], [1.5, 3], [2, 5], [2.75, 3], [3.5, -2]] as const; // prettier-ignore

export function stompLogo(): Song {
  const song = new Song({
    bpm: 116,
    bars: 16,
    instruments: {
      [BRASS]: { program: 61, volume: 92, reverb: 50 },
      [BASS]: { program: 34, volume: 104, reverb: 8 },
      [STRINGS]: { program: 48, volume: 66, pan: 74, reverb: 60 },
      [CHANT]: { program: 52, volume: 64, pan: 52, reverb: 70 },
      [DRUMS]: { volume: 122, reverb: 60 },
    },
  });
  for (let bar = 0; bar < 16; bar++) {
    const at = bar * 4;
    const root = ROOTS[bar % 4]!;
    const isBreak = bar === 8 || bar === 9;
    const isBig = bar >= 4 && !isBreak;
    for (const beat of bar % 2 ? [0, 0.5, 2, 2.25, 2.5] : [0, 0.5, 2, 2.5]) stomp(song, at + beat, 112);
    for (const beat of bar % 4 === 3 ? [1, 3, 3.5, 3.75] : [1, 3]) clap(song, at + beat, 108);
    if (bar >= 2) for (let i = 0; i < 8; i++) song.hit(at + i / 2, i % 2 ? TAMBOURINE : RIM, i % 2 ? 62 : 50);
    if (isBig) {
      for (const [beat, step] of RIFF) {
        song.note(BASS, at + beat, 0.5, root - 12 + step, 108);
        if (bar >= 6) song.chord(BRASS, at + beat, 0.42, [root + 12 + step, root + 24 + step], 96);
      }
      song.hit(at, MIDDLE_TOM, 92);
      song.hit(at + 1.5, LOW_TOM, 96);
    }
    if (bar >= 10) {
      song.chord(STRINGS, at, 3.9, [root + 24, root + 31, root + 36], 86);
      song.chord(CHANT, at, bar % 2 ? 1 : 2.5, [root + 19, root + 24], 92);
    }
    if (isBig && bar % 2 === 0) {
      song.hit(at, CRASH, 108);
      song.chord(BRASS, at, 1.2, [root, root + 12, root + 19], 112);
    }
    if (isBreak)
      for (let i = 0; i < 8; i++) song.hit(at + i / 2, bar === 9 && i > 3 ? SNARE : RIM, 60 + i * 6);
    if (bar % 4 === 3)
      for (let i = 0; i < 4; i++) song.hit(at + 3 + i / 4, i < 2 ? MIDDLE_TOM : LOW_TOM, 96 + i * 6);
  }
  return song;
}

/** Feet on a wooden stage: two kicks and a low drum, not quite together. */
function stomp(song: Song, beat: number, velocity: number): void {
  song.hit(beat, KICK, velocity);
  song.hit(beat + 0.01, DEEP_KICK, velocity);
  song.hit(beat + 0.02, LOW_TOM, velocity - 20);
}

/** Several pairs of hands. */
function clap(song: Song, beat: number, velocity: number): void {
  for (const late of [0, 0.015, 0.035]) song.hit(beat + late, CLAP, velocity - late * 600);
  song.hit(beat, SNARE, velocity - 30);
}
