/** The port for whatever turns a composition into frames, a chunk at a time. */
import type { VideoData } from '../../contract/video/videoData';
import type { PictureSize, RenderPlan } from './renderPlan';

export interface DrawInput {
  readonly plan: RenderPlan;
  /** The document with addresses that the drawing browser can read. */
  readonly videoData: VideoData;
}

/** px of the page that shows a film, whatever the size of its file. */
export const shownSize = ({ videoData }: Pick<DrawInput, 'videoData'>): PictureSize => ({
  width: videoData.size.width & ~1,
  height: videoData.size.height & ~1,
});

/** Frames [from, to) of a film. */
export interface FrameRange {
  readonly from: number;
  readonly to: number;
}

export interface ChunkOptions {
  readonly signal: AbortSignal;
  /** Once a frame. */
  onFrame(): void;
}

/** By the way that was asked for, or by another one because that failed. */
export type DrawnBy = 'ownWay' | 'otherWay';

/** Stills that a film waits for: whoever shows it anyway draws some of them. */
export interface WantedStills {
  /** px of the longer side, where that is smaller than the film's. */
  readonly longerSide: number;
  /** One that nobody draws yet. */
  next(): number | undefined;
  drawn(frame: number, jpeg: Buffer): void;
  /** It could not be drawn: somebody else may. */
  failed(frame: number): void;
}

export interface Drawing {
  /** How many chunks it takes at once; the more it is given, the less it begins anew. */
  readonly lanes: number;
  /**
   * Writes a part of the film: H.264 in MPEG-TS, 8-bit yuv420p, bt709, tv range, constant frame rate, beginning
   * with a key frame, needing nothing outside; at most two frames wait to be reordered. Joined by stream copy.
   */
  chunk(range: FrameRange, outputPath: string, options: ChunkOptions): Promise<DrawnBy>;
  /**
   * The next page that opens shows these first, as plain screenshots, so that none has to be opened for them alone.
   * @param chunks how many are going to be drawn
   * @returns false where that would be no gain: somebody else has to draw them
   */
  showFirst(stills: WantedStills, chunks: number): boolean;
  /** Gives back the pages that draw nothing at this moment; what they take is opened anew when it is needed. */
  rest(): Promise<void>;
  close(): Promise<void>;
}

export interface Draw {
  /**
   * Everything outside the document that changes a byte: way, its version, encoder and settings, the browser's
   * version. Part of what names a chunk.
   */
  readonly way: string;
  /** One film; what it needs opens with the first chunk and stays open over all of them. */
  open(input: DrawInput): Drawing;
  /** One frame as a JPEG of the video's size. Always by screenshot. */
  still(
    input: DrawInput & { readonly frame: number },
    options?: { readonly signal?: AbortSignal | undefined },
  ): Promise<Buffer>;
  /**
   * Several frames, each once, as JPEGs that are hardly compressed, as they are drawn. Always by screenshots. Of the
   * video's size, or smaller, so that the longer side has `longerSide` px.
   */
  stills(
    input: DrawInput & { readonly frames: readonly number[]; readonly longerSide?: number | undefined },
    options: { readonly signal: AbortSignal; onStill?(frame: number, jpeg: Buffer): void },
  ): Promise<ReadonlyMap<number, Buffer>>;
  close(): Promise<void>;
}
