/** A project's document becomes its MP4, exactly once: what is kept of it is taken, the rest is drawn here. [V6] */
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RenderProgress } from '../../../contract/project';
import { mayRemove } from '../../db/holdDeletions';
import { checkFolder, projectPrefix } from '../../storage/storage';
import { videoLength } from '../../../src/templates/motion/timing';
import { observed } from '../../observing/activities';
import { withinLimit } from '../../limits/withinLimit';
import { throttleLatest } from '../../queue/throttleLatest';
import { ClaimLost, type Handle } from '../../queue/queue';
import { rendersRepository } from '../../repositories/jobs/renders.repository';
import { renderChunksRepository } from '../../repositories/jobs/renderChunks.repository';
import { keepCheck } from './keepCheck';
import { RETRY_AFTER_MS, tryAgain } from '../tryAgain';
import { whyItFailed } from '../whyItFailed';
import { MOST_ATTEMPTS, REPORT_MS, type RenderWorld } from './renderWorld';

/** A gigabyte at 15 Mbit/s. */
const KEEPING_MS = 600_000;

export function wholeFilm(world: RenderWorld): Handle<'render' | 'join'> {
  const { db, storage, renderer, logError, retryAfterMs = RETRY_AFTER_MS } = world;
  return async (claim) => {
    const renders = rendersRepository(db);
    const project = await renders.load(claim.data);
    if (!project) return db.transaction((tx) => claim.complete(tx));

    const key = `${projectPrefix(project.userId, claim.data.projectId)}video-${claim.data.renderId}.mp4`;
    const scratch = await mkdtemp(path.join(tmpdir(), 'reelwright-render-'));
    /** Aborts when the project was deleted or is rendered anew: nobody waits for this video any more. */
    const fenced = new AbortController();
    const progress = throttleLatest(REPORT_MS, async (now: RenderProgress) => {
      if (!(await renders.report(claim.data, now))) fenced.abort(new ClaimLost());
    });
    try {
      if (claim.attempt > MOST_ATTEMPTS) throw new Error('The render ended its worker too often.');
      const outputPath = path.join(scratch, 'video.mp4');
      const signal = AbortSignal.any([claim.signal, fenced.signal]);
      const onRetry = (error: unknown) => logError(error, `render ${claim.data.renderId} is tried again`);
      const tries = { signal, retryAfterMs, onRetry };
      const { loudness, proof } = await tryAgain(
        () =>
          observed('drawing', { frames: videoLength(project.videoData) }, () =>
            renderer.renderVideo(
              {
                videoData: project.videoData,
                outputPath,
                owner: project.userId,
                renderId: claim.data.renderId,
              },
              { signal, onProgress: progress.report },
            ),
          ),
        tries,
      );
      const { size: renderedBytes } = await stat(outputPath);
      const keeping = { what: 'Keeping the video', limitMs: KEEPING_MS, signal };
      await tryAgain(() => withinLimit(keeping, () => storage.putFile(key, outputPath, 'video/mp4')), tries);
      if (proof?.outcome === 'unchecked')
        logError(proof.error, `render ${claim.data.renderId} could not be checked`);
      const check = proof && (await keepCheck(storage, { key, fps: project.videoData.fps, proof, logError }));
      await progress.close();
      const shown = await db.transaction(async (tx) => {
        await claim.complete(tx);
        await renderChunksRepository(tx).forget(claim.data);
        return rendersRepository(tx).finish(claim.data, { renderedKey: key, renderedBytes, loudness, check });
      });
      const unused = shown ? project.renderedKey : key;
      if (unused && !(shown && unused === key)) await removeUnlessBackedUp(unused);
    } catch (error) {
      await progress.close();
      if (claim.signal.aborted || fenced.signal.aborted || error instanceof ClaimLost) throw error;
      logError(error, `render ${claim.data.renderId} failed`);
      await db.transaction(async (tx) => {
        await claim.complete(tx);
        await renderChunksRepository(tx).forget(claim.data);
        await rendersRepository(tx).fail(claim.data, whyItFailed(error, 'rendering_failed'));
      });
    } finally {
      await rm(scratch, { recursive: true, force: true });
    }
  };

  /** Where a backup is being made that may name it, it goes with its project. */
  function removeUnlessBackedUp(videoKey: string): Promise<void> {
    return db.transaction(async (tx) => {
      if (!(await mayRemove(tx))) return;
      await storage.delete(videoKey).catch((error: unknown) => logError(error, videoKey));
      await storage.deleteFolder(checkFolder(videoKey)).catch((error: unknown) => logError(error, videoKey));
    });
  }
}
