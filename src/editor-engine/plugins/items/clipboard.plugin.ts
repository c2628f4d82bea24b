/** Copying and pasting, also from one project to another. */
import type { TrackItem, VideoData } from '../../../../contract/video/videoData';
import { definePlugin } from '../../kernel/plugin';
import type { Refusal } from '../../kernel/refusal';
import { joined, nearestShift, wholeSpan } from '../../selectors/placement.selectors';
import { formatItems, parseItems, type Copied } from '../shared/clipboardText';
import { createFreshIds } from '../shared/freshIds';
import { movedTo } from '../shared/itemTimes';
import { hasRoomFor } from '../shared/newItems';
import { planned, type Plan } from '../shared/plan';
import { refit } from '../../../../contract/video/formats/refit';
import { earliest, farthest, latest, obstacles } from '../shared/room';
import { withRoomForMain } from '../shared/videoEnd';

interface Paste {
  /** What `copyItems` wrote, or whatever else the clipboard holds. */
  readonly clipboard: string;
  /** Where the first of them begins. */
  readonly atMs: number;
}

/** For the system's clipboard; empty when there is nothing to copy. */
export const copyItems = (engine: { videoData(): VideoData }, ids: readonly string[]): string =>
  ids.length === 0 ? '' : formatItems(engine.videoData(), ids);

/** Together, as near to the moment as there is room. Whose files they show is the server's to check. */
function planPaste(
  data: VideoData,
  { clipboard, atMs }: Paste,
  newId: (prefix: string) => string,
): Plan | Refusal {
  if (!Number.isFinite(atMs)) return 'badValue';
  const copied = parseItems(clipboard);
  if (!copied) return 'badClipboard';
  if (!hasRoomFor(data, copied.items.length)) return 'tooManyItems';
  const items = onCanvas(copied, data);
  const takenFor = obstacles(data, new Set());
  const sources = items.map((item) => ({ ...wholeSpan(item.display), taken: takenFor(item) }));
  const bounds = { least: -earliest(sources), most: farthest(data, items) - latest(sources) };
  const byMs = nearestShift(sources, Math.round(atMs) - earliest(sources), bounds);
  if (byMs === null) return 'noRoom';
  const freshId = createFreshIds(data, newId);
  const hidden = new Set(copied.hiddenIds);
  const added = items.map((item) => {
    const { from, to } = wholeSpan(item.display);
    const moved = movedTo(item, joined({ from: from + byMs, to: to + byMs }, takenFor(item)));
    return { item: { ...moved, id: freshId(item) }, isHidden: hidden.has(item.id) };
  });
  return withRoomForMain(data, { added, selected: added.map(({ item }) => item.id) });
}

/** As large on this canvas as they were on theirs. */
function onCanvas({ items, size }: Copied, data: VideoData): readonly TrackItem[] {
  if (size.width === data.size.width && size.height === data.size.height) return items;
  return items.map((item) =>
    item.type === 'audio'
      ? item
      : ({ ...item, details: { ...item.details, ...refit(item, size, data.size) } } as TrackItem),
  );
}

export const clipboardPlugin = definePlugin({
  id: 'clipboard',
  commands: { 'items.paste': planned<Paste>(planPaste) },
});
