/** No window ends before it begins; what carries the video stands alone, and so does what is read. [E1] */
import { isCaption, type TrackItem, type VideoData } from '../../contract/video/videoData';
import { LayoutRefused } from './layoutRefused';

/** Documents of older days hold fractions of a ms. */
const TOUCHING_MS = 1;

/** Throws `LayoutRefused`. A caption without length is skipped by everybody, so it may stay. [E6] */
export function checkWindows(layout: VideoData): void {
  for (const [id, { display, trim }] of Object.entries(layout.trackItemsMap))
    for (const [name, window] of [['display', display] as const, ['trim', trim] as const])
      if (window && window.to < window.from)
        throw new LayoutRefused(
          'negative_window',
          layout,
          ['trackItemsMap', id, name, 'to'],
          `it ends (${window.to} ms) before it begins (${window.from} ms)`,
          { from: window.from, to: window.to },
        );
  const shown = layout.trackItemIds.flatMap((id) => layout.trackItemsMap[id] ?? []);
  standAlone(
    layout,
    shown.filter(({ isMain }) => isMain === true),
  );
  standAlone(
    layout,
    shown.filter(({ id, type }) => type === 'text' && isCaption(id)),
  );
}

function standAlone(layout: VideoData, items: readonly TrackItem[]): void {
  const inOrder = items
    .filter(({ display }) => display.to > display.from)
    .toSorted((a, b) => a.display.from - b.display.from);
  inOrder.reduce<TrackItem | null>((before, item) => {
    if (before && item.display.from < before.display.to - TOUCHING_MS)
      throw new LayoutRefused(
        'overlapping_windows',
        layout,
        ['trackItemsMap', item.id, 'display', 'from'],
        `it begins (${item.display.from} ms) before “${before.id}” has ended (${before.display.to} ms)`,
        { from: item.display.from, before: before.id, end: before.display.to },
      );
    return item;
  }, null);
}
