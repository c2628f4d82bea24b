/** The render of a project: one at a time, and only the newest may write. */
import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Overridden } from '../../../contract/publishCheck';
import { isFilm, type FileKind, type RenderSettings } from '../../../contract/renderSettings';
import type { RenderCheck } from '../../../contract/renderCheck';
import type { Loudness } from '../../../contract/sound/loudness';
import type { RenderProgress } from '../../../contract/project';
import type { VideoData } from '../../../contract/video/videoData';
import type { Executor } from '../../db/database';
import { jobs, projects, projectVersions, renderedFiles, type RenderNotice } from '../../db/schema/app';
import { atRest } from '../projects/atRest';
import type { WhyItFailed } from './jobs.repository';
import { renderChunksRepository } from './renderChunks.repository';
import type { RenderRef } from './renderRef';

export interface ProjectToRender {
  readonly userId: string;
  readonly title: string;
  readonly videoData: VideoData;
  /** Null: the document as it is, as MP4. */
  readonly settings: RenderSettings | null;
  readonly notice: RenderNotice | null;
  /** The trace of the job that made the project. */
  readonly traceparent: string | null;
}

export interface FinishedFile {
  readonly kind: FileKind;
  readonly key: string;
  readonly bytes: number;
  /** Null for a sound. */
  readonly picture: { readonly width: number; readonly height: number; readonly fps: number } | null;
  readonly srtKey: string | null;
  readonly vttKey: string | null;
  readonly loudness: Loudness;
  readonly check: RenderCheck | null;
}

/** What a person asked for, beside the document. */
export interface Asked {
  readonly settings: RenderSettings | null;
  readonly notice: RenderNotice | null;
  /** What was told before, and is rendered all the same. */
  readonly overridden: Overridden;
}

export interface RendersRepository {
  /** Marks a project as rendering; false when a render is under way, which is then not started twice. */
  begin(userId: string, render: RenderRef, asked: Asked): Promise<boolean>;
  /** What the last one was asked to be. */
  lastAsked(userId: string, projectId: string): Promise<Omit<Asked, 'notice'>>;
  /** In a transaction. A render that is under way ends, and what was rendered before stays. @returns whether there was one */
  cancel(userId: string, projectId: string): Promise<boolean>;
  /** @returns whether a render is under way that will tell of its end */
  notify(userId: string, projectId: string, notice: RenderNotice | null): Promise<boolean>;
  /** With the document that was there when the render was asked for. Null when another took over, or the project is gone. */
  load(render: RenderRef): Promise<ProjectToRender | null>;
  /** False when it was cancelled, another took over, or its project is gone. */
  isUnderWay(render: RenderRef): Promise<boolean>;
  /** In a transaction: nobody ends it meanwhile. False as of `isUnderWay`. */
  hold(render: RenderRef): Promise<boolean>;
  /** Whether a file of a project has this key. */
  isKept(key: string): Promise<boolean>;
  /** False when the render may not write any more. */
  report(render: RenderRef, progress: RenderProgress): Promise<boolean>;
  /** The keys of files whose place it took; null when the render may not write any more. */
  finish(render: RenderRef, file: FinishedFile): Promise<string[] | null>;
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
      .set({ ...set, render: null, notice: null, updatedAt: sql`now()` })
      .where(underWay(render))
      .returning({ id: projects.id });
    return ended.length > 0;
  };

  const ownUnderWay = (userId: string, projectId: string) =>
    and(eq(projects.id, projectId), eq(projects.userId, userId), eq(projects.status, 'rendering'));

  return {
    async begin(userId, { projectId, renderId }, { settings, notice, overridden }) {
      const begun = await db
        .update(projects)
        .set({
          ...{ status: 'rendering', renderId, render: WAITING, ...NO_FAILURE },
          ...{ renderSettings: settings, renderOverridden: overridden, notice },
        })
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
    async lastAsked(userId, projectId) {
      const [row] = await db
        .select({ settings: projects.renderSettings, overridden: projects.renderOverridden })
        .from(projects)
        .where(and(eq(projects.id, projectId), eq(projects.userId, userId)));
      return row ?? { settings: null, overridden: [] };
    },
    async cancel(userId, projectId) {
      const ended = await db
        .update(projects)
        .set({ status: atRest, renderId: null, render: null, notice: null })
        .where(ownUnderWay(userId, projectId))
        .returning({ id: projects.id });
      await renderChunksRepository(db).forgetAll(ended.map(({ id }) => id));
      return ended.length > 0;
    },
    async notify(userId, projectId, notice) {
      const told = await db
        .update(projects)
        .set({ notice })
        .where(ownUnderWay(userId, projectId))
        .returning({ id: projects.id });
      return told.length > 0;
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
      const { userId, title, notice, renderSettings: settings } = row;
      return { userId, title, videoData, settings, notice, traceparent };
    },
    isUnderWay: async (render) => (await db.$count(projects, underWay(render))) > 0,
    async hold(render) {
      const held = await db.select({ id: projects.id }).from(projects).where(underWay(render)).for('update');
      return held.length > 0;
    },
    isKept: async (key) => (await db.$count(renderedFiles, eq(renderedFiles.key, key))) > 0,
    async report(render, progress) {
      const told = await db
        .update(projects)
        .set({ render: progress })
        .where(underWay(render))
        .returning({ id: projects.id });
      return told.length > 0;
    },
    async finish(render, { kind, key, bytes, picture, srtKey, vttKey, loudness, check }) {
      const shown = isFilm(kind) ? { renderedKey: key, loudness, check } : {};
      if (!(await end(render, { status: 'done', ...shown, ...NO_FAILURE }))) return null;
      const { projectId } = render;
      const own = and(eq(renderedFiles.projectId, projectId), eq(renderedFiles.kind, kind));
      const [before] = await db.delete(renderedFiles).where(own).returning();
      const [project] = await db.select().from(projects).where(eq(projects.id, projectId));
      if (!project) return null;
      const { userId, renderOverridden: overridden } = project;
      const file = { projectId, kind, userId, key, bytes, srtKey, vttKey, overridden, ...picture };
      await db.insert(renderedFiles).values(file);
      return [before?.key, before?.srtKey, before?.vttKey].filter((one) => typeof one === 'string');
    },
    fail: (render, why) => end(render, { status: 'failed', ...why }),
  };
}
