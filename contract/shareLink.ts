/** A link by which anybody may watch a project's video, until it ends or is taken back. [ED4] */
import * as z from 'zod/mini';

/** Days that a link may be good for; null: until it is taken back. */
export const SHARE_DAYS = [1, 7, 30] as const;
export const shareDaysSchema = z.nullable(z.literal(SHARE_DAYS));
export type ShareDays = z.infer<typeof shareDaysSchema>;
export const USUAL_SHARE_DAYS: ShareDays = 7;

export const shareLinkSchema = z.object({
  id: z.string(),
  created_time: z.iso.datetime(),
  /** Null: never. */
  ends_time: z.nullable(z.iso.datetime()),
  /** How often its page was opened. */
  opens: z.int().check(z.nonnegative()),
});
export type ShareLink = z.infer<typeof shareLinkSchema>;

/** Only its hash is kept, so that its address is told this once. */
export const newShareLinkSchema = z.extend(shareLinkSchema, {
  /** Null where a call is repeated by its `Idempotency-Key`: it was told before. */
  url: z.nullable(z.string()),
});
export type NewShareLink = z.infer<typeof newShareLinkSchema>;

/** What the page of a link shows: addresses that are good for as long as the link. */
export const watchedVideoSchema = z.object({
  title: z.string(),
  film_url: z.string(),
  poster_url: z.nullable(z.string()),
  /** WebVTT. */
  captions_url: z.nullable(z.string()),
  /** px; null of films that are older than counting them. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
});
export type WatchedVideo = z.infer<typeof watchedVideoSchema>;
