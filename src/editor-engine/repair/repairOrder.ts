/** Which track an item stands in, and what is painted over what: ids that lead nowhere, or stand twice, are dropped. */
import { trackFor } from '../document/writeItems';
import { AUDIO_TRACK, TEXT_TRACK, VISUAL_TRACK, type TrackItem } from '../../../contract/video/videoData';
import type { Note } from './notes';

interface Track {
  readonly id: string;
  readonly items: readonly string[];
}
interface RepairedOrder {
  readonly tracks: readonly Track[];
  readonly trackItemIds: readonly string[];
  readonly notes: readonly Note[];
}

const TRACKS = 50;

export function repairOrder(
  raw: { readonly tracks?: unknown; readonly trackItemIds?: unknown },
  items: ReadonlyMap<string, TrackItem>,
): RepairedOrder {
  const notes: Note[] = [];
  const known = Array.isArray(raw.tracks) ? knownTracks(raw.tracks, items, notes) : tracksAnew(items, notes);
  const inTracks = known.flatMap((track) => track.items);
  const trackItemIds = Array.isArray(raw.trackItemIds)
    ? once(raw.trackItemIds, items, new Set(), notes)
    : [...new Set([...inTracks, ...items.keys()])];
  if (!Array.isArray(raw.trackItemIds)) notes.push({ code: 'fieldRepaired', id: 'trackItemIds' });
  return { tracks: known, trackItemIds, notes };
}

/** Two tracks of one name are one; more than there may be are left out, their items stand in none. */
function knownTracks(raw: readonly unknown[], items: ReadonlyMap<string, TrackItem>, notes: Note[]): Track[] {
  const tracks = new Map<string, Track>();
  const taken = new Set<string>();
  for (const one of raw) {
    const { id, items: ids, ...rest } = (one ?? {}) as { id?: unknown; items?: unknown };
    const before = typeof id === 'string' ? tracks.get(id) : undefined;
    if (typeof id !== 'string' || !Array.isArray(ids) || before || tracks.size === TRACKS)
      notes.push({ code: 'fieldRepaired', id: 'tracks' });
    if (typeof id !== 'string' || (!before && tracks.size === TRACKS)) continue;
    const own = once(Array.isArray(ids) ? ids : [], items, taken, notes);
    tracks.set(id, { ...before, ...rest, id, items: [...(before?.items ?? []), ...own] });
  }
  return [...tracks.values()];
}

function tracksAnew(items: ReadonlyMap<string, TrackItem>, notes: Note[]): Track[] {
  notes.push({ code: 'tracksMade' });
  return [VISUAL_TRACK, TEXT_TRACK, AUDIO_TRACK].map((id) => ({
    id,
    items: [...items.values()].filter(({ type }) => trackFor(type) === id).map((item) => item.id),
  }));
}

function once(
  raw: readonly unknown[],
  items: ReadonlyMap<string, TrackItem>,
  taken: Set<string>,
  notes: Note[],
): string[] {
  return raw.flatMap((id) => {
    if (typeof id === 'string' && items.has(id) && !taken.has(id)) {
      taken.add(id);
      return [id];
    }
    notes.push({
      code: 'idDropped',
      id: String(typeof id === 'object' ? JSON.stringify(id) : id).slice(0, 200),
    });
    return [];
  });
}
