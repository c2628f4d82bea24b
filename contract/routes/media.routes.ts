/** The calls that bring a user's own pictures and videos in, and find them again. [G3] [E9] */
import * as z from 'zod/mini';
import { RENEWED_FOLDERS, SIGNED_MEDIA } from '../limits';
import { defineRoute } from './route';
import { nameUpTo } from '../text';
import { cropSchema, pointOfInterestSchema } from '../video/itemDetails';

const mediaKindSchema = z.enum(['image', 'video', 'audio']);
export type UploadedKind = z.infer<typeof mediaKindSchema>;

export const uploadMedia = defineRoute({
  method: 'POST',
  path: '/media/upload',
  summary: 'Upload one picture, video or sound (multipart, field `file`)',
  bodyAs: 'multipart',
  /** `kind`: what the file holds, whatever it is called. */
  response: z.object({ file_url: z.string(), kind: mediaKindSchema }),
});

const ownMediaSchema = z.object({
  /** As it was asked for. */
  address: z.string(),
  /** Opens it for as long as the session goes on. */
  url: z.string(),
  kind: mediaKindSchema,
  /** px; 0 of a sound. */
  width: z.number(),
  height: z.number(),
  /** Null for a picture. */
  duration_ms: z.nullable(z.number()),
  backdrop_url: z.nullable(z.string()),
  /** The one colour all along a picture's edges, #rrggbb; null where there are several, and for a clip. */
  ground: z.nullable(z.string()),
  /** The part that is worth showing, where the rest is that colour; null for the whole. */
  crop: z.nullable(cropSchema),
  /** What is looked at first in a picture; null where nothing stands out, and for a clip. */
  focus: z.nullable(pointOfInterestSchema),
  /** When a sound beats, ms from its start; null for all else, and where it has no beat. */
  beats: z.nullable(z.array(z.number())),
  created_time: z.iso.datetime(),
});
export type OwnMedia = z.infer<typeof ownMediaSchema>;

export const signMedia = defineRoute({
  method: 'POST',
  path: '/media/sign',
  summary:
    'Fresh addresses of your own pictures, videos and sounds; what is not yours, or is no more, is left out',
  body: z.object({
    /** `media:` references, or addresses whose right may have run out. */
    addresses: z.array(nameUpTo(2048)).check(z.maxLength(SIGNED_MEDIA)),
  }),
  response: z.object({ media: z.array(ownMediaSchema) }),
});

const listedMediaSchema = z.extend(ownMediaSchema, {
  /** Of the file that was uploaded or fetched; empty where that is not known. */
  name: z.string(),
});
export type ListedMedia = z.infer<typeof listedMediaSchema>;

export const listMedia = defineRoute({
  method: 'GET',
  path: '/media',
  summary: 'What the caller uploaded, and what was fetched for their videos; newest first, a page at a time',
  query: z.object({
    kind: mediaKindSchema,
    /** `next` of the page before. */
    after: z.optional(nameUpTo(400)),
  }),
  response: z.object({
    media: z.array(listedMediaSchema),
    /** Null at the end. */
    next: z.nullable(z.string()),
  }),
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
