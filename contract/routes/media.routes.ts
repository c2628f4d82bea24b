/** The calls that bring a user's own pictures and videos in, and find them again. [G3] [E9] */
import * as z from 'zod/mini';
import { RENEWED_FOLDERS, SIGNED_MEDIA } from '../limits';
import { defineRoute } from './route';
import { nameUpTo } from '../text';

export const uploadMedia = defineRoute({
  method: 'POST',
  path: '/media/upload',
  summary: 'Upload one picture or video (multipart, field `file`)',
  bodyAs: 'multipart',
  response: z.object({ file_url: z.string() }),
});

const ownMediaSchema = z.object({
  /** As it was asked for. */
  address: z.string(),
  /** Opens it for as long as the session goes on. */
  url: z.string(),
  kind: z.enum(['image', 'video']),
  width: z.number(),
  height: z.number(),
  /** Null for a picture. */
  duration_ms: z.nullable(z.number()),
  backdrop_url: z.nullable(z.string()),
});
export type OwnMedia = z.infer<typeof ownMediaSchema>;

export const signMedia = defineRoute({
  method: 'POST',
  path: '/media/sign',
  summary: 'Fresh addresses of your own pictures and videos; what is not yours, or is no more, is left out',
  body: z.object({
    /** `media:` references, or addresses whose right may have run out. */
    addresses: z.array(nameUpTo(2048)).check(z.maxLength(SIGNED_MEDIA)),
  }),
  response: z.object({ media: z.array(ownMediaSchema) }),
});

const folderSchema = z.string().check(z.maxLength(2048), z.regex(/^media:u\/[\w-]+\/.+\/$/));

/** Every call of a session keeps its addresses open; a page that calls for nothing else calls for this. */
export const renewMediaRight = defineRoute({
  method: 'POST',
  path: '/media/right',
  summary: 'Keep the addresses of this session open, and have those of an earlier one anew, a folder each',
  body: z.object({ folders: z.array(folderSchema).check(z.maxLength(RENEWED_FOLDERS)) }),
  response: z.object({
    /** What is not yours is left out. */
    folders: z.array(z.object({ folder: z.string(), url: z.string() })),
  }),
});

/** Where the accounts are hosted elsewhere, nobody else tells this server that a session has ended. */
export const endMediaRight = defineRoute({
  method: 'DELETE',
  path: '/media/right',
  summary: 'Close the addresses that this session was given',
  response: z.object({}),
});
