/** Where the focus goes on the timeline: along a lane, or to what stands nearest on the next one. */
import type { Lane } from '../selectors/lanes.selectors';

export const directions = ['left', 'right', 'up', 'down', 'laneStart', 'laneEnd', 'first', 'last'] as const;
export type Direction = (typeof directions)[number];

/** The item of a lane whose middle is nearest to a moment. */
const nearestIn = ({ items }: Lane, atMs: number) =>
  items.toSorted((a, b) => Math.abs((a.from + a.to) / 2 - atMs) - Math.abs((b.from + b.to) / 2 - atMs))[0]
    ?.id;

/** Undefined where there is nothing further that way. */
export function neighbour(lanes: readonly Lane[], id: string, direction: Direction): string | undefined {
  const filled = lanes.filter(({ items }) => items.length > 0);
  const row = filled.findIndex(({ items }) => items.some((item) => item.id === id));
  const lane = filled[row];
  if (!lane) return filled[0]?.items[0]?.id;
  const place = lane.items.findIndex((item) => item.id === id);
  const item = lane.items[place];
  const middle = item ? (item.from + item.to) / 2 : 0;
  const nearestOn = (other: Lane | undefined) => other && nearestIn(other, middle);
  switch (direction) {
    case 'left':
      return lane.items[place - 1]?.id;
    case 'right':
      return lane.items[place + 1]?.id;
    case 'up':
      return nearestOn(filled[row - 1]);
    case 'down':
      return nearestOn(filled[row + 1]);
    case 'laneStart':
      return lane.items[0]?.id;
    case 'laneEnd':
      return lane.items.at(-1)?.id;
    case 'first':
      return filled[0]?.items[0]?.id;
    case 'last':
      return filled.at(-1)?.items.at(-1)?.id;
  }
}
