/** Projects: made by a job, edited, rendered and deleted by their owner. [P1] [V1] */
import { and, desc, eq, isNull, not, sql } from 'drizzle-orm';
import type { MediaCredit } from '../../../contract/credit';
import type { Project } from '../../../contract/project';
import type { ProjectListItem } from '../../../contract/projectListItem';
import type { VideoData } from '../../../contract/video/videoData';
import type { Database, Executor } from '../../db/database';
import { jobs, projects, renderedFiles } from '../../db/schema/app';
import { isId } from '../ids';
import { renderChunksRepository } from '../jobs/renderChunks.repository';
import { atRest } from './atRest';
import { listedColumns, toListItem, toProject } from './projects.rows';
import { canBeBroughtBack } from '../undo';

interface NewProject {
  readonly id: string;
  readonly userId: string;
  readonly jobId: string;
  readonly title: string;
  readonly videoData: VideoData;
  readonly thumbnailKey: string;
  readonly credits?: readonly MediaCredit[];
}

export type HeldProject = Pick<typeof projects.$inferSelect, 'revision' | 'writer' | 'edit'>;
type NewLayout = HeldProject & { readonly videoData: VideoData };

export interface ProjectsRepository {
  create(project: NewProject): Promise<void>;
  /** Addresses in the answer are in stored form. Null for another user's. */
  find(userId: string, projectId: string): Promise<Project | null>;
  /** Nobody else can save it until the transaction ends. Null when the user has no such project. */
  hold(userId: string, projectId: string): Promise<HeldProject | null>;
  /** Of a project that is held. */
  saveLayout(projectId: string, layout: NewLayout): Promise<void>;
  /** False when the user has no such project. */
  rename(userId: string, projectId: string, title: string): Promise<boolean>;
  /** Counts bytes of sentences that are said anew. */
  addSpeech(userId: string, projectId: string, bytes: number): Promise<void>;
  /** Ends its render, if there is one. False when the user has no such project; true when it was deleted before. */
  delete(userId: string, projectId: string): Promise<boolean>;
  /** False when there is nothing that can be brought back. */
  restore(userId: string, projectId: string): Promise<boolean>;
}

/** As many as a person scrolls through. */
const LIST_LIMIT = 1000;

/** Whose projects, newest first, as their cards show them: asked every few seconds, so planned once. */
export function projectsList(db: Database) {
  const own = db
    .select(listedColumns)
    .from(projects)
    .where(and(eq(projects.userId, sql.placeholder('userId')), isNull(projects.deletedAt)))
    .orderBy(desc(projects.createdAt), desc(projects.id))
    .limit(LIST_LIMIT)
    .prepare('projects_list');
  return async (userId: string): Promise<ProjectListItem[]> =>
    (await own.execute({ userId })).map(toListItem);
}

export function projectsRepository(db: Executor): ProjectsRepository {
  const own = (userId: string, projectId: string) =>
    and(eq(projects.id, projectId), eq(projects.userId, userId));
  const ownLive = (userId: string, projectId: string) =>
    and(own(userId, projectId), isNull(projects.deletedAt));

  return {
    async create(project) {
      await db.insert(projects).values(project);
    },
    async find(userId, projectId) {
      if (!isId(projectId)) return null;
      const [row] = await db
        .select({ project: projects, request: jobs.request, kind: jobs.kind, jobStatus: jobs.status })
        .from(projects)
        .leftJoin(jobs, eq(jobs.id, projects.jobId))
        .where(ownLive(userId, projectId));
      if (!row) return null;
      const files = await db
        .select()
        .from(renderedFiles)
        .where(eq(renderedFiles.projectId, projectId))
        .orderBy(desc(renderedFiles.renderedAt));
      return toProject(row.project, row, files);
    },
    async hold(userId, projectId) {
      if (!isId(projectId)) return null;
      const [held] = await db
        .select({ revision: projects.revision, writer: projects.writer, edit: projects.edit })
        .from(projects)
        .where(ownLive(userId, projectId))
        .for('update');
      return held ?? null;
    },
    async saveLayout(projectId, { videoData, revision, writer, edit }) {
      await db
        .update(projects)
        .set({ videoData, revision, writer, edit, updatedAt: sql`now()` })
        .where(eq(projects.id, projectId));
    },
    async rename(userId, projectId, title) {
      if (!isId(projectId)) return false;
      const renamed = await db
        .update(projects)
        .set({ title })
        .where(ownLive(userId, projectId))
        .returning({ id: projects.id });
      return renamed.length > 0;
    },
    async addSpeech(userId, projectId, bytes) {
      await db
        .update(projects)
        .set({ speechBytes: sql`${projects.speechBytes} + ${bytes}` })
        .where(own(userId, projectId));
    },
    async delete(userId, projectId) {
      if (!isId(projectId)) return false;
      const deleted = await db
        .update(projects)
        .set({
          deletedAt: sql`coalesce(${projects.deletedAt}, now())`,
          status: atRest,
          renderId: null,
          render: null,
          batch: null,
          notice: null,
        })
        .where(own(userId, projectId))
        .returning({ id: projects.id });
      await renderChunksRepository(db).forgetAll(deleted.map(({ id }) => id));
      return deleted.length > 0;
    },
    async restore(userId, projectId) {
      if (!isId(projectId)) return false;
      const restored = await db
        .update(projects)
        .set({ deletedAt: null })
        .where(
          and(
            own(userId, projectId),
            canBeBroughtBack(projects.deletedAt),
            // It was never there to be deleted.
            not(projects.isUnfinished),
          ),
        )
        .returning({ id: projects.id });
      return restored.length > 0;
    },
  };
}
