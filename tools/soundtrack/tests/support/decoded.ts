/** A committed sound file as samples, and what of it can be measured at half its rate. */
import type { Sound } from '../../../../server/audio/sound';
import { readWav } from '../../../../server/audio/wav';
import { fileOf } from '../../files';
import { runFfmpeg } from '../../../../server/ffmpeg/ffmpeg';

export async function decoded(address: string): Promise<Sound> {
  const { stdout } = await runFfmpeg(['-i', fileOf(address), '-fflags', '+bitexact', '-f', 'wav', 'pipe:1']); // prettier-ignore
  return readWav(stdout);
}

/** One channel at half the rate: enough for everything below 10 kHz. */
export function halved({ channels, sampleRate }: Sound): {
  readonly samples: Float32Array;
  readonly rate: number;
} {
  const [left = new Float32Array(), right = left] = channels;
  const samples = Float32Array.from({ length: Math.floor(left.length / 2) }, (_, i) => {
    const at = 2 * i;
    return (left[at]! + right[at]! + (left[at + 1] ?? 0) + (right[at + 1] ?? 0)) / 4;
  });
  return { samples, rate: sampleRate / 2 };
}
