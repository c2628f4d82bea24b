/** Puts drawn frames and mixed sound into one MP4 without touching either, its index in front. */
import { runFfmpeg } from '../ffmpeg/ffmpeg';

export interface JoinInput {
  readonly framesPath: string;
  readonly soundPath: string;
  readonly outputPath: string;
  readonly signal?: AbortSignal;
}

export async function joinFile({ framesPath, soundPath, outputPath, signal }: JoinInput): Promise<void> {
  const inputs = ['-i', framesPath, '-i', soundPath, '-map', '0:v:0', '-map', '1:a:0'];
  const copy = ['-c', 'copy', '-movflags', '+faststart', '-map_metadata', '-1', '-f', 'mp4'];
  await runFfmpeg(['-y', ...inputs, ...copy, outputPath], signal ? { signal } : {});
}
