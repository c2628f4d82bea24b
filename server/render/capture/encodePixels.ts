/** Encodes the frames of one chunk that a page painted, by x264 beside the page. */
import type { Writable } from 'node:stream';
import { PIXEL_BYTES } from '../../../src/templates/capture/capturePort';
import { runFfmpeg } from '../../ffmpeg/ffmpeg';
import { chunkOutput } from '../chunks/chunkStamps';
import type { FrameRange } from '../draw';
import { RENDER_SETTINGS } from '../renderSettings';

interface PixelEncoder {
  /** Returns when the pixels may be written over. */
  add(pixels: Buffer): Promise<void>;
  /** When the file is whole. */
  end(): Promise<void>;
}

interface PixelsToEncode {
  readonly range: FrameRange;
  readonly plan: { readonly fps: number; readonly width: number; readonly height: number };
  readonly outputPath: string;
  readonly signal: AbortSignal;
}

export function encodePixels({ range, plan, outputPath, signal }: PixelsToEncode): PixelEncoder {
  /** None where it could not be started. */
  let stdin: Writable | undefined;
  const written = runFfmpeg([...encoderArgs(plan), ...chunkOutput(range, plan.fps, outputPath)], {
    input: (opened) => (stdin = opened),
    signal,
  });
  // Whoever writes hears of it; before the first frame nobody does.
  written.catch(() => {});
  return {
    async add(pixels) {
      // A stream that takes more is not yet one that has read what it was given.
      const isTaken = new Promise<boolean>((resolve) => {
        if (!stdin?.writable) resolve(false);
        else stdin.write(pixels, (error) => resolve(!error));
      });
      // A pipe that is closed says nothing of why: its end does.
      if (!(await Promise.race([isTaken, written]))) await written;
    },
    async end() {
      stdin?.end();
      await written;
    },
  };
}

const { x264Preset, crf, pixelFormat } = RENDER_SETTINGS;

/** This ffmpeg has no demuxer for raw video; a pipe of pictures of one size is the same. */
export const encoderArgs = ({ fps, width, height }: PixelsToEncode['plan']) => [
  ...[
    '-y',
    '-f',
    'image2pipe',
    '-framerate',
    String(fps),
    '-frame_size',
    String(width * height * PIXEL_BYTES),
  ],
  ...['-c:v', 'rawvideo', '-pixel_format', 'bgr0', '-video_size', `${width}x${height}`, '-i', '-'],
  ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv:flags=fast_bilinear'],
  ...['-c:v', 'libx264', '-preset', x264Preset, '-crf', String(crf), '-pix_fmt', pixelFormat],
  // A page is drawn beside each: more threads would only cost memory.
  ...['-threads', '1', '-colorspace:v', 'bt709', '-color_range', 'tv', '-bsf:v', AS_BT709],
];

/** Pixels say nothing of primaries and transfer, and the encoder believes them rather than its options. */
const AS_BT709 = 'h264_metadata=colour_primaries=1:transfer_characteristics=1:matrix_coefficients=1';
