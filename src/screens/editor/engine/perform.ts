/** Orders a command for somebody who may not see what it did: says its name when it is done, and why when it is not. */
import type { CommandName, PayloadOfCommand } from '../../../editor-engine/createEditorEngine';
import type { ExecuteOptions } from '../../../editor-engine/kernel/engine';
import type { Refusal } from '../../../editor-engine/kernel/refusal';
import { editorCommandMessages } from '../../../locales/en/editor/commands';
import type { Editor } from '../EditorContext';

export const commandNames: Readonly<Record<CommandName, string>> = editorCommandMessages.names;
export const refusalWords: Readonly<Record<Refusal, string>> = editorCommandMessages.refusals;

export function perform<N extends CommandName>(
  { engine, announce }: Pick<Editor, 'engine' | 'announce'>,
  name: N,
  payload: PayloadOfCommand<N>,
  options?: ExecuteOptions,
): boolean {
  const outcome = engine.execute(name, payload, options);
  announce(outcome.done ? commandNames[name] : refusalWords[outcome.why]);
  return outcome.done;
}
