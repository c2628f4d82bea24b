/** The script of a video: what its captions say, parted at its scenes. [E7] */
import { countWords } from '../../../contract/scripts/countWords';
import { joinWords } from '../../../contract/video/spokenWords';
import type { VideoData } from '../../../contract/video/videoData';
import { itemsOfKind } from '../selectors/mainItems.selectors';
import { seenCaptions } from './captionRows';
import { paragraphsOf } from './transcript';

export interface Scene {
  /** ms of the video */
  readonly from: number;
  readonly text: string;
  readonly words: number;
}

/** A scene is what is said while a main picture or clip is there; what comes before the first belongs to it. */
export function scenesOf(data: VideoData): Scene[] {
  const words = paragraphsOf(seenCaptions(data)).flatMap((paragraph) => paragraph.words);
  const starts = itemsOfKind(data, 'main').map(({ display }) => display.from);
  const scenes = new Map<number, string[]>();
  for (const { text, from } of words) {
    const start = starts.findLast((at) => at <= from) ?? starts[0] ?? 0;
    scenes.set(start, [...(scenes.get(start) ?? []), text]);
  }
  return [...scenes]
    .toSorted(([a], [b]) => a - b)
    .map(([from, said]) => ({ from, text: joinWords(said), words: countWords(said.join(' ')) }));
}

/** A calm reader's pace. */
const WORDS_PER_SECOND = 2.5;
export const spokenMs = (words: number): number => (words / WORDS_PER_SECOND) * 1000;
