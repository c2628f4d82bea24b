/** Versions of a project's document: its owner lists and opens them, and keeps one beside the project's own. [E12] */
import type { FastifyInstance } from 'fastify';
import { getVersion, keepVersion, listVersions } from '../../contract/routes/versions.routes';
import type { Database } from '../db/database';
import { implement } from '../http/implement';
import type { Present } from '../http/present';
import { NotFound } from '../http/problems';
import { checkLayout } from '../layouts/checkLayout';
import { LAYOUT_BODY } from '../layouts/layoutBody';
import type { MediaAddresses } from '../media/mediaAddresses';
import { keepBeside } from '../pipeline/saveDocument';
import { projectsRepository } from '../repositories/projects/projects.repository';
import { versionsRepository } from '../repositories/projects/versions.repository';

interface VersionsWorld {
  readonly db: Database;
  readonly addresses: MediaAddresses;
  readonly present: Present;
}

export function versionsRoutes(app: FastifyInstance, { db, addresses, present }: VersionsWorld): void {
  implement(app, listVersions, async ({ params: { projectId }, caller: { userId } }) => {
    const versions = await versionsRepository(db).list(userId, projectId);
    if (versions.length === 0 && !(await projectsRepository(db).find(userId, projectId)))
      throw new NotFound('project');
    return versions;
  });

  implement(app, getVersion, async ({ params: { projectId, versionId }, caller, request }) => {
    const version = await versionsRepository(db).find(caller.userId, projectId, versionId);
    if (!version) throw new NotFound('version');
    return present(version, request);
  });

  implement(
    app,
    keepVersion,
    async ({ params: { projectId }, body, caller: { userId }, request: { once } }) => {
      const layout = checkLayout(addresses, userId, projectId, body);
      const id = await keepBeside(db, userId, projectId, layout, (tx, id) => once?.settle(tx, { id }));
      return { id };
    },
    LAYOUT_BODY,
  );
}
