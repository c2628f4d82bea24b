/** Projects: a user opens, saves, renders and deletes only their own. [P1] [V1] [E11] */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { settingsInFormats, usualSettings, type RenderSettings } from '../../contract/renderSettings';
import { formatOf, type FormatName } from '../../contract/video/formats/formats';
import type { VideoData } from '../../contract/video/videoData';
import {
  deleteProject,
  duplicateProject as duplicateRoute,
  listProjects,
  renameProject,
  restoreProject,
} from '../../contract/routes/projectList.routes';
import {
  cancelRender,
  foretellRender,
  getProject,
  hideTranslation,
  notifyOfRender,
  renderProject,
  saveLayout,
  showTranslation,
} from '../../contract/routes/projects.routes';
import { duplicateProject, hideDuplicate, showDuplicate } from '../duplicating/duplicateProject';
import { ownOrigin } from '../auth/origins';
import type { Config } from '../config';
import type { RenderNotice } from '../db/schema/app';
import { refuseLargeRender } from '../quota/quota';
import { framesKept } from '../render/chunks/framesKept';
import { choicesOf, forecasts } from '../render/forecast';
import { presentComposition } from '../render/remotion/bundleComposition';
import { renderCacheRepository } from '../repositories/renderCache.repository';
import { renderMeasures } from '../repositories/jobs/renderMeasures.repository';
import { rendersRepository } from '../repositories/jobs/renders.repository';
import { recordEvent } from '../audit/recordEvent';
import type { Database } from '../db/database';
import { readIfMatch } from '../http/ifMatch';
import { implement } from '../http/implement';
import type { Present } from '../http/present';
import { NotFound, Problem } from '../http/problems';
import type { MediaAddresses } from '../media/mediaAddresses';
import { checkLayout } from '../layouts/checkLayout';
import { LAYOUT_BODY } from '../layouts/layoutBody';
import { saveDocument } from '../pipeline/saveDocument';
import { startRender } from '../pipeline/starting/startRender';
import type { Sender } from '../queue/queue';
import type { LimitConfig } from '../quota/limits';
import type { Storage } from '../storage/storage';
import { duplicatesRepository } from '../repositories/projects/duplicates.repository';
import { projectsList, projectsRepository } from '../repositories/projects/projects.repository';

/** Each copies some ten megabytes. */
const DUPLICATES_A_MINUTE = 30;

interface ProjectsWorld {
  readonly config: LimitConfig & Pick<Config, 'SMTP_URL' | 'PUBLIC_URL'>;
  readonly db: Database;
  readonly sender: Sender;
  readonly addresses: MediaAddresses;
  readonly storage: Storage;
  readonly present: Present;
}

/** One after the other; none: the document as it is. */
function askedFor(
  videoData: VideoData,
  {
    settings,
    formats = [],
  }: { settings?: RenderSettings | undefined; formats?: readonly FormatName[] | undefined },
): readonly RenderSettings[] {
  if (!settings && formats.length === 0) return [];
  return settingsInFormats(settings ?? usualSettings(videoData), formats, formatOf(videoData.size));
}

/** Null where no mail goes out, or where its link would lead nowhere. */
function noticeFor(request: FastifyRequest, config: ProjectsWorld['config']): RenderNotice | null {
  const origin = config.SMTP_URL === undefined ? null : ownOrigin(request, config);
  return origin === null ? null : { origin, language: request.headers['accept-language'] ?? '' };
}

export function projectsRoutes(app: FastifyInstance, world: ProjectsWorld): void {
  const { db, present } = world;
  const list = projectsList(db);
  let bundle: Promise<string> | undefined;
  /** It stays as it is while this process runs. */
  const composition = () => (bundle ??= presentComposition().catch(() => ''));
  const find = async (userId: string, projectId: string) => {
    const project = await projectsRepository(db).find(userId, projectId);
    if (!project) throw new NotFound('project');
    return project;
  };

  implement(app, listProjects, async ({ caller, request }) => {
    const listed = await list(caller.userId);
    // Only here are addresses: of a thousand projects, the rest need not be looked through.
    const outputs = present(
      listed.map(({ output }) => output),
      request,
    );
    return listed.map((project, index) => ({ ...project, output: outputs[index] ?? project.output }));
  });

  implement(app, getProject, async ({ params, caller, request }) => {
    const project = await find(caller.userId, params.projectId);
    if (world.config.SMTP_URL === undefined) project.output.mail_notice = null;
    return present(project, request);
  });

  implement(
    app,
    saveLayout,
    async ({ params: { projectId }, query, body, caller: { userId }, request }) => {
      await find(userId, projectId);
      const revision = await saveDocument(db, userId, projectId, {
        videoData: checkLayout(world.addresses, userId, projectId, body),
        overRevision: readIfMatch(request.headers['if-match']),
        cause: query?.cause ?? 'saved',
        writer: query?.writer ?? null,
        edit: query?.edit ?? 0,
      });
      return { project_id: projectId, revision };
    },
    LAYOUT_BODY,
  );

  implement(app, renameProject, async ({ params: { projectId }, body: { title }, caller }) => {
    if (!(await projectsRepository(db).rename(caller.userId, projectId, title)))
      throw new NotFound('project');
    return { project_id: projectId, title };
  });

  implement(app, renderProject, async ({ params: { projectId }, body, caller, request }) => {
    const { output } = await find(caller.userId, projectId);
    const notice = body?.mail ? noticeFor(request, world.config) : null;
    const settings = askedFor(output.video_data, body ?? {});
    const asked = { settings, notice, overridden: body?.overridden ?? [] };
    await startRender(world, caller.userId, projectId, asked, request.once);
    return { project_id: projectId };
  });

  implement(app, foretellRender, async ({ params: { projectId }, caller }) => {
    const { output } = await find(caller.userId, projectId);
    const measures = await renderMeasures(db).all();
    const refuse = (settings: RenderSettings) => {
      try {
        refuseLargeRender(world.config, { videoData: output.video_data, settings });
        return null;
      } catch (error) {
        if (error instanceof Problem) return { ...error.refusal, detail: error.detail };
        throw error;
      }
    };
    const { video_data: videoData, files = [] } = output;
    const known = (looks: readonly string[]) => renderCacheRepository(db).knownLooks(caller.userId, looks);
    const offered = choicesOf(videoData);
    const film = { videoData, files, composition: await composition(), known };
    const kept = await framesKept(film, offered);
    return { forecasts: forecasts(videoData, measures, refuse, kept, offered) };
  });

  implement(app, cancelRender, async ({ params: { projectId }, caller }) => {
    await find(caller.userId, projectId);
    await db.transaction((tx) => rendersRepository(tx).cancel(caller.userId, projectId));
    return { project_id: projectId };
  });

  implement(app, notifyOfRender, async ({ params: { projectId }, body, caller, request }) => {
    await find(caller.userId, projectId);
    const notice = body.mail ? noticeFor(request, world.config) : null;
    const isKept = await rendersRepository(db).notify(caller.userId, projectId, notice);
    return { mail: isKept && notice !== null };
  });

  implement(
    app,
    duplicateRoute,
    ({ params: { projectId }, body, caller: { userId }, request: { once } }) =>
      duplicateProject(world, { userId, projectId, title: body?.title, once }),
    { perMinute: DUPLICATES_A_MINUTE },
  );

  implement(
    app,
    hideTranslation,
    async ({ params: { projectId }, body: { title, spoken }, caller: { userId }, request }) => {
      const { id, videoData } = await hideDuplicate(world, {
        ...{ userId, projectId, title },
        // What a page says in one language backs no words of another.
        originOf: ({ claim_source: _, kept_claims: __, ...original }) => ({
          ...original,
          ...(spoken && { spoken: { by: 'voice', ...spoken } }),
        }),
        saysTheSame: false,
      });
      return { project_id: id, title, layout: present(videoData, request) };
    },
    { perMinute: DUPLICATES_A_MINUTE },
  );

  implement(
    app,
    showTranslation,
    async ({ params: { copyId: id }, body, caller: { userId }, request: { once } }) => {
      if (!(await duplicatesRepository(db).renew(userId, id))) throw new NotFound('project');
      const videoData = checkLayout(world.addresses, userId, id, body);
      const answer = { project_id: id };
      await showDuplicate(world, { userId, id, videoData }, (tx) => once?.settle(tx, answer));
      return answer;
    },
    LAYOUT_BODY,
  );

  implement(app, deleteProject, async ({ params: { projectId }, caller, request }) => {
    await db.transaction(async (tx) => {
      if (!(await projectsRepository(tx).delete(caller.userId, projectId))) throw new NotFound('project');
      await recordEvent(tx, request, { kind: 'project_deleted', by: caller, details: { projectId } });
    });
    return { id: projectId };
  });

  implement(app, restoreProject, async ({ params: { projectId }, caller, request }) => {
    await db.transaction(async (tx) => {
      if (!(await projectsRepository(tx).restore(caller.userId, projectId)))
        throw new NotFound('deletedProject');
      await recordEvent(tx, request, { kind: 'project_restored', by: caller, details: { projectId } });
    });
    return { id: projectId };
  });
}
