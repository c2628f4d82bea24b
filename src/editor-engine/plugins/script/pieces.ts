/** Parts of a plan, as they are gathered. */
import type { TrackItem } from '../../../../contract/video/videoData';
import type { Added } from '../shared/plan';

export interface Pieces {
  readonly rewritten: TrackItem[];
  readonly added: Added[];
  readonly removed: string[];
}
export const noPieces = (): Pieces => ({ rewritten: [], added: [], removed: [] });
