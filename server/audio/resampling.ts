/** Changes the number of samples by a windowed sinc: for another rate, or another size of the voice's throat. */

const HALF_WIDTH = 16;
const TABLE_STEPS = 512;

/** `ratio` = samples out for each sample in. Shrinking filters what the new rate cannot hold. */
export function resampled(samples: Float32Array, ratio: number): Float32Array<ArrayBuffer> {
  const out = new Float32Array(Math.floor(samples.length * ratio));
  const cutoff = Math.min(1, ratio);
  const kernel = kernelTable(cutoff);
  for (let i = 0; i < out.length; i++) {
    const at = i / ratio;
    const first = Math.max(0, Math.floor(at) - HALF_WIDTH + 1);
    const last = Math.min(samples.length - 1, Math.floor(at) + HALF_WIDTH);
    let value = 0;
    for (let k = first; k <= last; k++) {
      value += samples[k]! * kernel[Math.round(Math.abs(at - k) * TABLE_STEPS)]!;
    }
    out[i] = value;
  }
  return out;
}

/** One side of the kernel: computing sines for each sample would take most of the time of a sentence. */
const kernelTable = (cutoff: number) =>
  Float64Array.from({ length: HALF_WIDTH * TABLE_STEPS + 1 }, (_, step) => {
    const distance = step / TABLE_STEPS;
    const window = 0.5 + 0.5 * Math.cos((Math.PI * distance) / HALF_WIDTH);
    const angle = distance * cutoff * Math.PI;
    return cutoff * window * (angle < 1e-9 ? 1 : Math.sin(angle) / angle);
  });
