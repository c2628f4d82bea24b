/** What the parts of one timeline share: what of it is seen, where its focus is, and the element that scrolls. */
import { createContext, useContext, useSyncExternalStore, type RefObject } from 'react';
import type { Roving } from './view/createRoving';
import type { Drawn, Viewport } from './view/createViewport';

export interface TimelineParts {
  readonly viewport: Viewport;
  readonly roving: Roving;
  readonly scroller: RefObject<HTMLDivElement | null>;
}
export const TimelineContext = createContext<TimelineParts | null>(null);

export function useTimeline(): TimelineParts {
  const parts = useContext(TimelineContext);
  if (!parts) throw new Error('useTimeline wants a TimelineContext around it');
  return parts;
}

export function useDrawn(): Drawn {
  const { viewport } = useTimeline();
  return useSyncExternalStore(viewport.subscribe, viewport.drawn);
}

export function useIsCurrent(id: string): boolean {
  const { roving } = useTimeline();
  return useSyncExternalStore(roving.subscribe, () => roving.current() === id);
}
