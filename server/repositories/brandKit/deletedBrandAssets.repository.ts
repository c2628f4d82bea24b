/** Brand assets that were deleted for good and that no video shows: found, held against everybody else, erased. */
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database';
import { brandAssets, jobs, projects, projectVersions } from '../../db/schema/app';
import { isGoneForGood } from '../undo';

const holds = (json: unknown): SQL => sql`position(${brandAssets.key} in ${json}::text) > 0`;
/** A deleted logo stays in the videos that were made with it, in what their styles are laid out from, and in their versions. */
const isUsedByNone = sql`not exists (select 1 from ${projects}
    where ${projects.userId} = ${brandAssets.userId} and (${holds(projects.videoData)} or ${holds(projects.layouts)}))
  and not exists (select 1 from ${jobs}
    where ${jobs.userId} = ${brandAssets.userId} and ${jobs.status} <> 'failed' and ${holds(jobs.brand)})
  and not exists (select 1 from ${projectVersions} join ${projects} on ${projects.id} = ${projectVersions.projectId}
    where ${projects.userId} = ${brandAssets.userId} and ${holds(projectVersions.videoData)})`;

export const deletedBrandAssetIds = async (db: Database, atMost: number): Promise<string[]> => {
  const rows = await db
    .select({ id: brandAssets.id })
    .from(brandAssets)
    .where(and(isGoneForGood(brandAssets.deletedAt), isUsedByNone))
    .limit(atMost);
  return rows.map(({ id }) => id);
};

export function deletedBrandAssetsRepository(tx: Transaction) {
  return {
    /** Nobody else can take it until the transaction ends. Null when somebody else holds or erased it. */
    async hold(id: string): Promise<{ readonly key: string; readonly userId: string } | null> {
      const [row] = await tx
        .select({ key: brandAssets.key, userId: brandAssets.userId })
        .from(brandAssets)
        .where(and(eq(brandAssets.id, id), isGoneForGood(brandAssets.deletedAt), isUsedByNone))
        .for('update', { skipLocked: true });
      return row ?? null;
    },
    async erase(id: string): Promise<void> {
      await tx.delete(brandAssets).where(eq(brandAssets.id, id));
    },
  };
}
