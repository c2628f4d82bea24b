/** Logos, fonts, intros and outros: a few of each type a user, deleted ones to be had back for a while. [B2] */
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { BrandAsset, BrandAssetType, BrandFacts } from '../../../contract/brandAsset';
import { BRAND_ASSETS } from '../../../contract/limits';
import type { Executor, Transaction } from '../../db/database';
import { brandAssets } from '../../db/schema/app';
import { mediaRef } from '../../media/mediaAddresses';
import { BrandKitFull } from './brandKitFull';
import { isId } from '../ids';
import { canBeBroughtBack } from '../undo';

type Row = typeof brandAssets.$inferSelect;
type NewAsset = Pick<Row, 'id' | 'userId' | 'type' | 'key' | 'name' | 'facts' | 'bytes'>;

export interface BrandAssetsRepository {
  /** Newest first. Addresses here and below are in stored form. */
  list(userId: string): Promise<BrandAsset[]>;
  /** Throws BrandKitFull. */
  checkRoom(userId: string, type: BrandAssetType): Promise<void>;
  /** Before its file is stored: an asset that is never added is removed like a deleted one, file and row. */
  announce(asset: NewAsset): Promise<void>;
  /** Two at once cannot pass the limit. Throws BrandKitFull. */
  add(asset: NewAsset): Promise<BrandAsset>;
  /** What was measured of an asset that was there before. */
  remember(assetId: string, facts: BrandFacts): Promise<void>;
  /** False when the user has no such asset; true when it was deleted before. */
  delete(userId: string, assetId: string): Promise<boolean>;
  /** Null when there is nothing that can be brought back. Throws BrandKitFull. */
  restore(userId: string, assetId: string): Promise<BrandAsset | null>;
}

export function brandAssetsRepository(db: Executor): BrandAssetsRepository {
  const own = (userId: string, assetId: string) =>
    and(eq(brandAssets.id, assetId), eq(brandAssets.userId, userId));

  return {
    async list(userId) {
      const rows = await db
        .select()
        .from(brandAssets)
        .where(and(eq(brandAssets.userId, userId), isNull(brandAssets.deletedAt)))
        .orderBy(desc(brandAssets.createdAt), desc(brandAssets.id));
      return rows.map(toAsset);
    },
    checkRoom: (userId, type) => checkRoom(db, userId, type, 1),
    async announce(asset) {
      await db
        .insert(brandAssets)
        .values({ ...asset, deletedAt: sql`now()` })
        .onConflictDoNothing();
    },
    add: (asset) =>
      db.transaction(async (tx) => {
        await lockKit(tx, asset.userId);
        await checkRoom(tx, asset.userId, asset.type, 1);
        const [row] = await tx
          .insert(brandAssets)
          .values(asset)
          .onConflictDoUpdate({ target: brandAssets.id, set: { deletedAt: null } })
          .returning();
        if (!row) throw new Error('The asset was not written.');
        return toAsset(row);
      }),
    async remember(assetId, facts) {
      await db.update(brandAssets).set({ facts }).where(eq(brandAssets.id, assetId));
    },
    async delete(userId, assetId) {
      if (!isId(assetId)) return false;
      const deleted = await db
        .update(brandAssets)
        .set({ deletedAt: sql`coalesce(${brandAssets.deletedAt}, now())` })
        .where(own(userId, assetId))
        .returning({ id: brandAssets.id });
      return deleted.length > 0;
    },
    async restore(userId, assetId) {
      if (!isId(assetId)) return null;
      return db.transaction(async (tx) => {
        await lockKit(tx, userId);
        const [row] = await tx
          .update(brandAssets)
          .set({ deletedAt: null })
          .where(and(own(userId, assetId), canBeBroughtBack(brandAssets.deletedAt)))
          .returning();
        if (!row) return null;
        await checkRoom(tx, userId, row.type, 0);
        return toAsset(row);
      });
    },
  };
}

async function checkRoom(db: Executor, userId: string, type: BrandAssetType, more: number): Promise<void> {
  const [held] = await db
    .select({ count: count() })
    .from(brandAssets)
    .where(and(eq(brandAssets.userId, userId), eq(brandAssets.type, type), isNull(brandAssets.deletedAt)));
  if ((held?.count ?? 0) + more > BRAND_ASSETS) throw new BrandKitFull(type);
}

/** Until the transaction ends, nobody else adds to this user's kit. */
const lockKit = (tx: Transaction, userId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`brand kit ${userId}`}, 0))`);

const toAsset = ({ id, name, type, key, facts }: Row): BrandAsset => ({
  id,
  name,
  asset_type: type,
  url: mediaRef(key),
  ...(facts ? { facts } : {}),
});
