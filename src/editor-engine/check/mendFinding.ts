/** Carries out what mends a finding, as one step of the history. */
import type { CommandName, EditorEngine, PayloadOfCommand } from '../createEditorEngine';
import type { Outcome } from '../kernel/engine';
import type { Finding } from './finding';

/** Nothing of it stays where one of its commands is refused: the document may have changed since it was looked through. */
export function mendFinding(engine: EditorEngine, { mend }: Finding): Outcome {
  return engine.allOrNothing(() => {
    if (mend === null || 'speech' in mend) return { done: false, why: 'nothingChanges' };
    for (const { name, payload } of mend) {
      const outcome = engine.execute<CommandName>(name, payload as PayloadOfCommand<CommandName>, {
        mergeAs: 'mend',
      });
      if (!outcome.done && outcome.why !== 'nothingChanges') return outcome;
    }
    return { done: true };
  });
}
