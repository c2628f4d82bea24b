/** Which bars of a sound are drawn, and how high: pure arithmetic on its peaks. */
import { WAVEFORM_PEAKS_PER_SECOND } from '../../../../../contract/limits';

export interface HeardWindow {
  /** ms of the source at the first bar. */
  readonly fromMs: number;
  /** ms of the source that one bar stands for. */
  readonly msPerBar: number;
  readonly bars: number;
  /** The source begins again when it has ended. */
  readonly loops: boolean;
}

/** The highest peak of each bar, 0 to 1. */
export function barsOf(peaks: Float32Array, { fromMs, msPerBar, bars, loops }: HeardWindow): Float32Array {
  const heights = new Float32Array(bars);
  if (peaks.length === 0) return heights;
  const perMs = WAVEFORM_PEAKS_PER_SECOND / 1000;
  for (let bar = 0; bar < bars; bar += 1) {
    const first = Math.floor((fromMs + bar * msPerBar) * perMs);
    const last = Math.max(first + 1, Math.ceil((fromMs + (bar + 1) * msPerBar) * perMs));
    let highest = 0;
    for (let at = first; at < last; at += 1) {
      const peak = peaks[loops ? at % peaks.length : at] ?? 0;
      if (peak > highest) highest = peak;
    }
    heights[bar] = highest;
  }
  return heights;
}
