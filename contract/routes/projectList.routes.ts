/** Calls on projects as a list shows them: list, rename, copy, delete and take that back. [P1] */
import * as z from 'zod/mini';
import { TITLE_CHARACTERS } from '../limits';
import { projectListItemSchema } from '../projectListItem';
import { requiredUpTo } from '../text';
import { defineRoute } from './route';

const params = z.object({ projectId: z.string() });

export const listProjects = defineRoute({
  method: 'GET',
  path: '/projects',
  summary: "The caller's projects, newest first",
  response: z.array(projectListItemSchema),
});
export const renameProject = defineRoute({
  method: 'PUT',
  path: '/project/:projectId/title',
  summary: 'Call a project something else; its document stays as it is',
  params,
  body: z.object({ title: requiredUpTo(TITLE_CHARACTERS) }),
  response: z.object({ project_id: z.string(), title: z.string() }),
});
export const deleteProject = defineRoute({
  method: 'DELETE',
  path: '/project/:projectId',
  summary: 'Delete a project; it can be restored for ten minutes',
  params,
  response: z.object({ id: z.string() }),
});
export const duplicateProject = defineRoute({
  method: 'POST',
  path: '/project/:projectId/duplicate',
  summary:
    'Make a project of its own out of one, as it is now: its document with copies of what was made for it',
  params,
  body: z.nullish(
    z.object({
      /** That of the original where it is left out. */
      title: z.optional(requiredUpTo(TITLE_CHARACTERS)),
    }),
  ),
  response: z.object({ project_id: z.string(), title: z.string() }),
});
export const restoreProject = defineRoute({
  method: 'POST',
  path: '/project/:projectId/restore',
  summary: 'Bring a deleted project back',
  params,
  response: z.object({ id: z.string() }),
});
