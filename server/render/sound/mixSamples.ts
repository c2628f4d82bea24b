/** The samples of a mix as a WAVE file has them: two channels, side by side, in whole numbers of 24 bit. */

export const CHANNELS = 2;
const SAMPLE_BYTES = 3;
/** Of one moment, all channels. */
export const FRAME_BYTES = CHANNELS * SAMPLE_BYTES;
const FULL = 2 ** 23;

/** Where the samples begin; null while the head is not whole. */
export function startOfSamples(head: Buffer): number | null {
  const start = head.indexOf('data', 12, 'latin1') + 8;
  return start >= 8 && start <= head.length ? start : null;
}

/** Whole frames, one array a channel, from -1 to 1 before they are multiplied by `ratio`. */
export function samplesIn(bytes: Buffer, ratio: number): Float32Array[] {
  const length = Math.floor(bytes.length / FRAME_BYTES);
  return Array.from({ length: CHANNELS }, (_, channel) => {
    const samples = new Float32Array(length);
    for (let i = 0; i < length; i++)
      samples[i] = (bytes.readIntLE(i * FRAME_BYTES + channel * SAMPLE_BYTES, SAMPLE_BYTES) / FULL) * ratio;
    return samples;
  });
}
