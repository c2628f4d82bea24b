/** Draws the composition that this page shows into H.264, when the renderer asks for it. */
import type { Capture, CapturedFilm, ChunkRequest } from './capturePort';
import { createChunkEncoder, isEncodable } from './chunkEncoder';
import { createPaintTarget, whatIsMissing, type PaintTarget } from './paintTarget';
import { createSteadySeek } from './steadySeek';
import { createStillBackgrounds } from './stillBackgrounds';

/** Where Remotion's page puts a composition. */
const FILM = '#video-container';

export function createCapture(): Capture {
  let drawn = 0;
  let studio: { film: CapturedFilm; target: PaintTarget; seek(frame: number): Promise<void> } | undefined;
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
      if (!(await isEncodable(film))) return `encoder for ${film.width}x${film.height} at ${film.fps}`;
      const root = document.querySelector<HTMLElement>(FILM);
      if (!root) throw new Error(`There is no ${FILM} in this page`);
      const target = createPaintTarget(root, film);
      studio = { film, target, seek: createSteadySeek(target, createStillBackgrounds(film)) };
      return null;
    },
    async drawChunk(request: ChunkRequest) {
      const { film, target, seek } = opened();
      const encoder = createChunkEncoder(film);
      try {
        for (let frame = request.from; frame < request.to; frame += 1) {
          await seek(frame);
          target.paint();
          await encoder.add(target.canvas);
          drawn += 1;
        }
        const body = await encoder.end();
        const { ok, status } = await fetch(request.address, { method: 'PUT', body });
        if (!ok) throw new Error(`The drawn frames were refused (${status})`);
      } finally {
        encoder.close();
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
