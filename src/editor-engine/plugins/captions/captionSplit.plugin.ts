/** One caption as two, before a word or at a moment. [E6] */
import { joinWords, wordsOf, type SpokenWord } from '../../../../contract/video/spokenWords';
import type { TrackItem, VideoData } from '../../../../contract/video/videoData';
import { definePlugin } from '../../kernel/plugin';
import type { Refusal } from '../../kernel/refusal';
import { isCaptionItem } from '../../selectors/captions.selectors';
import { shortestMs } from '../../selectors/placement.selectors';
import { captionWords } from '../shared/captionWords';
import { itemOf } from '../shared/chosen';
import { isRefusal } from '../shared/itemEdits';
import { hasRoomFor } from '../shared/newItems';
import { partsOf } from '../shared/parts';
import { planned, type Plan } from '../shared/plan';

interface Split {
  readonly id: string;
  /** The first word of the second half, counted from 0; or the moment, in ms of the video. */
  readonly atWord?: number;
  readonly atMs?: number;
}

export const captionSplitPlugin = definePlugin({
  id: 'captionSplit',
  commands: { 'caption.split': planned<Split>(planSplit) },
});

/** Every half has a word and at least a frame. */
function planSplit(data: VideoData, split: Split, newId: (prefix: string) => string): Plan | Refusal {
  const caption = itemOf(data, split.id);
  if (!caption) return 'noSuchItem';
  if (!isCaptionItem(caption)) return 'wrongKind';
  const words = wordsOf(caption);
  const place = placeOf(split, caption.display, words);
  if (isRefusal(place)) return place;
  const { count, cutMs } = place;
  const shortest = shortestMs(data);
  if (cutMs - caption.display.from < shortest || caption.display.to - cutMs < shortest) return 'tooShort';
  if (!hasRoomFor(data, 1)) return 'tooManyItems';
  const parts = partsOf(caption, cutMs);
  if (isRefusal(parts)) return parts;
  const isTimed = caption.details.words !== undefined;
  const right = saying(parts.right, words.slice(count), isTimed);
  const id = newId('caption');
  return {
    rewritten: [saying(parts.left, words.slice(0, count), isTimed)],
    added: [
      { item: { ...right, id }, beside: caption.id, isHidden: !data.trackItemIds.includes(caption.id) },
    ],
    selected: [caption.id, id],
  };
}

interface Place {
  /** Words of the first half. */
  readonly count: number;
  readonly cutMs: number;
}

/** A word goes where most of it is spoken. */
function placeOf(
  { atWord, atMs }: Split,
  { from, to }: TrackItem['display'],
  words: readonly SpokenWord[],
): Place | Refusal {
  if (atWord === undefined && (atMs === undefined || !(atMs > from && atMs < to))) return 'notBetween';
  const count = atWord ?? words.filter((word) => (word.from + word.to) / 2 < (atMs ?? from)).length;
  const first = words[count];
  if (!first || count < 1) return 'noSuchWord';
  return { count, cutMs: Math.round(atWord === undefined ? (atMs ?? from) : first.from) };
}

function saying(part: TrackItem, words: readonly SpokenWord[], isTimed: boolean): TrackItem {
  const { from, to } = part.display;
  const inside = (ms: number) => Math.min(Math.max(ms, from), to);
  const own = words.map((word) => ({ ...word, from: inside(word.from), to: inside(word.to) }));
  const text = joinWords(words.map((word) => word.text));
  return { ...part, details: { ...part.details, text, ...(isTimed ? captionWords(own) : {}) } } as TrackItem;
}
