/**
 * How much begins at each moment of a sound. Bands an octave apart, their envelopes on a logarithmic scale, and of
 * each only what rises: Scheirer, "Tempo and beat analysis of acoustic musical signals" (JASA 103, 1998).
 */

/** Hz: of the samples that are asked for, and of the curve that comes of them. */
export const BEAT_SAMPLE_RATE = 20_000;
export const ONSET_RATE = 200;

const HOP = BEAT_SAMPLE_RATE / ONSET_RATE;
/** Hz: where one band ends and the next begins. */
const BORDERS = [200, 400, 800, 1600, 3200] as const;
/** An envelope above this share of full scale is heard in proportion to its logarithm, below it hardly at all. */
const FLOOR = 1e-3;
/** Steps over which a rise is measured: a drum's attack takes 10 ms or so. */
const RISE_STEPS = 2;
/** Steps to either side of which the mean is taken away: what rises slowly is no onset. */
const AROUND_STEPS = ONSET_RATE / 2;

/** A value, 0 or more, for each step; its mean square is 1 where anything begins at all. */
export function onsetsOf(samples: Float32Array): Float32Array {
  const rises = new Float32Array(Math.floor(samples.length / HOP));
  const edges = [null, ...BORDERS, null];
  for (let band = 0; band < edges.length - 1; band += 1) {
    const levels = levelsOf(samples, edges[band] ?? null, edges[band + 1] ?? null, rises.length);
    for (let at = RISE_STEPS; at < rises.length; at += 1)
      rises[at] = (rises[at] ?? 0) + Math.max(0, (levels[at] ?? 0) - (levels[at - RISE_STEPS] ?? 0));
  }
  return scaled(aboveMean(rises));
}

/** How loud one band is, a value a step, log(1 + amplitude / floor). */
function levelsOf(samples: Float32Array, from: number | null, to: number | null, steps: number) {
  const filters = [
    ...(from === null ? [] : [biquad('highpass', from), biquad('highpass', from)]),
    ...(to === null ? [] : [biquad('lowpass', to), biquad('lowpass', to)]),
  ];
  const levels = new Float32Array(steps);
  for (let step = 0; step < steps; step += 1) {
    let power = 0;
    for (let at = step * HOP; at < (step + 1) * HOP; at += 1) {
      let value = samples[at] ?? 0;
      for (const filter of filters) value = filter(value);
      power += value * value;
    }
    levels[step] = Math.log1p(Math.sqrt(power / HOP) / FLOOR);
  }
  return levels;
}

/** Butterworth of the second order, by Bristow-Johnson's cookbook of audio equalisers. */
function biquad(kind: 'lowpass' | 'highpass', hertz: number): (value: number) => number {
  const turn = (2 * Math.PI * hertz) / BEAT_SAMPLE_RATE;
  const cos = Math.cos(turn);
  const alpha = Math.sin(turn) / Math.SQRT2;
  const middle = kind === 'lowpass' ? 1 - cos : -(1 + cos);
  const [b0, b1] = [Math.abs(middle) / 2 / (1 + alpha), middle / (1 + alpha)];
  const [a1, a2] = [(-2 * cos) / (1 + alpha), (1 - alpha) / (1 + alpha)];
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return (x) => {
    const y = b0 * (x + x2) + b1 * x1 - a1 * y1 - a2 * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  };
}

function aboveMean(values: Float32Array): Float32Array {
  const above = new Float32Array(values.length);
  let sum = 0;
  for (let at = -AROUND_STEPS; at < values.length; at += 1) {
    sum += (values[at + AROUND_STEPS] ?? 0) - (values[at - AROUND_STEPS - 1] ?? 0);
    if (at >= 0) above[at] = Math.max(0, (values[at] ?? 0) - sum / (2 * AROUND_STEPS + 1));
  }
  return above;
}

function scaled(values: Float32Array): Float32Array {
  const power = values.reduce((sum, value) => sum + value * value, 0) / Math.max(1, values.length);
  return power > 0 ? values.map((value) => value / Math.sqrt(power)) : values;
}
