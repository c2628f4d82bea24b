/** The classic synthesizer: a few detuned waves a side, a filter that opens and closes, an envelope. */
import { levelAt, type Envelope } from './envelope';
import { hertzOf, made, SAMPLE_RATE, type MadeInstrument } from './instrument';
import { waveAt, type Wave } from './oscillators';

export interface Patch {
  readonly wave: Wave;
  /** Waves side by side, `detune` cents from the lowest to the highest, spread from left to right. */
  readonly unison?: number;
  readonly detune?: number;
  /** A sine so many octaves below, 0 to 1 loud. */
  readonly sub?: number;
  readonly loudness: Envelope;
  /** Hertz at rest, and octaves that its envelope adds; half of the pitch's height is followed. */
  readonly cutoff: number;
  readonly opens?: number;
  readonly filter?: Envelope;
  /** 0.5 plain to 6 whistling. */
  readonly resonance?: number;
  /** Cents and hertz; comes in after a third of a second. */
  readonly vibrato?: { readonly cents: number; readonly hertz: number };
  /** Semitones from which it slides into its pitch, within so many seconds. */
  readonly slide?: { readonly semitones: number; readonly seconds: number };
}

/** The filter's settings and slow movements are renewed so often. */
const CONTROL = 16;

export function subtractive(patch: Patch): MadeInstrument {
  const { unison = 1, detune = 0, sub = 0, opens = 0, resonance = 0.7, loudness } = patch;
  const filter = patch.filter ?? loudness;
  return made((note, [left, right], next) => {
    const first = Math.round(note.start * SAMPLE_RATE);
    const count = Math.round((note.lasts + loudness.release) * SAMPLE_RATE);
    const voices = Array.from({ length: unison }, (_, index) => {
      const place = unison === 1 ? 0 : index / (unison - 1) - 0.5;
      return {
        phase: next(),
        ratio: 2 ** ((place * detune) / 1200),
        // Neighbours lie on opposite sides, so that both sides beat alike.
        pan: unison === 1 ? 0.5 : index % 2 ? 0.5 + Math.abs(place) : 0.5 - Math.abs(place),
      };
    });
    const gain = (0.5 * (0.35 + 0.65 * note.strength)) / Math.sqrt(unison);
    const base = hertzOf(note.pitch) / SAMPLE_RATE;
    const follow = 2 ** ((note.pitch - 60) / 24);
    let [subPhase, bend, a1, a2, a3, k] = [0, 1, 0, 0, 0, 1 / resonance];
    const state = [0, 0, 0, 0];
    let [level, slope] = [0, 0];
    for (let i = 0; i < count && first + i < left.length; i++) {
      const t = i / SAMPLE_RATE;
      if (i % CONTROL === 0) {
        const opened = opens * levelAt(filter, t, note.lasts) * (0.5 + 0.5 * note.strength);
        const hertz = Math.min(19_000, patch.cutoff * follow * 2 ** opened);
        const g = Math.tan((Math.PI * hertz) / SAMPLE_RATE);
        k = 1 / resonance;
        a1 = 1 / (1 + g * (g + k));
        a2 = g * a1;
        a3 = g * a2;
        bend = bendAt(patch, t);
        level = levelAt(loudness, t, note.lasts);
        slope = (levelAt(loudness, t + CONTROL / SAMPLE_RATE, note.lasts) - level) / CONTROL;
      }
      let [l, r] = [0, 0];
      for (const voice of voices) {
        const step = base * voice.ratio * bend;
        voice.phase += step;
        if (voice.phase >= 1) voice.phase -= 1;
        const sample = waveAt(patch.wave, voice.phase, step);
        l += sample * (1 - voice.pan);
        r += sample * voice.pan;
      }
      if (sub > 0) {
        subPhase += (base * bend) / 2;
        const low = Math.sin(2 * Math.PI * subPhase) * sub * Math.sqrt(unison);
        l += low;
        r += low;
      }
      // Two state-variable filters (Simper's form), one a side.
      const l3 = l - state[1]!;
      const l1 = a1 * state[0]! + a2 * l3;
      const l2 = state[1]! + a2 * state[0]! + a3 * l3;
      state[0] = 2 * l1 - state[0]!;
      state[1] = 2 * l2 - state[1]!;
      const r3 = r - state[3]!;
      const r1 = a1 * state[2]! + a2 * r3;
      const r2 = state[3]! + a2 * state[2]! + a3 * r3;
      state[2] = 2 * r1 - state[2]!;
      state[3] = 2 * r2 - state[3]!;
      const loud = (level + slope * (i % CONTROL)) * gain;
      left[first + i]! += l2 * loud;
      right[first + i]! += r2 * loud;
    }
  });
}

function bendAt({ vibrato, slide }: Patch, t: number): number {
  const shake = vibrato
    ? vibrato.cents * Math.min(1, Math.max(0, t - 0.2) * 3) * Math.sin(2 * Math.PI * vibrato.hertz * t)
    : 0;
  const way = slide ? slide.semitones * 100 * Math.exp((-4 * t) / slide.seconds) : 0;
  return 2 ** ((shake + way) / 1200);
}
