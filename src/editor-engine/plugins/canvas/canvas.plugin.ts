/** Where an item stands on the canvas, how large, how turned and how clear. */
import { isCaption, type TrackItem } from '../../../../contract/video/videoData';
import { definePlugin } from '../../kernel/plugin';
import { editItem, editItems, withDetails } from '../shared/itemEdits';

interface Place {
  readonly id: string;
  /** px of the canvas; what is absent stays. */
  readonly left?: number;
  readonly top?: number;
  readonly width?: number;
  readonly height?: number;
  /** Degrees clockwise. */
  readonly rotate?: number;
}
interface Corner {
  readonly left: number;
  readonly top: number;
}
interface Nudge {
  readonly ids: readonly string[];
  readonly byX: number;
  readonly byY: number;
  /** Where they are painted, for those whose own details leave that to the template. */
  readonly boxes?: Readonly<Record<string, Corner>>;
}
interface Clearness {
  readonly ids: readonly string[];
  /** 0 to 100. */
  readonly opacity: number;
}

/** A hundredth of a pixel is not seen, and keeps numbers short. JSON knows no -0. */
const fine = (value: number | undefined) =>
  value === undefined ? undefined : Math.round(value * 100) / 100 + 0;

/** The same direction, between -180 and 180. */
const turned = (degrees: number | undefined) => {
  if (degrees === undefined || !Number.isFinite(degrees)) return degrees;
  const rest = ((degrees % 360) + 360) % 360;
  return fine(rest > 180 ? rest - 360 : rest);
};

function cornerOf(item: Exclude<TrackItem, { type: 'audio' }>, boxes: Nudge['boxes']): Corner | null {
  const { left, top } = item.details;
  const painted = boxes?.[item.id];
  // Only the template knows where a caption stands that does not say so itself.
  if (top === undefined && !painted && isCaption(item.id)) return null;
  return { left: left ?? painted?.left ?? 0, top: top ?? painted?.top ?? 0 };
}

export const canvasPlugin = definePlugin({
  id: 'canvas',
  commands: {
    'item.place': editItem<Place>((item, { left, top, width, height, rotate }) =>
      item.type === 'audio'
        ? 'wrongKind'
        : withDetails(item, {
            left: fine(left),
            top: fine(top),
            width: fine(width),
            height: fine(height),
            rotate: turned(rotate),
          }),
    ),
    'items.nudge': editItems<Nudge>((item, { byX, byY, boxes }) => {
      if (item.type === 'audio') return 'wrongKind';
      const corner = cornerOf(item, boxes);
      if (!corner) return 'wrongKind';
      return withDetails(item, {
        ...(byX === 0 ? {} : { left: fine(corner.left + byX) }),
        ...(byY === 0 ? {} : { top: fine(corner.top + byY) }),
      });
    }),
    'item.setOpacity': editItems<Clearness>((item, { opacity }) =>
      item.type === 'audio' ? 'wrongKind' : withDetails(item, { opacity }),
    ),
  },
});
