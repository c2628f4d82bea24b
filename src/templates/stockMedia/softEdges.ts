/** Where a picture ends inside the screen it fades into what is around it: no hard edge crosses the screen. Pure. */
import type { Size } from '../canvas/canvas';

/** Of the picture's own side. */
const SOFT = '28%';

/** A CSS mask; none for what reaches all edges of the screen, or ends before all of them as a card does. */
export function softEdges(frame: Size, screen: Size): string | undefined {
  const [isNarrow, isLow] = [frame.width < screen.width, frame.height < screen.height];
  if (isNarrow === isLow) return undefined;
  return isNarrow
    ? `linear-gradient(90deg, transparent, #000 ${SOFT})`
    : `linear-gradient(transparent, #000 ${SOFT} calc(100% - ${SOFT}), transparent)`;
}
