/** Which items are near a frame, without looking at all of them: the video's time in stretches. */
import { isNear, type ShownItem } from './timing';

/** Back to front, as they are painted; the same array as long as nothing comes or goes. */
export type NearItems = (frame: number) => readonly ShownItem[];

/** Frames of a stretch at least, and how many stretches there are at most, so that long items cost little. */
const STRETCH = { frames: 30, count: 256 } as const;

/** `margin` frames early is near too. */
export function nearIndex(items: readonly ShownItem[], margin: number): NearItems {
  const end = items.reduce((latest, { from, length, held }) => Math.max(latest, from + length + held), 0);
  const length = Math.max(STRETCH.frames, Math.ceil(end / STRETCH.count));
  const stretches = Array.from({ length: Math.ceil(end / length) }, (): ShownItem[] => []);
  for (const shown of items) {
    const first = Math.max(0, Math.floor((shown.from - margin) / length));
    const last = Math.floor((shown.from + shown.length + shown.held - 1) / length);
    for (let place = first; place <= last; place += 1) stretches[place]?.push(shown);
  }
  let before: readonly ShownItem[] = [];
  return (frame) => {
    const near = (stretches[Math.floor(frame / length)] ?? []).filter((shown) =>
      isNear(shown, frame, margin),
    );
    if (near.length !== before.length || near.some((shown, place) => shown !== before[place])) before = near;
    return before;
  };
}
