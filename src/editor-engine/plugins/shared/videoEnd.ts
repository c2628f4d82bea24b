/** Where the video ends: it grows with its main items, and its music and its last card with it. [E3] */
import { isBackgroundMusic, type TrackItem, type VideoData } from '../../../../contract/video/videoData';
import { laneKindOf } from '../../selectors/laneKinds.selectors';
import { withEndAt } from './itemTimes';
import { isLastCard, withEndMovedBy } from './lastCard';
import type { Plan } from './plan';

const isMusic = (item: TrackItem) => item.type === 'audio' && isBackgroundMusic(item.id);
const musicOf = (data: VideoData) => Object.values(data.trackItemsMap).filter(isMusic);
const cardsOf = (data: VideoData) =>
  Object.values(data.trackItemsMap).filter((item) => isLastCard(item, data));
const lastEnd = (items: readonly TrackItem[]) =>
  items.reduce((end, { display }) => Math.max(end, display.to), 0);

/** The plan, and the video as long as its main items then are. */
export function withRoomForMain(data: VideoData, plan: Plan): Plan {
  const main = [...(plan.rewritten ?? []), ...(plan.added ?? []).map(({ item }) => item)].filter(
    (item) => laneKindOf(item) === 'main',
  );
  return withEndAtLeast(data, plan, lastEnd(main));
}

/** Never shorter than it was. The music that played to the end plays to the new one, and the last card stands there. */
export function withEndAtLeast(data: VideoData, plan: Plan, untilMs: number): Plan {
  if (untilMs <= data.duration) return plan;
  const music = musicOf(data);
  const rewritten = plan.rewritten ?? [];
  const touched = new Set([...rewritten.map(({ id }) => id), ...(plan.removed ?? [])]);
  const grown = music
    .filter(
      (item) => item.display.to === lastEnd(music) && item.display.to < untilMs && !touched.has(item.id),
    )
    .map((item) => withEndAt(item, { from: item.display.from, to: untilMs }));
  const cards = cardsOf(data)
    .filter(({ id }) => !touched.has(id))
    .map((card) => withEndMovedBy(card, untilMs - data.duration));
  return { ...plan, rewritten: [...rewritten, ...grown, ...cards], durationMs: untilMs };
}

/** The plan, and the video shorter by what it took out of time, but not shorter than what is still in it. */
export function withEndClosedUp(data: VideoData, plan: Plan, goneMs: number): Plan {
  const rewritten = new Map((plan.rewritten ?? []).map((item) => [item.id, item]));
  const removed = new Set(plan.removed);
  const left = Object.values(data.trackItemsMap)
    .filter(({ id }) => !removed.has(id))
    .map((item) => rewritten.get(item.id) ?? item);
  const cards = new Set(cardsOf(data).map(({ id }) => id));
  const within = left.filter((item) => !isMusic(item) && !cards.has(item.id));
  const end = Math.max(lastEnd(within), Math.round(data.duration - goneMs));
  if (end >= data.duration || end <= 0) return plan;
  for (const item of left.filter(({ id }) => cards.has(id)))
    rewritten.set(item.id, withEndMovedBy(item, end - data.duration));
  for (const item of left.filter(isMusic))
    if (item.display.from < end && item.display.to > end)
      rewritten.set(item.id, withEndAt(item, { from: item.display.from, to: end }));
  return { ...plan, rewritten: [...rewritten.values()], durationMs: end };
}
