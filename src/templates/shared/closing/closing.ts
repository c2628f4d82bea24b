/** How a template ends: what its last card stands on, how it comes in and what is on it. */
import type { Part } from '../../../../contract/video/itemDetails';
import type { ItemOf, TransitionName } from '../../../../contract/video/videoData';

export interface Closing {
  /** CSS: what everything stands on; where it is transparent, the last picture is seen. */
  readonly background: string;
  /** How the background comes in; null cuts to it. */
  readonly entrance: TransitionName | null;
  /** Read on the background. */
  readonly ink: string;
  /** Of the line before the title. */
  readonly line: string;
  /** Null leaves it out. */
  readonly picture: ClosingFrame | null;
  /** From where reading starts; in the middle when absent. */
  readonly align?: 'start';
  /** What words that stand alone keep off, if they can: px of the video. */
  readonly looked?: Part | undefined;
  readonly title?: ClosingTitle;
}
/** How a picture is framed, px of a phone's picture. */
export interface ClosingFrame {
  /** Fills its part of the screen where so much of it would be seen at least; else it stands as a card. */
  readonly fills?: number;
  readonly borderRadius: number;
  /** Around a card: how wide, in which colour, and that of its hard shadow. */
  readonly edge?: { readonly width: number; readonly colour: string; readonly shadow?: string };
  /** Degrees. */
  readonly rotate?: number;
}
interface ClosingTitle {
  readonly isShouted?: boolean;
  /** In font sizes. */
  readonly lineHeight?: number;
  /** Of a line what its letters may take, where a label's ends need some of it; all when absent. */
  readonly letters?: number;
  readonly details?: Omit<Partial<ItemOf<'text'>['details']>, 'text'>;
}
