/** Orders from the inspector: a refusal is said; what was done is seen in the picture. */
import { useMemo } from 'react';
import type { CommandName, PayloadOfCommand } from '../../../editor-engine/createEditorEngine';
import { useEditor } from '../EditorContext';
import { refusalWords } from '../engine/perform';

export interface Orders {
  /** @param mergeAs of one field: what it sets in a row is one step, until it is settled. */
  give<Name extends CommandName>(name: Name, payload: PayloadOfCommand<Name>, mergeAs?: string): void;
  settle(): void;
}

export function useOrders(): Orders {
  const { engine, announce } = useEditor();
  return useMemo(
    () => ({
      give(name, payload, mergeAs) {
        const outcome = engine.execute(name, payload, mergeAs === undefined ? {} : { mergeAs });
        if (!outcome.done && outcome.why !== 'nothingChanges') announce(refusalWords[outcome.why]);
      },
      settle: () => engine.history.settle(),
    }),
    [engine, announce],
  );
}
