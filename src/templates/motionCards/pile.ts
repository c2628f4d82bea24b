/** Where a card lies once others came: two lie under the one that is shown, the next is on its way out. Pure. */
import { IN_PLACE, type Pose } from '../motion/transition';

export interface Lying extends Pose {
  /** How much darker it is than the card on top, 0 to 1. */
  readonly shade: number;
}

/** Cards that came after it, and where it lies then; each keeps to its own side. */
const levels = [
  { x: 0, y: 0, rotateDeg: 0, scale: 1, opacity: 1, shade: 0 },
  { x: 0.05, y: -0.045, rotateDeg: 5.5, scale: 0.95, opacity: 1, shade: 0.1 },
  { x: 0.065, y: -0.07, rotateDeg: 9, scale: 0.9, opacity: 1, shade: 0.2 },
  { x: 1.15, y: 0.1, rotateDeg: 26, scale: 0.86, opacity: 0, shade: 0.3 },
] as const;

/** The level at which a card has left. */
export const GONE = levels.length - 1;

/** `after` cards came later, the last of them `presence` of its way (0 to 1); `side` is 1 or -1. */
export function lyingPose(after: number, presence: number, side: 1 | -1): Lying {
  const [here, before] = [levels[Math.min(after, GONE)], levels[Math.min(after, GONE) - 1]];
  if (!here || !before) return { ...IN_PLACE, shade: 0 };
  const part = (name: keyof typeof here) => before[name] + (here[name] - before[name]) * presence;
  return {
    ...IN_PLACE,
    x: side * part('x'),
    y: part('y'),
    rotateDeg: side * part('rotateDeg'),
    scale: part('scale'),
    opacity: part('opacity'),
    shade: part('shade'),
  };
}

/** Told by its id alone, so that a card keeps its side whatever comes before it; numbered neighbours differ. */
export const sideOf = (id: string): 1 | -1 =>
  [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 2 === 0 ? -1 : 1;
