/** A project: one video, its editing document and its rendered file. [P3] [V1]–[V6] */
import * as z from 'zod/mini';
import { fractionSchema } from './amounts';
import { creditSchema } from './credit';
import { layoutEntrySchema } from './layoutEntry';
import { claimSourceSchema, keptClaimsSchema } from './scripts/claimSource';
import { projectListItemSchema } from './projectListItem';
import { refusalSchema } from './refusals';
import { batchedRenderSchema, renderedFileSchema } from './renderSettings';
import { renderCheckSchema } from './renderCheck';
import { loudnessSchema } from './sound/loudness';
import { videoDataSchema, type VideoData } from './video/videoData';
import { speechSpeedSchema } from './voiceOver';

const countSchema = z.int().check(z.nonnegative());
export const renderProgressSchema = z.object({
  stage: z.enum(['waiting', 'preparing', 'drawing', 'checking', 'converting', 'finishing']),
  frames_done: countSchema,
  frames_total: countSchema,
  /** 0 to 1. */
  fraction: fractionSchema,
  /** Null until enough frames are drawn to tell. */
  seconds_left: z.nullable(z.number().check(z.nonnegative())),
});
export type RenderProgress = z.infer<typeof renderProgressSchema>;

/** Grows by one with each saved document. */
export const revisionSchema = z.int().check(z.nonnegative());

/**
 * A stored document that no longer fits (one of an older version) comes as it is, so that the project still opens and
 * its editor can mend it. The type is that of the well-formed: all but the editor only show it or pass it on.
 */
// oxlint-disable-next-line promise/valid-params -- zod's, not a promise's.
export const storedVideoDataSchema = z.catch(videoDataSchema, ({ input }) => input as VideoData);

export const projectSchema = z.extend(projectListItemSchema, {
  revision: revisionSchema,
  /** Whose the found pictures are that its document shows; none where all were drawn or brought by its owner. */
  credits: z.optional(z.array(creditSchema)),
  /** How it was made to speak: the voice and the pace of what is said anew. None where that is not known. [SC1] */
  spoken: z.optional(
    z.object({
      by: z.enum(['voice', 'recording', 'nobody']),
      voice: z.nullable(z.string()),
      speed: speechSpeedSchema,
    }),
  ),
  /** Whether it sells something; none where that is not known. */
  is_ad: z.optional(z.boolean()),
  /** Of the job that laid it out in every style, and keeps these; none where there is no such job. [S1] */
  job_id: z.optional(z.string()),
  /** Of a duplicate, which keeps them itself; `remote_dir` is as a job's. None where nobody keeps any. [S1] */
  layouts: z.optional(z.object({ remote_dir: z.string(), entries: z.array(layoutEntrySchema) })),
  /** Whether the job that makes it is still at work: a draft of one that is not waits for nobody but its owner. */
  is_being_made: z.optional(z.boolean()),
  /** What its script says beyond its page, and its owner says that they can prove. */
  kept_claims: z.optional(keptClaimsSchema),
  /** None where nothing is known of what it may say. */
  claim_source: z.optional(claimSourceSchema),
  output: z.extend(projectListItemSchema.shape.output, {
    video_data: storedVideoDataSchema,
    render: z.nullable(renderProgressSchema),
    /** Why the last render failed, in words for a person. */
    failure: z.nullable(z.string()),
    /** The same apart from its sentence; renders of older days have none. */
    refusal: z.optional(refusalSchema),
    /** The newest press of Render, where it asked for several formats; none where it did not. */
    batch: z.optional(z.array(batchedRenderSchema)),
    /** What was rendered: one file of each kind and format, the newest of all first. */
    files: z.optional(z.array(renderedFileSchema)),
    /** Whether a mail will tell of the end of the render that is under way; null where no mail goes out. */
    mail_notice: z.optional(z.nullable(z.boolean())),
    /** Of the rendered file; null until one was measured. */
    loudness: z.optional(z.nullable(loudnessSchema)),
    /** Of the rendered file beside its preview; null until one was checked. */
    check: z.optional(z.nullable(renderCheckSchema)),
  }),
});
export type Project = z.infer<typeof projectSchema>;
/** What is known of how it came to be, and stays so whatever becomes of its document. */
export type ProjectOrigin = Pick<Project, 'spoken' | 'is_ad' | 'kept_claims' | 'claim_source'>;
