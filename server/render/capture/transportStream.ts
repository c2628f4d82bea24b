/** Puts what the page encoded into MPEG-TS, untouched, with the film's time stamps. */
import { runFfmpeg } from '../../ffmpeg/ffmpeg';
import { chunkOutput } from '../chunks/chunkStamps';
import type { FrameRange } from '../draw';

interface StreamInput {
  /** Annex B, a frame an access unit, none reordered. */
  readonly annexBPath: string;
  readonly outputPath: string;
  readonly range: FrameRange;
  readonly fps: number;
  readonly signal: AbortSignal;
}

const REMUXING_MS = 60_000;

export const remuxing = (fps: number) => ['-c', 'copy', '-bsf:v', `setts=ts=N/(${fps}*TB)`];

export async function intoTransportStream({ annexBPath, outputPath, range, fps, signal }: StreamInput) {
  const input = ['-y', '-framerate', String(fps), '-f', 'h264', '-i', annexBPath];
  await runFfmpeg([...input, ...remuxing(fps), ...chunkOutput(range, fps, outputPath)], {
    signal,
    timeoutMs: REMUXING_MS,
  });
}
