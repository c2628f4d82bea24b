/** The document with the addresses of media that are kept in the browser: those near the playhead, once they are. [K3] */
import { hasFile, type TrackItem, type VideoData } from '../../../../contract/video/videoData';
import { createListeners } from '../../../events/listeners';
import type { MediaSources } from '../mediaSources';

/** ms on either side of the playhead whose media are fetched ahead. */
const AHEAD_MS = 10_000;
const BEHIND_MS = 2000;
/** ms on either side in which an item is there already: another address would make it load anew, to be seen. */
const ON_STAGE_MS = 1500;

export interface Near {
  /** The sources of what is shown around a moment. */
  readonly near: ReadonlySet<string>;
  /** Those that must not change. */
  readonly onStage: ReadonlySet<string>;
}

export function sourcesNear({ trackItemIds, trackItemsMap }: VideoData, atMs: number): Near {
  const files = trackItemIds.flatMap((id) => {
    const item = trackItemsMap[id];
    return item && hasFile(item) ? [item] : [];
  });
  const between = (before: number, after: number) =>
    new Set(
      files
        .filter(({ display }) => display.from < atMs + after && display.to > atMs - before)
        .map(({ details }) => details.src),
    );
  return { near: between(BEHIND_MS, AHEAD_MS), onStage: between(ON_STAGE_MS, ON_STAGE_MS) };
}

export interface KeptMedia {
  /** Observes these and no others; the rest go back to their own addresses. */
  observe(sources: Near): void;
  /** From source to address; the same map until one changed. */
  get(): ReadonlyMap<string, string>;
  subscribe(listener: () => void): () => void;
  stop(): void;
}

export function createKeptMedia(media: Pick<MediaSources, 'resource'>): KeptMedia {
  const observed = new Map<string, () => void>();
  const changed = createListeners();
  let onStage: ReadonlySet<string> = new Set();
  let addresses: ReadonlyMap<string, string> = new Map();
  const set = (src: string, address: string) => {
    if (onStage.has(src) || (addresses.get(src) ?? src) === address) return;
    const next = new Map(addresses);
    if (address === src) next.delete(src);
    else next.set(src, address);
    addresses = next;
    changed.notify();
  };
  const leave = (src: string) => {
    observed.get(src)?.();
    observed.delete(src);
    set(src, src);
  };
  return {
    observe(sources) {
      onStage = sources.onStage;
      for (const src of [...observed.keys()]) if (!sources.near.has(src)) leave(src);
      for (const src of sources.near) {
        const resource = media.resource(src);
        const follow = () => set(src, resource.get());
        if (!observed.has(src)) observed.set(src, resource.subscribe(follow));
        follow();
      }
    },
    get: () => addresses,
    subscribe: changed.add,
    stop() {
      onStage = new Set();
      [...observed.keys()].forEach(leave);
    },
  };
}

const moved = new WeakMap<TrackItem, TrackItem>();

/** An item whose address did not change is the same object as before. */
export function withAddresses(data: VideoData, addresses: ReadonlyMap<string, string>): VideoData {
  if (addresses.size === 0) return data;
  const items = Object.entries(data.trackItemsMap).map(([id, item]) => [id, withAddress(item, addresses)]);
  return { ...data, trackItemsMap: Object.fromEntries(items) as VideoData['trackItemsMap'] };
}

function withAddress(item: TrackItem, addresses: ReadonlyMap<string, string>): TrackItem {
  const address = hasFile(item) ? addresses.get(item.details.src) : undefined;
  if (!hasFile(item) || address === undefined) return item;
  const last = moved.get(item);
  if (last && hasFile(last) && last.details.src === address) return last;
  const next = { ...item, details: { ...item.details, src: address } } as TrackItem;
  moved.set(item, next);
  return next;
}
