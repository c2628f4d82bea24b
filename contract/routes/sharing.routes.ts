/** Calls on links to share: of a project's owner, and of whoever was given one. [ED4] */
import * as z from 'zod/mini';
import { newShareLinkSchema, shareDaysSchema, shareLinkSchema, watchedVideoSchema } from '../shareLink';
import { defineRoute } from './route';

const params = z.object({ projectId: z.string() });

export const listShareLinks = defineRoute({
  method: 'GET',
  path: '/project/:projectId/share-links',
  summary:
    "Links by which anybody may watch a project's video, the newest first; without those that have ended",
  params,
  response: z.array(shareLinkSchema),
});
export const makeShareLink = defineRoute({
  method: 'POST',
  path: '/project/:projectId/share-links',
  summary: "Make a link by which anybody may watch a project's video; its address is told this once",
  params,
  body: z.object({ days: shareDaysSchema }),
  response: newShareLinkSchema,
});
export const revokeShareLink = defineRoute({
  method: 'DELETE',
  path: '/project/:projectId/share-links/:linkId',
  summary: 'Take a link back: its page and its files are closed at once',
  params: z.extend(params, { linkId: z.string() }),
  response: z.object({ id: z.string() }),
});
export const watchVideo = defineRoute({
  method: 'GET',
  path: '/watch/:token',
  summary: 'The video that a link shares: 404 where there is no such link, 410 where it has ended',
  access: 'public',
  params: z.object({ token: z.string() }),
  response: watchedVideoSchema,
});
