/** Projects: made by a job, edited and rendered by their owner. [P1] [V1] */
import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Project, ProjectListItem } from '../../contract/project';
import type { VideoData } from '../../contract/videoData';
import type { Executor } from '../db/database';
import { projects } from '../db/schema/app';
import { isId } from './ids';
import { toListItem, toProject } from './projects.rows';

interface NewProject {
  readonly id: string;
  readonly userId: string;
  readonly jobId: string;
  readonly title: string;
  readonly videoData: VideoData;
  readonly thumbnailKey: string;
}

export interface ProjectsRepository {
  create(project: NewProject): Promise<void>;
  /** Addresses in the answer are in stored form. Null for another user's. */
  find(userId: string, projectId: string): Promise<Project | null>;
  /** Newest first, without the documents. */
  list(userId: string): Promise<ProjectListItem[]>;
  /** False when the user has no such project. */
  saveLayout(userId: string, projectId: string, videoData: VideoData): Promise<boolean>;
}

/** As many as a person scrolls through. */
const LIST_LIMIT = 500;
const { videoData: _document, ...listedColumns } = getTableColumns(projects);

export function projectsRepository(db: Executor): ProjectsRepository {
  const own = (userId: string, projectId: string) =>
    and(eq(projects.id, projectId), eq(projects.userId, userId));

  return {
    async create(project) {
      await db.insert(projects).values(project);
    },
    async find(userId, projectId) {
      if (!isId(projectId)) return null;
      const [row] = await db.select().from(projects).where(own(userId, projectId));
      return row ? toProject(row) : null;
    },
    async list(userId) {
      const rows = await db
        .select(listedColumns)
        .from(projects)
        .where(eq(projects.userId, userId))
        .orderBy(desc(projects.createdAt), desc(projects.id))
        .limit(LIST_LIMIT);
      return rows.map(toListItem);
    },
    async saveLayout(userId, projectId, videoData) {
      if (!isId(projectId)) return false;
      const saved = await db
        .update(projects)
        .set({ videoData, updatedAt: sql`now()` })
        .where(own(userId, projectId))
        .returning({ id: projects.id });
      return saved.length > 0;
    },
  };
}
