/** The work of the queue `render`: a project's document becomes its MP4, exactly once. [V6] */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RenderProgress } from '../../contract/project';
import type { Database } from '../db/database';
import { projectPrefix, type Storage } from '../storage/storage';
import { throttleLatest } from '../queue/throttleLatest';
import { ClaimLost, type Handle } from '../queue/queue';
import type { Renderer } from '../render/renderer';
import { rendersRepository } from '../repositories/jobs/renders.repository';
import { failureWords } from './failureWords';

interface RenderWorld {
  readonly db: Database;
  readonly storage: Storage;
  readonly renderer: Renderer;
  readonly logError: (error: unknown, what: string) => void;
}

/** A render that took its worker down this often will not end well. */
const MOST_ATTEMPTS = 5;
const REPORT_MS = 500;

export function renderWork({ db, storage, renderer, logError }: RenderWorld): Handle<'render'> {
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
      const { loudness } = await renderer.renderVideo(
        { videoData: project.videoData, outputPath },
        { signal: AbortSignal.any([claim.signal, fenced.signal]), onProgress: progress.report },
      );
      claim.signal.throwIfAborted();
      await storage.putFile(key, outputPath, 'video/mp4');
      await progress.close();
      const shown = await db.transaction(async (tx) => {
        await claim.complete(tx);
        return rendersRepository(tx).finish(claim.data, { renderedKey: key, loudness });
      });
      const unused = shown ? project.renderedKey : key;
      if (unused && !(shown && unused === key))
        await storage.delete(unused).catch((error) => logError(error, unused));
    } catch (error) {
      await progress.close();
      if (claim.signal.aborted || fenced.signal.aborted || error instanceof ClaimLost) throw error;
      logError(error, `render ${claim.data.renderId} failed`);
      await db.transaction(async (tx) => {
        await claim.complete(tx);
        await rendersRepository(tx).fail(claim.data, failureWords(error, 'The video could not be rendered'));
      });
    } finally {
      await rm(scratch, { recursive: true, force: true });
    }
  };
}
