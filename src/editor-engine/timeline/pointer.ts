/** A pointer on the timeline, in px of its content and ms of the video. */

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
  | { readonly on: 'background'; readonly place: Place; readonly choosing: Choosing }
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
  /** Of a sound: when it beats, ms from its start. */
  readonly beats?: readonly number[];
}
