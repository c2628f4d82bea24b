/** Adds a pack for whoever asked: its row says how far it is, and what went wrong; begun again, it goes on. */
import type { Database } from '../db/database';
import { isOutOfRoom } from '../http/outOfRoom';
import { ClaimLost, type Handle } from '../queue/queue';
import { throttleLatest } from '../queue/throttleLatest';
import { voicePacksRepository, type PackRun } from '../repositories/operating/voicePacks.repository';
import { installPack, type InstallWorld } from './installPack';
import { PackFailed } from './packFault';
import { removePackFiles } from './removePackFiles';
import type { VoicePackOffer } from './voicePackContent';

export interface PackWorld extends InstallWorld {
  readonly db: Database;
  readonly voicePacks: VoicePackOffer;
  readonly logError: (error: unknown, what: string) => void;
}

const REPORT_MS = 700;
const ASK_MS = 1000;
/** It may end its worker: one that does so again and again is no chance. */
const MOST_ATTEMPTS = 4;

export function packWork(world: PackWorld): Handle<'pack'> {
  const { db, voicePacks, logError } = world;
  return async (claim) => {
    const run: PackRun = claim.data;
    const rows = voicePacksRepository(db);
    const pack = voicePacks.packs.find(({ id }) => id === run.packId);
    /** Aborts when the operator stopped it, removed it or began it anew. */
    const fenced = new AbortController();
    const report = throttleLatest(REPORT_MS, async ({ state, done }: Step) => {
      if (!(await rows.report(run, state, done))) fenced.abort(new ClaimLost());
    });
    let step: Step = { state: 'downloading', done: 0 };
    const onStep = (state: Step['state'], done: number) => report.report((step = { state, done }));
    const end = (write: (tx: ReturnType<typeof voicePacksRepository>) => Promise<boolean>) =>
      db.transaction(async (tx) => {
        await write(voicePacksRepository(tx));
        await claim.complete(tx);
      });
    try {
      if (!pack) throw new PackFailed('not_there', 'this version does not offer it');
      if (claim.attempt > MOST_ATTEMPTS) throw new PackFailed('unexpected', 'it ended its worker too often');
      if (!(await rows.report(run, 'downloading'))) throw new ClaimLost();
      const signal = AbortSignal.any([claim.signal, fenced.signal]);
      // A line that stands still says nothing: whether it is still wanted is asked all the same.
      const asking = setInterval(() => report.report(step), ASK_MS);
      const options = { trials: voicePacks.trials, signal, onStep };
      const speakers = await installPack(world, pack, options).finally(() => clearInterval(asking));
      await report.close();
      await end((tx) => tx.publish(run, speakers));
    } catch (error) {
      await report.close();
      claim.signal.throwIfAborted();
      if (fenced.signal.aborted || error instanceof ClaimLost) {
        await end(async () => true);
      } else {
        const { code, why } = faultOf(error);
        logError(error, `voice pack ${run.packId}: ${code}`);
        await end((tx) => tx.fail(run, code, why));
      }
    }
    // Removed meanwhile: what this worker wrote after that is nobody's.
    const isWanted = (await rows.list()).some(({ id }) => id === run.packId);
    if (pack && !isWanted) await removePackFiles(world, pack);
  };
}

interface Step {
  readonly state: 'downloading' | 'unpacking' | 'trying';
  readonly done: number;
}

function faultOf(error: unknown): Pick<PackFailed, 'code' | 'why'> {
  if (error instanceof PackFailed) return error;
  const why = error instanceof Error ? error.message : String(error);
  return { code: isOutOfRoom(error) ? 'no_room' : 'unexpected', why: why.slice(0, 500) };
}
