/** A sticker at a corner of each picture: cut out in white, stuck on askew. Pure. */
import type { ItemOf, VideoData } from '../../../contract/video/videoData';
import { safeInsets, unitOf } from '../canvas/canvas';
import { boxOf } from '../paint/boxOf';
import type { MainItem } from '../shared/shots/dressMain';

type Sticker = Pick<ItemOf<'shape'>['details'], 'shape' | 'rotate'>;

const stickers: readonly Sticker[] = [
  { shape: 'star', rotate: -14 },
  { shape: 'heart', rotate: 12 },
  { shape: 'arrow', rotate: 24 },
  { shape: 'speechBubble', rotate: -8 },
];
/** px of a phone's picture; ms after its picture, so that two things do not come at once. */
const STICKER = { size: 210, edge: 14, afterMs: 260, leastMs: 900 } as const;

/** None on a picture that is gone before it would be seen. */
export function stickerOn(
  item: MainItem,
  index: number,
  data: VideoData,
  colours: readonly string[],
): ItemOf<'shape'>[] {
  const { from, to } = item.display;
  const sticker = stickers[index % stickers.length];
  if (!sticker || to - from < STICKER.leastMs) return [];
  const unit = unitOf(data.size);
  const size = Math.round(STICKER.size * unit);
  const card = boxOf(item, data);
  const { side } = safeInsets(data.size);
  // The first one leaves the upper corner to the title.
  const isLeft = index % 2 === 0;
  const middle = isLeft ? card.left + 0.16 * size : card.left + card.width - 0.16 * size;
  const furthest = data.size.width - side * 0.5 - size;
  return [
    {
      id: `sticker_${index}_${data.projectId}`,
      name: `Sticker ${index + 1}`,
      type: 'shape',
      display: { from: from + STICKER.afterMs, to },
      details: {
        ...sticker,
        fill: colours[(index + 2) % colours.length] ?? '#ff4d8d',
        strokeColor: '#ffffff',
        strokeWidth: Math.round(STICKER.edge * unit),
        left: Math.round(Math.min(furthest, Math.max(side * 0.5, middle - size / 2))),
        top: Math.round(isLeft ? card.top + card.height - 0.9 * size : card.top - 0.34 * size),
        width: size,
        height: size,
        transition: { in: 'imageZoomTwist' },
      },
    },
  ];
}
