/**
 * What of a film's check is done beside its drawing: frames of each chunk that is there are decoded, and once a page is
 * spare, those that they are held against are drawn.
 */
import type { Draw, FrameRange } from '../draw';
import { comparedFrames, differingOf, drawExpected, type Expected, type Film } from './checkFilm';
import { chooseFrames, type KnownEqual } from './chooseFrames';
import { holdsChunks } from './holdsChunks';
import { smallFramesOfChunks, type SmallPicture, type Stop, type WholeChunk } from './smallFrames';

/** Chunks to one decoder: its start costs as much as a chunk. */
const DECODED_TOGETHER = 16;

export interface LookAhead {
  /** A chunk's file is whole. */
  take(range: FrameRange, chunkPath: string): void;
  /** Drawn when it is first asked for, and once. */
  expected(screenshots: Pick<Draw, 'stills'>): Promise<Expected>;
  /** Frames of the joined file that are not as expected; null where the chunks cannot tell: the file has to be decoded. */
  differing(file: string, expected: Expected | Promise<Expected>, stop: Stop): Promise<number[] | null>;
}

export interface Ahead {
  readonly film: Film;
  /** Decides which frames. */
  readonly seed: string;
  /** Frames that were as in the preview when their chunk was drawn, by the chunk's first frame: few are compared again. */
  readonly known: KnownEqual;
}

export function lookAhead({ film, seed, known }: Ahead, stop: Stop): LookAhead {
  const needed = comparedFrames(chooseFrames(film.plan, film.chunks, seed, known), film.chunks);
  const decoded = new Map<number, SmallPicture>();
  const paths = new Map<number, string>();
  let waiting: WholeChunk[] = [];
  let decoding = Promise.resolve();
  let decoders = 0;
  const decode = () => {
    const together = waiting;
    waiting = [];
    decoders += 1;
    // One after the other: they are done long before the drawing is.
    decoding = decoding.then(async () => {
      const pictures = await smallFramesOfChunks(together, needed, film.plan, stop);
      for (const [frame, picture] of pictures) decoded.set(frame, picture);
    });
    decoding.catch(() => {}).finally(() => (decoders -= 1));
  };
  let drawing: Promise<Expected> | undefined;
  /**
   * Near the end as many as are still to come: what is not decoded when the last frame is drawn holds the film up, and a
   * decoder for each costs more than they do.
   */
  const isDue = () =>
    waiting.length === DECODED_TOGETHER ||
    (drawing !== undefined && decoders === 0 && waiting.length >= film.chunks.length - paths.size);
  return {
    take(range, chunkPath) {
      paths.set(range.from, chunkPath);
      waiting.push({ range, path: chunkPath });
      if (isDue()) decode();
    },
    expected(screenshots) {
      if (drawing) return drawing;
      drawing = drawExpected(screenshots, { ...film, known }, seed, stop);
      drawing.catch(() => {});
      // The last frames are drawn meanwhile: what is left to decode at the end waits for nothing else.
      decode();
      return drawing;
    },
    async differing(file, expected, { signal }) {
      decode();
      const inOrder = film.chunks.flatMap(({ from }) => paths.get(from) ?? []);
      if (inOrder.length < film.chunks.length) return null;
      const [isDecoded, isHeld] = await Promise.all([
        decoding.then(
          () => true,
          () => false,
        ),
        holdsChunks(file, inOrder, film.plan, { signal }),
      ]);
      return isDecoded && isHeld ? differingOf(await expected, decoded, film) : null;
    },
  };
}
