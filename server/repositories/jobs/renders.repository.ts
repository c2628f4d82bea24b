/** The render of a project: one at a time, and only the newest may write. */
import { randomUUID } from 'node:crypto';
import { and, desc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { Overridden } from '../../../contract/publishCheck';
import {
  isFilm,
  isSound,
  type BatchedRender,
  type FileKind,
  type RenderSettings,
} from '../../../contract/renderSettings';
import type { RenderCheck } from '../../../contract/renderCheck';
import type { Loudness } from '../../../contract/sound/loudness';
import type { RenderProgress } from '../../../contract/project';
import { formatOf, type FormatName } from '../../../contract/video/formats/formats';
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
  /** Nothing that was asked for with it is done yet: it is what is shown of the project. */
  readonly isFirst: boolean;
  /** The trace of the job that made the project. */
  readonly traceparent: string | null;
}

export interface FinishedFile {
  readonly kind: FileKind;
  /** '' for a sound, and of another shape. */
  readonly format: FormatName | '';
  /** It is the document's own, not another one that was wanted beside it. */
  readonly isOwnFormat: boolean;
  readonly key: string;
  /** Of the film that is shown of the project; null where the one before stays. */
  readonly posterKey: string | null;
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
  /** One after the other; none: the document as it is, as MP4. */
  readonly settings: readonly RenderSettings[];
  readonly notice: RenderNotice | null;
  /** What was told before, and is rendered all the same. */
  readonly overridden: Overridden;
}

export interface Ended {
  /** Of those that were asked for together, the one that is under way now; it is to be enqueued. Null where none is left. */
  readonly next: RenderRef | null;
  /** What became of all that was asked for together: done where one of it is. */
  readonly outcome: 'done' | 'failed';
}

export interface RendersRepository {
  /** Marks a project as rendering; false when a render is under way, which is then not started twice. */
  begin(userId: string, render: RenderRef, asked: Asked): Promise<boolean>;
  /** What the last press asked for, in all its formats. */
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
  /** In a transaction, with the keys of files whose place it took; null when the render may not write any more. */
  finish(render: RenderRef, file: FinishedFile): Promise<(Ended & { readonly replaced: string[] }) | null>;
  /** In a transaction. The last rendered video stays. Null when the render may not write any more. */
  fail(render: RenderRef, why: WhyItFailed): Promise<Ended | null>;
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
  /** In a transaction. Where others wait that were asked for with it, the next one takes its place. */
  async function end(
    render: RenderRef,
    own: Pick<BatchedRender, 'state' | 'failure' | 'refusal'>,
    setOf: (others: readonly BatchedRender[]) => Partial<typeof projects.$inferInsert>,
    failed: Partial<typeof projects.$inferInsert> = {},
  ): Promise<Ended | null> {
    const [row] = await db.select().from(projects).where(underWay(render)).for('update');
    if (!row) return null;
    const others = row.batch?.filter(({ state }) => state !== 'rendering') ?? [];
    const ended = row.batch?.map((one) => (one.state === 'rendering' ? { ...one, ...own } : one)) ?? null;
    const waiting = ended?.find(({ state }) => state === 'waiting');
    const isDone = [...others, own].some(({ state }) => state === 'done');
    const outcome = isDone ? ('done' as const) : ('failed' as const);
    const next = waiting ? { projectId: render.projectId, renderId: randomUUID() } : null;
    const then =
      waiting && next
        ? {
            ...{ renderId: next.renderId, render: WAITING, renderSettings: waiting.settings },
            batch:
              ended?.map((one) => (one === waiting ? { ...one, state: 'rendering' as const } : one)) ?? null,
          }
        : {
            ...{ status: outcome, render: null, notice: null, batch: ended },
            ...(outcome === 'failed' ? failed : NO_FAILURE),
          };
    await db
      .update(projects)
      .set({ ...setOf(others), ...then, updatedAt: sql`now()` })
      .where(underWay(render));
    return { next, outcome };
  }

  const ownUnderWay = (userId: string, projectId: string) =>
    and(eq(projects.id, projectId), eq(projects.userId, userId), eq(projects.status, 'rendering'));

  return {
    async begin(userId, { projectId, renderId }, { settings, notice, overridden }) {
      const batch = settings.map((one, index): BatchedRender => ({
        settings: one,
        state: index === 0 ? 'rendering' : 'waiting',
        failure: null,
      }));
      const begun = await db
        .update(projects)
        .set({
          ...{ status: 'rendering', renderId, render: WAITING, ...NO_FAILURE },
          ...{ renderSettings: settings[0] ?? null, renderOverridden: overridden, notice },
          batch: batch.length > 1 ? batch : null,
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
        .select({
          last: projects.renderSettings,
          batch: projects.batch,
          overridden: projects.renderOverridden,
        })
        .from(projects)
        .where(and(eq(projects.id, projectId), eq(projects.userId, userId)));
      if (!row) return { settings: [], overridden: [] };
      const { last, batch, overridden } = row;
      return { settings: batch?.map(({ settings }) => settings) ?? (last ? [last] : []), overridden };
    },
    async cancel(userId, projectId) {
      const ended = await db
        .update(projects)
        .set({ status: atRest, renderId: null, render: null, batch: null, notice: null })
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
      const { userId, title, notice, renderSettings: settings, batch } = row;
      const isFirst = !batch?.some(({ state }) => state === 'done');
      return { userId, title, videoData, settings, notice, isFirst, traceparent };
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
    async finish(render, finished) {
      const { kind, key, posterKey, bytes, picture, format, isOwnFormat, srtKey, vttKey } = finished;
      const { loudness, check } = finished;
      const { projectId } = render;
      const ofProject = eq(projects.id, projectId);
      const [was] = await db.select({ posterKey: projects.thumbnailKey }).from(projects).where(ofProject);
      // Of several formats the first that is done is shown; the others stand beside it.
      const poster = posterKey === null ? {} : { thumbnailKey: posterKey };
      const shown = isFilm(kind) ? { renderedKey: key, ...poster, loudness, check } : {};
      const ended = await end(render, { state: 'done', failure: null }, (others) =>
        others.some(({ state }) => state === 'done') ? {} : shown,
      );
      if (!ended) return null;
      const own = and(
        eq(renderedFiles.projectId, projectId),
        eq(renderedFiles.kind, kind),
        // One that is older than formats was of the document's shape, as far as that is known.
        or(
          eq(renderedFiles.format, format),
          and(eq(renderedFiles.format, ''), isOwnFormat ? undefined : isNull(renderedFiles.width)),
        ),
      );
      const before = await db.delete(renderedFiles).where(own).returning();
      const [project] = await db.select().from(projects).where(ofProject);
      if (!project) return null;
      const { userId, renderOverridden: overridden } = project;
      const file = {
        ...{ projectId, kind, format, userId, key, bytes, srtKey, vttKey, overridden, check },
        ...picture,
      };
      await db.insert(renderedFiles).values(file);
      const posters = [was?.posterKey ?? null, posterKey].filter((one) => one !== project.thumbnailKey);
      const replaced = [...before.flatMap((file) => [file.key, file.srtKey, file.vttKey]), ...posters].filter(
        (one) => one !== null,
      );
      return { ...ended, replaced };
    },
    fail: (render, why) => {
      const { failure, refusal } = why;
      return end(render, { state: 'failed', failure, ...(refusal && { refusal }) }, () => ({}), why);
    },
  };
}

/** Of the file that is made of a project's document. */
export function formatOfFile({
  videoData,
  settings,
}: Pick<ProjectToRender, 'videoData' | 'settings'>): Pick<FinishedFile, 'format' | 'isOwnFormat'> {
  if (isSound(settings?.kind ?? 'mp4')) return { format: '', isOwnFormat: true };
  const own = formatOf(videoData.size) ?? '';
  const format = settings?.format ?? own;
  return { format, isOwnFormat: format === own };
}
