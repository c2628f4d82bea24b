/** What a person has in use, beside what they may have; a limit of null is none. */
import * as z from 'zod/mini';

const limit = z.nullable(z.number());

export const usageSchema = z.object({
  credits: z.int(),
  /** Bytes that are kept: in all, and of what. What was deleted counts until it is removed for good. */
  stored: z.object({
    bytes: z.number(),
    limit,
    media: z.number(),
    recordings: z.number(),
    brand_assets: z.number(),
    videos: z.number(),
  }),
  projects: z.object({ count: z.int(), limit }),
  /** Waiting and being made. `place`: of the one that comes next, 1 is the very next; null where none waits. */
  jobs: z.object({ under_way: z.int(), limit, place: z.nullable(z.int()) }),
  renders: z.object({ under_way: z.int(), limit, place: z.nullable(z.int()) }),
  /** Since midnight, UTC. */
  uploads_today: z.object({ count: z.int(), limit }),
});
export type Usage = z.infer<typeof usageSchema>;
