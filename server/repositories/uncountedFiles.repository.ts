/** Files that were kept before their bytes were counted: found, and given their count. [TR2] */
import { and, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { fileKindSchema } from '../../contract/renderSettings';
import type { Database, Transaction } from '../db/database';
import { brandAssets, recordings, renderedFiles } from '../db/schema/app';

const rowsSchema = z.array(z.object({ id: z.string() }));

/** Which kind of file, and the row's own key; of a video that is two, as no index knows its storage key. */
export async function uncountedFiles(db: Database, atMost: number): Promise<string[]> {
  const { rows } = await db.execute(sql`
    select 'video ' || ${renderedFiles.projectId} || ' ' || ${renderedFiles.kind} as id from ${renderedFiles} where ${renderedFiles.bytes} is null
    union all select 'brand ' || ${brandAssets.id} from ${brandAssets} where ${brandAssets.bytes} is null
    union all select 'recording ' || ${recordings.key} from ${recordings} where ${recordings.bytes} is null
    limit ${atMost}`);
  return rowsSchema.parse(rows).map(({ id }) => id);
}

/** @param bytesOf of a stored file */
export async function countFile(
  tx: Transaction,
  id: string,
  bytesOf: (key: string) => Promise<number>,
): Promise<void> {
  const [kind, key = '', format] = id.split(' ');
  if (kind === 'recording') {
    const bytes = await bytesOf(key);
    await tx.update(recordings).set({ bytes }).where(eq(recordings.key, key));
  } else if (kind === 'brand') {
    const [asset] = await tx
      .select({ key: brandAssets.key })
      .from(brandAssets)
      .where(eq(brandAssets.id, key));
    if (!asset) return;
    const bytes = await bytesOf(asset.key);
    await tx.update(brandAssets).set({ bytes }).where(eq(brandAssets.id, key));
  } else {
    const own = and(
      eq(renderedFiles.projectId, key),
      eq(renderedFiles.kind, fileKindSchema.parse(format)),
      isNull(renderedFiles.bytes),
    );
    const [file] = await tx
      .select({ key: renderedFiles.key })
      .from(renderedFiles)
      .where(own)
      .for('update', { skipLocked: true });
    if (!file) return;
    const bytes = await bytesOf(file.key);
    await tx.update(renderedFiles).set({ bytes }).where(own);
  }
}
