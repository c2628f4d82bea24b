/** A project's document becomes its file, exactly once: what is kept of it is taken, the rest is drawn here. [V6] [ED4] */
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RenderProgress } from '../../../contract/project';
import { isFilm } from '../../../contract/renderSettings';
import type { Transaction } from '../../db/database';
import { mayRemove } from '../../db/holdDeletions';
import { contentTypeOf } from '../../storage/contentTypes';
import { checkFolder, isFilmKey, projectPrefix } from '../../storage/storage';
import { withinLimit } from '../../limits/withinLimit';
import { observed } from '../../observing/activities';
import { throttleLatest } from '../../queue/throttleLatest';
import { ClaimLost, type Handle } from '../../queue/queue';
import { renderMeasures } from '../../repositories/jobs/renderMeasures.repository';
import { formatOfFile, rendersRepository, type Ended } from '../../repositories/jobs/renders.repository';
import { renderChunksRepository } from '../../repositories/jobs/renderChunks.repository';
import { keepCaptions } from './keepCaptions';
import { keepCheck } from './keepCheck';
import { keepPoster } from './keepPoster';
import { makeFile } from './makeFile';
import { writeNotice } from './renderNotice';
import { RETRY_AFTER_MS, tryAgain } from '../tryAgain';
import { whyItFailed } from '../whyItFailed';
import { drawnOf, MOST_ATTEMPTS, REPORT_MS, type RenderWorld } from './renderWorld';

/** How soon a render that was cancelled lets go of the machine, also where nothing is drawn that could be reported. */
const WATCH_MS = 1_000;
/** A gigabyte at 15 Mbit/s. */
const KEEPING_MS = 600_000;

export function wholeFilm(world: RenderWorld): Handle<'render' | 'join'> {
  const { db, storage, sender, logError, retryAfterMs = RETRY_AFTER_MS } = world;
  return async (claim) => {
    const renders = rendersRepository(db);
    const project = await renders.load(claim.data);
    if (!project) return db.transaction((tx) => claim.complete(tx));

    const { projectId, renderId } = claim.data;
    const kind = project.settings?.kind ?? 'mp4';
    const base = `${projectPrefix(project.userId, projectId)}video-${renderId}`;
    const key = `${base}.${kind}`;
    const puts: Promise<void>[] = [];
    const began = performance.now();
    const scratch = await mkdtemp(path.join(tmpdir(), 'reelwright-render-'));
    /** Aborts when the project was deleted, is rendered anew or its render cancelled: nobody waits for this file any more. */
    const fenced = new AbortController();
    const progress = throttleLatest(REPORT_MS, async (now: RenderProgress) => {
      if (!(await renders.report(claim.data, now))) fenced.abort(new ClaimLost());
    });
    const watch = setInterval(() => {
      const look = async () => {
        if (!(await renders.isUnderWay(claim.data))) fenced.abort(new ClaimLost());
      };
      void look().catch((error: unknown) => logError(error, `render ${renderId} could not be watched`));
    }, WATCH_MS);
    /** When all is done that was asked for together. */
    const tellEnd = async () => {
      const notice = (await renders.load(claim.data))?.notice;
      return async (ended: Ended | null) => {
        if (!ended || ended.next) return;
        const { outcome } = ended;
        await writeNotice(world, { notice, outcome, project: { ...project, projectId } });
      };
    };
    const beginNext = async (tx: Transaction, ended: Ended | null) => {
      if (ended?.next)
        await sender.enqueue(tx, 'render', { ...ended.next }, project.userId, project.traceparent);
    };
    try {
      if (claim.attempt > MOST_ATTEMPTS) throw new Error('The render ended its worker too often.');
      const signal = AbortSignal.any([claim.signal, fenced.signal]);
      const onRetry = (error: unknown) => logError(error, `render ${renderId} is tried again`);
      const tries = { signal, retryAfterMs, onRetry };
      const making = { project, renderId, folder: scratch, signal, onProgress: progress.report };
      const { made, bytes, captions } = await observed('film', { kind, signal }, async () => {
        const made = await tryAgain(() => makeFile(world, making), tries);
        const { size: bytes } = await stat(made.path);
        const keeping = { what: 'Keeping the video', limitMs: KEEPING_MS, signal };
        const put = () => {
          const stored = storage.putFile(key, made.path, contentTypeOf(key));
          puts.push(stored);
          return stored;
        };
        await tryAgain(() => withinLimit(keeping, put), tries);
        const captions = await tryAgain(() => keepCaptions(storage, base, project.videoData), tries);
        return { made, bytes, captions };
      });
      const { loudness, proof, picture, measured } = made;
      if (proof?.outcome === 'unchecked') logError(proof.error, `render ${renderId} could not be checked`);
      const fps = picture?.fps ?? 0;
      const check = proof && isFilm(kind) ? await keepCheck(storage, { key, fps, proof, logError }) : null;
      const isShown = isFilm(kind) && project.isFirst;
      const { videoData } = drawnOf(project);
      const posterKey = isShown ? await keepPoster(world, { base, videoData, signal }) : null;
      await progress.close();
      const tell = await tellEnd();
      const wasSpread = await renderChunksRepository(db).isSpread(claim.data);
      const tookMs = Math.round(performance.now() - began) - measured.convertedMs;
      const drawnMs = wasSpread ? null : tookMs;
      const ended = await db.transaction(async (tx) => {
        await claim.complete(tx);
        await renderChunksRepository(tx).forget(claim.data);
        const kept = { key, posterKey, ...captions };
        const file = { kind, ...formatOfFile(project), ...kept, bytes, picture, loudness, check };
        const ended = await rendersRepository(tx).finish(claim.data, file);
        if (ended) await renderMeasures(tx).keep({ ...measured, drawnMs, kind, bytes });
        await beginNext(tx, ended);
        return ended;
      });
      for (const one of ended?.replaced ?? [key, posterKey, captions.srtKey, captions.vttKey])
        if (one !== null) await removeUnlessBackedUp(one);
      await tell(ended);
    } catch (error) {
      await progress.close();
      if (fenced.signal.aborted && puts.length > 0) await dropStored(base, key, puts);
      if (claim.signal.aborted || fenced.signal.aborted || error instanceof ClaimLost) throw error;
      logError(error, `render ${renderId} failed`);
      const tell = await tellEnd();
      const ended = await db.transaction(async (tx) => {
        await claim.complete(tx);
        await renderChunksRepository(tx).forget(claim.data);
        const ended = await rendersRepository(tx).fail(claim.data, whyItFailed(error, 'rendering_failed'));
        await beginNext(tx, ended);
        return ended;
      });
      await tell(ended);
    } finally {
      clearInterval(watch);
      await rm(scratch, { recursive: true, force: true });
    }
  };

  /** What nobody waits for any more, unless its render ended with it; a put that still goes on would bring it back. */
  async function dropStored(base: string, key: string, puts: readonly Promise<void>[]): Promise<void> {
    const settling = { what: 'Keeping a video that nobody waits for', limitMs: KEEPING_MS };
    try {
      await withinLimit(settling, () => Promise.allSettled(puts));
      if (await rendersRepository(db).isKept(key)) return;
      for (const one of [key, `${base}.jpg`, `${base}.srt`, `${base}.vtt`]) await removeUnlessBackedUp(one);
    } catch (error) {
      logError(error, `${key} was left in the storage`);
    }
  }

  /** Where a backup is being made that may name it, it goes with its project. */
  function removeUnlessBackedUp(key: string): Promise<void> {
    return db.transaction(async (tx) => {
      if (!(await mayRemove(tx))) return;
      await storage.delete(key).catch((error: unknown) => logError(error, key));
      // A poster gives way to the next film's, and the film that it was drawn from stays beside that one.
      if (isFilmKey(key))
        await storage.deleteFolder(checkFolder(key)).catch((error: unknown) => logError(error, key));
    });
  }
}
