/** Encodes the screenshots of one chunk as they come, in whatever order: one ffmpeg, fed in the film's order. */
import { PassThrough } from 'node:stream';
import { once } from 'node:events';
import { runFfmpeg } from '../../ffmpeg/ffmpeg';
import { chunkOutput } from '../chunks/chunkStamps';
import type { FrameRange } from '../draw';
import { RENDER_SETTINGS } from '../renderSettings';

export interface ChunkEncoder {
  /** Returns when there is room for another one; a frame that comes twice is left out. */
  add(frame: number, jpeg: Buffer): Promise<void>;
  /** When the file is whole. */
  readonly written: Promise<void>;
}

export interface ChunkToEncode {
  readonly range: FrameRange;
  readonly plan: { readonly fps: number; readonly width: number; readonly height: number };
  readonly outputPath: string;
  readonly signal: AbortSignal;
}

export function encodeChunk({ range, plan, outputPath, signal }: ChunkToEncode): ChunkEncoder {
  const jpegs = new PassThrough();
  const early = new Map<number, Buffer>();
  let next = range.from;
  const written = runFfmpeg([...encoderArgs(plan), ...chunkOutput(range, plan.fps, outputPath)], {
    input: jpegs,
    signal,
  }).then(() => {});
  // Whoever adds hears of it as well.
  written.catch((error: Error) => jpegs.destroy(error));
  jpegs.on('error', () => {});

  return {
    written,
    async add(frame, jpeg) {
      if (frame < next) return;
      early.set(frame, jpeg);
      let room = true;
      for (let ready = early.get(next); ready; ready = early.get(next)) {
        early.delete(next);
        next += 1;
        room = jpegs.write(ready);
      }
      if (next === range.to) jpegs.end();
      else if (!room) await Promise.race([once(jpegs, 'drain'), written]);
    },
  };
}

const { codec, x264Preset, crf, pixelFormat } = RENDER_SETTINGS;

export const encoderArgs = ({ fps, width, height }: ChunkToEncode['plan']) => [
  ...['-y', '-r', String(fps), '-f', 'image2pipe', '-s', `${width}x${height}`, '-vcodec', 'mjpeg', '-i', '-'],
  ...['-c:v', codec === 'h264' ? 'libx264' : codec, '-preset', x264Preset, '-crf', String(crf)],
  ...['-pix_fmt', pixelFormat, '-colorspace:v', 'bt709', '-color_primaries:v', 'bt709'],
  ...['-color_trc:v', 'bt709', '-color_range', 'tv'],
  ...['-vf', `${TO_BT709}:w=${width}:h=${height}`],
];

/** As Remotion does it: a JPEG is full range. */
const TO_BT709 = 'zscale=matrix=709:range=limited:primariesin=709:primaries=709:transferin=709:transfer=709';
