/** Other files of a finished film, or of its sound: WebM, GIF and MP3 by ffmpeg. [ED4] */
import { rm } from 'node:fs/promises';
import type { FileKind } from '../../../contract/renderSettings';
import { runFfmpeg } from '../../ffmpeg/ffmpeg';
import type { Converting } from './converting';
import { convertToGif } from './convertToGif';

/** Kinds that are made of another one; the rest is what the renderer writes itself. */
export type Converted = Exclude<FileKind, 'mp4' | 'm4a'>;
export const isConverted = (kind: FileKind): kind is Converted => Object.hasOwn(CONVERTERS, kind);

/** VP9 at a pace that two cores hold; its constant quality is the one that its authors give for 1080 lines. */
const WEBM = [
  ...['-c:v', 'libvpx-vp9', '-crf', '31', '-b:v', '0', '-deadline', 'realtime', '-cpu-used', '6'],
  ...['-row-mt', '1', '-tile-columns', '2', '-pix_fmt', 'yuv420p'],
  ...['-colorspace:v', 'bt709', '-color_primaries:v', 'bt709', '-color_trc:v', 'bt709', '-color_range', 'tv'],
  ...['-c:a', 'libopus', '-b:a', '160k', '-f', 'webm'],
];
const MP3 = ['-vn', '-c:a', 'libmp3lame', '-q:a', '2', '-f', 'mp3'];

/** 4K on two cores takes many times its own length. */
const LIMIT_MS = 4 * 3_600_000;

const by =
  (args: readonly string[]) =>
  async ({ inputPath, outputPath, signal }: Converting): Promise<void> => {
    const options = { ...(signal ? { signal } : {}), timeoutMs: LIMIT_MS };
    await runFfmpeg(['-y', '-i', inputPath, '-map_metadata', '-1', ...args, outputPath], options);
  };
const CONVERTERS: Readonly<Record<Converted, (asked: Converting) => Promise<void>>> = {
  webm: by(WEBM),
  gif: convertToGif,
  mp3: by(MP3),
};

/** Writes `outputPath` whole or not at all. */
export async function convertFilm(kind: Converted, asked: Converting): Promise<void> {
  try {
    await CONVERTERS[kind](asked);
  } catch (error) {
    await rm(asked.outputPath, { force: true });
    throw error;
  }
}
