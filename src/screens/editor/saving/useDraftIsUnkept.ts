/** Whether this browser could not keep the last change. */
import { useSelector } from '@xstate/react';
import type { SavingActor, SavingSnapshot } from './savingActor';

const draftOf = ({ children }: SavingSnapshot) => children.draft;

export function useDraftIsUnkept(saving: SavingActor): boolean {
  const draft = useSelector(saving, draftOf);
  return useSelector(draft, (snapshot) => snapshot?.matches('unkept') ?? false);
}
