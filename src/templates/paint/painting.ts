/** What a template paints with: a component for each kind of item. */
import type { ComponentType } from 'react';
import type { ItemOf, TrackItem, VideoData } from '../../../contract/video/videoData';

export interface VisibleProps<Type extends TrackItem['type']> {
  readonly item: ItemOf<Type>;
  /** Frame at which the item begins in the video, and how many frames its window has. */
  readonly from: number;
  readonly length: number;
  /** Frames that it stays beneath the entrance of what follows. */
  readonly held: number;
  readonly muted: boolean;
  /** Of the document. */
  readonly template: string;
}
export interface Painting {
  readonly image: ComponentType<VisibleProps<'image'>>;
  readonly video: ComponentType<VisibleProps<'video'>>;
  readonly text: ComponentType<VisibleProps<'text'>>;
  readonly shape: ComponentType<VisibleProps<'shape'>>;
  /** What moves by its keyframes within what it brings along, a background of its own. */
  readonly movesWithin?: (item: TrackItem) => boolean;
  /** Behind all items, over the whole video's time. */
  readonly background?: ComponentType<{ readonly videoData: VideoData }>;
}
