/** Links to share: made, listed, taken back and opened, each known by the hash of its token. [ED4] */
import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { ENDED_SHARE_LINK_MS } from '../../../contract/limits';
import type { ShareDays } from '../../../contract/shareLink';
import { hashOf, newToken } from '../../auth/opaqueTokens';
import type { Database, Executor } from '../../db/database';
import { profiles, projects, renderedFiles, shareLinks } from '../../db/schema/app';
import { isId } from '../ids';

export type ShareLinkRow = typeof shareLinks.$inferSelect;

/** A video that may be watched. */
export interface SharedVideo {
  readonly linkId: string;
  readonly title: string;
  readonly filmKey: string;
  readonly posterKey: string | null;
  readonly captionsKey: string | null;
  readonly width: number | null;
  readonly height: number | null;
  /** Ms since 1970; null of films that are older than counting. */
  readonly renderedAt: number | null;
}
/** `unknown`: never made, long ended, or its video is not there (any more, or for now). */
export type Opened =
  | { readonly state: 'open'; readonly video: SharedVideo }
  | { readonly state: 'unknown' | 'expired' | 'revoked' };

export interface ShareLinksRepository {
  /** Whether the person has such a project, with a film to share. */
  canShare(userId: string, projectId: string): Promise<'yes' | 'noFilm' | 'noProject'>;
  /** Those that are good, the newest first. */
  list(userId: string, projectId: string): Promise<ShareLinkRow[]>;
  /** With the token, which is kept nowhere. */
  make(userId: string, projectId: string, days: ShareDays): Promise<{ link: ShareLinkRow; token: string }>;
  /** False where there is no such link that is good. */
  revoke(userId: string, projectId: string, linkId: string): Promise<boolean>;
  open(token: string): Promise<Opened>;
  countOpening(linkId: string): Promise<void>;
}

const TOKEN = /^[\w-]{43}$/;
const keyOf = (token: string) => hashOf(token).toString('hex');
const isGood = () =>
  and(
    isNull(shareLinks.revokedAt),
    or(isNull(shareLinks.endsAt), gt(shareLinks.endsAt, sql`clock_timestamp()`)),
  );
const endedAt = sql`least(${shareLinks.endsAt}, ${shareLinks.revokedAt})`;

export function shareLinksRepository(db: Executor): ShareLinksRepository {
  const ofProject = (userId: string, projectId: string) =>
    and(eq(shareLinks.userId, userId), eq(shareLinks.projectId, projectId), isGood());

  return {
    async canShare(userId, projectId) {
      if (!isId(projectId)) return 'noProject';
      const [row] = await db
        .select({ film: projects.renderedKey })
        .from(projects)
        .where(and(eq(projects.id, projectId), eq(projects.userId, userId), isNull(projects.deletedAt)));
      return row ? (row.film === null ? 'noFilm' : 'yes') : 'noProject';
    },
    list: (userId, projectId) =>
      db
        .select()
        .from(shareLinks)
        .where(ofProject(userId, projectId))
        .orderBy(desc(shareLinks.createdAt), desc(shareLinks.id)),
    async make(userId, projectId, days) {
      const token = newToken();
      const endsAt = days === null ? null : sql`now() + ${days} * interval '1 day'`;
      const rows = await db
        .insert(shareLinks)
        .values({ userId, projectId, hash: keyOf(token), endsAt })
        .returning();
      return { link: rows[0] as ShareLinkRow, token };
    },
    async revoke(userId, projectId, linkId) {
      if (!isId(projectId) || !isId(linkId)) return false;
      const revoked = await db
        .update(shareLinks)
        .set({ revokedAt: sql`clock_timestamp()` })
        .where(and(ofProject(userId, projectId), eq(shareLinks.id, linkId)))
        .returning({ id: shareLinks.id });
      return revoked.length > 0;
    },
    async open(token) {
      if (!TOKEN.test(token)) return { state: 'unknown' };
      const [row] = await db
        .select({
          id: shareLinks.id,
          isRevoked: sql<boolean>`${shareLinks.revokedAt} is not null`,
          isExpired: sql<boolean>`coalesce(${shareLinks.endsAt} <= clock_timestamp(), false)`,
          // What is deleted, or whose account is locked or leaving, is closed for as long as that lasts.
          isThere: sql<boolean>`${projects.deletedAt} is null and ${profiles.lockedAt} is null and ${profiles.eraseAt} is null`,
          title: projects.title,
          filmKey: projects.renderedKey,
          posterKey: projects.thumbnailKey,
          file: renderedFiles,
        })
        .from(shareLinks)
        .innerJoin(projects, eq(projects.id, shareLinks.projectId))
        .innerJoin(profiles, eq(profiles.userId, shareLinks.userId))
        .leftJoin(
          renderedFiles,
          and(eq(renderedFiles.projectId, projects.id), eq(renderedFiles.key, projects.renderedKey)),
        )
        .where(eq(shareLinks.hash, keyOf(token)));
      if (!row) return { state: 'unknown' };
      if (row.isRevoked) return { state: 'revoked' };
      if (row.isExpired) return { state: 'expired' };
      const { id: linkId, title, filmKey, posterKey, file } = row;
      if (!row.isThere || filmKey === null) return { state: 'unknown' };
      const { vttKey = null, width = null, height = null } = file ?? {};
      const renderedAt = file?.renderedAt.getTime() ?? null;
      return {
        state: 'open',
        video: { linkId, title, filmKey, posterKey, captionsKey: vttKey, width, height, renderedAt },
      };
    },
    async countOpening(linkId) {
      await db
        .update(shareLinks)
        .set({ opens: sql`${shareLinks.opens} + 1` })
        .where(eq(shareLinks.id, linkId));
    },
  };
}

/** Those whose pages have said for long enough that they ended. */
export const overdueShareLinks = async (db: Database, atMost: number): Promise<string[]> => {
  const rows = await db
    .select({ id: shareLinks.id })
    .from(shareLinks)
    .where(sql`${endedAt} <= clock_timestamp() - ${ENDED_SHARE_LINK_MS} * interval '1 millisecond'`)
    .limit(atMost);
  return rows.map(({ id }) => id);
};

export async function dropShareLink(db: Executor, id: string): Promise<void> {
  await db.delete(shareLinks).where(eq(shareLinks.id, id));
}
