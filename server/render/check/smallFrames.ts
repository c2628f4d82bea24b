/** Frames of a file, and stills, as small pictures made by one and the same filter, so that they can be compared. */
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { runFfmpeg } from '../../ffmpeg/ffmpeg';
import { firstPictures, isReordered, REORDERED } from '../chunks/transportPackets';
import type { FrameRange } from '../draw';
import type { RenderPlan } from '../renderPlan';

export interface SmallPicture {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue; 0 to 255. */
  readonly rgb: Uint8Array;
}

export interface Stop {
  readonly signal: AbortSignal;
}

/** px of the longer side: a word is still many of them, and a picture of 1080x1920 becomes sixteen times smaller. */
const LONGER_SIDE = 480;
/** For one call of ffmpeg: a chunk decodes in a second. */
const LIMIT_MS = 60_000;
/** It waits for each still to be drawn, beside a film that may need all of the machine. */
const STILLS_MS = 600_000;

type Film = Pick<RenderPlan, 'width' | 'height' | 'fps' | 'frames'>;

function smallSize({ width, height }: Film) {
  const scale = Math.min(1, LONGER_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Without `full_chroma_int` the scaler is 2 of 255 too dark. */
const toSmall = ({ width, height }: { width: number; height: number }, before = '') => [
  ...['-vf', `${before}scale=${width}:${height}:flags=area+accurate_rnd+full_chroma_int,format=rgb24`],
  ...['-fps_mode', 'passthrough', '-f', 'image2pipe', '-c:v', 'rawvideo', 'pipe:1'],
];

/** Frames of the file by number. A chunk at a time: each begins with a key frame, so that nothing before it is decoded. */
export async function smallFramesOf(
  file: string,
  frames: readonly number[],
  film: Film,
  chunks: readonly FrameRange[],
  { signal }: Stop,
): Promise<ReadonlyMap<number, SmallPicture>> {
  const size = smallSize(film);
  const found = new Map<number, SmallPicture>();
  for (const range of chunks) {
    const inside = sortedWithin(frames, range);
    const [first, last] = [inside[0], inside.at(-1)];
    if (first === undefined || last === undefined) continue;
    const count = ['-frames:v', String(last - first + 1)];
    const args = [...seek(first, film), '-i', file, '-map', '0:v:0', ...count, ...toSmall(size)];
    const pictures = partsOf((await runFfmpeg(args, { signal, timeoutMs: LIMIT_MS })).stdout, size);
    for (const frame of inside) {
      const picture = pictures[frame - first];
      if (picture) found.set(frame, picture);
    }
  }
  return found;
}

/** ffmpeg would read on to learn what it is given: as long as decoding twenty frames of it takes. */
const KNOWN_INPUT = ['-probesize', '32', '-analyzeduration', '0'];

export interface WholeChunk {
  readonly range: FrameRange;
  readonly path: string;
}

/**
 * The same of chunks before they are joined, by one decoder, which is given no more of each than it takes.
 * On one thread: it is done beside the drawing.
 */
export async function smallFramesOfChunks(
  chunks: readonly WholeChunk[],
  frames: readonly number[],
  film: Film,
  { signal }: Stop,
): Promise<ReadonlyMap<number, SmallPicture>> {
  const beginnings: Buffer[] = [];
  const wanted: Wanted[] = [];
  let before = 0;
  for (const { range, path } of chunks) {
    const inside = sortedWithin(frames, range);
    const last = inside.at(-1);
    if (last === undefined) continue;
    const stream = await readFile(path);
    const waiting = isReordered(stream) ? REORDERED : 0;
    const pictures = Math.min(range.to, last + 1 + waiting) - range.from;
    wanted.push(...inside.map((frame) => ({ frame, place: before + frame - range.from })));
    beginnings.push(firstPictures(stream, pictures));
    before += pictures;
  }
  if (wanted.length === 0) return new Map();
  const size = smallSize(film);
  // Built anew for a chunk of another encoder, a filter would count from 0 again.
  const input = ['-threads', '1', '-reinit_filter', '0', ...KNOWN_INPUT, '-f', 'mpegts', '-i', '-'];
  const args = [...input, '-map', '0:v:0', ...toSmall(size, `${picking(wanted)},`)];
  const options = { input: Readable.from(beginnings), signal, timeoutMs: LIMIT_MS };
  const pictures = partsOf((await runFfmpeg(args, options)).stdout, size);
  return new Map(
    wanted.flatMap(({ frame }, at) => {
      const picture = pictures[at];
      return picture ? [[frame, picture] as const] : [];
    }),
  );
}

interface Wanted {
  readonly frame: number;
  /** Among all that the decoder is given. */
  readonly place: number;
}

/** A filter that lets these through. */
function picking(wanted: readonly Wanted[]): string {
  const trims = wanted.map(
    ({ place }, at) => `[in${at}]trim=start_frame=${place}:end_frame=${place + 1}[out${at}]`,
  );
  const named = (side: 'in' | 'out') => wanted.map((_, at) => `[${side}${at}]`).join('');
  const joined = wanted.length > 1 ? `concat=n=${wanted.length}` : 'null';
  return [`split=${wanted.length}${named('in')}`, ...trims, `${named('out')}${joined}`].join(';');
}

const sortedWithin = (frames: readonly number[], { from, to }: FrameRange) =>
  [...new Set(frames)].filter((frame) => frame >= from && frame < to).sort((a, b) => a - b);

/** Half a frame early: nearest to the frame that is meant. */
const seek = (frame: number, { fps }: Film) => (frame === 0 ? [] : ['-ss', ((frame - 0.5) / fps).toFixed(6)]);

/** In the order of the JPEGs, which come one behind the other. */
export async function smallStills(jpegs: Readable, film: Film, { signal }: Stop): Promise<SmallPicture[]> {
  const size = smallSize(film);
  const args = ['-f', 'image2pipe', '-c:v', 'mjpeg', '-i', '-', ...toSmall(size)];
  const options = { input: jpegs, signal, timeoutMs: STILLS_MS };
  return partsOf((await runFfmpeg(args, options)).stdout, size);
}

function partsOf(bytes: Buffer, { width, height }: { width: number; height: number }): SmallPicture[] {
  const length = width * height * 3;
  return Array.from({ length: Math.floor(bytes.length / length) }, (_, index) => ({
    width,
    height,
    // A copy: a part of the buffer would keep all of it.
    rgb: Uint8Array.prototype.slice.call(bytes, index * length, (index + 1) * length),
  }));
}

/** One frame of a file as a JPEG, for a person to look at. */
export async function frameAsJpeg(
  file: string,
  frame: number,
  film: Film,
  { signal }: Stop,
): Promise<Buffer> {
  const one = ['-map', '0:v:0', '-frames:v', '1', '-f', 'image2pipe', '-c:v', 'mjpeg', '-q:v', '3', 'pipe:1'];
  return (await runFfmpeg([...seek(frame, film), '-i', file, ...one], { signal, timeoutMs: LIMIT_MS }))
    .stdout;
}
