/** Moments in which something is missing: nothing but the background is seen, or the voice speaks without its caption. Pure. */
import { isVoice, type TrackItem, type VideoData } from '../../../contract/video/videoData';
import { wordsOf } from '../../../contract/video/spokenWords';
import { captionsAreShown, captionsOf, isCaptionItem, type Caption } from '../selectors/captions.selectors';
import { laneKindOf } from '../selectors/laneKinds.selectors';
import { shortestMs, type Span } from '../selectors/placement.selectors';

export interface MomentWithout extends Span {
  readonly lacks: 'picture' | 'caption';
}

/**
 * In order of time, none shorter than a frame; whole ms of the video. What a voice says is known by its captions: it
 * lacks those that are turned off while others are read.
 */
export function momentsWithout(data: VideoData): readonly MomentWithout[] {
  const isOn = new Set(data.trackItemIds);
  const off = captionsOf(data).filter(({ id }) => !isOn.has(id));
  return [...withoutPicture(data), ...withoutCaption(data, off)].toSorted((a, b) => a.from - b.from);
}

/** What a change leaves that was not missing before: in the order of `momentsWithout`. */
export function momentsLeft(before: VideoData, after: VideoData): readonly MomentWithout[] {
  const pictures = withoutPicture(after);
  const wereMissing = withoutPicture(before);
  // What came later moves along with its own gaps: only more without a picture than before is news.
  const isMore = lengthOf(pictures) - lengthOf(wereMissing) >= shortestMs(after);
  const wereThere = (moment: Span) => lengthOf(outside([moment], wereMissing)) < shortestMs(after);
  const isOn = new Set(after.trackItemIds);
  const gone = before.trackItemIds.flatMap((id) => {
    const item = isOn.has(id) ? undefined : before.trackItemsMap[id];
    return isCaptionItem(item) ? [item] : [];
  });
  // A voice that was changed, too, no longer says what it said.
  const voice = () => voicesOf(after).filter((item) => before.trackItemsMap[item.id] === item);
  return [
    ...(isMore ? pictures.filter((moment) => !wereThere(moment)) : []),
    ...withoutCaption(after, gone, voice),
  ].toSorted((a, b) => a.from - b.from);
}

const known = new WeakMap<VideoData, readonly MomentWithout[]>();
function withoutPicture(data: VideoData): readonly MomentWithout[] {
  const found = known.get(data) ?? findWithoutPicture(data);
  known.set(data, found);
  return found;
}

function findWithoutPicture(data: VideoData): readonly MomentWithout[] {
  const covered = data.trackItemIds.flatMap((id) => {
    const item = data.trackItemsMap[id];
    return item && isPicture(item, data) ? [item.display] : [];
  });
  return longEnough(data, 'picture', outside([{ from: 0, to: data.duration }], covered));
}

/** A main item, or what fills the canvas. A watermark is none. */
function isPicture(item: TrackItem, { size }: VideoData): boolean {
  if (item.type === 'text' || item.type === 'audio' || item.brand === 'logo') return false;
  const { left = 0, top = 0, width = 0, height = 0, opacity = 100 } = item.details;
  if (opacity === 0) return false;
  const fills = left <= 0 && top <= 0 && left + width >= size.width && top + height >= size.height;
  return laneKindOf(item) === 'main' || fills;
}

/** Where a voice is heard that says the words of these captions, and no caption is read. Without any, nobody wants them. */
function withoutCaption(
  data: VideoData,
  captions: readonly Caption[],
  voicesHeard: () => readonly TrackItem[] = () => voicesOf(data),
): readonly MomentWithout[] {
  if (captions.length === 0 || !captionsAreShown(data)) return [];
  const said = captions.flatMap((caption) => {
    const words = wordsOf(caption);
    const [first, last] = [words[0], words.at(-1)];
    return first && last && caption.details.unspoken !== true ? [{ from: first.from, to: last.to }] : [];
  });
  const read = data.trackItemIds.flatMap((id) => {
    const item = data.trackItemsMap[id];
    return isCaptionItem(item) ? [item.display] : [];
  });
  const voices = voicesHeard();
  const heard = said.flatMap((span) => {
    const silent = outside(
      [span],
      voices.map(({ display }) => display),
    );
    return outside([span], silent);
  });
  return longEnough(data, 'caption', outside(heard, read));
}

const voicesOf = (data: VideoData): readonly TrackItem[] =>
  data.trackItemIds.flatMap((id) => {
    const item = data.trackItemsMap[id];
    return item?.type === 'audio' && isVoice(id) && item.details.volume > 0 ? [item] : [];
  });

const inOrder = (spans: readonly Span[]) => spans.toSorted((a, b) => a.from - b.from);
const lengthOf = (spans: readonly Span[]) => spans.reduce((sum, { from, to }) => sum + to - from, 0);

/** What of the stretches lies in none of the others: in order, apart from one another. */
function outside(spans: readonly Span[], others: readonly Span[]): readonly Span[] {
  const left: Span[] = [];
  const taken = inOrder(others);
  let start = 0;
  let reached = 0;
  for (const { from, to } of inOrder(spans)) {
    reached = Math.max(reached, from);
    // What ends before this one begins is in nobody's way any more.
    while ((taken[start]?.to ?? Infinity) <= reached) start += 1;
    for (let index = start; index < taken.length && reached < to; index += 1) {
      const other = taken[index] as Span;
      if (other.from >= to) break;
      if (other.from > reached) left.push({ from: reached, to: other.from });
      reached = Math.max(reached, other.to);
    }
    if (reached < to) left.push({ from: reached, to });
    reached = Math.max(reached, to);
  }
  return left;
}

const longEnough = (data: VideoData, lacks: MomentWithout['lacks'], spans: readonly Span[]) =>
  spans.flatMap(({ from, to }): MomentWithout[] =>
    to - from < shortestMs(data) ? [] : [{ lacks, from: Math.round(from), to: Math.round(to) }],
  );
