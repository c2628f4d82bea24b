/** What the screens of saving are given. */
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { draftMachine } from '../../../machines/saving/draft.machine';
import type { otherTabsMachine } from '../../../machines/saving/otherTabs.machine';
import type { savingMachine } from '../../../machines/saving/saving.machine';

export type SavingActor = ActorRefFrom<typeof savingMachine>;
export type SavingSnapshot = SnapshotFrom<typeof savingMachine>;

/** There once the project is open. */
export type DraftActor = ActorRefFrom<typeof draftMachine> | undefined;
export type OtherTabsActor = ActorRefFrom<typeof otherTabsMachine> | undefined;
export const draftOf = ({ children }: SavingSnapshot): DraftActor => children.draft;
export const otherTabsOf = ({ children }: SavingSnapshot): OtherTabsActor => children.otherTabs;
