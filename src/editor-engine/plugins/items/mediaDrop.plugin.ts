/** Dropping media from the library onto the timeline. [E3] */
import { NEW_ITEM_MS, NEW_ITEM_ZOOM_MS, VIDEO_MS } from '../../../../contract/limits';
import type { TrackItem, VideoData } from '../../../../contract/video/videoData';
import { definePlugin } from '../../kernel/plugin';
import type { Refusal } from '../../kernel/refusal';
import { firstMainItemSize, lastMainItemEnd, nextMainItemId } from '../../selectors/mainItems.selectors';
import { freeRoom, shortestMs, type Span } from '../../selectors/placement.selectors';
import { ifValid, isRefusal } from '../shared/itemEdits';
import { withSourceFrom } from '../shared/itemTimes';
import { detailsOf, metadataOf, nameOf, type Medium } from '../shared/media';
import { hasRoomFor } from '../shared/newItems';
import { planned, type Plan } from '../shared/plan';
import { withEndAtLeast } from '../shared/videoEnd';

interface Drop extends Medium {
  readonly atMs: number;
}

const movement = { type: 'zoom', duration: NEW_ITEM_ZOOM_MS, delay: 0, easing: 'easeInOut' } as const;

/** A main item where the main lane is free just there, else laid over what is. */
export function planDrop(data: VideoData, drop: Drop, newId: (prefix: string) => string): Plan | Refusal {
  if (!hasRoomFor(data, 1)) return 'tooManyItems';
  const window = windowOf(data, drop);
  if (isRefusal(window)) return window;
  const main = drop.type === 'audio' ? null : freeJust(data, window);
  const id = main ? nextMainItemId(data) : newId(drop.type);
  const item = ifValid(itemAt(data, drop, main ?? window, { id, ...(main ? { isMain: true } : {}) }));
  if (isRefusal(item)) return item;
  const beside = drop.type === 'audio' ? undefined : lastBeneathWords(data);
  const plan = { added: [{ item, ...(beside === undefined ? {} : { beside }) }], selected: [id] };
  const outlasts = drop.type !== 'audio' && item.display.to > lastMainItemEnd(data);
  return outlasts ? withEndAtLeast(data, plan, item.display.to) : plan;
}

/** A sticker is painted over words, what fills the screen beneath them: they would be gone. */
function lastBeneathWords({ trackItemIds, trackItemsMap }: VideoData): string | undefined {
  const typeOf = (id: string) => trackItemsMap[id]?.type;
  const words = trackItemIds.findIndex((id) => typeOf(id) === 'text');
  return trackItemIds
    .slice(0, Math.max(0, words))
    .findLast((id) => typeOf(id) === 'image' || typeOf(id) === 'video');
}

/** A picture lasts three seconds, a clip no longer than it is, a sound as long as it is or as the video is. */
function windowOf(data: VideoData, { type, atMs, durationMs }: Drop): Span | Refusal {
  if (!Number.isFinite(atMs)) return 'badValue';
  if (atMs < 0) return 'beforeStart';
  const from = Math.round(atMs);
  const own = durationMs === undefined || type === 'image' ? NEW_ITEM_MS : Math.floor(durationMs);
  if (type === 'audio') return ifSeen(data, { from, to: Math.min(from + own, Math.floor(data.duration)) });
  const to = from + Math.min(own, NEW_ITEM_MS);
  return to > VIDEO_MS.max ? 'tooLong' : ifSeen(data, { from, to });
}

const ifSeen = (data: VideoData, window: Span): Span | Refusal =>
  window.to - window.from >= shortestMs(data) ? window : 'tooShort';

/** The window itself, when no main item is in its way. */
function freeJust(data: VideoData, window: Span): Span | null {
  const room = freeRoom(data, { kind: 'main', ...window });
  return room && Math.abs(room.from - window.from) < 1 ? room : null;
}

function itemAt(
  data: VideoData,
  drop: Drop,
  { from, to }: Span,
  standing: { id: string; isMain?: boolean },
): TrackItem {
  const looks =
    drop.type === 'audio' ? {} : { ...firstMainItemSize(data), top: 0, left: 0, animation: movement };
  const item = {
    ...standing,
    type: drop.type,
    name: nameOf(drop),
    display: { from, to },
    metadata: metadataOf(drop),
    details: { ...looks, ...detailsOf(drop) },
  } as TrackItem;
  return drop.type === 'video' ? withSourceFrom(item, 0) : item;
}

export const mediaDropPlugin = definePlugin({
  id: 'mediaDrop',
  commands: { 'media.drop': planned<Drop>(planDrop) },
});
