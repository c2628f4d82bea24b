/** What comes in by and by, read in a component. */
import { useSyncExternalStore } from 'react';
import type { Watched } from '../mediaSources';

export const useWatched = <T>({ subscribe, get }: Watched<T>): T => useSyncExternalStore(subscribe, get);
