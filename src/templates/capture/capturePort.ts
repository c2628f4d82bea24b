/** What the renderer asks of the page that draws a film into a canvas, and what the page answers. */

export interface CaptureSize {
  readonly width: number;
  readonly height: number;
}

/** How the page's own encoder writes H.264. */
export interface CaptureEncoding {
  /** RFC 6381, with profile and level. */
  readonly codec: string;
}

/** A file of the page's origin that the renderer reads as well: painted frames go through its slots, one after the other. */
export interface FrameFile {
  /** Stands at its head, so that the renderer finds it among the browser's files. */
  readonly token: string;
}
export const FRAME_FILE = { slots: 4, headBytes: 64 } as const;
/** Of one painted pixel: blue, green, red, and one that says nothing. */
export const PIXEL_BYTES = 4;

/** What holds for all chunks of a film: the size of its pictures first. */
export interface CapturedFilm extends CaptureSize {
  /** px of the page that it is painted from. */
  readonly shown: CaptureSize;
  readonly fps: number;
  /** By the page's own encoder, or as they are. */
  readonly output: CaptureEncoding | FrameFile;
}

export interface ChunkRequest {
  /** Frames [from, to). */
  readonly from: number;
  readonly to: number;
  /** Where the bytes are put (Annex B, one key frame at its head), or the slot of each frame that is in the file. */
  readonly address: string;
}

/** Hung into the page's window by the composition's bundle. */
export interface Capture {
  /** Null where this browser can; else what it lacks. Brings the film into the canvas. */
  prepare(film: CapturedFilm): Promise<string | null>;
  /** Resolves when all bytes have arrived. */
  drawChunk(request: ChunkRequest): Promise<void>;
  /** A frame as it would be encoded: the data URL of a PNG. */
  drawFrame(frame: number): Promise<string>;
  /** Frames drawn since the page was opened. */
  readonly framesDrawn: number;
}

/** The window's property. */
export const CAPTURE = 'reelwrightCapture';
