/** The engine with every plugin of the editor. */
import { createEngine } from './kernel/createEngine';
import type { Engine } from './kernel/engine';
import type { CommandsOf, PayloadOf } from './kernel/plugin';
import { plugins } from './plugins/plugins';

export type EditorCommands = CommandsOf<typeof plugins>;
export type CommandName = keyof EditorCommands & string;
export type PayloadOfCommand<N extends CommandName> = PayloadOf<EditorCommands[N]>;
export type EditorEngine = Engine<EditorCommands>;

/** @param newId gives an id that no item has yet, beginning with the prefix. */
export const createEditorEngine = (world: { newId: (prefix: string) => string }): EditorEngine =>
  createEngine(plugins, world);
