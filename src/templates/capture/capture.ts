/** Draws the composition that this page shows into H.264, when the renderer asks for it. */
import type { Capture, CapturedFilm, ChunkRequest } from './capturePort';
import { createChunkEncoder, isEncodable } from './chunkEncoder';
import { openFrameFile } from './frameFile';
import { giveFramesAsBitmaps } from './framesAsBitmaps';
import type { FrameSink } from './frameSink';
import { createPaintTarget, whatIsMissing, type PaintTarget } from './paintTarget';
import { createSteadySeek } from './steadySeek';
import { createStillBackgrounds } from './stillBackgrounds';

interface Studio {
  readonly target: PaintTarget;
  seek(frame: number): Promise<void>;
  /** For one chunk. */
  sink(address: string): FrameSink;
}

/** Where Remotion's page puts a composition. */
const FILM = '#video-container';

export function createCapture(): Capture {
  let drawn = 0;
  let studio: Studio | undefined;
  const opened = () => {
    if (!studio) throw new Error('Nothing was prepared');
    return studio;
  };
  return {
    get framesDrawn() {
      return drawn;
    },
    async prepare(film: CapturedFilm) {
      const missing = whatIsMissing();
      if (missing !== null) return missing;
      const sink = await sinksFor(film);
      if (sink === null) return `encoder for ${film.width}x${film.height} at ${film.fps}`;
      const root = document.querySelector<HTMLElement>(FILM);
      if (!root) throw new Error(`There is no ${FILM} in this page`);
      giveFramesAsBitmaps(window);
      const target = createPaintTarget(root, film.shown, { painted: film });
      studio = { sink, target, seek: createSteadySeek(target, createStillBackgrounds(film.shown)) };
      return null;
    },
    async drawChunk(request: ChunkRequest) {
      const { sink, target, seek } = opened();
      const frames = sink(request.address);
      try {
        for (let frame = request.from; frame < request.to; frame += 1) {
          await seek(frame);
          target.paint();
          await frames.add(target.canvas);
          drawn += 1;
        }
        await frames.end();
      } finally {
        frames.close();
      }
    },
    async drawFrame(frame: number) {
      const { target, seek } = opened();
      await seek(frame);
      target.paint();
      return target.canvas.toDataURL('image/png');
    },
  };
}

/** Null where this browser's encoder cannot. */
async function sinksFor(film: CapturedFilm): Promise<Studio['sink'] | null> {
  const { output } = film;
  if ('token' in output) {
    const file = await openFrameFile(output.token, film);
    return (address) => file.sink(address);
  }
  const encoded = { ...film, output };
  return (await isEncodable(encoded)) ? (address) => createChunkEncoder(encoded, address) : null;
}
