/** Other files of a finished film, or of its sound: WebM, GIF and MP3 by ffmpeg. [ED4] */
import { rm } from 'node:fs/promises';
import type { FileKind } from '../../../contract/renderSettings';
import { runFfmpeg } from '../../ffmpeg/ffmpeg';

export interface Converting {
  /** MP4 of the film; of a sound, MP4 with AAC alone. */
  readonly inputPath: string;
  readonly outputPath: string;
  readonly signal?: AbortSignal | undefined;
}

/** Kinds that are made of another one; the rest is what the renderer writes itself. */
export type Converted = Exclude<FileKind, 'mp4' | 'm4a'>;
export const isConverted = (kind: FileKind): kind is Converted => Object.hasOwn(ARGUMENTS, kind);

/** VP9 at a pace that two cores hold; its constant quality is the one that its authors give for 1080 lines. */
const WEBM = [
  ...['-c:v', 'libvpx-vp9', '-crf', '31', '-b:v', '0', '-deadline', 'realtime', '-cpu-used', '6'],
  ...['-row-mt', '1', '-tile-columns', '2', '-pix_fmt', 'yuv420p'],
  ...['-colorspace:v', 'bt709', '-color_primaries:v', 'bt709', '-color_trc:v', 'bt709', '-color_range', 'tv'],
  ...['-c:a', 'libopus', '-b:a', '160k', '-f', 'webm'],
];

/** One palette for all of the film, of a run of its own: beside its use ffmpeg would hold each frame until the last is seen. */
const PALETTE = ['-vf', 'palettegen=stats_mode=diff', '-frames:v', '1', '-c:v', 'png', '-f', 'image2'];
/** A pattern that stands still, so that only what moves is written anew. */
const GIF_FILTER = '[0:v][1:v]paletteuse=dither=bayer:bayer_scale=4:diff_mode=rectangle';

const ARGUMENTS: Readonly<Record<Converted, readonly string[]>> = {
  webm: WEBM,
  gif: ['-an', '-filter_complex', GIF_FILTER, '-loop', '0', '-f', 'gif'],
  mp3: ['-vn', '-c:a', 'libmp3lame', '-q:a', '2', '-f', 'mp3'],
};

/** 4K on two cores takes many times its own length. */
const LIMIT_MS = 4 * 3_600_000;

/** Writes `outputPath` whole or not at all. */
export async function convertFilm(
  kind: Converted,
  { inputPath, outputPath, signal }: Converting,
): Promise<void> {
  const options = { ...(signal ? { signal } : {}), timeoutMs: LIMIT_MS };
  const palette = `${outputPath}.palette.png`;
  const inputs = ['-y', '-i', inputPath];
  try {
    if (kind === 'gif') {
      await runFfmpeg([...inputs, ...PALETTE, palette], options);
      inputs.push('-i', palette);
    }
    await runFfmpeg([...inputs, '-map_metadata', '-1', ...ARGUMENTS[kind], outputPath], options);
  } catch (error) {
    await rm(outputPath, { force: true });
    throw error;
  } finally {
    await rm(palette, { force: true });
  }
}
