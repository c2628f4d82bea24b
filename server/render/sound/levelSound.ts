/** Brings a mix to the loudness that phones expect, and makes sure of it: what was written is measured, and repaired. */
import type { Loudness } from '../../../contract/sound/loudness';
import { runFfmpeg } from '../../ffmpeg/ffmpeg';
import { limitFile, RAW_SOUND } from './limitFile';
import { isOnTarget, measureLoudness, TARGET } from './loudness';
import { SAMPLE_RATE } from './mixPlan';
import type { Stop } from './mixToFile';

const AAC = ['-ar', String(SAMPLE_RATE), '-ac', '2', '-c:a', 'aac', '-b:a', '192k', '-f', 'mp4'];
/** What AAC adds to peaks, dB. */
const CODEC_ROOM_DB = 1;
/** Holding peaks takes loudness away, so the gain is found in a few rounds. */
const ROUNDS = 4;

export interface Levelling {
  readonly gainDb: number;
  readonly ceilingDb: number;
}

/** The first attempt: as loud as the target, as if no peak were in the way. Null for silence. */
export const firstLevelling = ({ integrated }: Loudness): Levelling | null =>
  integrated === null
    ? null
    : { gainDb: TARGET.lufs - integrated, ceilingDb: TARGET.truePeakDb - CODEC_ROOM_DB };

/** The next one, from what came of this one. */
export const repaired = (
  { gainDb, ceilingDb }: Levelling,
  { integrated, true_peak }: Loudness,
): Levelling => ({
  gainDb: gainDb + (integrated === null ? 0 : TARGET.lufs - integrated),
  ceilingDb: ceilingDb - Math.max(0, (true_peak ?? -Infinity) - TARGET.truePeakDb),
});

/** @param outputPath an .m4a file. @param durationMs of the mix. @returns what the file measures */
export async function levelSound(
  mixPath: string,
  outputPath: string,
  durationMs: number,
  stop: Stop,
): Promise<Loudness> {
  const mix = await measureLoudness(mixPath, stop);
  let levelling = firstLevelling(mix);
  if (!levelling) {
    await runFfmpeg(['-y', '-i', mixPath, ...AAC, outputPath], stop);
    return mix;
  }
  for (let round = 1; ; round += 1) {
    await writeLevelled(mixPath, mix, levelling, outputPath, stop);
    const written = await measureLoudness(outputPath, { ...stop, lastsMs: durationMs });
    if (isOnTarget(written) || round === ROUNDS) return written;
    levelling = repaired(levelling, written);
  }
}

/** A plain gain where the peaks allow it: nothing is held that needs no holding. */
async function writeLevelled(
  mixPath: string,
  { true_peak }: Loudness,
  { gainDb, ceilingDb }: Levelling,
  outputPath: string,
  stop: Stop,
): Promise<void> {
  if ((true_peak ?? -Infinity) + gainDb <= ceilingDb) {
    await runFfmpeg(['-y', '-i', mixPath, '-af', `volume=${gainDb.toFixed(2)}dB`, ...AAC, outputPath], stop);
    return;
  }
  const held = `${mixPath}.held`;
  await limitFile(mixPath, held, { gainDb, ceilingDb, ...stop });
  await runFfmpeg(['-y', ...RAW_SOUND, '-i', held, ...AAC, outputPath], stop);
}
