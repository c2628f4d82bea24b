/** How large the pictures of a drawn film are, and how like its preview. */
import { stat } from 'node:fs/promises';
import sharp from 'sharp';
import { ssim } from 'ssim.js';
import { runFfmpeg } from '../../../server/ffmpeg/ffmpeg';
import type { FrameRange } from '../../../server/render/draw';
import type { OpenFilm } from './openFilm';

export interface PicturesOfWay {
  readonly bytes: number;
  /** Structural similarity (Wang et al., 2004), the mean of some frames all over the film. */
  readonly ssim: number;
}

const FRAMES = 8;

/** Of chunks that are drawn. */
export async function picturesOf(film: OpenFilm, chunks: readonly FrameRange[]): Promise<PicturesOfWay> {
  let bytes = 0;
  for (const chunk of chunks) bytes += (await stat(film.fileOf(chunk))).size;
  const { frames: count } = film.input.plan;
  const frames = Array.from({ length: FRAMES }, (_, at) => Math.floor(((at + 0.5) / FRAMES) * count));
  const seen = await film.stills(frames);
  let sum = 0;
  for (const frame of frames) {
    const chunk = chunks.find(({ from, to }) => from <= frame && frame < to);
    const still = seen.get(frame);
    if (!chunk || !still) throw new Error(`Frame ${frame} is missing.`);
    const decoded = await frameOf(film.fileOf(chunk), frame - chunk.from);
    sum += ssim(await pixelsOf(decoded), await pixelsOf(still)).mssim;
  }
  return { bytes, ssim: sum / FRAMES };
}

async function frameOf(file: string, at: number): Promise<Buffer> {
  const only = `trim=start_frame=${at}:end_frame=${at + 1}`;
  const { stdout } = await runFfmpeg(
    ['-i', file, '-vf', only, '-frames:v', '1', '-c:v', 'png', '-f', 'image2pipe', '-'], // prettier-ignore
  );
  return stdout;
}

async function pixelsOf(picture: Buffer) {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}
