/**
 * Whether a joined file holds what its chunks hold, slice for slice, each frame in its own time: then what is seen in a
 * chunk is seen in the file. Nothing is decoded for it.
 */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { runFfmpeg, shownTimes, type FfmpegOptions } from '../../ffmpeg/ffmpeg';
import { typeOf, unitsOf } from '../chunks/annexB';
import { inTurn } from '../joinFile';
import type { RenderPlan } from '../renderPlan';
import type { Stop } from './smallFrames';

/** Of a picture, and of one that needs no other. */
const SLICES = [1, 5];
const LIMIT_MS = 60_000;

/** @param chunkPaths in the film's order */
export async function holdsChunks(
  file: string,
  chunkPaths: readonly string[],
  { fps, frames }: Pick<RenderPlan, 'fps' | 'frames'>,
  { signal }: Stop,
): Promise<boolean> {
  const options = { signal, timeoutMs: LIMIT_MS };
  const [joined, apart, times] = await Promise.all([
    slicesOf(['-i', file], options),
    slicesOf(['-f', 'mpegts', '-i', '-'], { ...options, input: Readable.from(inTurn(chunkPaths)) }),
    shownTimes(file, options),
  ]);
  const isInTime = times.toSorted((a, b) => a - b).every((time, frame) => Math.abs(time * fps - frame) < 0.5);
  return joined === apart && times.length === frames && isInTime;
}

/** A hash of all coded pictures: containers differ in what they put between them. */
async function slicesOf(input: readonly string[], options: FfmpegOptions): Promise<string> {
  const copied = ['-map', '0:v:0', '-c', 'copy', '-f', 'h264', 'pipe:1'];
  const { stdout } = await runFfmpeg([...input, ...copied], options);
  const hash = createHash('sha256');
  for (const unit of unitsOf(stdout)) if (SLICES.includes(typeOf(unit))) hash.update(unit);
  return hash.digest('hex');
}
