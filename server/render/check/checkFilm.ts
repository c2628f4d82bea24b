/** Holds a finished file against what it was made from: frames against screenshots, words against the planned voice. */
import { PassThrough } from 'node:stream';
import type { VideoData } from '../../../contract/video/videoData';
import type { Draw, DrawInput, FrameRange, WantedStills } from '../draw';
import type { LocalFiles } from '../localFiles';
import { COMPARED_SIDE } from '../renderSettings';
import { planMix } from '../sound/mixPlan';
import { chooseFrames, type KnownEqual } from './chooseFrames';
import { differs, NEIGHBOUR } from './compareFrames';
import { frameAsJpeg, smallFramesOf, smallStills, type SmallPicture, type Stop } from './smallFrames';
import { checkOnsets, type SpokenOnsets } from './spokenOnsets';

export interface Film extends DrawInput {
  /** As it is stored: sounds are found by its references. */
  readonly stored: VideoData;
  readonly local: LocalFiles;
  readonly chunks: readonly FrameRange[];
}

/** Screenshots of the frames that are compared, made once however often the file is. */
export interface Expected {
  readonly frames: readonly number[];
  readonly jpegs: ReadonlyMap<number, Buffer>;
  readonly small: ReadonlyMap<number, SmallPicture>;
}

export interface DifferingPictures {
  readonly frame: number;
  readonly file: Buffer;
  readonly preview: Buffer;
}

/** @param seed decides which frames: the same for the same render */
export const drawExpected = (
  draw: Pick<Draw, 'stills'>,
  film: Film & { readonly known?: KnownEqual },
  seed: string,
  stop: Stop,
): Promise<Expected> => drawFrames(draw, film, chooseFrames(film.plan, film.chunks, seed, film.known), stop);

export const drawFrames = (
  draw: Pick<Draw, 'stills'>,
  film: DrawInput,
  frames: readonly number[],
  stop: Stop,
): Promise<Expected> => collectStills(film, frames, stop).rest(draw);

export interface Collecting {
  readonly wanted: WantedStills;
  /** Null while one is still to be drawn. */
  whole(): Promise<Expected> | null;
  /** Has what nobody has drawn yet drawn. */
  rest(draw: Pick<Draw, 'stills'>): Promise<Expected>;
}

/** From whoever draws some of them. */
export function collectStills(film: DrawInput, frames: readonly number[], stop: Stop): Collecting {
  const waiting = [...frames];
  const jpegs = new Map<number, Buffer>();
  const stream = new PassThrough();
  let making: Promise<SmallPicture[]> | undefined;
  const drawn = (frame: number, jpeg: Buffer) => {
    if (jpegs.has(frame)) return;
    jpegs.set(frame, jpeg);
    // Its program starts with the first one, and ends with the last.
    making ??= smallStills(stream, film.plan, stop);
    making.catch(() => {});
    stream.write(jpeg);
    if (jpegs.size === frames.length) stream.end();
  };
  const gather = async (): Promise<Expected> => {
    const pictures = (await making) ?? [];
    const inOrder = [...jpegs.keys()];
    const small = new Map(pictures.map((picture, at) => [inOrder[at] ?? 0, picture]));
    if (small.size < frames.length) throw new Error(`Of ${frames.length} stills ${small.size} were drawn.`);
    return { frames, jpegs, small };
  };
  return {
    whole: () => (jpegs.size < frames.length ? null : gather()),
    wanted: {
      longerSide: COMPARED_SIDE,
      next: () => waiting.shift(),
      drawn,
      failed: (frame) => void waiting.unshift(frame),
    },
    async rest(draw) {
      const left = frames.filter((frame) => !jpegs.has(frame));
      const asked = { plan: film.plan, videoData: film.videoData, frames: left, longerSide: COMPARED_SIDE };
      if (left.length > 0) await draw.stills(asked, { ...stop, onStill: drawn }).finally(() => stream.end());
      return gather();
    },
  };
}

/** Decoded from the file itself. */
export async function differingFrames(
  file: string,
  expected: Expected,
  film: Film,
  stop: Stop,
): Promise<number[]> {
  const needed = comparedFrames(expected.frames, film.chunks);
  return differingOf(expected, await smallFramesOf(file, needed, film.plan, film.chunks, stop), film);
}

/** A frame that was not decoded differs. */
export function differingOf(
  { frames, small }: Pick<Expected, 'frames' | 'small'>,
  decoded: ReadonlyMap<number, SmallPicture>,
  { chunks }: Pick<Film, 'chunks'>,
): number[] {
  return frames.filter((frame) => {
    const [still, own] = [small.get(frame), decoded.get(frame)];
    if (!still || !own) return true;
    const neighbours = around(frame, chunks).flatMap((other) => decoded.get(other) ?? []);
    return differs({ still, decoded: own, neighbours });
  });
}

/** These, and those that they could be taken for. */
export const comparedFrames = (frames: readonly number[], chunks: Film['chunks']): number[] =>
  frames.flatMap((frame) => [frame, ...around(frame, chunks)]);

/** Of its own chunk: for one of the chunk before, all of that would be decoded. */
const around = (frame: number, chunks: Film['chunks']) => {
  const own = chunks.find(({ from, to }) => frame >= from && frame < to);
  return [frame - NEIGHBOUR, frame + NEIGHBOUR].filter((other) => own && other >= own.from && other < own.to);
};

export function checkSound(file: string, { stored, local }: Film, stop: Stop): Promise<SpokenOnsets> {
  const spoken = stored.trackItemIds.filter((id) => {
    const item = stored.trackItemsMap[id];
    return item?.type === 'audio' && !item.details.duck && !item.details.loop;
  });
  const voices = planMix({ ...stored, trackItemIds: spoken }, (ref) => local.get(ref)?.hasSound ?? false);
  return checkOnsets({ file, videoData: stored, voices, pathOf: (ref) => local.get(ref)?.path }, stop);
}

/** Of a few: more would tell a person nothing more. */
const SHOWN = 6;
/** px of the longer side, for a person to look at. */
const SHOWN_SIDE = 960;

/** Drawn again, since what was compared is small; where that fails, the small ones are shown. */
export async function picturesOf(
  file: string,
  differing: readonly number[],
  { jpegs }: Pick<Expected, 'jpegs'>,
  { plan, videoData }: DrawInput,
  draw: Pick<Draw, 'stills'>,
  stop: Stop,
): Promise<DifferingPictures[]> {
  const frames = differing.slice(0, SHOWN);
  if (frames.length === 0) return [];
  const previews = await draw
    .stills({ plan, videoData, frames, longerSide: SHOWN_SIDE }, stop)
    .catch((error: unknown) => {
      stop.signal.throwIfAborted();
      console.warn('What differs is shown small:', error);
      return jpegs;
    });
  const pictures: DifferingPictures[] = [];
  for (const frame of frames) {
    const preview = previews.get(frame);
    if (preview) pictures.push({ frame, preview, file: await frameAsJpeg(file, frame, plan, stop) });
  }
  return pictures;
}
