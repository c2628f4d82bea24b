/** What gives a sound a place: chorus, echoes in time, width. */
import { SAMPLE_RATE } from '../instruments/instrument';
import { eachSide, type Effect } from './effect';

/** A second voice a little late, whose lateness wanders; the sides wander apart. */
export const chorus =
  (depth = 0.5): Effect =>
  (sound) => {
    sound.forEach((samples, side) => {
      const dry = samples.slice();
      for (let i = 0; i < samples.length; i++) {
        const sway = Math.sin((2 * Math.PI * 0.7 * i) / SAMPLE_RATE + side * 1.9);
        const back = i - (0.012 + 0.0035 * sway) * SAMPLE_RATE;
        const whole = Math.floor(back);
        const part = back - whole;
        if (whole < 0) continue;
        const late = dry[whole]! * (1 - part) + dry[whole + 1]! * part;
        samples[i] = dry[i]! * (1 - depth * 0.4) + late * depth;
      }
    });
  };

/** Echoes `beats` apart that go from side to side, each duller than the one before. */
export const echo =
  (beats: number, share: number, again = 0.4): Effect =>
  ([left, right], { bpm }) => {
    const delay = Math.round(((beats * 60) / bpm) * SAMPLE_RATE);
    const lines = [new Float32Array(delay), new Float32Array(delay)] as const;
    let [at, dullLeft, dullRight] = [0, 0, 0];
    for (let i = 0; i < left.length; i++) {
      const [fromLeft, fromRight] = [lines[0][at]!, lines[1][at]!];
      dullLeft += (fromLeft - dullLeft) * 0.45;
      dullRight += (fromRight - dullRight) * 0.45;
      lines[0][at] = (left[i]! + right[i]!) * 0.5 + dullRight * again;
      lines[1][at] = dullLeft * again * 1.6;
      left[i]! += fromLeft * share;
      right[i]! += fromRight * share;
      at = (at + 1) % delay;
    }
  };

/** The difference of the sides, more or less: 0 in the middle, 1 as it is, 2 wide. */
export const width =
  (amount: number): Effect =>
  ([left, right]) => {
    for (let i = 0; i < left.length; i++) {
      const [middle, side] = [(left[i]! + right[i]!) / 2, ((left[i]! - right[i]!) / 2) * amount];
      left[i] = middle + side;
      right[i] = middle - side;
    }
  };

/** Loudness that comes and goes, so many times a beat. */
export const tremolo =
  (timesABeat: number, depth: number): Effect =>
  (sound, { bpm }) =>
    eachSide(() => {
      const step = (2 * Math.PI * timesABeat * bpm) / 60 / SAMPLE_RATE;
      return (sample, i) => sample * (1 - depth * (0.5 - 0.5 * Math.cos(step * i)));
    })(sound, { bpm });
