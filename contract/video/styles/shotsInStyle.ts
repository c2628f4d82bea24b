/** The shots of a video in another style: as that style cuts them, or as their owner did, in its clothes. Pure. */
import { mediaName } from '../../mediaAddress';
import type { TrackItem, VideoData } from '../videoData';
import { detailsOf, editedNames, redressed, withDetails } from './redressed';
import { isSame } from './sameValue';

export interface Restyling {
  readonly data: VideoData;
  /** As the style that is left lays it out, and the one that is chosen. */
  readonly was: VideoData;
  readonly is: VideoData;
}
export interface Shots {
  readonly items: readonly TrackItem[];
  /** Their owner's cuts, order or pictures: by the index of the style's own. */
  readonly own: readonly TrackItem[] | null;
  /** Shots whose changes have no shot to go to. */
  readonly lost: readonly string[];
}

/** What a shot shows. */
const CONTENT = ['src', 'backdropSrc', 'naturalWidth', 'naturalHeight', 'plainGround', 'focus', 'duration'];
/** Worked out anew for each window. */
const TIMED = 'beats';
const NEAR_MS = 1;

export const shotsOf = ({ trackItemsMap }: VideoData): readonly TrackItem[] =>
  Object.values(trackItemsMap)
    .filter(({ isMain, brand }) => isMain === true && brand === undefined)
    .toSorted((a, b) => a.display.from - b.display.from || (a.id < b.id ? -1 : 1));

export function shotsInStyle({ data, was, is }: Restyling): Shots {
  const [shots, before, after] = [shotsOf(data), shotsOf(was), shotsOf(is)];
  const isAsLaid =
    shots.length === before.length && shots.every((shot, index) => isLaid(shot, before[index]));
  if (!isAsLaid) return ownShots(shots, before, after);
  const items = new Map(after.map((item) => [item.id, item]));
  const lost: string[] = [];
  for (const [index, shot] of shots.entries()) {
    const edited = editedNames(shot, before[index], CONTENT);
    if (edited.length === 0) continue;
    const twin = [...items.values()].find(
      (one) => showsSame(one, shot, before, after) && isDuring(one, shot),
    );
    if (!twin) lost.push(shot.id);
    else items.set(twin.id, withDetails(twin, pick(shot, edited)));
  }
  return { items: [...items.values()], own: null, lost };
}

const isNear = (one: TrackItem['display'], other: TrackItem['display']) =>
  Math.abs(one.from - other.from) <= NEAR_MS && Math.abs(one.to - other.to) <= NEAR_MS;

const isLaid = (shot: TrackItem, laid: TrackItem | undefined): boolean =>
  laid !== undefined &&
  shot.id === laid.id &&
  isNear(shot.display, laid.display) &&
  isSame(shot.trim, laid.trim) &&
  isSame(detailsOf(shot)['src'], detailsOf(laid)['src']);

const isDuring = ({ display }: TrackItem, other: TrackItem) =>
  display.from < other.display.to && display.to > other.display.from;

const pick = (item: TrackItem, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, detailsOf(item)[name]]));

const fileOf = (item: TrackItem | undefined): string | null => {
  const src = detailsOf(item)['src'];
  return typeof src === 'string' ? mediaName(src) : null;
};
/** A style may have drawn its own picture of the same moment. */
function drawnAnew(shot: TrackItem, before: readonly TrackItem[], after: readonly TrackItem[]) {
  if (before.length !== after.length) return undefined;
  const file = fileOf(shot);
  const shows = (one: TrackItem) => fileOf(one) === file;
  const own = before.findIndex((one) => one.id === shot.id && shows(one));
  // A part or a copy of a shot has an id of its own, and its picture.
  const next = after[own >= 0 ? own : before.findIndex(shows)];
  if (!next || file === null) return undefined;
  return before.some((one) => fileOf(one) === fileOf(next)) ? undefined : next;
}
const showsSame = (
  one: TrackItem,
  shot: TrackItem,
  before: readonly TrackItem[],
  after: readonly TrackItem[],
) => fileOf(one) === fileOf(drawnAnew(shot, before, after) ?? shot) && one.type === shot.type;

function ownShots(
  shots: readonly TrackItem[],
  before: readonly TrackItem[],
  after: readonly TrackItem[],
): Shots {
  const beats = after.flatMap((item) => (detailsOf(item)[TIMED] as readonly number[] | undefined) ?? []);
  const own = shots.map((shot, index) => {
    const laid = before.find(({ id }) => id === shot.id) ?? alike(shot, before, index);
    const clothes = alike(shot, after, index);
    if (!clothes) return shot;
    const drawn = drawnAnew(shot, before, after);
    const kept = redressed(shot, laid, clothes, [...CONTENT, TIMED]);
    const inside = beats.filter((beat) => beat >= shot.display.from && beat < shot.display.to);
    return withDetails(kept, {
      ...(drawn ? pick(drawn, CONTENT) : {}),
      [TIMED]: TIMED in detailsOf(clothes) ? inside : null,
    });
  });
  return { items: own, own, lost: [] };
}

/** The shot whose turn it is among those of its kind. */
function alike(shot: TrackItem, among: readonly TrackItem[], index: number): TrackItem | undefined {
  const same = among.filter(({ type }) => type === shot.type);
  return among[index]?.type === shot.type ? among[index] : same[index % Math.max(1, same.length)];
}
