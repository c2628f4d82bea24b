/**
 * The beats of a sound: the tempo at which its onsets repeat, then the path of moments that meets most of them at
 * that tempo. Ellis, "Beat tracking by dynamic programming" (Journal of New Music Research 36, 2007).
 */
import { ONSET_RATE, onsetsOf } from './onsets';

/** Beats a minute that people tap, and which of them they tap most readily (Ellis). */
const TEMPO = { slowest: 50, fastest: 210, usual: 120, octaves: 0.9 } as const;
/** What a step off the tempo costs, in onsets: high holds an even pulse. */
const TIGHTNESS = 1500;
/** Shorter than this nothing can be told to repeat. Steps */
const SHORTEST_STEPS = 4 * ONSET_RATE;

const stepsOf = (bpm: number) => (60 * ONSET_RATE) / bpm;

export interface Pulse {
  /** ms from the sound's start, ascending. */
  readonly beats: readonly number[];
  /** How much of what begins repeats from one beat to the next, in the part where least does; at most 1. */
  readonly regularity: number;
  /** How much more begins at its beats than at any other moment. */
  readonly salience: number;
}

/** The built-in music stands above both, sounds of nature and voices below one of them. */
const LEAST = { regularity: 0.2, salience: 2, beats: 8 } as const;

/** The beats of music, ms from its start; none of a voice, of noise, or where nothing repeats throughout. */
export function beatsIn(samples: Float32Array): readonly number[] {
  const pulse = pulseOf(samples);
  if (!pulse || pulse.regularity < LEAST.regularity || pulse.salience < LEAST.salience) return [];
  return pulse.beats.length < LEAST.beats ? [] : pulse.beats;
}

/** What pulse a sound would have, however weak; null of what is too short or silent. */
export function pulseOf(samples: Float32Array): Pulse | null {
  const onsets = onsetsOf(samples);
  if (onsets.length < SHORTEST_STEPS || onsets.every((value) => value === 0)) return null;
  const { period, regularity } = tempoOf(onsets);
  const near = blurred(onsets, period / 32);
  const steps = beatPath(near, period);
  if (steps.length < 4) return null;
  const mean = near.reduce((sum, value) => sum + value, 0) / near.length;
  const atBeats = steps.reduce((sum, step) => sum + (near[step] ?? 0), 0) / steps.length;
  return {
    beats: steps.map((step) => Math.round((step * 1000) / ONSET_RATE)),
    regularity,
    salience: atBeats / mean,
  };
}

/** The lag at which the curve is most like itself, likelier the nearer it is to a usual tempo. */
function tempoOf(onsets: Float32Array): { period: number; regularity: number } {
  const curve = blurred(onsets, 3);
  const mean = curve.reduce((sum, value) => sum + value, 0) / curve.length;
  const even = curve.map((value) => value - mean);
  const alike = Array.from({ length: Math.ceil(stepsOf(TEMPO.slowest)) * 2 + 2 }, (_, lag) => {
    let sum = 0;
    for (let at = lag; at < even.length; at += 1) sum += (even[at] ?? 0) * (even[at - lag] ?? 0);
    return sum / (even.length - lag);
  });
  const at = (lag: number) => Math.max(0, alike[lag] ?? 0);
  let best = { lag: 0, score: -Infinity };
  for (let lag = Math.floor(stepsOf(TEMPO.fastest)); lag <= stepsOf(TEMPO.slowest); lag += 1) {
    const octaves = Math.log2(lag / stepsOf(TEMPO.usual)) / TEMPO.octaves;
    // Of a beat the bar repeats as well.
    const score =
      (at(lag) + 0.5 * Math.max(at(2 * lag - 1), at(2 * lag), at(2 * lag + 1))) *
      Math.exp(-0.5 * octaves ** 2);
    if (score > best.score) best = { lag, score };
  }
  return {
    period: best.lag,
    regularity: Math.min(...partsOf(even).map((part) => regularityAt(part, best.lag))),
  };
}

/** What has a beat has it throughout: in each of so many parts. */
const PARTS = 3;
const partsOf = (curve: Float32Array) =>
  Array.from({ length: PARTS }, (_, part) =>
    curve.subarray((part * curve.length) / PARTS, ((part + 1) * curve.length) / PARTS),
  );

function regularityAt(curve: Float32Array, period: number): number {
  const alikeAt = (lag: number) => {
    let sum = 0;
    for (let at = lag; at < curve.length; at += 1) sum += (curve[at] ?? 0) * (curve[at - lag] ?? 0);
    return sum / Math.max(1, curve.length - lag);
  };
  return alikeAt(period) / Math.max(1e-9, alikeAt(0));
}

/** From each step the best way back, half to two periods long; then along it from the end. */
function beatPath(onsets: Float32Array, period: number): number[] {
  const score = Float32Array.from(onsets);
  const before = new Int32Array(onsets.length).fill(-1);
  const [closest, furthest] = [Math.round(period / 2), Math.round(period * 2)];
  const costs = Array.from({ length: furthest + 1 }, (_, lag) => TIGHTNESS * Math.log(lag / period) ** 2);
  for (let at = closest; at < onsets.length; at += 1) {
    let best = { from: -1, score: 0 };
    for (let lag = closest; lag <= Math.min(furthest, at); lag += 1) {
      const found = (score[at - lag] ?? 0) - (costs[lag] ?? 0);
      if (found > best.score) best = { from: at - lag, score: found };
    }
    score[at] = (onsets[at] ?? 0) + best.score;
    before[at] = best.from;
  }
  let last = onsets.length - 1;
  for (let at = last; at > Math.max(0, onsets.length - furthest); at -= 1)
    if ((score[at] ?? 0) > (score[last] ?? 0)) last = at;
  const steps: number[] = [];
  for (let at = last; at >= 0; at = before[at] ?? -1) steps.push(at);
  return withoutQuietEnds(steps.toReversed(), onsets);
}

/** Before the first onset and behind the last one nothing beats. */
function withoutQuietEnds(steps: readonly number[], onsets: Float32Array): number[] {
  const power = steps.reduce((sum, step) => sum + (onsets[step] ?? 0) ** 2, 0) / Math.max(1, steps.length);
  const isHeard = (step: number) => (onsets[step] ?? 0) > Math.sqrt(power) / 2;
  const first = steps.findIndex(isHeard);
  return first < 0 ? [] : steps.slice(first, steps.findLastIndex(isHeard) + 1);
}

function blurred(values: Float32Array, sigma: number): Float32Array {
  const reach = Math.ceil(3 * sigma);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, i) =>
    Math.exp(-0.5 * ((i - reach) / sigma) ** 2),
  );
  const out = new Float32Array(values.length);
  for (let at = 0; at < values.length; at += 1)
    for (let i = 0; i < weights.length; i += 1)
      out[at] = (out[at] ?? 0) + (weights[i] ?? 0) * (values[at + i - reach] ?? 0);
  return out;
}
