/** The video's time in stretches that come to stand elsewhere, or go, and what becomes of sounds and captions. [SC1] [SC2] */
import { joinWords, wordsOf, type SpokenWord } from '../../../../contract/video/spokenWords';
import type { TrackItem, VideoData } from '../../../../contract/video/videoData';
import type { Refusal } from '../../kernel/refusal';
import type { Span } from '../../selectors/placement.selectors';
import { captionsOf, type Caption } from '../../selectors/captions.selectors';
import { captionWords } from '../shared/captionWords';
import { isRefusal } from '../shared/itemEdits';
import { movedTo, wholeFrom, withKeyframesMoved, withWindow } from '../shared/itemTimes';
import { partsOf } from '../shared/parts';
import type { Pieces } from './pieces';

/** ms of the video, whole. */
export interface Stretch extends Span {
  /** How much later (earlier when negative) it then is; null where it is gone. */
  readonly byMs: number | null;
}
/** One behind the other, from the beginning of the video to beyond its end. */
export type Stretches = readonly Stretch[];

export const stretchAt = (stretches: Stretches, atMs: number): Stretch =>
  stretches.find(({ to }) => atMs < to) ?? (stretches.at(-1) as Stretch);

export function shifted<Item extends TrackItem>(item: Item, byMs: number): Item {
  if (byMs === 0) return item;
  const { from, to } = item.display;
  return movedTo(item, { from: wholeFrom(from + byMs), to: wholeFrom(to + byMs) }) as Item;
}

/** Against a click where a sound is cut through. */
const SEAM_MS = 10;

function seamed(item: TrackItem, side: 'fadeIn' | 'fadeOut'): TrackItem {
  if (item.type !== 'audio' && item.type !== 'video') return item;
  return { ...item, details: { ...item.details, [side]: SEAM_MS } } as TrackItem;
}

/** What is left of an item that is cut wherever one stretch ends and another begins, where it then stands. */
export function cutAt(
  item: TrackItem,
  stretches: Stretches,
  shortestMs: number,
): readonly TrackItem[] | Refusal {
  const kept: TrackItem[] = [];
  let rest: TrackItem = item;
  for (const { to, byMs } of stretches) {
    if (rest.display.from >= to) continue;
    const isLast = rest.display.to <= to;
    const parts = isLast ? { left: rest, right: rest } : partsOf(rest, to);
    if (isRefusal(parts)) return parts;
    const left = isLast ? rest : seamed(parts.left, 'fadeOut');
    const isWhole = left === item;
    if (byMs !== null && (isWhole || left.display.to - left.display.from >= shortestMs))
      kept.push(shifted(left, byMs));
    if (isLast) break;
    rest = seamed(parts.right, 'fadeIn');
  }
  return kept;
}

/** The first part is the item itself, the others are new beside it. */
export function keepParts(
  data: VideoData,
  pieces: Pieces,
  item: TrackItem,
  parts: readonly TrackItem[],
  freshId: (item: TrackItem) => string,
): void {
  const [first, ...others] = parts;
  if (!first) pieces.removed.push(item.id);
  else if (first !== item) pieces.rewritten.push(first);
  const isHidden = !data.trackItemIds.includes(item.id);
  for (const other of others)
    pieces.added.push({ item: { ...other, id: freshId(item) }, beside: item.id, isHidden });
}

/** Words go with the stretch in which most of them is spoken; those that still follow one another stay one caption. */
export function captionsIn(data: VideoData, stretches: Stretches): ReadonlyMap<Caption, readonly Caption[]> {
  const all = captionsOf(data).map((caption) => [caption, captionParts(caption, stretches)] as const);
  const next = all.flatMap(([, parts]) => parts).toSorted((a, b) => a.display.from - b.display.from);
  const until = new Map(next.map((one, index) => [one, next[index + 1]?.display.from ?? Infinity]));
  return new Map(
    all.map(([caption, parts]) => [
      caption,
      parts.flatMap((part) => {
        const nextMs = until.get(part) ?? Infinity;
        const { from, to } = part.display;
        const end = isAsLong(part, caption) ? Math.min(to, nextMs) : bridged(to, nextMs);
        if (end <= from) return [];
        return [end === to ? part : (withWindow(part, { from, to: end }) as Caption)];
      }),
    ]),
  );
}

const isAsLong = (part: Caption, { display: { from, to } }: Caption) =>
  part.display.to - part.display.from === Math.round(to) - Math.round(from);

/** A caption that is followed soon stays until the next one, and never longer. */
const BRIDGED_PAUSE_MS = 600;
const bridged = (to: number, nextMs: number): number => (nextMs - to < BRIDGED_PAUSE_MS ? nextMs : to);

interface Group extends Span {
  readonly words: readonly SpokenWord[];
  /** Of each word: from when on, ms of the video before, and how much later what is there then comes. */
  readonly shifts: readonly { readonly fromMs: number; readonly byMs: number }[];
}

/** With its keyframes at the words that they were at; on the way to a word that was cut away, not behind the next one. */
function keyedAs(part: Caption, was: Span, { shifts }: Group): Caption {
  const at = (atMs: number) => {
    const wasMs = was.from + atMs;
    const index = Math.max(
      0,
      shifts.findLastIndex(({ fromMs }) => fromMs <= wasMs),
    );
    const [shift, next] = [shifts[index], shifts[index + 1]];
    const nowMs = wasMs + (shift?.byMs ?? 0);
    return Math.min(nowMs, next ? next.fromMs + next.byMs : Infinity) - part.display.from;
  };
  return withKeyframesMoved(part, at) as Caption;
}

function captionParts(caption: Caption, stretches: Stretches): readonly Caption[] {
  const { display, details } = caption;
  const words = wordsOf(caption);
  const at = (from: number, to: number) => stretchAt(stretches, (from + to) / 2);
  const [only] = [...new Set(words.map(({ from, to }) => at(from, to)))];
  const home = only ?? at(display.from, display.to);
  const isWithin = display.from >= home.from && display.to <= home.to;
  if (words.every(({ from, to }) => at(from, to) === home) && (isWithin || words.length === 0))
    return home.byMs === null ? [] : [shifted(caption, home.byMs)];
  const groups: Group[] = [];
  for (const word of words) {
    const stretch = at(word.from, word.to);
    if (stretch.byMs === null) continue;
    const byMs = stretch.byMs;
    const within = (ms: number) => Math.round(Math.min(Math.max(ms, stretch.from), stretch.to) + byMs);
    const moved = { ...word, from: within(word.from), to: within(word.to) };
    const window = {
      from: word === words[0] ? within(display.from) : moved.from,
      to: word === words.at(-1) ? within(display.to) : moved.to,
    };
    const shift = { fromMs: Math.max(word.from, stretch.from), byMs };
    const group = groups.at(-1);
    const last = group?.words.at(-1);
    const follows = last && moved.from >= last.to && moved.from - last.to < BRIDGED_PAUSE_MS;
    if (group && follows)
      groups[groups.length - 1] = {
        ...group,
        to: window.to,
        words: [...group.words, moved],
        shifts: [...group.shifts, shift],
      };
    else groups.push({ ...window, words: [moved], shifts: [shift] });
  }
  return groups.map((group) => {
    const { from, to, words: said } = group;
    const part = {
      ...caption,
      display: { ...display, from, to: Math.max(from + 1, to) },
      details: {
        ...details,
        text: said.length === words.length ? details.text : joinWords(said.map(({ text }) => text)),
        ...(details.words ? captionWords(said) : {}),
      },
    };
    return keyedAs(part, display, group);
  });
}
