/** The pointer on the timeline as events of its chart, in px of its content and ms of the video. */
import type { MouseEvent, PointerEvent, RefObject } from 'react';
import type { EditorEngine } from '../../../../editor-engine/createEditorEngine';
import type { Move } from '../../../../editor-engine/timeline/pointer';
import type { Editor } from '../../EditorContext';
import type { Roving } from '../view/createRoving';
import type { Viewport } from '../view/createViewport';
import { contentPoint } from './contentPoint';
import { pressAt } from './pressAt';
import { createEdgeScroll, type EdgeScroll } from './scrollAtEdge';
import { touchOf } from './touchOf';

interface Pointer {
  readonly clientX: number;
  readonly clientY: number;
  readonly altKey: boolean;
}
interface Deps {
  readonly gesture: Editor['gesture'];
  readonly selection: EditorEngine['session']['selection'];
  readonly viewport: Viewport;
  readonly roving: Roving;
  readonly scroller: RefObject<HTMLDivElement | null>;
}
const itemIn = (target: EventTarget) =>
  (target as Element).closest<HTMLElement>('[data-item]')?.dataset['item'];

export function createPointer({ gesture, selection, viewport, roving, scroller }: Deps) {
  /** There while a pointer is held. */
  let edgeScroll: EdgeScroll | null = null;

  const placeOf = ({ clientX, clientY }: Pointer) => {
    const point = contentPoint(scroller.current as HTMLElement, clientX, clientY);
    return { ...point, atMs: viewport.msAt(point.xPx) };
  };
  const moveOf = (pointer: Pointer): Move => ({
    place: placeOf(pointer),
    isFree: pointer.altKey,
    pxPerMs: viewport.pxPerMs,
  });
  const letGo = () => {
    edgeScroll?.stop();
    edgeScroll = null;
    scroller.current?.removeAttribute('data-gesturing');
  };

  return {
    moveOf,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLDivElement>) {
        if (event.button !== 0 || !event.isPrimary) return;
        const byMouse = pressAt(event.target as Element, placeOf(event), viewport.pxPerMs, event);
        const at = { x: event.clientX, y: event.clientY };
        const press =
          event.pointerType === 'touch' ? touchOf(byMouse, { at, isSelected: selection.has }) : byMouse;
        if (!press) return;
        const item = itemIn(event.target);
        if (item !== undefined) roving.moveTo(item);
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.toggleAttribute('data-gesturing', true);
        // Items move only across; a rectangle is also drawn down.
        edgeScroll = createEdgeScroll(event.currentTarget, byMouse?.type === 'background.pressed');
        gesture.send(press);
      },
      onPointerMove({ clientX, clientY, altKey }: PointerEvent<HTMLDivElement>) {
        if (!edgeScroll) return;
        const send = () =>
          gesture.send({ type: 'pointer.moved', move: moveOf({ clientX, clientY, altKey }) });
        send();
        // Nothing is carried there before it is held.
        if (gesture.getSnapshot().matches('gesturing')) edgeScroll.at(clientX, clientY, send);
      },
      onPointerUp() {
        if (!edgeScroll) return;
        letGo();
        gesture.send({ type: 'pointer.released' });
      },
      onPointerCancel() {
        letGo();
        gesture.send({ type: 'pointer.cancelled' });
      },
      onContextMenu(event: MouseEvent<HTMLDivElement>) {
        const itemId = itemIn(event.target);
        if (itemId === undefined) return;
        event.preventDefault();
        const opened = { type: 'menu.opened', itemId, at: { x: event.clientX, y: event.clientY } } as const;
        // A held finger opens it when it is taken off, because it may carry the item instead.
        if (!gesture.getSnapshot().can(opened)) return;
        letGo();
        gesture.send(opened);
      },
    },
  };
}
