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

/** What holds for all chunks of a film. */
export interface CapturedFilm extends CaptureSize {
  readonly fps: number;
  readonly encoding: CaptureEncoding;
}

export interface ChunkRequest {
  /** Frames [from, to). */
  readonly from: number;
  readonly to: number;
  /** Where the bytes are put: Annex B, one key frame at its head. */
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
