/** The running chart of what is used of the brand, as its screens know it. */
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { brandUseMachine } from '../../machines/brandUse/brandUse.machine';

export type BrandUseActor = ActorRefFrom<typeof brandUseMachine>;

export const showsOf = (snapshot: SnapshotFrom<typeof brandUseMachine>) =>
  snapshot.matches('held')
    ? 'held'
    : snapshot.matches('empty')
      ? 'empty'
      : snapshot.matches('unavailable')
        ? 'unavailable'
        : 'waiting';
