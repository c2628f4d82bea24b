/** One hold of an item, from the press until it is let go: the pointer's way as poses, drawn to lines nearby. */
import type { EditorEngine } from '../../../../editor-engine/createEditorEngine';
import type { TrackItem, VideoData } from '../../../../../contract/videoData';
import type { Pose } from '../../../../machines/canvas/pose';
import { canvasPoint, canvasScale } from './canvasPoint';
import { poseOf } from './poseDetails';
import { movedPose, resizedPose, turnedPose, type Direction, type Point } from './poseMath';
import { safeZoneOf } from './safeZones';
import { standingAt } from './shownItems';
import { linesOf, snapMove, snapResize, type Snapped } from './snapPose';

/** What Moveable tells of the pointer. */
export interface Held {
  readonly clientX: number;
  readonly clientY: number;
  /** The browser's own event: which keys are held with it. */
  readonly inputEvent: { readonly altKey?: boolean; readonly shiftKey?: boolean };
}
export interface Grip {
  move(held: Held): Snapped;
  resize(held: Held & { readonly direction: readonly number[] }): Snapped;
  turn(held: Held): Snapped;
}

/** px of the window from which a line draws. */
const REACH = 8;

interface Begun {
  readonly item: TrackItem;
  readonly data: VideoData;
  readonly engine: Pick<EditorEngine, 'session'>;
  readonly ground: Element;
  readonly from: Point;
}

export function beginGrip({ item, data, engine, ground, from }: Begun): Grip {
  const start: Pose = poseOf(item, data) ?? { left: 0, top: 0, width: 1, height: 1, rotate: 0 };
  const others = standingAt(data, engine.session.playback.currentMs())
    .filter((one) => one.item.id !== item.id)
    .map(({ pose }) => pose);
  const lines = linesOf(data.size, others, safeZoneOf(data.size));
  const at = ({ clientX, clientY }: Held) => canvasPoint(ground, data.size, { x: clientX, y: clientY });
  const way = (held: Held): Point => {
    const { x, y } = at(held);
    return { x: x - from.x, y: y - from.y };
  };
  const reach = () => REACH * canvasScale(ground, data.size);
  /** A picture, a clip and words keep their shape; a drawn shape has none to keep. Shift turns that round. */
  const keepsAspect = ({ inputEvent }: Held) => (item.type === 'shape') === Boolean(inputEvent.shiftKey);

  return {
    move(held) {
      const pose = movedPose(start, way(held));
      return held.inputEvent.altKey ? { pose, guides: [] } : snapMove(pose, lines, reach());
    },
    resize(held) {
      const direction = directionOf(held.direction);
      const keeps = item.type === 'text' || keepsAspect(held);
      const snapped = held.inputEvent.altKey
        ? { pose: resizedPose(start, direction, way(held), keeps), guides: [] }
        : snapResize(start, direction, way(held), keeps, lines, reach());
      return { ...snapped, pose: withScaledType(snapped.pose, start, direction) };
    },
    turn(held) {
      const { altKey, shiftKey } = held.inputEvent;
      const to = at(held);
      return {
        pose: turnedPose(start, { from, to }, { inSteps: Boolean(shiftKey), isFree: Boolean(altKey) }),
        guides: [],
      };
    },
  };
}

const directionOf = ([x = 0, y = 0]: readonly number[]): Direction => [Math.sign(x), Math.sign(y)];

/** Words grow by a corner; by a side they only have more room. */
const withScaledType = (pose: Pose, start: Pose, [dx, dy]: Direction): Pose =>
  start.fontSize === undefined || dx === 0 || dy === 0
    ? pose
    : { ...pose, fontSize: (start.fontSize * pose.width) / start.width };
