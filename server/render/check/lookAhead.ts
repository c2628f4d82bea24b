/**
 * What of a film's check is done beside its drawing: frames of each chunk that is there are decoded, the sound is
 * listened to, and once a page is spare, what the frames are held against is drawn.
 */
import type { Draw, FrameRange } from '../draw';
import { checkSound, comparedFrames, differingOf, drawExpected, type Expected, type Film } from './checkFilm';
import { chooseFrames, type KnownEqual } from './chooseFrames';
import { hashOfPictures, heldParts, type PictureHash } from './heldParts';
import { smallFramesOfChunks, type SmallPicture, type Stop, type WholeChunk } from './smallFrames';
import type { SpokenOnsets } from './spokenOnsets';

/** Chunks to one decoder: its start costs as much as a chunk. */
const DECODED_TOGETHER = 16;

export interface LookAhead {
  /** A chunk's file is whole. */
  take(range: FrameRange, chunkPath: string): void;
  /** The sound's file is whole. */
  takeSound(soundPath: string): void;
  /** Drawn when it is first asked for, and once. */
  expected(screenshots: Pick<Draw, 'stills'>): Promise<Expected>;
  /** What is so of the joined file by what it holds. */
  foundIn(file: string, expected: Expected | Promise<Expected>, stop: Stop): Promise<FoundAhead>;
}

/** Null where its parts cannot tell: the file has to be decoded. */
export interface FoundAhead {
  /** Frames that are not as expected. */
  readonly differing: number[] | null;
  readonly sound: SpokenOnsets | null;
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
  const held = new Map<number, PictureHash>();
  let heard: { readonly path: string; readonly onsets: Promise<SpokenOnsets> } | undefined;
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
      for (const { range, path } of together)
        held.set(range.from, await hashOfPictures(path, range.to - range.from, stop));
    });
    working.catch(() => {}).finally(() => (decoders -= 1));
  };
  let drawing: Promise<Expected> | undefined;
  /**
   * Near the end with the last but one: what is not decoded when the last frame is drawn holds the film up, and a decoder
   * for each costs more than they do.
   */
  const isDue = () =>
    waiting.length === DECODED_TOGETHER ||
    (drawing !== undefined && decoders === 0 && film.chunks.length - taken <= 1);
  return {
    take(range, chunkPath) {
      taken += 1;
      waiting.push({ range, path: chunkPath });
      if (isDue()) decode();
    },
    takeSound(path) {
      const onsets = checkSound(path, film, stop);
      onsets.catch(() => {});
      heard = { path, onsets };
    },
    expected(screenshots) {
      if (drawing) return drawing;
      drawing = drawExpected(screenshots, { ...film, known }, seed, stop);
      drawing.catch(() => {});
      // The last frames are drawn meanwhile: what is left to decode at the end waits for nothing else.
      decode();
      return drawing;
    },
    async foundIn(file, expected, { signal }) {
      decode();
      const isDecoded = await working.then(
        () => true,
        () => false,
      );
      const chunks = film.chunks.flatMap(({ from }) => held.get(from) ?? []);
      if (!isDecoded || !heard || chunks.length < film.chunks.length) return { differing: null, sound: null };
      const has = await heldParts(file, { chunks, soundPath: heard.path }, film.plan, { signal });
      return {
        differing: has.frames ? differingOf(await expected, decoded, film) : null,
        sound: has.sound ? await heard.onsets.catch(() => null) : null,
      };
    },
  };
}
