/** Adds a pack for whoever asked: its row says how far it is, and what went wrong; begun again, it goes on. */
import type { Config } from '../config';
import type { Database } from '../db/database';
import { isOutOfRoom } from '../http/outOfRoom';
import { ClaimLost, type Handle } from '../queue/queue';
import { throttleLatest } from '../queue/throttleLatest';
import { packsRepository, type PackRun } from '../repositories/operating/packs.repository';
import { installPack } from './installPack';
import type { InstallOptions, InstallWorld } from './installWorld';
import { PackFailed } from './packFault';
import type { PackOffer } from './packContent';
import { takeTurn } from './packTurn';
import { removePackFiles } from './removePackFiles';

export interface PackWorld extends InstallWorld {
  readonly config: Pick<Config, 'DATA_DIR' | 'DATABASE_URL'>;
  readonly db: Database;
  readonly packs: PackOffer;
  readonly logError: (error: unknown, what: string) => void;
}

const REPORT_MS = 700;
const ASK_MS = 1000;
/** It may end its worker: one that does so again and again is no chance. */
const MOST_ATTEMPTS = 4;

export function packWork(world: PackWorld): Handle<'pack'> {
  const { db, packs, logError } = world;
  async function inTurn<Result>({ id }: { id: string }, signal: AbortSignal, work: () => Promise<Result>) {
    const { DATABASE_URL: url } = world.config;
    if (!url) throw new Error('A worker needs DATABASE_URL.');
    const turn = await takeTurn(url, id, signal);
    return work().finally(() => turn.release());
  }
  return async (claim) => {
    const run: PackRun = claim.data;
    const rows = packsRepository(db);
    const pack = packs.packs.find(({ id }) => id === run.packId);
    /** Aborts when the operator stopped it, removed it or began it anew. */
    const fenced = new AbortController();
    const report = throttleLatest(REPORT_MS, async ({ state, done }: Step) => {
      if (!(await rows.report(run, state, done))) fenced.abort(new ClaimLost());
    });
    let step: Step = { state: 'waiting' };
    const onStep: InstallOptions['onStep'] = (state, done) => report.report((step = { state, done }));
    const end = (write: (tx: ReturnType<typeof packsRepository>) => Promise<boolean>) =>
      db.transaction(async (tx) => {
        await write(packsRepository(tx));
        await claim.complete(tx);
      });
    try {
      if (!pack) throw new PackFailed('not_there', 'this version does not offer it');
      if (claim.attempt > MOST_ATTEMPTS) throw new PackFailed('unexpected', 'it ended its worker too often');
      if (!(await rows.report(run, 'waiting'))) throw new ClaimLost();
      const signal = AbortSignal.any([claim.signal, fenced.signal]);
      // A line that stands still says nothing: whether it is still wanted is asked all the same.
      const asking = setInterval(() => report.report(step), ASK_MS);
      const options = { trials: packs.trials, signal, onStep };
      const speakers = await inTurn(pack, signal, () => installPack(world, pack, options)).finally(() =>
        clearInterval(asking),
      );
      await report.close();
      await end((tx) => tx.publish(run, speakers, pack.bytes));
    } catch (error) {
      await report.close();
      claim.signal.throwIfAborted();
      if (fenced.signal.aborted || error instanceof ClaimLost) {
        await end(async () => true);
      } else {
        const { code, why } = faultOf(error);
        logError(error, `pack ${run.packId}: ${code}`);
        await end((tx) => tx.fail(run, code, why));
      }
    }
    // Removed meanwhile: what this worker wrote after that is nobody's.
    const isWanted = (await rows.list()).some(({ id }) => id === run.packId);
    if (pack && !isWanted) await removePackFiles(world, pack);
  };
}

interface Step {
  readonly state: 'waiting' | 'downloading' | 'unpacking' | 'trying';
  readonly done?: number;
}

function faultOf(error: unknown): Pick<PackFailed, 'code' | 'why'> {
  if (error instanceof PackFailed) return error;
  const why = error instanceof Error ? error.message : String(error);
  return { code: isOutOfRoom(error) ? 'no_room' : 'unexpected', why: why.slice(0, 500) };
}
