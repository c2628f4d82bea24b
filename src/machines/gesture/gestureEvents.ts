/** What a pointer does on the timeline, in px of its content and ms of the video. */

/** Where the pointer is. `xPx` and `yPx` count from the start of the timeline's content, scrolled or not. */
export interface Place {
  readonly xPx: number;
  readonly yPx: number;
  /** May lie before the start or after the end. */
  readonly atMs: number;
}
/** How a press changes what is selected: alone, one more or less, or all up to it. */
export type Choosing = 'only' | 'toggle' | 'range';
export type Edge = 'from' | 'to';

/** A pointer held down: on what, and where it began. */
export type Press =
  | { readonly on: 'item'; readonly place: Place; readonly itemId: string; readonly choosing: Choosing }
  | {
      readonly on: 'edge';
      readonly place: Place;
      readonly itemId: string;
      readonly edge: Edge;
      readonly choosing: Choosing;
    }
  | { readonly on: 'cut'; readonly place: Place; readonly leftId: string; readonly rightId: string }
  | { readonly on: 'ground'; readonly place: Place; readonly choosing: Choosing }
  | { readonly on: 'ruler'; readonly place: Place; readonly pxPerMs: number };
export type PressOn<On extends Press['on']> = Extract<Press, { on: On }>;

/** Where a pointer has come to. */
export interface Move {
  readonly place: Place;
  /** Alt is held: nothing snaps. */
  readonly isFree: boolean;
  /** How the timeline is zoomed: a snap is a matter of px. */
  readonly pxPerMs: number;
}
/** A medium that is dragged out of the library. */
export interface DraggedMedia {
  readonly type: 'image' | 'video' | 'audio';
  readonly src: string;
  readonly name?: string;
  readonly width?: number;
  readonly height?: number;
  readonly durationMs?: number;
  readonly backdropSrc?: string;
}

export type GestureEvent =
  | { type: 'item.pressed'; press: PressOn<'item'> }
  | { type: 'edge.pressed'; press: PressOn<'edge'> }
  | { type: 'cut.pressed'; press: PressOn<'cut'> }
  | { type: 'ground.pressed'; press: PressOn<'ground'> }
  | { type: 'ruler.pressed'; press: PressOn<'ruler'> }
  /** By a finger, which may also scroll. */
  | { type: 'item.touched'; press: PressOn<'item'>; at: MenuPoint }
  | { type: 'ground.touched'; press: PressOn<'ground'> }
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
