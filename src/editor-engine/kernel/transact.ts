/** Runs a writer in one transaction: what it changed comes back as a value; what throws leaves nothing behind. */
import type { Store } from 'tinybase/store';
import { changesOf, type Changes } from './changes';

export function transact<Result>(doc: Store, write: () => Result): { result: Result; changes: Changes } {
  let outcome: { result: Result } | { thrown: unknown } | null = null;
  let changes: Changes = [];
  doc.transaction(
    () => {
      try {
        outcome = { result: write() };
      } catch (thrown) {
        outcome = { thrown };
      }
    },
    () => {
      const failed = outcome === null || 'thrown' in outcome;
      if (!failed) changes = changesOf(doc.getTransactionLog());
      return failed;
    },
  );
  const settled = outcome as { result: Result } | { thrown: unknown } | null;
  if (!settled) throw new Error('The document is being written already');
  if ('thrown' in settled) throw settled.thrown;
  return { result: settled.result, changes };
}
