/** How loud a file is, by EBU R128: integrated loudness, its range and the true peak. */
import type { Loudness } from '../../../contract/sound/loudness';
import { createLoudnessMeter } from '../../audio/loudness';
import { createPeakMeter } from '../../audio/truePeak';
import { runFfmpeg } from '../../ffmpeg/ffmpeg';
import { SAMPLE_RATE } from './mixPlan';
import { CHANNELS, FRAME_BYTES, samplesIn, startOfSamples } from './mixSamples';

/** -14 LUFS is what the short-video sites play at. */
export const TARGET = { lufs: -14, truePeakDb: -1 } as const;
/** So far off nobody hears it. */
const CLOSE_LU = 0.4;
/** Below this nothing is heard. */
const SILENCE_LUFS = -70;

/**
 * As it is played in stereo.
 * @param file anything with a sound; a short one is measured with silence behind it, which the gate leaves out
 * @param lastsMs where it ends: behind it, AAC fills its last frame with what no film plays
 */
export async function measureLoudness(
  file: string,
  { lastsMs, ...stop }: { signal?: AbortSignal; lastsMs?: number } = {},
): Promise<Loudness> {
  const loudness = createLoudnessMeter(SAMPLE_RATE, CHANNELS);
  const peak = createPeakMeter();
  const onOutput = samplesBehindHead((channels) => {
    loudness.add(channels);
    peak.add(channels);
  });
  const only = lastsMs === undefined ? [] : ['-t', (lastsMs / 1000).toFixed(6)];
  await runFfmpeg([...only, '-i', file, ...AS_WAVE, 'pipe:1'], { ...stop, onOutput });
  const integrated = loudness.integrated();
  if (!(integrated > SILENCE_LUFS)) return { integrated: null, range: 0, true_peak: null };
  const [range, true_peak] = [loudness.range(), peak.highest()];
  return { integrated: rounded(integrated), range: rounded(range), true_peak: rounded(true_peak) };
}

/** What a decoder gives over full scale is still told apart. */
const ROOM = 4;
const AS_WAVE = [
  ...['-vn', '-af', `apad=whole_dur=1,volume=${1 / ROOM}`, '-ar', String(SAMPLE_RATE)],
  ...['-ac', String(CHANNELS), '-c:a', 'pcm_s24le', '-f', 'wav'],
];

const rounded = (figure: number) => Math.round(figure * 100) / 100;

/** Of a WAVE file that comes in pieces, whole samples of each channel as soon as they are there. */
function samplesBehindHead(onSamples: (channels: readonly Float32Array[]) => void): (piece: Buffer) => void {
  let isInHead = true;
  let left: Buffer = Buffer.alloc(0);
  return (piece) => {
    const bytes = left.length > 0 ? Buffer.concat([left, piece]) : piece;
    const start = isInHead ? startOfSamples(bytes) : 0;
    if (start === null) {
      left = bytes;
      return;
    }
    isInHead = false;
    const samples = bytes.subarray(start);
    left = Buffer.from(samples.subarray(samples.length - (samples.length % FRAME_BYTES)));
    onSamples(samplesIn(samples, ROOM));
  };
}

/** Silence is as it should be: there is nothing to be made louder. */
export const isOnTarget = ({ integrated, true_peak }: Loudness): boolean =>
  integrated === null ||
  (Math.abs(integrated - TARGET.lufs) <= CLOSE_LU && (true_peak ?? 0) <= TARGET.truePeakDb);
