/** Brand assets that were deleted for good: found, held against everybody else, erased. */
import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database';
import { brandAssets } from '../db/schema/app';
import { isGoneForGood } from './undo';

export const deletedBrandAssetIds = async (db: Database, atMost: number): Promise<string[]> => {
  const rows = await db
    .select({ id: brandAssets.id })
    .from(brandAssets)
    .where(isGoneForGood(brandAssets.deletedAt))
    .limit(atMost);
  return rows.map(({ id }) => id);
};

export function deletedBrandAssetsRepository(tx: Transaction) {
  return {
    /** Nobody else can take it until the transaction ends. Null when somebody else holds or erased it. */
    async hold(id: string): Promise<{ readonly key: string } | null> {
      const [row] = await tx
        .select({ key: brandAssets.key })
        .from(brandAssets)
        .where(and(eq(brandAssets.id, id), isGoneForGood(brandAssets.deletedAt)))
        .for('update', { skipLocked: true });
      return row ?? null;
    },
    async erase(id: string): Promise<void> {
      await tx.delete(brandAssets).where(eq(brandAssets.id, id));
    },
  };
}
