/** What comes in by and by, read in a component. */
import { useSyncExternalStore } from 'react';
import type { Observable } from './mediaSources';

export const useObservable = <T>({ subscribe, get }: Observable<T>): T =>
  useSyncExternalStore(subscribe, get);
