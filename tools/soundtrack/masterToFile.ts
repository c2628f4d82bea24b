/** Masters a sound to -14 LUFS and writes it as AAC whose own true peak, encoded, stays under -1 dBTP. */
import { integratedLoudness } from '../../server/audio/loudness';
import { mastered } from '../../server/audio/mastering';
import { durationOf, type Sound } from '../../server/audio/sound';
import { truePeak } from '../../server/audio/truePeak';
import { readWav, writeWav } from '../../server/audio/wav';
import { runFfmpeg } from '../../server/ffmpeg/ffmpeg';

const LUFS = -14;
const HIGHEST_PEAK = -1.1;
/** Encoding moves peaks by up to two decibels: the ceiling is lowered by what came out too high. */
const FIRST_CEILING = -2.2;
const TRIES = 3;

/** What was written, in words. */
export async function masterToFile(sound: Sound, file: string, bitRate: `${number}k`): Promise<string> {
  let ceiling = FIRST_CEILING;
  for (let attempt = 1; ; attempt++) {
    const input = writeWav(mastered(sound, { lufs: LUFS, ceiling }));
    await runFfmpeg(['-y', '-i', 'pipe:0', '-c:a', 'libfdk_aac', '-b:a', bitRate, '-fflags', '+bitexact', '-movflags', '+faststart', '-f', 'mp4', file], { input }); // prettier-ignore
    const { stdout } = await runFfmpeg(['-i', file, '-fflags', '+bitexact', '-f', 'wav', 'pipe:1']);
    const heard = readWav(stdout);
    const peak = truePeak(heard);
    if (peak <= HIGHEST_PEAK || attempt === TRIES)
      return `${durationOf(heard).toFixed(2)} s, ${integratedLoudness(heard).toFixed(2)} LUFS, ${peak.toFixed(2)} dBTP`;
    ceiling -= peak - HIGHEST_PEAK + 0.2;
  }
}
