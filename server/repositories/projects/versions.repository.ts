/** Versions of a project's document: written in the transaction of the save, opened by the project's owner alone. */
import { and, desc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { Version, VersionCause, VersionListItem } from '../../../contract/versions';
import type { VideoData } from '../../../contract/video/videoData';
import type { Executor } from '../../db/database';
import { projects, projectVersions } from '../../db/schema/app';
import { thinVersions } from '../../versions/thinVersions';
import { isId } from '../ids';

interface NewVersion {
  readonly projectId: string;
  readonly revision: number;
  readonly cause: VersionCause;
  readonly videoData: VideoData;
}

export interface VersionsRepository {
  /** Newest first, without the documents. */
  list(userId: string, projectId: string): Promise<VersionListItem[]>;
  /** Addresses in the answer are in stored form. Null for another user's. */
  find(userId: string, projectId: string, versionId: string): Promise<Version | null>;
  /** Answers with its id; what has become too much by then is let go. */
  add(version: NewVersion): Promise<string>;
  /** The document that the project has now is among the versions afterwards, if it was not. */
  holdCurrent(projectId: string): Promise<void>;
  /** Says of the document that the project has now why it is worth keeping. */
  markCurrent(projectId: string, cause: 'rendered' | 'setAside'): Promise<void>;
}

const listedColumns = {
  id: projectVersions.id,
  at: projectVersions.at,
  revision: projectVersions.revision,
  cause: projectVersions.cause,
  durationMs: projectVersions.durationMs,
  items: projectVersions.items,
};
type ListedRow = Pick<typeof projectVersions.$inferSelect, keyof typeof listedColumns>;

const toListItem = ({ id, at, revision, cause, durationMs, items }: ListedRow): VersionListItem => ({
  id,
  at: at.toISOString(),
  revision,
  cause,
  duration: durationMs,
  items,
});
/** A stored document may be of an older shape. */
const factsOf = ({ duration, trackItemsMap }: Partial<VideoData>) => ({
  durationMs: Number.isFinite(duration) ? Number(duration) : 0,
  items: Object.keys(trackItemsMap ?? {}).length,
});

export function versionsRepository(db: Executor): VersionsRepository {
  const ownLive = (userId: string, projectId: string) =>
    and(
      eq(projectVersions.projectId, projectId),
      sql`exists (${db
        .select({ one: sql`1` })
        .from(projects)
        .where(and(eq(projects.id, projectId), eq(projects.userId, userId), isNull(projects.deletedAt)))})`,
    );
  const thin = async (projectId: string, now: Date) => {
    const kept = await db
      .select({ id: projectVersions.id, at: projectVersions.at, cause: projectVersions.cause })
      .from(projectVersions)
      .where(eq(projectVersions.projectId, projectId));
    const surplus = thinVersions(kept, now);
    if (surplus.length > 0) await db.delete(projectVersions).where(inArray(projectVersions.id, surplus));
  };

  return {
    async list(userId, projectId) {
      if (!isId(projectId)) return [];
      const rows = await db
        .select(listedColumns)
        .from(projectVersions)
        .where(ownLive(userId, projectId))
        .orderBy(desc(projectVersions.at), desc(projectVersions.revision));
      return rows.map(toListItem);
    },
    async find(userId, projectId, versionId) {
      if (!isId(projectId) || !isId(versionId)) return null;
      const [row] = await db
        .select()
        .from(projectVersions)
        .where(and(ownLive(userId, projectId), eq(projectVersions.id, versionId)));
      return row ? { ...toListItem(row), video_data: row.videoData } : null;
    },
    async add(version) {
      const [added] = await db
        .insert(projectVersions)
        .values({ ...version, ...factsOf(version.videoData) })
        .returning({ id: projectVersions.id, at: projectVersions.at });
      if (!added) throw new Error('The version was not added.');
      await thin(version.projectId, added.at);
      return added.id;
    },
    async holdCurrent(projectId) {
      const isHeld = sql`exists (select 1 from ${projectVersions} where ${projectVersions.projectId} = ${projects.id}
        and ${projectVersions.revision} = ${projects.revision} and ${projectVersions.cause} <> 'setAside')`;
      const [missing] = await db
        .select()
        .from(projects)
        .where(and(eq(projects.id, projectId), sql`not ${isHeld}`));
      if (!missing) return;
      const { revision, videoData, createdAt, updatedAt } = missing;
      await db.insert(projectVersions).values({
        projectId,
        revision,
        videoData,
        ...factsOf(videoData),
        ...(revision === 0 ? { cause: 'made', at: createdAt } : { cause: 'saved', at: updatedAt }),
      });
    },
    async markCurrent(projectId, cause) {
      await this.holdCurrent(projectId);
      await db
        .update(projectVersions)
        .set({ cause })
        .where(
          and(
            eq(projectVersions.projectId, projectId),
            sql`${projectVersions.revision} = (select revision from ${projects} where id = ${projectId})`,
            // Those that say more already, and those that were kept beside it, stay what they are.
            notInArray(projectVersions.cause, [
              'setAside',
              'rendered',
              ...(cause === 'setAside' ? ['made' as const] : []),
            ]),
          ),
        );
    },
  };
}
