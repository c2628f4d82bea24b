/** How the lanes are looked at: how much room they have, whether a finger presses them, which stretch of the video is seen, which thin ones were opened. */
import { createListeners } from '../../events/listeners';
import { ALL_SEEN, type Look } from '../timeline/laneLayout';

export type LaneLook = Pick<Look, 'roomPx' | 'byFinger' | 'seen' | 'opened'>;

export interface LaneView {
  /** The same object until it changes. */
  get(): LaneLook;
  /** px, and ms of the video. */
  look(roomPx: number, seen: { readonly from: number; readonly to: number }): void;
  pressedBy(hand: 'finger' | 'mouse'): void;
  /** Until the page is left. */
  open(laneId: string): void;
  subscribe(listener: () => void): () => void;
}

export function createLaneView(): LaneView {
  let now: LaneLook = ALL_SEEN;
  const changed = createListeners();
  const set = (next: Partial<LaneLook>) => {
    now = { ...now, ...next };
    changed.notify();
  };
  return {
    get: () => now,
    look(roomPx, seen) {
      if (roomPx === now.roomPx && seen.from === now.seen?.from && seen.to === now.seen.to) return;
      set({ roomPx, seen });
    },
    pressedBy(hand) {
      const byFinger = hand === 'finger';
      if (byFinger !== now.byFinger) set({ byFinger });
    },
    open(laneId) {
      if (!now.opened.has(laneId)) set({ opened: new Set([...now.opened, laneId]) });
    },
    subscribe: changed.add,
  };
}
