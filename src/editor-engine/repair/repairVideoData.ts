/** Opens whatever a server, a draft or a hand has made of a document: what can be put right is, and said; nothing is lost. */
import { VIDEO_ITEMS, VIDEO_MS } from '../../../contract/limits';
import { videoDataSchema, type TrackItem } from '../../../contract/video/videoData';
import type { Refusal } from '../kernel/refusal';
import { repairBySchema, type Defaults } from './repairBySchema';
import { repairItems, type SetAside } from './repairItems';
import { repairOrder } from './repairOrder';
import { soundVideo, templateNotes, type OpenedVideo } from './soundVideo';
import type { Note } from './notes';

type RepairedVideo = OpenedVideo | { readonly refused: Extract<Refusal, 'notAVideo' | 'tooManyItems'> };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A document without a map of items is none: an empty one in its place would be saved over it. */
export function repairVideoData(raw: unknown): RepairedVideo {
  if (!isObject(raw) || !isObject(raw['trackItemsMap'])) return { refused: 'notAVideo' };
  const count = Object.keys(raw['trackItemsMap']).length;
  if (count > VIDEO_ITEMS) return { refused: 'tooManyItems' };
  const sound = soundVideo(raw);
  if (sound) return sound;
  const { items, setAside, notes: ofItems } = repairItems(raw['trackItemsMap']);
  const { tracks, trackItemIds, notes: ofOrder } = repairOrder(raw, items);
  const markers = ownMarkers(raw['markers']);
  const whole = {
    ...raw,
    tracks,
    trackItemIds,
    trackItemsMap: Object.fromEntries(items),
    ...withSetAside(raw, setAside),
    ...(markers === undefined ? {} : { markers }),
  };
  const repaired = repairBySchema(videoDataSchema, whole, defaultsFor(items));
  if (!repaired) return { refused: 'notAVideo' };
  const ofFields = [
    ...new Set([...repaired.touched, ...(markers === raw['markers'] ? [] : ['markers'])]),
  ].map((field): Note => ({ code: 'fieldRepaired', id: String(field) }));
  return {
    videoData: repaired.value,
    notes: [...ofItems, ...ofOrder, ...ofFields, ...templateNotes(repaired.value)],
  };
}

const defaultsFor = (items: ReadonlyMap<string, TrackItem>): Defaults => ({
  projectId: () => '',
  template: () => 'default',
  duration: () =>
    Math.min(
      VIDEO_MS.max,
      [...items.values()].reduce((end, { display }) => Math.max(end, display.to), 0),
    ),
});

function withSetAside(raw: Readonly<Record<string, unknown>>, fresh: readonly SetAside[]) {
  const before: readonly unknown[] = [raw['setAside'] ?? []].flat();
  return fresh.length > 0 ? { setAside: [...before, ...fresh] } : {};
}

/** Markers are known by their ids: of two with one id the first stays. */
function ownMarkers(markers: unknown): unknown {
  if (!Array.isArray(markers)) return markers;
  const seen = new Set<unknown>();
  const own = markers.filter((marker: unknown) => {
    const id = isObject(marker) ? marker['id'] : undefined;
    return !seen.has(id) && seen.add(id);
  });
  return own.length === markers.length ? markers : own;
}
