/** The moment of a video that stands for it where nothing moves: what is shown has come in by then. Pure. */
import { CAPTION, TEXT_ENTRANCE_FRAMES, TRANSITION_SECONDS } from '../../contract/limits';
import { isCaption, type TrackItem, type VideoData } from '../../contract/video/videoData';

/** ms from its beginning: the opening's entrances are over and the first words on screen; what comes later is no opening. */
const OPENING = { from: 1500, to: 6000 } as const;

type Laid = Pick<VideoData, 'trackItemIds' | 'trackItemsMap' | 'duration' | 'fps'>;

/** ms from the start of the video; in its middle where it is too short. @param begins ms: behind an intro */
export function stillMoment({ trackItemIds, trackItemsMap, duration, fps }: Laid, begins = 0): number {
  const items = trackItemIds.flatMap((id) => trackItemsMap[id] ?? []);
  const first = begins + Math.min(OPENING.from, (duration - begins) / 2);
  const last = Math.min(begins + OPENING.to, duration);
  for (let atMs = first; atMs < last; atMs += 1000 / fps)
    if (!items.some((item) => isComing(item, atMs, fps))) return atMs;
  return first;
}

/** What is there from the start has nothing to come into. */
const isComing = (item: TrackItem, atMs: number, fps: number): boolean =>
  item.type !== 'audio' &&
  item.display.from > 0 &&
  item.display.from <= atMs &&
  atMs < item.display.from + entranceMs(item, fps);

function entranceMs({ id, type }: TrackItem, fps: number): number {
  if (type !== 'text') return 1000 * TRANSITION_SECONDS;
  return (1000 * (isCaption(id) ? CAPTION.entranceFrames : TEXT_ENTRANCE_FRAMES)) / fps;
}
