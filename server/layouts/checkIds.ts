/** Every id in a layout leads to an item, and every item goes by the name under which it is found. */
import type { VideoData } from '../../contract/video/videoData';
import { LayoutRefused } from './layoutRefused';

type Ids = Pick<VideoData, 'trackItemsMap' | 'trackItemIds' | 'tracks'>;

/** Throws `LayoutRefused`. */
export function checkIds(layout: Ids): void {
  const { trackItemsMap, trackItemIds, tracks } = layout;
  const refuse = (path: readonly PropertyKey[], why: string) => {
    throw new LayoutRefused('invalid_input', layout, path, why, { fields: [path.join('.')] });
  };
  for (const [id, item] of Object.entries(trackItemsMap))
    if (item.id !== id) refuse(['trackItemsMap', id, 'id'], `it calls itself “${item.id}”`);
  const lists = [
    [['trackItemIds'], trackItemIds] as const,
    ...tracks.map(({ items }, index) => [['tracks', index, 'items'], items] as const),
  ];
  for (const [path, ids] of lists)
    ids.forEach((id, index) => {
      if (!Object.hasOwn(trackItemsMap, id)) refuse([...path, index], `there is no item “${id}”`);
    });
}
