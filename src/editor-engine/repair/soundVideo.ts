/** A document that needs no repair, as nearly all are: what repairs the others comes with the first of them. */
import { VIDEO_ITEMS } from '../../../contract/limits';
import { templateNameSchema } from '../../../contract/video/templateName';
import { videoDataSchema, type VideoData } from '../../../contract/video/videoData';
import type { Note } from './notes';

export interface OpenedVideo {
  readonly videoData: VideoData;
  readonly notes: readonly Note[];
}

/** Null where something is to be put right first. */
export function soundVideo(raw: unknown): OpenedVideo | null {
  const { success, data } = videoDataSchema.safeParse(raw);
  if (!success) return null;
  const count = Object.keys((raw as VideoData).trackItemsMap).length;
  return count <= VIDEO_ITEMS && idsAreSound(data, count)
    ? { videoData: data, notes: templateNotes(data) }
    : null;
}

export function templateNotes({ template }: VideoData): Note[] {
  return templateNameSchema.safeParse(template).success ? [] : [{ code: 'unknownTemplate', id: template }];
}

/** Every id leads to an item or marker, and stands once; all of so many items have one that an object can hold. */
function idsAreSound(
  { tracks, trackItemIds, trackItemsMap, markers = [] }: VideoData,
  count: number,
): boolean {
  const areSound = (ids: readonly string[]) =>
    new Set(ids).size === ids.length && ids.every((id) => Object.hasOwn(trackItemsMap, id));
  return (
    areSound(trackItemIds) &&
    areSound(tracks.flatMap(({ items }) => items)) &&
    new Set(tracks.map(({ id }) => id)).size === tracks.length &&
    new Set(markers.map(({ id }) => id)).size === markers.length &&
    Object.keys(trackItemsMap).length === count &&
    Object.entries(trackItemsMap).every(([id, item]) => item.id === id)
  );
}
