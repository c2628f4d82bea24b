/** The way into the brand kit: an uploaded file is checked, stored and added, or nothing of it. [B2] */
import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { BrandAsset, BrandAssetType } from '../../contract/brandAsset';
import type { Config } from '../config';
import type { Database } from '../db/database';
import { createTurns } from '../fetching/turns';
import type { LimitConfig } from '../quota/limits';
import { refuseBytesBeyond } from '../quota/quota';
import { mediaRef } from '../media/mediaAddresses';
import { receive, withIncoming } from '../media/incoming';
import type { UploadedFile } from '../media/uploadedFile';
import { brandKey, type Storage } from '../storage/storage';
import { brandAssetsRepository } from '../repositories/brandKit/brandAssets.repository';
import { assetName } from './assetName';
import { asAssetRefusal } from './assetRefusals';
import { measureAsset } from './facts/measureAsset';
import { preparations, type PreparedAsset } from './prepareAsset';

interface BrandKitWorld {
  readonly db: Database;
  readonly storage: Storage;
  readonly config: Pick<Config, 'DATA_DIR' | 'UPLOAD_MAX_MB'> & LimitConfig;
}

export interface BrandKit {
  /** Throws a `Problem`. Under the same id it is added once. The address in the answer is in stored form. */
  add(userId: string, type: BrandAssetType, upload: UploadedFile, id?: string): Promise<BrandAsset>;
  /** Newest first. What came in before assets were measured is measured now. */
  list(userId: string): Promise<BrandAsset[]>;
}

const PREPARED_AT_ONCE = 2;

export function createBrandKit({ db, storage, config }: BrandKitWorld): BrandKit {
  const rows = brandAssetsRepository(db);
  const incoming = path.join(config.DATA_DIR, 'incoming');
  const uploadBytes = config.UPLOAD_MAX_MB * 1024 * 1024;
  const inTurn = createTurns(PREPARED_AT_ONCE);

  /** Whoever is killed in between leaves a row that counts as deleted, and so the file is found and removed. */
  async function keep(
    userId: string,
    type: BrandAssetType,
    fileName: string,
    prepared: PreparedAsset,
    id: string,
  ) {
    const key = brandKey(userId, `${id}.${prepared.extension}`);
    const facts = await measureAsset(type, prepared.file);
    const { size: bytes } = await stat(prepared.file);
    await refuseBytesBeyond(db, config, userId, bytes);
    const asset = { id, userId, type, key, name: assetName(fileName, type), facts, bytes };
    await rows.announce(asset);
    await storage.putFile(key, prepared.file, prepared.contentType);
    return rows.add(asset);
  }

  /** A file that cannot be read goes without: the asset is listed all the same. */
  async function measured(asset: BrandAsset): Promise<BrandAsset> {
    try {
      const file = await storage.localPath(asset.url.slice(mediaRef('').length));
      const facts = await measureAsset(asset.asset_type, file);
      await rows.remember(asset.id, facts);
      return { ...asset, facts };
    } catch {
      return asset;
    }
  }

  return {
    list: async (userId) =>
      Promise.all(
        (await rows.list(userId)).map((asset) => (asset.facts ? asset : inTurn(() => measured(asset)))),
      ),
    async add(userId, type, { body, fileName }, id = randomUUID()) {
      const { mostBytes, prepare } = preparations[type];
      const limit = Math.min(mostBytes, uploadBytes);
      try {
        return await withIncoming(incoming, async (scratch) => {
          const file = path.join(scratch, 'uploaded');
          await receive(body, file, limit);
          await rows.checkRoom(userId, type);
          return keep(userId, type, fileName, await inTurn(() => prepare(file, scratch)), id);
        });
      } catch (error) {
        throw asAssetRefusal(error, limit);
      }
    },
  };
}
