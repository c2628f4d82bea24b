/** The port for whatever turns a composition into frames: screenshots today. */
import type { VideoData } from '../../contract/video/videoData';
import type { RenderPlan } from './renderPlan';

export interface DrawInput {
  readonly plan: RenderPlan;
  /** The document with addresses that the drawing browser can read. */
  readonly videoData: VideoData;
}

export interface Draw {
  /** Writes an H.264 file without sound. */
  toFile(
    input: DrawInput & { readonly outputPath: string },
    options: { signal?: AbortSignal; onFrames(done: number): void },
  ): Promise<void>;
  /** One frame as a JPEG of the video's size. */
  still(input: DrawInput & { readonly frame: number }): Promise<Buffer>;
  close(): Promise<void>;
}
