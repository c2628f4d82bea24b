/** The versions of an editing document that the server keeps while it is worked on. [E12] */
import * as z from 'zod/mini';
import { revisionSchema, storedVideoDataSchema } from './project';

/** What a save is for. `chosen`: of two documents that were in each other's way, or of several styles. */
export const saveCauseSchema = z.enum(['saved', 'restored', 'chosen']);
export type SaveCause = z.infer<typeof saveCauseSchema>;

/** `made`: as it came from its job. `setAside`: left for another one, on purpose. */
export const versionCauseSchema = z.enum(['made', 'rendered', 'setAside', ...saveCauseSchema.options]);
export type VersionCause = z.infer<typeof versionCauseSchema>;

export const versionListItemSchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  revision: revisionSchema,
  cause: versionCauseSchema,
  /** ms */
  duration: z.number(),
  items: z.int(),
});
export type VersionListItem = z.infer<typeof versionListItemSchema>;

export const versionSchema = z.extend(versionListItemSchema, { video_data: storedVideoDataSchema });
export type Version = z.infer<typeof versionSchema>;
