/** Where something that is dragged may be let go: the timeline offers its place while it is there, and the library asks for it. [E3] */
import type { Move } from '../../../../machines/gesture/gestureEvents';
import type { Watched } from '../../mediaSources';

export interface Landing {
  readonly element: HTMLElement;
  /** What a pointer over it means there. */
  moveOf(pointer: { clientX: number; clientY: number; altKey: boolean }): Move;
}
export interface LandingPlace extends Watched<Landing | null> {
  /** Answers with how to take it back. */
  offer(landing: Landing): () => void;
}

export function createLandingPlace(): LandingPlace {
  const listeners = new Set<() => void>();
  let offered: Landing | null = null;
  const set = (landing: Landing | null) => {
    offered = landing;
    listeners.forEach((tell) => tell());
  };
  return {
    get: () => offered,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    offer(landing) {
      set(landing);
      return () => {
        if (offered === landing) set(null);
      };
    },
  };
}
