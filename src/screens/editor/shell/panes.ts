/** What the frame is filled with. */
import type { ReactNode } from 'react';

export interface Panes {
  readonly player: ReactNode;
  readonly timeline: ReactNode;
  /** The library that is open. */
  readonly panel: ReactNode;
  readonly inspector: ReactNode;
  readonly captions: ReactNode;
  readonly transcript: ReactNode;
  readonly script: ReactNode;
  /** How loud and how fast what is selected plays: on a phone by itself. */
  readonly sound: ReactNode;
  /** What the last edit has left without a picture or a caption. */
  readonly missing: ReactNode;
  /** Files on their way while no library is open that says so. */
  readonly uploads: ReactNode;
  readonly saveState: ReactNode;
  /** What a person should know of saving; bars under the top bar. */
  readonly saveNotices: ReactNode;
  readonly versions: ReactNode;
  /** The gallery of styles. */
  readonly styles: ReactNode;
}
