import { expect, test } from 'vitest';
import { WAVEFORM_PEAKS_PER_SECOND } from '../../../contract/limits';
import { emptyPeaks, raisePeaks } from '../../../src/services/browser/media/peaks';

const RATE = 44_100;
const PER_PEAK = RATE / WAVEFORM_PEAKS_PER_SECOND;

test('each sample raises the peak of its moment, wherever a stretch of them begins', () => {
  const samples = Float32Array.from({ length: RATE }, (_, index) => Math.sin(index / 7) * (index / RATE));
  const whole = emptyPeaks(1);
  raisePeaks(whole, { samples, sampleRate: RATE, fromSeconds: 0 });
  const expected = emptyPeaks(1);
  for (const [index, sample] of samples.entries()) {
    const at = Math.floor(index / PER_PEAK);
    expected[at] = Math.max(expected[at] ?? 0, Math.abs(sample));
  }
  expect(whole).toEqual(expected);
  const inPieces = emptyPeaks(1);
  for (let from = 0; from < samples.length; from += 1000)
    raisePeaks(inPieces, {
      ...{ samples: samples.subarray(from, from + 1000), sampleRate: RATE, fromSeconds: from / RATE },
    });
  expect(inPieces).toEqual(expected);
});

test('what is over full scale is full, a quieter channel lowers nothing, and what is outside is left out', () => {
  const peaks = emptyPeaks(0.1);
  const stretch = (sample: number) => new Float32Array(RATE).fill(sample);
  raisePeaks(peaks, { samples: stretch(-3), sampleRate: RATE, fromSeconds: 0 });
  raisePeaks(peaks, { samples: stretch(0.2), sampleRate: RATE, fromSeconds: 0 });
  expect([...peaks]).toEqual(Array.from(peaks, () => 1));
});
