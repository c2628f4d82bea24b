/** A deleted brand asset goes with its one file; so does one whose upload was killed before it was added. */
import {
  deletedBrandAssetIds,
  deletedBrandAssetsRepository,
} from '../repositories/brandKit/deletedBrandAssets.repository';
import { defineSweep } from './defineSweep';
import { dropRenderCache } from './renderCache.sweep';

export const brandAssetsSweep = defineSweep({
  what: 'brand asset',
  due: deletedBrandAssetIds,
  async remove(tx, storage, id) {
    const deleted = deletedBrandAssetsRepository(tx);
    const asset = await deleted.hold(id);
    if (!asset) return;
    await storage.delete(asset.key);
    await dropRenderCache(tx, storage, asset.userId);
    await deleted.erase(id);
  },
});
