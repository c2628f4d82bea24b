/** What is true of a document whatever has been done to it; what is not is said in words. */
import { expect } from 'vitest';
import { videoDataSchema, type TrackItem, type VideoData } from '../../../../contract/video/videoData';
import { itemsOfKind } from '../../../../src/editor-engine/selectors/mainItems.selectors';

export const expectSound = (data: VideoData): void => expect(faultsOf(data)).toEqual([]);

const faultsOf = (data: VideoData): string[] => [
  ...(videoDataSchema.safeParse(data).error?.issues ?? []).map(({ path, message }) => `${path}: ${message}`),
  ...Object.entries(data.trackItemsMap).flatMap(([id, item]) => faultsOfItem(id, item)),
  ...(['main', 'captions'] as const).flatMap((kind) => overlaps(itemsOfKind(data, kind))),
  ...faultsOfOrder(data),
];

function faultsOfItem(id: string, { display, trim, ...item }: TrackItem): string[] {
  const playsOn =
    (item.type === 'video' || item.type === 'audio') &&
    trim &&
    trim.to >= (item.details.duration ?? Infinity) + 1;
  return [
    ...(item.id === id ? [] : [`${id} calls itself ${item.id}`]),
    ...(display.from >= 0 ? [] : [`${id} begins at ${display.from}`]),
    ...(display.to > display.from ? [] : [`${id} is there from ${display.from} to ${display.to}`]),
    ...(trim && trim.to < trim.from ? [`${id} plays from ${trim.from} to ${trim.to}`] : []),
    ...(playsOn ? [`${id} plays more than there is`] : []),
  ];
}

const overlaps = (inOrder: readonly TrackItem[]) =>
  inOrder.flatMap(({ id, display }, index) => {
    const before = inOrder[index - 1];
    return before && before.display.to > display.from ? [`${id} stands over ${before.id}`] : [];
  });

function faultsOfOrder({ tracks, trackItemIds, trackItemsMap }: VideoData): string[] {
  const placed = tracks.flatMap(({ items }) => items).toSorted();
  const ids = Object.keys(trackItemsMap).toSorted();
  const inTracks = placed.length === ids.length && placed.every((id, index) => id === ids[index]);
  const painted = new Set(trackItemIds);
  const areThere = trackItemIds.every((id) => Object.hasOwn(trackItemsMap, id));
  return [
    ...(inTracks ? [] : [`the tracks hold ${placed}, the map ${ids}`]),
    ...(painted.size === trackItemIds.length && areThere ? [] : [`painted is ${trackItemIds}`]),
  ];
}
