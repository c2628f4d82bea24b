/** The one thing that is to be said of saving now. */
import type { SavingSnapshot } from './savingActor';

const kinds = [
  'saved',
  'waiting',
  'savingLayout',
  'retrying',
  'offline',
  'conflicted',
  'outdated',
  'fetchingTheirs',
  'refused',
] as const;
export type SaveStatus = 'findingDraft' | (typeof kinds)[number];

export const saveStatusOf = (snapshot: SavingSnapshot): SaveStatus =>
  kinds.find((kind) => snapshot.matches({ open: kind })) ?? 'findingDraft';

/** Chosen apart from the words, so that a clock that ticks draws nothing else anew. */
export const savedSecondsOf = ({ context: { savedAt, seenAt } }: SavingSnapshot): number | null =>
  savedAt === null ? null : Math.max(0, Math.floor((seenAt - savedAt) / 1000));
