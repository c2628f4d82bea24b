/** Where somebody goes who presses a finding: to the sentence or to the item that it is about. Pure. */
import type { CheckKind } from '../../../contract/publishCheck';
import type { VideoData } from '../../../contract/video/videoData';
import { sentencesOf } from '../script/sentences';
import type { Finding } from './finding';

export interface Place {
  readonly about: 'sentence' | 'item';
  /** ms of the video */
  readonly atMs: number;
  /** What is selected there; null where it is about a moment. */
  readonly itemId: string | null;
}

/** What is mended by other words, or by saying them otherwise, is mended in the script. */
const ABOUT = {
  noPicture: 'item',
  noCaption: 'item',
  textCutOff: 'item',
  safeZone: 'item',
  contrast: 'item',
  readingSpeed: 'sentence',
  unspoken: 'sentence',
  silence: 'item',
  voiceUnderMusic: 'item',
  otherLanguage: 'sentence',
  loudness: 'item',
  smallPicture: 'item',
  stillOpening: 'item',
  noCallToAction: 'item',
  unbacked: 'sentence',
  claim: 'sentence',
} as const satisfies Record<CheckKind, Place['about']>;

/** @param data as it is now: it may have changed since it was looked through */
export function placeOf({ kind, from, itemIds }: Finding, data: VideoData): Place {
  const about = ABOUT[kind];
  const itemId = itemIds.find((id) => data.trackItemsMap[id]) ?? null;
  if (about === 'item') return { about, atMs: from, itemId };
  // Its stretch begins in the pause before it, where the one before is still shown.
  const sentence = sentencesOf(data).findLast((one) => one.from <= from);
  return { about, atMs: Math.max(from, sentence?.words[0]?.from ?? from), itemId };
}
