/** Calls on projects: list, open, save, render, delete and take that back. [P1] [V1] [E11] */
import * as z from 'zod/mini';
import { projectListItemSchema, projectSchema } from './project';
import { defineRoute } from './route';
import { videoDataSchema } from './videoData';

const params = z.object({ projectId: z.string() });

export const listProjects = defineRoute({
  method: 'GET',
  path: '/projects',
  summary: "The caller's projects, newest first",
  response: z.array(projectListItemSchema),
});
export const getProject = defineRoute({
  method: 'GET',
  path: '/project/:projectId',
  summary: 'One project with its editing document',
  params,
  response: projectSchema,
});
export const saveLayout = defineRoute({
  method: 'PUT',
  path: '/project/:projectId/layout',
  summary: "Replace a project's editing document",
  params,
  body: videoDataSchema,
  response: z.object({ project_id: z.string() }),
});
export const renderProject = defineRoute({
  method: 'POST',
  path: '/project/:projectId/render',
  summary: 'Render a project to an MP4; a render that is under way is not started twice',
  params,
  body: z.nullish(z.partial(z.object({ project_id: z.string() }))),
  response: z.object({ project_id: z.string() }),
});
export const deleteProject = defineRoute({
  method: 'DELETE',
  path: '/project/:projectId',
  summary: 'Delete a project; it can be restored for ten minutes',
  params,
  response: z.object({ id: z.string() }),
});
export const restoreProject = defineRoute({
  method: 'POST',
  path: '/project/:projectId/restore',
  summary: 'Bring a deleted project back',
  params,
  response: z.object({ id: z.string() }),
});
