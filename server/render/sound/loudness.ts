/** How loud a file is, by EBU R128: integrated loudness, its range and the true peak. */
import type { Loudness } from '../../../contract/sound/loudness';
import { runFfmpeg } from '../../ffmpeg/ffmpeg';

/** -14 LUFS is what the short-video sites play at. */
export const TARGET = { lufs: -14, truePeakDb: -1 } as const;
/** So far off nobody hears it. */
const CLOSE_LU = 0.4;
/** Below this nothing is heard. */
const SILENCE_LUFS = -70;

/** @param file anything with a sound; a short one is measured with silence behind it, which the gate leaves out */
export async function measureLoudness(file: string, stop: { signal?: AbortSignal } = {}): Promise<Loudness> {
  const filter = 'apad=whole_dur=1,loudnorm=print_format=json';
  const { log } = await runFfmpeg(['-i', file, '-vn', '-af', filter, '-f', 'null', '-'], stop);
  const report = JSON.parse(log.slice(log.lastIndexOf('{'), log.lastIndexOf('}') + 1)) as Record<
    string,
    string
  >;
  const [lufs, peak] = [Number(report['input_i']), Number(report['input_tp'])];
  if (!(lufs > SILENCE_LUFS)) return { integrated: null, range: 0, true_peak: null };
  return { integrated: lufs, range: Number(report['input_lra']), true_peak: peak };
}

/** Silence is as it should be: there is nothing to be made louder. */
export const isOnTarget = ({ integrated, true_peak }: Loudness): boolean =>
  integrated === null ||
  (Math.abs(integrated - TARGET.lufs) <= CLOSE_LU && (true_peak ?? 0) <= TARGET.truePeakDb);
