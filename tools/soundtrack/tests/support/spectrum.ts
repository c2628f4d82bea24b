/** The spectrum of a stretch of samples, for measuring what cannot be heard here. */

/** Powers of the bins from 0 to half of the rate; the length is a power of two. Windowed after Hann. */
export function powers(samples: Float32Array): Float64Array {
  const size = samples.length;
  const real = new Float64Array(size);
  const imaginary = new Float64Array(size);
  for (let i = 0, turned = 0; i < size; i++) {
    real[turned] = samples[i]! * (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / size));
    // The next index with its bits the other way around.
    for (let bit = size >> 1; (turned ^= bit) < bit && bit > 0; bit >>= 1);
  }
  for (let half = 1; half < size; half *= 2) {
    for (let k = 0; k < half; k++) {
      const [cos, sin] = [Math.cos((Math.PI * k) / half), -Math.sin((Math.PI * k) / half)];
      for (let i = k; i < size; i += 2 * half) {
        const j = i + half;
        const re = real[j]! * cos - imaginary[j]! * sin;
        const im = real[j]! * sin + imaginary[j]! * cos;
        real[j] = real[i]! - re;
        imaginary[j] = imaginary[i]! - im;
        real[i]! += re;
        imaginary[i]! += im;
      }
    }
  }
  return Float64Array.from({ length: size / 2 }, (_, i) => real[i]! ** 2 + imaginary[i]! ** 2);
}

/** One spectrum every `hop` samples. */
export const spectra = (samples: Float32Array, size: number, hop: number): Float64Array[] =>
  Array.from({ length: Math.max(0, Math.floor((samples.length - size) / hop) + 1) }, (_, frame) =>
    powers(samples.subarray(frame * hop, frame * hop + size)),
  );

/** dB of the octaves around `hertz` against the mean of them. */
export function octaveBalance(
  frames: readonly Float64Array[],
  rate: number,
  hertz: readonly number[],
): number[] {
  const size = (frames[0]?.length ?? 0) * 2;
  const levels = hertz.map((centre) => {
    const [from, to] = [centre / Math.SQRT2, centre * Math.SQRT2].map((edge) =>
      Math.round((edge * size) / rate),
    );
    let sum = 0;
    for (const frame of frames)
      for (let bin = from!; bin < to! && bin < frame.length; bin++) sum += frame[bin]!;
    return 10 * Math.log10(sum + 1e-12);
  });
  const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length;
  return levels.map((level) => level - mean);
}
