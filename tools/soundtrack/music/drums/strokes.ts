/** Drums and cymbals that are computed: each stroke is a function of the time since it fell. */
import { filter } from '../../nature/sources/noise';
import type { Random } from '../../nature/sources/random';
import { SAMPLE_RATE } from '../instruments/instrument';

export interface Stroke {
  readonly seconds: number;
  /** 0 left to 1 right. */
  readonly pan: number;
  /** One sample after the other; `t` seconds. */
  at(t: number): number;
}
export type StrokeMaker = (next: Random, strength: number) => Stroke;

const noise = (next: Random) => next() * 2 - 1;
const fading = (t: number, seconds: number) => Math.exp(-t / seconds);

/** A sine that falls from `high` to `low` hertz, with a click at its start. */
export const kick =
  (low: number, high: number, rings: number, click = 0.3): StrokeMaker =>
  (next, strength) => {
    let phase = 0;
    const snap = filter('high', 2500, 0.7);
    return {
      seconds: rings * 5,
      pan: 0.5,
      at: (t) => {
        const hertz = low + (high - low) * fading(t, 0.022) + high * 1.5 * fading(t, 0.004);
        phase += (2 * Math.PI * hertz) / SAMPLE_RATE;
        const body = Math.tanh(1.6 * Math.sin(phase)) * fading(t, rings);
        return (body + snap(noise(next)) * click * fading(t, 0.004)) * strength;
      },
    };
  };

/** A skin with two tones and wires under it. */
export const snare =
  (hertz: number, wires: number, rings: number): StrokeMaker =>
  (next, strength) => {
    const [rattle, edge] = [filter('band', 3800, 0.5), filter('high', 1800, 0.6)];
    return {
      seconds: 0.45,
      pan: 0.48,
      at: (t) => {
        const bend = 1 + 0.35 * fading(t, 0.012);
        const skin =
          Math.sin(2 * Math.PI * hertz * bend * t) * 0.7 + Math.sin(2 * Math.PI * hertz * 1.59 * t) * 0.35;
        const hiss = edge(noise(next)) * 0.5 + rattle(noise(next)) * 0.5;
        return (
          (skin * fading(t, 0.07) + hiss * wires * fading(t, rings) + hiss * fading(t, 0.004)) * strength
        );
      },
    };
  };

/** Several hands, not quite together. */
export const clap =
  (rings = 0.09): StrokeMaker =>
  (next, strength) => {
    const [band, air] = [filter('band', 1300, 1.1), filter('high', 700, 0.6)];
    const hands = [0, 0.011, 0.021, 0.03].map((at) => at * (0.9 + 0.2 * next()));
    return {
      seconds: 0.6,
      pan: 0.52,
      at: (t) => {
        const struck = hands.reduce((sum, at) => sum + (t >= at ? fading(t - at, 0.006) : 0), 0);
        const tail = t >= 0.03 ? fading(t - 0.03, rings) : 0;
        return air(band(noise(next))) * (struck * 0.9 + tail * 0.8) * 1.8 * strength;
      },
    };
  };

/** Six square waves that do not agree, as in the old machines, and noise. */
export const hat =
  (rings: number, pan = 0.62): StrokeMaker =>
  (next, strength) => {
    const [high, band] = [filter('high', 7200, 0.8), filter('band', 9800, 0.9)];
    const ratios = [2, 3, 4.16, 5.43, 6.79, 8.21];
    const phases = ratios.map(() => next());
    return {
      seconds: rings * 6,
      pan,
      at: (t) => {
        let metal = 0;
        for (let i = 0; i < ratios.length; i++)
          metal += (phases[i]! + 327 * ratios[i]! * t) % 1 < 0.5 ? 1 : -1;
        const sound = high(metal * 0.16 + noise(next) * 0.5) + band(noise(next)) * 0.25;
        return sound * fading(t, rings) * Math.min(1, t * 2500) * strength * 0.8;
      },
    };
  };

/** Seeds in a shell: swells before it falls. */
export const shaker =
  (pan = 0.3): StrokeMaker =>
  (next, strength) => {
    const band = filter('band', 6800, 0.9);
    return {
      seconds: 0.14,
      pan,
      at: (t) => band(noise(next)) * Math.min(1, t / 0.022) * fading(t, 0.035) * 1.1 * strength,
    };
  };

/** A drum with a pitch, from `hertz` a little down. */
export const tom =
  (hertz: number, pan: number): StrokeMaker =>
  (next, strength) => {
    const skin = filter('band', 900, 0.6);
    let phase = 0;
    return {
      seconds: 0.8,
      pan,
      at: (t) => {
        phase += (2 * Math.PI * hertz * (1 + 0.5 * fading(t, 0.04))) / SAMPLE_RATE;
        return (Math.sin(phase) * fading(t, 0.16) + skin(noise(next)) * 0.4 * fading(t, 0.02)) * strength;
      },
    };
  };

/** Two short woods or bells: a stick on a rim, claves, a cowbell. */
export const knock =
  (hertz: number, second: number, rings: number, pan: number): StrokeMaker =>
  (next, strength) => ({
    seconds: rings * 7,
    pan,
    at: (t) => {
      const tone = Math.sin(2 * Math.PI * hertz * t) + 0.7 * Math.sin(2 * Math.PI * second * t);
      return (tone * fading(t, rings) + noise(next) * 0.5 * fading(t, 0.002)) * 0.5 * strength;
    },
  });

/** A big cymbal: noise that darkens as it rings. */
export const crash =
  (rings: number, pan = 0.4): StrokeMaker =>
  (next, strength) => {
    const [bright, body] = [filter('high', 5200, 0.6), filter('band', 3400, 0.5)];
    return {
      seconds: rings * 4,
      pan,
      at: (t) => {
        const hiss = noise(next);
        const sound = bright(hiss) * fading(t, rings * 0.6) + body(hiss) * 0.5 * fading(t, rings);
        return sound * Math.min(1, t * 900) * 0.7 * strength;
      },
    };
  };
