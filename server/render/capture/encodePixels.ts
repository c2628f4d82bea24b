/** Encodes the frames of one chunk that a page painted, by x264 beside the page. */
import { once } from 'node:events';
import { PassThrough } from 'node:stream';
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
  const frames = new PassThrough();
  frames.on('error', () => {});
  const written = runFfmpeg([...encoderArgs(plan), ...chunkOutput(range, plan.fps, outputPath)], {
    input: frames,
    signal,
  });
  // Whoever waits for room hears of it as well.
  written.catch((error: Error) => frames.destroy(error));
  return {
    async add(pixels) {
      if (!frames.write(pixels)) await Promise.race([once(frames, 'drain'), written]);
    },
    async end() {
      frames.end();
      await written;
    },
  };
}

const { x264Preset, crf, pixelFormat } = RENDER_SETTINGS;

/** This ffmpeg has no demuxer for raw video; a pipe of pictures of one size is the same. */
const encoderArgs = ({ fps, width, height }: PixelsToEncode['plan']) => [
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
