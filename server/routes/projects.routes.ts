/** Projects: a user opens, saves, renders and deletes only their own. [P1] [V1] [E11] */
import type { FastifyInstance } from 'fastify';
import {
  deleteProject,
  getProject,
  listProjects,
  renderProject,
  restoreProject,
  saveLayout,
} from '../../contract/routes/projects.routes';
import { recordEvent } from '../audit/recordEvent';
import type { Database } from '../db/database';
import { readIfMatch } from '../http/ifMatch';
import { implement } from '../http/implement';
import type { Present } from '../http/present';
import { NotFound } from '../http/problems';
import type { MediaAddresses } from '../media/mediaAddresses';
import { checkLayout } from '../layouts/checkLayout';
import { LAYOUT_BODY } from '../layouts/layoutBody';
import { saveDocument } from '../pipeline/saveDocument';
import { startRender } from '../pipeline/starting/startRender';
import type { Sender } from '../queue/queue';
import type { LimitConfig } from '../quota/limits';
import { projectsRepository } from '../repositories/projects/projects.repository';

interface ProjectsWorld {
  readonly config: LimitConfig;
  readonly db: Database;
  readonly sender: Sender;
  readonly addresses: MediaAddresses;
  readonly present: Present;
}

export function projectsRoutes(app: FastifyInstance, world: ProjectsWorld): void {
  const { db, present } = world;
  const find = async (userId: string, projectId: string) => {
    const project = await projectsRepository(db).find(userId, projectId);
    if (!project) throw new NotFound('project');
    return project;
  };

  implement(app, listProjects, async ({ caller, request }) => {
    const listed = await projectsRepository(db).list(caller.userId);
    // Only here are addresses: of a thousand projects, the rest need not be looked through.
    const outputs = present(
      listed.map(({ output }) => output),
      request,
    );
    return listed.map((project, index) => ({ ...project, output: outputs[index] ?? project.output }));
  });

  implement(app, getProject, async ({ params, caller, request }) =>
    present(await find(caller.userId, params.projectId), request),
  );

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

  implement(app, renderProject, async ({ params: { projectId }, caller, request: { once } }) => {
    await find(caller.userId, projectId);
    await startRender(world, caller.userId, projectId, once);
    return { project_id: projectId };
  });

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
