/** Opens and closes room in a video's time: all that stands later moves, its spoken words, jumps and markers too. Pure. */
import { VIDEO_MS } from '../../../contract/limits';
import { isBackgroundMusic, type TrackItem, type VideoData } from '../../../contract/video/videoData';
import { withBeats } from './withBeats';

export interface Span {
  readonly from: number;
  readonly to: number;
}
type Moved = (atMs: number) => number;

export const hasRoomFor = ({ duration }: Pick<VideoData, 'duration'>, lengthMs: number): boolean =>
  lengthMs > 0 && duration + lengthMs <= VIDEO_MS.max;

/** `musicPlaysOn`: music that is heard where the room opens goes on through it. */
export function opened(data: VideoData, atMs: number, lengthMs: number, musicPlaysOn: boolean): VideoData {
  const isAtEnd = atMs >= data.duration;
  const starts: Moved = (at) => (at >= atMs ? at + lengthMs : at);
  /** What ends just where the room opens does not grow into it. */
  const ends: Moved = (at) => (at > atMs ? at + lengthMs : at);
  return retimed(
    data,
    data.duration + lengthMs,
    (item) => {
      const { from, to } = item.display;
      if (!musicPlaysOn || !isMusic(item))
        return windowed(item, { from: starts(from), to: ends(to) }, starts);
      const playsTo = isAtEnd && to >= data.duration - 1 ? to + lengthMs : ends(to);
      return windowed(item, { from: from <= atMs && !isAtEnd ? from : starts(from), to: playsTo }, starts);
    },
    starts,
  );
}

/** What stood in the room alone is gone with it. */
export function closed(data: VideoData, room: Span): VideoData {
  const length = room.to - room.from;
  const moved: Moved = (at) => (at <= room.from ? at : at >= room.to ? at - length : room.from);
  return retimed(
    data,
    data.duration - length,
    (item) => {
      const display = { from: moved(item.display.from), to: moved(item.display.to) };
      return display.to > display.from ? windowed(item, display, moved) : null;
    },
    moved,
  );
}

const isMusic = (item: TrackItem) => item.type === 'audio' && isBackgroundMusic(item.id);

function windowed(item: TrackItem, { from, to }: Span, moved: Moved): TrackItem {
  if (from === item.display.from && to === item.display.to) return item;
  const there = withBeats({ ...item, display: { ...item.display, from, to } }, (beats) => beats.map(moved));
  if (there.type !== 'text' || !there.details.words) return there;
  const words = there.details.words.map((word) => ({ ...word, from: moved(word.from), to: moved(word.to) }));
  return { ...there, details: { ...there.details, words } };
}

function retimed(
  data: VideoData,
  duration: number,
  move: (item: TrackItem) => TrackItem | null,
  moved: Moved,
): VideoData {
  const items = Object.values(data.trackItemsMap).flatMap((item) => move(item) ?? []);
  const kept = new Set(items.map(({ id }) => id));
  return {
    ...data,
    duration,
    tracks: data.tracks.map((track) => ({ ...track, items: track.items.filter((id) => kept.has(id)) })),
    trackItemIds: data.trackItemIds.filter((id) => kept.has(id)),
    trackItemsMap: Object.fromEntries(items.map((item) => [item.id, item])),
    ...(data.markers ? { markers: data.markers.map((one) => ({ ...one, at: moved(one.at) })) } : {}),
  };
}
