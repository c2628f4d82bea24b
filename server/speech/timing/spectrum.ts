/** The power in each band of a short piece of sound, by the fast Fourier transform. */

export const FFT_SIZE = 512;
const BITS = Math.log2(FFT_SIZE);
const COSINES = Float64Array.from({ length: FFT_SIZE / 2 }, (_, k) => Math.cos((2 * Math.PI * k) / FFT_SIZE));
const SINES = Float64Array.from({ length: FFT_SIZE / 2 }, (_, k) => Math.sin((2 * Math.PI * k) / FFT_SIZE));
const REVERSED = Uint16Array.from({ length: FFT_SIZE }, (_, index) => {
  let reversed = 0;
  for (let bit = 0; bit < BITS; bit++) if (index & (1 << bit)) reversed |= 1 << (BITS - 1 - bit);
  return reversed;
});

/** `piece` may be shorter than the transform. @returns powers up to half the sampling rate */
export function powerSpectrum(piece: Float64Array): Float64Array {
  const re = new Float64Array(FFT_SIZE);
  const im = new Float64Array(FFT_SIZE);
  for (let i = 0; i < FFT_SIZE; i++) re[i] = piece[REVERSED[i]!] ?? 0;
  for (let size = 2; size <= FFT_SIZE; size *= 2) {
    const half = size / 2;
    const step = FFT_SIZE / size;
    for (let start = 0; start < FFT_SIZE; start += size) {
      for (let k = 0; k < half; k++) {
        const [a, b] = [start + k, start + k + half];
        const [c, s] = [COSINES[k * step]!, SINES[k * step]!];
        const [x, y] = [re[b]! * c + im[b]! * s, im[b]! * c - re[b]! * s];
        re[b] = re[a]! - x;
        im[b] = im[a]! - y;
        re[a]! += x;
        im[a]! += y;
      }
    }
  }
  return Float64Array.from({ length: FFT_SIZE / 2 + 1 }, (_, k) => re[k]! ** 2 + im[k]! ** 2);
}
