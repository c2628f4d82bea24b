/** Calls on the versions of a project: list, open, keep one that is not to be the project's own. [E12] */
import * as z from 'zod/mini';
import { defineRoute } from './route';
import { versionListItemSchema, versionSchema } from '../versions';
import { videoDataSchema } from '../video/videoData';

const params = z.object({ projectId: z.string() });

export const listVersions = defineRoute({
  method: 'GET',
  path: '/project/:projectId/versions',
  summary: "A project's versions, newest first",
  params,
  response: z.array(versionListItemSchema),
});
export const getVersion = defineRoute({
  method: 'GET',
  path: '/project/:projectId/versions/:versionId',
  summary: 'One version with its editing document',
  params: z.extend(params, { versionId: z.string() }),
  response: versionSchema,
});
export const keepVersion = defineRoute({
  method: 'POST',
  path: '/project/:projectId/versions',
  summary: 'Keep a document as a version, beside the one that the project has',
  params,
  body: videoDataSchema,
  response: z.object({ id: z.string() }),
});
