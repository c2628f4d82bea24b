/** What of a video would be otherwise if its style were laid out anew: kept when it is left, so that back again is as it was. [S1] */
import type { TrackItem, VideoData } from '../videoData';
import type { StyleLeft } from './leftSchema';
import { isSame } from './sameValue';

type Part = Readonly<Record<string, unknown>>;
type Document = Omit<VideoData, 'template'>;
const DETAILS = 'details';
const namesOf = (...parts: readonly object[]) => [...new Set(parts.flatMap((part) => Object.keys(part)))];

/** Null where they are the same. */
export function leftBetween(was: Document, is: Document): StyleLeft | null {
  const items: StyleLeft['items'] = {};
  for (const id of namesOf(was.trackItemsMap, is.trackItemsMap)) {
    const [before, after] = [was.trackItemsMap[id], is.trackItemsMap[id]];
    if (isSame(before, after)) continue;
    items[id] = before && after ? partsBetween(before, after) : { was: wholeOf(before), is: wholeOf(after) };
  }
  const tracks: StyleLeft['tracks'] = {};
  for (const { id, items: now } of is.tracks) {
    const then = was.tracks.find((track) => track.id === id)?.items ?? [];
    if (!isSame(then, now)) tracks[id] = { was: [...then], is: [...now] };
  }
  const areShownAlike = isSame(was.trackItemIds, is.trackItemIds);
  if (areShownAlike && Object.keys(items).length + Object.keys(tracks).length === 0) return null;
  return {
    items,
    ...(areShownAlike ? {} : { shown: { was: [...was.trackItemIds], is: [...is.trackItemIds] } }),
    tracks,
  };
}

const wholeOf = (item: TrackItem | undefined): Part | null => (item ? { ...item } : null);

function partsBetween(before: TrackItem, after: TrackItem): { was: Part; is: Part } {
  const [was, is] = [differing(before, after, [DETAILS]), differing(after, before, [DETAILS])];
  const [from, to] = [differing(before.details, after.details), differing(after.details, before.details)];
  const isDetailed = Object.keys(from).length > 0;
  return isDetailed ? { was: { ...was, details: from }, is: { ...is, details: to } } : { was, is };
}

const differing = (one: object, other: object, except: readonly string[] = []): Part => {
  const [first, second] = [one, other] as [Part, Part];
  const names = namesOf(one, other).filter(
    (name) => !except.includes(name) && !isSame(first[name], second[name]),
  );
  return Object.fromEntries(names.map((name) => [name, first[name] ?? null]));
};

/** What was changed in between stays changed. */
export function withLeft(data: VideoData, left: StyleLeft): VideoData {
  const items = new Map<string, unknown>(Object.entries(data.trackItemsMap));
  for (const [id, { was, is }] of Object.entries(left.items)) {
    const item = items.get(id) as TrackItem | undefined;
    if (is === null) items.delete(id);
    else if (was === null && !item) items.set(id, is);
    else if (was !== null && item) items.set(id, restored(item, was, is));
  }
  const inOrder = (now: readonly string[], order: { was: string[]; is: string[] } | undefined) =>
    (order && isSame(now, order.was) ? order.is : now).filter((id) => items.has(id));
  const tracks = data.tracks.map((track) => ({
    ...track,
    items: inOrder(track.items, left.tracks[track.id]),
  }));
  const trackItemIds = inOrder(data.trackItemIds, left.shown);
  const trackItemsMap = Object.fromEntries(items) as VideoData['trackItemsMap'];
  return { ...data, ...withAll({ ...data, tracks, trackItemIds, trackItemsMap }, left) };
}

function restored(item: TrackItem, was: Part, is: Part): object {
  const { details: from = {}, ...before } = was as { details?: Part };
  const { details: to = {}, ...after } = is as { details?: Part };
  return { ...patched(item, before, after), details: patched(item.details, from, to) };
}

function patched(now: object, was: Part, is: Part): object {
  const untouched = namesOf(was, is).filter((name) => isSame((now as Part)[name], was[name]));
  const entries = Object.entries({
    ...now,
    ...Object.fromEntries(untouched.map((name) => [name, is[name]])),
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== null && value !== undefined));
}

/** An item that came back where the order has changed since stands in front. */
function withAll(
  data: VideoData,
  { items, shown }: StyleLeft,
): Pick<VideoData, 'tracks' | 'trackItemIds' | 'trackItemsMap'> {
  const standing = new Set(data.tracks.flatMap((track) => track.items));
  const back = Object.entries(items).filter(([id, { was }]) => was === null && data.trackItemsMap[id]);
  const lost = back.map(([id]) => id).filter((id) => !standing.has(id));
  const unseen = back
    .map(([id]) => id)
    .filter((id) => (shown?.is.includes(id) ?? false) && !data.trackItemIds.includes(id));
  const [home] = data.tracks;
  return {
    tracks: data.tracks.map((track) =>
      track === home ? { ...track, items: [...track.items, ...lost] } : track,
    ),
    trackItemIds: [...data.trackItemIds, ...unseen],
    trackItemsMap: data.trackItemsMap,
  };
}
