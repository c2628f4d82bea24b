/** The render of a project: one at a time, and only the newest may write. */
import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { RenderCheck } from '../../../contract/renderCheck';
import type { Loudness } from '../../../contract/sound/loudness';
import type { RenderProgress } from '../../../contract/project';
import type { VideoData } from '../../../contract/video/videoData';
import type { Executor } from '../../db/database';
import { jobs, projects, projectVersions } from '../../db/schema/app';
import type { WhyItFailed } from './jobs.repository';

export interface RenderRef {
  readonly projectId: string;
  readonly renderId: string;
}
export interface ProjectToRender {
  readonly userId: string;
  readonly videoData: VideoData;
  readonly renderedKey: string | null;
  /** The trace of the job that made the project. */
  readonly traceparent: string | null;
}

export interface RenderedFile {
  readonly renderedKey: string;
  readonly renderedBytes: number;
  readonly loudness: Loudness;
  readonly check: RenderCheck | null;
}

export interface RendersRepository {
  /** Marks a project as rendering; false when a render is under way, which is then not started twice. */
  begin(userId: string, render: RenderRef): Promise<boolean>;
  /** With the document that was there when the render was asked for. Null when another took over, or the project is gone. */
  load(render: RenderRef): Promise<ProjectToRender | null>;
  /** False when the render may not write any more. */
  report(render: RenderRef, progress: RenderProgress): Promise<boolean>;
  /** False when the render may not write any more. */
  finish(render: RenderRef, rendered: RenderedFile): Promise<boolean>;
  /** The last rendered video stays. False when the render may not write any more. */
  fail(render: RenderRef, why: WhyItFailed): Promise<boolean>;
}

const NO_FAILURE = { failure: null, refusal: null, cause: null };
const WAITING: RenderProgress = {
  stage: 'waiting',
  frames_done: 0,
  frames_total: 0,
  fraction: 0,
  seconds_left: null,
};

export function rendersRepository(db: Executor): RendersRepository {
  const underWay = ({ projectId, renderId }: RenderRef) =>
    and(eq(projects.id, projectId), eq(projects.renderId, renderId), eq(projects.status, 'rendering'));
  const end = async (render: RenderRef, set: Partial<typeof projects.$inferInsert>) => {
    const ended = await db
      .update(projects)
      .set({ ...set, render: null, updatedAt: sql`now()` })
      .where(underWay(render))
      .returning({ id: projects.id });
    return ended.length > 0;
  };

  return {
    async begin(userId, { projectId, renderId }) {
      const begun = await db
        .update(projects)
        .set({ status: 'rendering', renderId, render: WAITING, ...NO_FAILURE })
        .where(
          and(
            eq(projects.id, projectId),
            eq(projects.userId, userId),
            isNull(projects.deletedAt),
            ne(projects.status, 'rendering'),
          ),
        )
        .returning({ id: projects.id });
      return begun.length > 0;
    },
    async load(render) {
      const [found] = await db
        .select({ row: projects, traceparent: jobs.traceparent })
        .from(projects)
        .leftJoin(jobs, eq(jobs.id, projects.jobId))
        .where(underWay(render));
      if (!found) return null;
      const { row, traceparent } = found;
      const [begunWith] = await db
        .select({ videoData: projectVersions.videoData })
        .from(projectVersions)
        .where(and(eq(projectVersions.projectId, row.id), eq(projectVersions.cause, 'rendered')))
        .orderBy(desc(projectVersions.revision))
        .limit(1);
      const videoData = begunWith?.videoData ?? row.videoData;
      return { userId: row.userId, videoData, renderedKey: row.renderedKey, traceparent };
    },
    async report(render, progress) {
      const told = await db
        .update(projects)
        .set({ render: progress })
        .where(underWay(render))
        .returning({ id: projects.id });
      return told.length > 0;
    },
    finish: (render, rendered) => end(render, { status: 'done', ...rendered, ...NO_FAILURE }),
    fail: (render, why) => end(render, { status: 'failed', ...why }),
  };
}
