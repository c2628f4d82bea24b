/** The stretch of the video that a sentence takes along: its own, and at either end of the script what belongs to it there. [SC1] */
import type { VideoData } from '../../../../contract/video/videoData';
import { sentencesOf } from '../../script/sentences';
import { mainItems } from '../../selectors/mainItems.selectors';
import type { Span } from '../../selectors/placement.selectors';

/** Before the first word and behind the last one: a breath, or the picture that begins or ends there. */
const BREATH_MS = 150;
const PICTURE_MS = 1000;

/** In the order of `sentencesOf`; one behind the other. ms, whole. */
export function sentenceRooms(data: VideoData): readonly Span[] {
  const sentences = sentencesOf(data);
  const windows = mainItems(data).map(({ display }) => display);
  return sentences.map(({ from, to }, index) => {
    const begun = windows.findLast((one) => one.from <= from && one.from >= from - PICTURE_MS)?.from;
    const ended = windows.find((one) => one.to >= to && one.to <= to + PICTURE_MS)?.to;
    return {
      from: index === 0 ? Math.round(begun ?? Math.max(0, from - BREATH_MS)) : from,
      to: index === sentences.length - 1 ? Math.round(Math.min(ended ?? to + BREATH_MS, data.duration)) : to,
    };
  });
}
