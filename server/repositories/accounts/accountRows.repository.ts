/** Every row that is kept of a person, for them to take along. [AC1] */
import { eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import {
  brandAssets,
  creditBookings,
  creditHolds,
  jobs,
  jobSteps,
  media,
  ownStyles,
  profiles,
  projects,
  projectVersions,
  recordings,
  shareLinks,
  users,
} from '../../db/schema';

export type AccountRows = Awaited<ReturnType<typeof accountRows>>;

export async function accountRows(db: Executor, userId: string) {
  const own = await db.select().from(jobs).where(eq(jobs.userId, userId));
  const made = await db.select().from(projects).where(eq(projects.userId, userId));
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  // The password's hash is nothing to carry along.
  const account = await db
    .select({
      id: users.id,
      email: users.email,
      metadata: users.metadata,
      createdAt: users.createdAt,
      lastSignInAt: users.lastSignInAt,
    })
    .from(users)
    .where(eq(users.id, userId));
  return {
    account,
    profile: await db.select().from(profiles).where(eq(profiles.userId, userId)),
    jobs: own,
    jobSteps: await db
      .select()
      .from(jobSteps)
      .where(inArray(jobSteps.jobId, ids(own))),
    credits: await db.select().from(creditHolds).where(eq(creditHolds.userId, userId)),
    creditLedger: await db
      .select()
      .from(creditBookings)
      .where(eq(creditBookings.userId, userId))
      .orderBy(creditBookings.number),
    projects: made,
    versions: await db
      .select()
      .from(projectVersions)
      .where(inArray(projectVersions.projectId, ids(made))),
    media: await db.select().from(media).where(eq(media.userId, userId)),
    recordings: await db.select().from(recordings).where(eq(recordings.userId, userId)),
    // The token's hash is nothing to carry along.
    shareLinks: (await db.select().from(shareLinks).where(eq(shareLinks.userId, userId))).map(
      ({ hash: _, ...link }) => link,
    ),
    styles: await db.select().from(ownStyles).where(eq(ownStyles.userId, userId)),
    brandKit: await db.select().from(brandAssets).where(eq(brandAssets.userId, userId)),
  };
}
