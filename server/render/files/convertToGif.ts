/** A GIF of a film: one palette for all of it, a pattern that stands still, and nothing written that only noise has changed. [ED4] */
import { rm } from 'node:fs/promises';
import { runFfmpeg } from '../../ffmpeg/ffmpeg';
import type { Converting } from './converting';
import { RGB_BYTES, settledPixels } from './settledPixels';

/** Of a run of its own: beside its use ffmpeg would hold each frame until the last is seen. */
const PALETTE = ['-vf', 'palettegen=stats_mode=diff', '-frames:v', '1', '-c:v', 'png', '-f', 'image2'];
/** The coarsest pattern: bands are seen less than they weigh. */
const FILTER = '[0:v][1:v]paletteuse=dither=bayer:bayer_scale=5:diff_mode=rectangle';

/** This ffmpeg has no format of raw video; a pipe of pictures of one size is the same. */
const RAW = ['-f', 'image2pipe', '-c:v', 'rawvideo'];

/** A minute of film, on two cores that others use. */
const LIMIT_MS = 30 * 60_000;

export async function convertToGif({ inputPath, outputPath, picture, signal }: Converting): Promise<void> {
  if (!picture) throw new Error('A GIF is made of a film.');
  const { width, height, fps } = picture;
  const palette = `${outputPath}.palette.png`;
  const stop = new AbortController();
  const signals = [stop.signal, ...(signal ? [signal] : [])];
  const options = { signal: AbortSignal.any(signals), timeoutMs: LIMIT_MS };
  const frames = settledPixels(width * height);
  const size = ['-frame_size', String(width * height * RGB_BYTES), '-pixel_format', 'rgb24'];
  try {
    await runFfmpeg(['-y', '-i', inputPath, ...PALETTE, palette], options);
    const both = [
      runFfmpeg(['-i', inputPath, ...RAW, '-pix_fmt', 'rgb24', 'pipe:1'], { ...options, output: frames }),
      runFfmpeg(
        [
          ...['-y', '-framerate', String(fps), ...size, '-video_size', `${width}x${height}`, ...RAW],
          ...['-i', '-', '-i', palette, '-filter_complex', FILTER, '-loop', '0', '-f', 'gif', outputPath],
        ],
        { ...options, input: frames },
      ),
    ];
    try {
      await Promise.all(both);
    } finally {
      // Where one of them ends badly the other would wait for it.
      stop.abort();
      await Promise.allSettled(both);
    }
  } finally {
    await rm(palette, { force: true });
  }
}
