/** Waves without the overtones that a sampled sound cannot hold (polynomial band-limited steps, Välimäki 2007). */

export type Wave = 'saw' | 'square' | 'pulse' | 'triangle' | 'sine';

/** Smooths the step at the seam of a period. `phase` and `step` in periods. */
function smoothedStep(phase: number, step: number): number {
  if (phase < step) {
    const t = phase / step;
    return t + t - t * t - 1;
  }
  if (phase > 1 - step) {
    const t = (phase - 1) / step;
    return t * t + t + t + 1;
  }
  return 0;
}

const wrapped = (phase: number) => (phase >= 1 ? phase - 1 : phase);

const pulse = (phase: number, step: number, width: number) =>
  (phase < width ? 1 : -1) + smoothedStep(phase, step) - smoothedStep(wrapped(phase + 1 - width), step);

/** -1 to 1 at a phase of 0 to 1, which goes on by `step` a sample. */
export function waveAt(wave: Wave, phase: number, step: number): number {
  switch (wave) {
    case 'saw':
      return 2 * phase - 1 - smoothedStep(phase, step);
    case 'square':
      return pulse(phase, step, 0.5);
    case 'pulse':
      return pulse(phase, step, 0.25);
    case 'triangle':
      return 4 * Math.abs(phase - 0.5) - 1;
    case 'sine':
      return Math.sin(2 * Math.PI * phase);
  }
}
