/** Commands of the inspector's fields: a refusal is announced; what was done is seen in the picture. */
import { useMemo } from 'react';
import type { CommandName, PayloadOfCommand } from '../../../editor-engine/createEditorEngine';
import { useEditor } from '../EditorContext';
import { editorCommandMessages } from '../../../locales/messages/editor/commands';

export interface FieldCommands {
  /** @param mergeAs of one field: what it sets in a row is one step, until it is settled. */
  run<Name extends CommandName>(name: Name, payload: PayloadOfCommand<Name>, mergeAs?: string): void;
  settle(): void;
}

export function useFieldCommands(): FieldCommands {
  const { engine, announce } = useEditor();
  return useMemo(
    () => ({
      run(name, payload, mergeAs) {
        const outcome = engine.execute(name, payload, mergeAs === undefined ? {} : { mergeAs });
        if (!outcome.done && outcome.why !== 'nothingChanges')
          announce(editorCommandMessages.refusals[outcome.why]);
      },
      settle: () => engine.history.settle(),
    }),
    [engine, announce],
  );
}
