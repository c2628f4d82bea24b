/** The last card that a template would end a video with, put into one that has none. [T1] */
import { isClosing, type TrackItem, type VideoData } from '../../../../contract/video/videoData';
import { definePlugin } from '../../kernel/plugin';
import type { Refusal } from '../../kernel/refusal';
import { laneKindOf } from '../../selectors/laneKinds.selectors';
import { ifValid, isRefusal } from '../shared/itemEdits';
import { hasRoomFor } from '../shared/newItems';
import { planned, type Added, type Plan } from '../shared/plan';

interface NewCard {
  /** In the order in which they are painted, under the ids that the template gives them. */
  readonly items: readonly TrackItem[];
}

/** Over all pictures, and beneath the captions, which are read on it. */
function planCard(data: VideoData, { items }: NewCard): Plan | Refusal {
  if (items.length === 0) return 'nothingChosen';
  if (!hasRoomFor(data, items.length)) return 'tooManyItems';
  if (items.some((item) => !isPartOfCard(item, data))) return 'badValue';
  if (new Set(items.map(({ id }) => id)).size < items.length) return 'badValue';
  let beneath = data.trackItemIds.findLast((id) => isPicture(data.trackItemsMap[id]));
  const added = items.map((item): Added => {
    const one = { item, ...(beneath === undefined ? {} : { beside: beneath }) };
    beneath = item.id;
    return one;
  });
  return { added, selected: [] };
}

const isPicture = (item: TrackItem | undefined) =>
  item !== undefined && ['main', 'overlays'].includes(laneKindOf(item));

function isPartOfCard(item: TrackItem, { trackItemsMap, duration }: VideoData): boolean {
  const { id, display } = item;
  const isFree = isClosing(id) && !Object.hasOwn(trackItemsMap, id);
  const isLaidOver = ['titles', 'overlays'].includes(laneKindOf(item));
  const isWithin = display.from < display.to && display.to <= Math.ceil(duration);
  return isFree && isLaidOver && isWithin && !isRefusal(ifValid(item));
}

export const closingPlugin = definePlugin({
  id: 'closing',
  commands: { 'closing.add': planned<NewCard>(planCard) },
});
