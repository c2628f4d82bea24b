/** Parts of films that nobody used for long, or that there is no room for. */
import {
  overdueCacheRows,
  renderCacheRepository,
  type CacheLimits,
} from '../repositories/renderCache.repository';
import { cacheFileKey } from '../render/cache/renderCache';
import { renderCachePrefix, type Storage } from '../storage/storage';
import type { Executor } from '../db/database';
import { defineSweep } from './defineSweep';

export const renderCacheSweep = (limits: CacheLimits) =>
  defineSweep({
    what: 'kept part of a film',
    due: (db, atMost) => overdueCacheRows(db, atMost, limits),
    async remove(tx, storage, id) {
      const [userId = '', key = '', sha256 = ''] = id.split(' ');
      await storage.delete(cacheFileKey(userId, key, sha256));
      await renderCacheRepository(tx).drop(userId, key, sha256);
    },
  });

/** All of a person's, when something goes that may be seen in it: what is still wanted is drawn again. */
export async function dropRenderCache(tx: Executor, storage: Storage, userId: string): Promise<void> {
  await storage.deleteFolder(renderCachePrefix(userId));
  await renderCacheRepository(tx).dropAll(userId);
}
