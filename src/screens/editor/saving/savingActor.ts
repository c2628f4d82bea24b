/** What the screens of saving are given. */
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { savingMachine } from '../../../machines/saving/saving.machine';

export type SavingActor = ActorRefFrom<typeof savingMachine>;
export type SavingSnapshot = SnapshotFrom<typeof savingMachine>;
