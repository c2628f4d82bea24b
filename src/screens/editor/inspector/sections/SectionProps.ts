/** What every section of the inspector is given: the chosen items, as they are shown, at least one. */
import type { TrackItem } from '../../../../../contract/video/videoData';

export interface SectionProps {
  readonly items: readonly TrackItem[];
}
