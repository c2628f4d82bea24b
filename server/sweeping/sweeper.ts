/** Removes for good, now and then, what was deleted too long ago to be brought back, or was never used. */
import { hostedAccounts, type HostedConfig } from '../auth/hostedAccounts';
import type { Config } from '../config';
import { mayRemove } from '../db/holdDeletions';
import type { Database } from '../db/database';
import type { Storage } from '../storage/storage';
import { auditSweep } from './audit.sweep';
import { accountsSweep } from './accounts.sweep';
import { brandAssetsSweep } from './brandAssets.sweep';
import type { Sweep } from './defineSweep';
import { handedPagesSweep } from './handedPages.sweep';
import { idempotencyKeysSweep } from './idempotencyKeys.sweep';
import { mediaRightsSweep } from './mediaRights.sweep';
import { projectsSweep } from './projects.sweep';
import { renderCacheSweep } from './renderCache.sweep';
import { recordingsSweep } from './recordings.sweep';
import { shareLinksSweep } from './shareLinks.sweep';
import { uncountedFilesSweep } from './uncountedFiles.sweep';
import { unusedMediaSweep } from './unusedMedia.sweep';

export interface SweepWorld {
  /** How much of what was drawn is kept, and who else keeps accounts. */
  readonly config?: Pick<Config, 'RENDER_CACHE_DAYS' | 'RENDER_CACHE_GB'> & HostedConfig;
  readonly db: Database;
  readonly storage: Storage;
  readonly logError: (error: unknown, what: string) => void;
}

export interface Sweeper {
  /** Waits for the removal under way. */
  stop(): Promise<void>;
}

const GIGABYTE = 1e9;
const sweepsOf = ({ config }: SweepWorld): readonly Sweep[] => [
  accountsSweep(config && hostedAccounts(config)),
  projectsSweep,
  brandAssetsSweep,
  recordingsSweep,
  unusedMediaSweep,
  uncountedFilesSweep,
  handedPagesSweep,
  idempotencyKeysSweep,
  mediaRightsSweep,
  shareLinksSweep,
  auditSweep,
  ...(config
    ? [renderCacheSweep({ days: config.RENDER_CACHE_DAYS, bytes: config.RENDER_CACHE_GB * GIGABYTE })]
    : []),
];
const EVERY_MS = 60_000;
/** In one go; the rest waits for the next. */
const AT_MOST = 500;

/** Any number of workers may do this at once. What cannot be removed is told and left for the next time. */
export async function sweepOnce(world: SweepWorld, signal?: AbortSignal): Promise<void> {
  const { db, storage, logError } = world;
  for (const { what, due, remove } of sweepsOf(world)) {
    for (const id of await due(db, AT_MOST)) {
      if (signal?.aborted) return;
      await db
        .transaction(async (tx) => {
          if (await mayRemove(tx)) await remove(tx, storage, id);
        })
        .catch((error: unknown) => logError(error, `the ${what} ${id} is still there`));
    }
  }
}

export function startSweeper(world: SweepWorld): Sweeper {
  const stopping = new AbortController();
  let sweeping: Promise<void> = Promise.resolve();
  const sweep = () => {
    sweeping = sweeping
      .then(() => sweepOnce(world, stopping.signal))
      .catch((error: unknown) => world.logError(error, 'sweeping'));
  };
  sweep();
  const timer = setInterval(sweep, EVERY_MS);
  return {
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await sweeping;
    },
  };
}
