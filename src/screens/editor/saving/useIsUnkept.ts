/** Whether this browser could not keep the last change. */
import { useSelector } from '@xstate/react';
import type { DraftActor } from './savingActor';

export const useIsUnkept = (draft: DraftActor): boolean =>
  useSelector(draft, (snapshot) => snapshot?.matches('unkept') ?? false);
