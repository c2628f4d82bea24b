/** The call that brings a user's own picture or video in. [G3] */
import * as z from 'zod/mini';
import { defineRoute } from './route';

export const uploadMedia = defineRoute({
  method: 'POST',
  path: '/media/upload',
  summary: 'Upload one picture or video (multipart, field `file`)',
  bodyAs: 'multipart',
  response: z.object({ file_url: z.string() }),
});
