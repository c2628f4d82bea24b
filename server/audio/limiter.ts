/** Keeps a sound's true peak under a ceiling, block by block, so that an hour of it needs no more memory than a second. */
import { lengthOf, type Sound } from './sound';
import { peaks } from './truePeak';

const LOOK_AHEAD_SECONDS = 0.005;
const RELEASE_SECONDS = 0.12;
/** Samples around a point that its curve between the samples depends on. */
const REACH = 8;

export interface Limiter {
  /** Samples after a block that its end is limited by. */
  readonly lookAhead: number;
  /**
   * Limits the samples `[from, to)` of `sound`, which holds `lookAhead` samples more where there are any. Blocks come
   * in order. Answers with the gain of each sample: the same for all channels, so that the picture of the room stays.
   */
  gainsOf(sound: Sound, from: number, to: number): Float32Array;
}

/** @param ceiling of the curve between the samples, as a ratio */
export function createLimiter(sampleRate: number, ceiling: number): Limiter {
  const ahead = Math.round(LOOK_AHEAD_SECONDS * sampleRate);
  const attack = 1 / ahead;
  const release = 1 / (RELEASE_SECONDS * sampleRate);
  let before = 1;
  return {
    lookAhead: ahead + REACH,
    gainsOf(sound, from, to) {
      const needed = neededGains(sound, ceiling);
      for (let i = needed.length - 2; i >= from; i--)
        needed[i] = Math.min(needed[i]!, needed[i + 1]! + attack);
      const gains = needed.subarray(from, to);
      for (let i = 0; i < gains.length; i++) {
        before = Math.min(gains[i]!, before + release);
        gains[i] = before;
      }
      return gains;
    },
  };
}

/** A peak between two samples is held on both of them. */
function neededGains(sound: Sound, ceiling: number): Float32Array {
  const needed = new Float32Array(lengthOf(sound)).fill(1);
  for (const samples of sound.channels) {
    peaks(samples, ceiling).forEach((peak, i) => {
      if (peak <= ceiling) return;
      needed[i] = Math.min(needed[i]!, ceiling / peak);
      if (i + 1 < needed.length) needed[i + 1] = Math.min(needed[i + 1]!, ceiling / peak);
    });
  }
  return needed;
}
