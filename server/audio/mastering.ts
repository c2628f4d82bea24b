/** Brings a sound to a loudness and keeps its true peak under a ceiling, with a limiter that looks ahead. */
import { integratedLoudness } from './loudness';
import { amplify, lengthOf, ratioOf, type Sound } from './sound';
import { peaks } from './truePeak';

export interface Target {
  readonly lufs: number;
  /** dBTP. */
  readonly ceiling: number;
}

const LOOK_AHEAD_SECONDS = 0.005;
const RELEASE_SECONDS = 0.08;
/** Limiting takes loudness away, so the gain is found in a few rounds. */
const ROUNDS = 4;
const CLOSE_ENOUGH_LU = 0.1;

/** A new sound; silence stays silence. */
export function mastered(sound: Sound, { lufs, ceiling }: Target): Sound {
  let gain = lufs - integratedLoudness(sound);
  if (!Number.isFinite(gain)) return sound;
  let result = sound;
  for (let round = 0; round < ROUNDS; round++) {
    result = limited(copied(sound, ratioOf(gain)), ratioOf(ceiling));
    const missing = lufs - integratedLoudness(result);
    if (Math.abs(missing) < CLOSE_ENOUGH_LU) break;
    gain += missing;
  }
  return result;
}

function copied({ sampleRate, channels }: Sound, ratio: number): Sound {
  const copy = { sampleRate, channels: channels.map((samples) => samples.slice()) };
  amplify(copy, ratio);
  return copy;
}

/** In place: all channels get the same gain, so that the picture of the room stays. */
function limited(sound: Sound, ceiling: number): Sound {
  const length = lengthOf(sound);
  const needed = new Float32Array(length).fill(1);
  for (const samples of sound.channels) {
    peaks(samples, ceiling).forEach((peak, i) => {
      if (peak > ceiling) needed[i] = Math.min(needed[i]!, ceiling / peak);
    });
  }
  const gain = smoothed(needed, sound.sampleRate);
  for (const samples of sound.channels) {
    for (let i = 0; i < length; i++) samples[i]! *= gain[i]!;
  }
  return sound;
}

/** Down in a straight line that arrives in time, held, and up again slowly: no clicks. */
function smoothed(needed: Float32Array, sampleRate: number): Float32Array {
  const attack = 1 / (LOOK_AHEAD_SECONDS * sampleRate);
  const release = 1 / (RELEASE_SECONDS * sampleRate);
  const gain = needed.slice();
  for (let i = gain.length - 2; i >= 0; i--) gain[i] = Math.min(gain[i]!, gain[i + 1]! + attack);
  for (let i = 1; i < gain.length; i++) gain[i] = Math.min(gain[i]!, gain[i - 1]! + release);
  // A peak between two samples is held on both of them.
  for (let i = gain.length - 1; i > 0; i--) gain[i] = Math.min(gain[i]!, gain[i - 1]! + attack);
  return gain;
}
