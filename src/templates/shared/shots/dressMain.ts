/** Dresses the main pictures and clips of a document that has been laid out. Pure. */
import type { ItemOf, VideoData } from '../../../../contract/video/videoData';

export type MainItem = ItemOf<'image'> | ItemOf<'video'>;
/** What both kinds have in common. */
export type Dress = Omit<Partial<ItemOf<'image'>['details'] & ItemOf<'video'>['details']>, 'src'>;

export function dressMain(data: VideoData, dress: (item: MainItem, index: number) => Dress): VideoData {
  const map = { ...data.trackItemsMap };
  for (const [index, item] of mainItemsOf(data).entries())
    map[item.id] = withDetails(item, dress(item, index));
  return { ...data, trackItemsMap: map };
}

/** In the order in which they are painted. */
export function mainItemsOf({ trackItemIds, trackItemsMap }: VideoData): MainItem[] {
  return trackItemIds.flatMap((id) => {
    const item = trackItemsMap[id];
    return item?.isMain && (item.type === 'image' || item.type === 'video') ? [item] : [];
  });
}

const withDetails = (item: MainItem, dress: Dress): MainItem =>
  item.type === 'image'
    ? { ...item, details: { ...item.details, ...dress } }
    : { ...item, details: { ...item.details, ...dress } };
