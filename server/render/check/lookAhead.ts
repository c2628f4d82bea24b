/**
 * What of a film's check is done beside its drawing: frames of each chunk that is there are decoded, and what they are
 * held against is drawn.
 */
import type { Draw, FrameRange, WantedStills } from '../draw';
import { collectStills, comparedFrames, differingOf, type Expected, type Film } from './checkFilm';
import { chooseFrames, type KnownEqual } from './chooseFrames';
import { hashOfPictures, holdsChunks, type PictureHash } from './heldChunks';
import { smallFramesOfChunks, type SmallPicture, type Stop, type WholeChunk } from './smallFrames';

/** Chunks to one decoder: its start costs as much as a chunk. */
const DECODED_TOGETHER = 16;

export interface LookAhead {
  /** Of what the frames are held against, all that nobody draws yet. */
  readonly stills: WantedStills;
  /** A chunk's file is whole. */
  take(range: FrameRange, chunkPath: string): void;
  /** The last chunks are being drawn. */
  nearEnd(): void;
  /** With what is still wanted drawn when it is first asked for, and once. */
  expected(screenshots: Pick<Draw, 'stills'>): Promise<Expected>;
  /**
   * Frames of the joined file that are not as expected, by the chunks that it holds; null where they cannot tell: the file
   * has to be decoded.
   */
  foundIn(file: string, expected: Expected | Promise<Expected>, stop: Stop): Promise<number[] | null>;
}

export interface Ahead {
  readonly film: Film;
  /** Decides which frames. */
  readonly seed: string;
  /** Frames that were as in the preview when their chunk was drawn, by the chunk's first frame: few are compared again. */
  readonly known: KnownEqual;
}

export function lookAhead({ film, seed, known }: Ahead, stop: Stop): LookAhead {
  const frames = chooseFrames(film.plan, film.chunks, seed, known);
  const needed = comparedFrames(frames, film.chunks);
  const collecting = collectStills(film, frames, stop);
  const decoded = new Map<number, SmallPicture>();
  const equal = new Set<number>();
  /** Those of what is decoded by now. */
  const compare = (expected: Expected) => {
    const left = expected.frames.filter((frame) => decoded.has(frame) && !equal.has(frame));
    const differing = differingOf({ ...expected, frames: left }, decoded, film);
    for (const frame of left) if (!differing.includes(frame)) equal.add(frame);
  };
  const held = new Map<number, PictureHash>();
  let taken = 0;
  let waiting: WholeChunk[] = [];
  let working = Promise.resolve();
  let decoders = 0;
  const decode = () => {
    const together = waiting;
    waiting = [];
    decoders += 1;
    // One after the other: they are done long before the drawing is.
    working = working.then(async () => {
      const pictures = await smallFramesOfChunks(together, needed, film.plan, stop);
      for (const [frame, picture] of pictures) decoded.set(frame, picture);
      // Beside the drawing: when the last frame is drawn, nothing else is left to do.
      const whole = await collecting.whole()?.catch(() => null);
      if (whole) compare(whole);
      for (const { range, path } of together)
        held.set(range.from, await hashOfPictures(path, range.to - range.from, stop));
    });
    working.catch(() => {}).finally(() => (decoders -= 1));
  };
  let expecting: Promise<Expected> | undefined;
  let isNearEnd = false;
  /**
   * Near the end with the last but one: what is not decoded when the last frame is drawn holds the film up, and a decoder
   * for each costs more than they do.
   */
  const isDue = () =>
    waiting.length === DECODED_TOGETHER || (isNearEnd && decoders === 0 && film.chunks.length - taken <= 1);
  return {
    stills: collecting.wanted,
    take(range, chunkPath) {
      taken += 1;
      waiting.push({ range, path: chunkPath });
      if (isDue()) decode();
    },
    nearEnd() {
      isNearEnd = true;
      // The last frames are drawn meanwhile: what is left to decode at the end waits for nothing else.
      decode();
    },
    expected(screenshots) {
      expecting ??= collecting.rest(screenshots);
      expecting.catch(() => {});
      return expecting;
    },
    async foundIn(file, expected, { signal }) {
      decode();
      const isDecoded = await working.then(
        () => true,
        () => false,
      );
      const chunks = film.chunks.flatMap(({ from }) => held.get(from) ?? []);
      if (!isDecoded || chunks.length < film.chunks.length) return null;
      if (!(await holdsChunks(file, chunks, film.plan, { signal }))) return null;
      const all = await expected;
      compare(all);
      return all.frames.filter((frame) => !equal.has(frame));
    },
  };
}
