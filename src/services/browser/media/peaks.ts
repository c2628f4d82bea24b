/** How loud a sound is, some fifty times a second: what a waveform is drawn of. */
import { WAVEFORM_PEAKS_PER_SECOND } from '../../../../contract/limits';

export const emptyPeaks = (seconds: number) =>
  new Float32Array(Math.max(0, Math.ceil(seconds * WAVEFORM_PEAKS_PER_SECOND)));

interface Stretch {
  readonly samples: Float32Array;
  readonly sampleRate: number;
  /** When the first sample is heard. */
  readonly fromSeconds: number;
}

/** Raises the peaks where this channel's stretch is louder; what lies outside of them is left out. */
export function raisePeaks(peaks: Float32Array, { samples, sampleRate, fromSeconds }: Stretch): void {
  const perPeak = sampleRate / WAVEFORM_PEAKS_PER_SECOND;
  const offset = fromSeconds * sampleRate;
  let index = 0;
  while (index < samples.length) {
    const at = Math.floor((offset + index) / perPeak);
    const end = Math.min(samples.length, Math.max(index + 1, Math.ceil((at + 1) * perPeak - offset)));
    let loudest = 0;
    for (; index < end; index += 1) {
      const loud = Math.abs(samples[index] ?? 0);
      if (loud > loudest) loudest = loud;
    }
    if (loudest > (peaks[at] ?? 1)) peaks[at] = Math.min(1, loudest);
  }
}
