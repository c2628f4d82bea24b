/** The work of the queue `chunk`: one worker's piece of a film; who ends the last one lets the film be joined. [RD3] */
import { ClaimLost, type Claim, type Handle, type QueueName } from '../../queue/queue';
import { observed } from '../../observing/activities';
import { throttleLatest } from '../../queue/throttleLatest';
import { drawing } from '../../render/renderProgress';
import { videoLength } from '../../../src/templates/motion/timing';
import { renderChunksRepository, type Piece } from '../../repositories/jobs/renderChunks.repository';
import type { RenderRef } from '../../repositories/jobs/renderRef';
import { rendersRepository } from '../../repositories/jobs/renders.repository';
import { RETRY_AFTER_MS, tryAgain } from '../tryAgain';
import { drawnOf, MOST_ATTEMPTS, REPORT_MS, type RenderWorld } from './renderWorld';

export function chunkWork(world: RenderWorld): Handle<'chunk'> {
  const { db, renderer, logError, retryAfterMs = RETRY_AFTER_MS } = world;
  return async (claim) => {
    const { from, to, projectId, renderId } = claim.data;
    const render = { projectId, renderId };
    const project = await rendersRepository(db).load(render);
    if (!project) return db.transaction((tx) => claim.complete(tx));
    const { userId: owner } = project;
    const { videoData, size } = drawnOf(project);
    /** Aborts when nobody waits for this film any more. */
    const fenced = new AbortController();
    const progress = throttleLatest(REPORT_MS, async (framesDone: number) => {
      const all = await renderChunksRepository(db).report(render, { from, to }, framesDone);
      const frames = videoLength(videoData);
      const taken = Math.max(0, frames - all.frames);
      const now = drawing(taken + all.framesDone, frames, all.sinceMs, taken);
      if (!(await rendersRepository(db).report(render, now))) fenced.abort(new ClaimLost());
    });
    const signal = AbortSignal.any([claim.signal, fenced.signal]);
    const onRetry = (error: unknown) =>
      logError(error, `frames ${from} to ${to} of ${renderId} are tried again`);
    try {
      if (claim.attempt > MOST_ATTEMPTS) throw new Error('The piece ended its worker too often.');
      const film = { videoData, size, owner, renderId, part: { from, to } };
      const draw = () => renderer.drawPart(film, { signal, onFrames: progress.report });
      await tryAgain(() => observed('drawing', { frames: to - from }, draw), {
        ...{ signal, retryAfterMs, onRetry },
      });
    } catch (error) {
      if (signal.aborted || error instanceof ClaimLost) throw error;
      // Whoever joins the film draws what is missing, or says why that cannot be.
      logError(error, `frames ${from} to ${to} of ${renderId} are left to the join`);
    } finally {
      await progress.close();
    }
    await endPiece(world, claim, { from, to, userId: owner });
  };
}

/** The claim and the piece end together, and with the last piece the join begins. */
export function endPiece<Name extends QueueName>(
  { db, sender }: RenderWorld,
  claim: Claim<Name> & { readonly data: RenderRef },
  { userId, ...piece }: Piece & { readonly userId: string },
): Promise<void> {
  const { projectId, renderId } = claim.data;
  return db.transaction(async (tx) => {
    await claim.complete(tx);
    if (await renderChunksRepository(tx).finish({ projectId, renderId }, piece))
      await sender.enqueue(tx, 'join', { projectId, renderId }, userId);
  });
}
