/**
 * Compares a piece of a film with the preview where it is drawn, so that whoever joins the film need not: what was
 * found is kept with each chunk. One that differs, or that could not be looked at, is left to the join.
 */
import { withinLimit } from '../../limits/withinLimit';
import { observed } from '../../observing/activities';
import type { OwnCache } from '../cache/renderCache';
import { chunkFile, type Chunk, type ChunkInHand } from '../chunks/drawChunks';
import type { Draw } from '../draw';
import { comparedFrames, differingOf, drawFrames, type Expected, type Film } from './checkFilm';
import { chooseFrames } from './chooseFrames';
import { equalFacts } from './keptVerdicts';
import { smallFramesOfChunks, type Stop } from './smallFrames';

export interface PieceToProve {
  readonly film: Film;
  /** The piece's own. */
  readonly chunks: readonly Chunk[];
  /** Decides which frames: the same as for the whole film. */
  readonly seed: string;
  readonly stills: Pick<Draw, 'stills'>;
}

export interface PieceProof {
  /** Keeps what was found with the chunks that were drawn. Throws why nothing could be found. */
  keep(drawn: readonly ChunkInHand[], kept: { cache: OwnCache; folder: string }): Promise<void>;
}

/** Many times what a piece of four chunks takes. */
const LIMIT_MS = 120_000;

/** What it is held against is drawn beside it. */
export function provePiece({ film, chunks, seed, stills }: PieceToProve, { signal }: Stop): PieceProof {
  const frames = chooseFrames(film.plan, film.chunks, seed).filter((frame) =>
    chunks.some(({ range }) => frame >= range.from && frame < range.to),
  );
  const limit = { what: 'The check of a piece', limitMs: LIMIT_MS, signal };
  const expecting = withinLimit(limit, (stop) => drawFrames(stills, film, frames, { signal: stop }));
  expecting.catch(() => {});
  return {
    keep: (drawn, { cache, folder }) =>
      observed('filmStage', { stage: 'check' }, () =>
        withinLimit(limit, async (stop) => {
          const pathOf = (chunk: Chunk) => chunkFile(folder, chunk);
          const files = drawn.map(({ chunk }) => ({ range: chunk.range, path: pathOf(chunk) }));
          const needed = comparedFrames(frames, film.chunks);
          const decoded = await smallFramesOfChunks(files, needed, film.plan, { signal: stop });
          const expected: Expected = await expecting;
          const differing = differingOf(expected, decoded, film);
          for (const { chunk, keptAs } of drawn) {
            const { from, to } = chunk.range;
            const isInside = (frame: number) => frame >= from && frame < to;
            const equal = frames.filter(isInside);
            if (keptAs === null || equal.length === 0 || differing.some(isInside)) continue;
            await cache.note(keptAs, pathOf(chunk), equalFacts(equal));
          }
        }),
      ),
  };
}
