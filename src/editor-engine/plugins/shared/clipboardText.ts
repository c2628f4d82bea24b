/** Items as text for the system's clipboard, so that they go from one project to another; and back, from whoever wrote it. */
import * as z from 'zod/mini';
import { VIDEO_ITEMS } from '../../../../contract/limits';
import { trackItemSchema, type VideoData } from '../../../../contract/video/videoData';
import { itemOf } from './chosen';

/** Characters: what is longer was not written here. */
const LONGEST = 20_000_000;
const MARK = 'reelwright.items';
const VERSION = 1;

const copiedSchema = z.object({
  mark: z.literal(MARK),
  version: z.literal(VERSION),
  /** The canvas that their boxes are measured on. */
  size: z.object({
    width: z.number().check(z.positive(), z.maximum(100_000)),
    height: z.number().check(z.positive(), z.maximum(100_000)),
  }),
  /** Back to front. */
  items: z.array(trackItemSchema).check(z.minLength(1), z.maxLength(VIDEO_ITEMS)),
  hiddenIds: z.array(z.string()),
});
export type Copied = z.infer<typeof copiedSchema>;

export function formatItems(data: VideoData, ids: Iterable<string>): string {
  const wanted = new Set(ids);
  const shown = data.trackItemIds.filter((id) => wanted.has(id));
  const hiddenIds = [...wanted].filter((id) => itemOf(data, id) && !data.trackItemIds.includes(id));
  const items = [...shown, ...hiddenIds].flatMap((id) => itemOf(data, id) ?? []);
  const { width, height } = data.size;
  return JSON.stringify({ mark: MARK, version: VERSION, size: { width, height }, items, hiddenIds });
}

/** Null when it is nothing of ours, or not whole. */
export function parseItems(text: string): Copied | null {
  if (typeof text !== 'string' || text.length > LONGEST || !text.includes(MARK)) return null;
  try {
    const copied = copiedSchema.safeParse(JSON.parse(text));
    return copied.success ? copied.data : null;
  } catch {
    return null;
  }
}
