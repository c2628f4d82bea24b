/** The two parts of an item on either side of a moment: what comes in stays left, what goes out goes right. */
import { joinWords, wordsOf } from '../../../../contract/video/spokenWords';
import { isCaption, type ItemOf, type TrackItem } from '../../../../contract/video/videoData';
import type { Refusal } from '../../kernel/refusal';
import { withEndAt, withStartAt } from './itemTimes';

interface Parts {
  readonly left: TrackItem;
  readonly right: TrackItem;
}

export function partsOf(item: TrackItem, atMs: number): Parts | Refusal {
  const left = withoutExit(withEndAt(playing(item), { from: item.display.from, to: atMs }));
  const right = withoutEntrance(
    withStartAt(item, { from: atMs, to: item.display.to }),
    atMs - item.display.from,
  );
  if (item.type !== 'text' || !isCaption(item.id)) return { left, right };
  return captionParts(item, { left, right }, atMs);
}

/** Sound says nothing of where it begins until it is cut. */
const playing = (item: TrackItem): TrackItem =>
  item.type === 'audio' && !item.trim && !item.details.loop
    ? { ...item, trim: { from: 0, to: Math.round(item.display.to - item.display.from) } }
    : item;

function withDetails(item: TrackItem, changes: Readonly<Record<string, unknown>>): TrackItem {
  const details = Object.entries({ ...item.details, ...changes }).filter(([, value]) => value !== undefined);
  return { ...item, details: Object.fromEntries(details) } as TrackItem;
}

const sideOf = (transition: Readonly<Record<string, unknown>> | undefined, gone: 'in' | 'out') => {
  if (!transition) return undefined;
  const { [gone]: _, [`${gone}Duration`]: __, ...rest } = transition;
  return Object.keys(rest).length > 0 ? rest : undefined;
};

function withoutExit(item: TrackItem): TrackItem {
  if (item.type === 'audio') return withDetails(item, { fadeOut: undefined });
  const { animation, transition } = item.details;
  return withDetails(item, {
    transition: sideOf(transition, 'out'),
    animation: animation?.type === 'fadeOut' ? undefined : animation,
    ...(item.type === 'video' ? { fadeOut: undefined } : {}),
  });
}

/** An exit that was to come later comes sooner by as much as is cut off before it. */
function withoutEntrance(item: TrackItem, goneMs: number): TrackItem {
  if (item.type === 'audio') return withDetails(item, { fadeIn: undefined });
  const { animation, transition } = item.details;
  const later = animation?.type === 'fadeOut' ? Math.max(0, Math.round(animation.delay - goneMs)) : 0;
  return withDetails(item, {
    transition: sideOf(transition, 'in'),
    animation: animation?.type === 'fadeIn' ? undefined : animation && { ...animation, delay: later },
    ...(item.type === 'video' ? { fadeIn: undefined } : {}),
  });
}

/** Each word goes where most of it is spoken; both get one at least. */
function captionParts(caption: ItemOf<'text'>, { left, right }: Parts, atMs: number): Parts | Refusal {
  const words = wordsOf(caption);
  if (words.length < 2) return 'notBetween';
  const spokenBefore = words.filter(({ from, to }) => (from + to) / 2 < atMs).length;
  const count = Math.min(Math.max(spokenBefore, 1), words.length - 1);
  const saying = (part: TrackItem, said: typeof words) =>
    withDetails(part, {
      text: joinWords(said.map(({ text }) => text)),
      ...(caption.details.words ? { words: said } : {}),
    });
  return { left: saying(left, words.slice(0, count)), right: saying(right, words.slice(count)) };
}
