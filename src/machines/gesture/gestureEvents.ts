/** What a pointer does on the timeline. */
import type { DraggedMedia, Move, PressOn } from '../../editor-engine/timeline/pointer';

export type GestureEvent =
  | { type: 'item.pressed'; press: PressOn<'item'> }
  | { type: 'edge.pressed'; press: PressOn<'edge'> }
  | { type: 'cut.pressed'; press: PressOn<'cut'> }
  | { type: 'background.pressed'; press: PressOn<'background'> }
  | { type: 'ruler.pressed'; press: PressOn<'ruler'> }
  /** By a finger, which may also scroll. */
  | { type: 'item.touched'; press: PressOn<'item'>; at: MenuPoint }
  | { type: 'background.touched'; press: PressOn<'background'> }
  | { type: 'pointer.moved'; move: Move }
  | { type: 'pointer.released' }
  | { type: 'pointer.cancelled' }
  | { type: 'escape.pressed' }
  | { type: 'window.blurred' }
  | { type: 'media.entered'; media: DraggedMedia; move: Move }
  | { type: 'media.moved'; move: Move }
  | { type: 'media.left' }
  | { type: 'media.dropped' }
  | { type: 'menu.opened'; itemId: string; at: MenuPoint }
  | { type: 'menu.closed' };

/** px of the window. */
export interface MenuPoint {
  readonly x: number;
  readonly y: number;
}
