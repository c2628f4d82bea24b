/** Where a picture ends inside the screen it fades into what is around it: no hard edge crosses the screen. Pure. */
import type { Part } from '../../../contract/video/itemDetails';
import type { Size } from '../canvas/canvas';

/** Of the picture's own side: as far as what is looked at leaves it, but so far at least. */
const SOFT = { most: 28, least: 4 } as const;

/** A CSS mask; none for what reaches all edges of the screen, or ends before all of them as a card does. `looked` does not fade: px of the frame. */
export function softEdges(frame: Size, screen: Size, looked?: Part): string | undefined {
  const [isNarrow, isLow] = [frame.width < screen.width, frame.height < screen.height];
  if (isNarrow === isLow) return undefined;
  const soft = (room: number, side: number) =>
    `${Math.max(SOFT.least, Math.min(SOFT.most, Math.floor((room / side) * 100)))}%`;
  const { left, top, height } = looked ?? { left: frame.width, top: frame.height, height: -frame.height };
  return isNarrow
    ? `linear-gradient(90deg, transparent, #000 ${soft(left, frame.width)})`
    : `linear-gradient(transparent, #000 ${soft(top, frame.height)} calc(100% - ${soft(frame.height - top - height, frame.height)}), transparent)`;
}
