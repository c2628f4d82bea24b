/** The pieces of a film that many workers draw: which are done, and how far it all is. */
import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { projects, renderChunks } from '../../db/schema/app';
import type { RenderRef } from './renderRef';

/** Frames [from, to). */
export interface Piece {
  readonly from: number;
  readonly to: number;
}
/** The sound is a piece, too. */
export const SOUND: Piece = { from: -1, to: -1 };

export interface Spread {
  readonly framesDone: number;
  /** Of all pieces. */
  readonly frames: number;
  readonly sinceMs: number;
}

export function renderChunksRepository(db: Executor) {
  const piecesOf = ({ renderId }: RenderRef) => eq(renderChunks.renderId, renderId);
  const at = (render: RenderRef, { from }: Piece) => and(piecesOf(render), eq(renderChunks.fromFrame, from));
  return {
    async isSpread(render: RenderRef): Promise<boolean> {
      return (await db.$count(renderChunks, piecesOf(render))) > 0;
    },
    async add(render: RenderRef, userId: string, pieces: readonly Piece[]): Promise<void> {
      await db
        .insert(renderChunks)
        .values(pieces.map(({ from, to }) => ({ ...render, userId, fromFrame: from, toFrame: to })));
    },
    async report(render: RenderRef, piece: Piece, framesDone: number): Promise<Spread> {
      await db.update(renderChunks).set({ framesDone }).where(at(render, piece));
      const [all] = await db
        .select({
          framesDone: sql<number>`coalesce(sum(${renderChunks.framesDone}), 0)::int`,
          frames: sql<number>`coalesce(sum(${renderChunks.toFrame} - ${renderChunks.fromFrame}), 0)::int`,
          sinceMs: sql<number>`coalesce(extract(epoch from clock_timestamp() - min(${renderChunks.createdAt})) * 1000, 0)::float`,
        })
        .from(renderChunks)
        .where(piecesOf(render));
      return all ?? { framesDone: 0, frames: 0, sinceMs: 0 };
    },
    /** In a transaction: whoever ends another piece waits. @returns whether it was the last */
    async finish(render: RenderRef, piece: Piece): Promise<boolean> {
      await db
        .select({ id: projects.id })
        .from(projects)
        .where(eq(projects.id, render.projectId))
        .for('update');
      const ended = await db
        .update(renderChunks)
        .set({
          doneAt: sql`clock_timestamp()`,
          framesDone: sql`${renderChunks.toFrame} - ${renderChunks.fromFrame}`,
        })
        .where(and(at(render, piece), isNull(renderChunks.doneAt)))
        .returning({ from: renderChunks.fromFrame });
      const [left] = await db
        .select({ pieces: count() })
        .from(renderChunks)
        .where(and(piecesOf(render), isNull(renderChunks.doneAt)));
      return ended.length > 0 && left?.pieces === 0;
    },
    async forget(render: RenderRef): Promise<void> {
      await db.delete(renderChunks).where(piecesOf(render));
    },
    /** In the transaction that ends the render of these projects. */
    async forgetAll(projectIds: readonly string[]): Promise<void> {
      if (projectIds.length === 0) return;
      await db.delete(renderChunks).where(inArray(renderChunks.projectId, [...projectIds]));
    },
  };
}
