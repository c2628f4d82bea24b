/** What a template lays over the end of a video: it lasts as long as it did, and goes where the end goes. */
import { isClosing, type TrackItem, type VideoData } from '../../../../contract/video/videoData';
import { movedTo } from './itemTimes';

export const isLastCard = ({ id, display }: TrackItem, { duration, fps }: VideoData): boolean =>
  isClosing(id) && display.to > duration - 1000 / fps;

/** Later with the end, or earlier when negative. */
export const withEndMovedBy = (card: TrackItem, byMs: number): TrackItem => {
  const { from, to } = card.display;
  return movedTo(card, { from: Math.max(0, from + byMs), to: to + byMs });
};
