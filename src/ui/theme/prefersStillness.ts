/** Whether the reader has asked for less movement; what shows it follows a change of mind. */
import { useSyncExternalStore } from 'react';

export const stillnessQuery = (of: Pick<Window, 'matchMedia'>) =>
  of.matchMedia('(prefers-reduced-motion: reduce)');
const query = () => stillnessQuery(window);
const subscribe = (onChange: () => void) => {
  const watched = query();
  watched.addEventListener('change', onChange);
  return () => watched.removeEventListener('change', onChange);
};

export const usePrefersStillness = () => useSyncExternalStore(subscribe, () => query().matches);
