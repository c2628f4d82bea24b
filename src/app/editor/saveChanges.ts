/** Brings everything to the server before it is asked for what is made of it. [E11] */
import { waitFor, type ActorRefFrom } from 'xstate';
import type { savingMachine } from '../../machines/saving/saving.machine';

/** Rejects when the server has not got all of it: what it makes would be something else than the screen shows. */
export async function saveChanges(
  saving: ActorRefFrom<typeof savingMachine>,
  signal: AbortSignal,
): Promise<void> {
  saving.send({ type: 'save.requested' });
  const end = await waitFor(saving, (state) => state.hasTag('settled') || state.hasTag('stuck'), { signal });
  if (!end.hasTag('settled')) throw new Error('The last changes are not saved');
}

/** Each time that the server has got what it had not. @returns what ends it */
export function whenSaved(saving: ActorRefFrom<typeof savingMachine>, act: () => void): () => void {
  let wasSettled = saving.getSnapshot().hasTag('settled');
  const { unsubscribe } = saving.subscribe((state) => {
    const isSettled = state.hasTag('settled');
    if (isSettled && !wasSettled) act();
    wasSettled = isSettled;
  });
  return unsubscribe;
}
