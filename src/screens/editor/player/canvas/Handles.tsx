/** The handles around the one chosen item: moved, sized and turned by hand or moved by keys; a chunk of its own. */
import { useId, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import {
  Draggable,
  makeMoveable,
  Resizable,
  Rotatable,
  type DraggableProps,
  type ResizableProps,
  type RotatableProps,
} from 'react-moveable';
import { isFootage } from '../../../../../contract/video/videoData';
import { poseOf } from '../../../../templates/paint/poseOf';
import { visuallyHidden } from '../../../../ui/layout/page.css';
import { editorPlayerMessages as text } from '../../../../locales/messages/editor/player';
import { useEditor } from '../../EditorContext';
import { useItem, useVideoData } from '../../engine/useEngine';
import { itemName } from '../../itemName';
import * as css from './canvas.css';
import { canvasPoint, canvasScale, placed } from './canvasPoint';
import { poseAtMoment } from '../../../../editor-engine/canvas/keyedPose';
import { useMomentOf } from './useMomentOf';
import { topmostAt } from '../../../../editor-engine/canvas/standing';

/** What Moveable says of the pointer. */
interface Pointer {
  readonly clientX: number;
  readonly clientY: number;
  /** The browser's own event: which keys are held with it. */
  readonly inputEvent: { readonly altKey?: boolean; readonly shiftKey?: boolean };
}
type DragAct =
  | { readonly how: 'move' | 'turn' }
  | { readonly how: 'resize'; readonly direction: readonly number[] };

/** px of the window from which a line draws. */
const SNAP_PX = 8;
const Moveable = makeMoveable<DraggableProps & ResizableProps & RotatableProps>([
  Draggable,
  Resizable,
  Rotatable,
]);
const ALL_DIRECTIONS = ['nw', 'n', 'ne', 'w', 'e', 'sw', 's', 'se'];
/** The height of words follows from them. */
const DIRECTIONS_OF_TEXT = ['nw', 'ne', 'w', 'e', 'sw', 'se'];
const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export default function Handles({ id }: { id: string }) {
  const { engine, canvas } = useEditor();
  const { size, template } = useVideoData();
  const item = useItem(id);
  const target = useRef<HTMLButtonElement>(null);
  const moveable = useRef<InstanceType<typeof Moveable>>(null);
  const hint = useId();
  const poseNow = poseAtMoment(poseOf, useMomentOf(item));
  const pose = item ? poseNow(item, { size, template }) : null;
  // It is rendered only when the item, or the canvas, is another.
  useLayoutEffect(() => moveable.current?.updateRect());
  if (!item || !pose) return null;
  const isText = item.type === 'text';

  /** Where the pointer is, in px of the video, and how far a line of the canvas draws. */
  const pointAt = ({ clientX, clientY }: Pointer) => {
    const canvasElement = target.current?.parentElement;
    return canvasElement
      ? {
          point: canvasPoint(canvasElement, size, { x: clientX, y: clientY }),
          reach: SNAP_PX * canvasScale(canvasElement, size),
        }
      : { point: { x: 0, y: 0 }, reach: 0 };
  };
  const take = (event: Pointer) =>
    canvas.send({ type: 'pose.began', itemId: id, from: pointAt(event).point });
  /** What stands before the chosen one is chosen instead. */
  const takeWhole = (event: Pointer) => {
    const { point } = pointAt(event);
    const atMs = engine.session.playback.currentMs();
    const top = topmostAt(engine.videoData(), { atMs, point }, poseAtMoment(poseOf, atMs));
    if (!top || top.id === id) return take(event);
    canvas.send({ type: 'item.pressed', itemId: top.id, isAdded: false });
    return false;
  };
  const drag = (event: Pointer, act: DragAct) => {
    const { point: to, reach } = pointAt(event);
    const { altKey: isFree = false, shiftKey: isConstrained = false } = event.inputEvent;
    canvas.send({ type: 'pose.dragged', drag: { ...act, to, reach, isFree, isConstrained } });
  };
  const settle = () => canvas.send({ type: 'pose.settled' });
  const nudge = (event: KeyboardEvent) => {
    const way = arrows[event.key];
    if (!way || event.altKey || event.ctrlKey || event.metaKey) return;
    // The page's own arrow keys move the playhead.
    event.preventDefault();
    event.stopPropagation();
    const px = event.shiftKey ? 10 : 1;
    canvas.send({ type: 'item.nudged', itemId: id, byX: way[0] * px, byY: way[1] * px });
  };
  const canBeCropped = isFootage(item);
  const open = () => {
    if (isText) canvas.send({ type: 'text.opened', itemId: id, text: item.details.text });
    if (canBeCropped) canvas.send({ type: 'crop.opened', itemId: id });
  };
  return (
    <>
      <button
        ref={target}
        type="button"
        className={css.grip}
        data-grip
        style={placed(pose, size)}
        aria-label={text.onCanvas(itemName(item))}
        aria-describedby={hint}
        onKeyDown={(event) => {
          nudge(event);
          if (event.key === 'Enter') open();
        }}
        onDoubleClick={open}
      />
      <span id={hint} className={visuallyHidden}>
        {isText ? text.textHandleHint : canBeCropped ? text.footageHandleHint : text.handleHint}
      </span>
      <Moveable
        ref={moveable}
        className={css.handles}
        target={target}
        origin={false}
        draggable
        resizable
        rotatable
        checkResizableError={false}
        renderDirections={isText ? DIRECTIONS_OF_TEXT : ALL_DIRECTIONS}
        useResizeObserver
        rotationPosition="right"
        onDragStart={takeWhole}
        onDrag={(event) => drag(event, { how: 'move' })}
        onDragEnd={settle}
        onResizeStart={take}
        onResize={(event) => drag(event, { how: 'resize', direction: event.direction })}
        onResizeEnd={settle}
        onRotateStart={take}
        onRotate={(event) => drag(event, { how: 'turn' })}
        onRotateEnd={settle}
      />
    </>
  );
}
