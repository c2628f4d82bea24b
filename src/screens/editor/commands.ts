/** What can be done to the video, by pointer, key or menu alike: a command each, whose result is announced. The app provides them. */
import type { CommandName, PayloadOfCommand } from '../../editor-engine/createEditorEngine';
import type { ExecuteOptions } from '../../editor-engine/kernel/engine';
import type { Edge } from '../../editor-engine/timeline/pointer';

/** Each answers whether it was done. */
export interface EditorCommands {
  /** Announced by the command's name, or by the reason why it does not apply. */
  perform<N extends CommandName>(name: N, payload: PayloadOfCommand<N>, options?: ExecuteOptions): boolean;
  move(ids: readonly string[], byMs: number): boolean;
  resize(id: string, edge: Edge, toMs: number): boolean;
  roll(leftId: string, rightId: string, toMs: number): boolean;
  /** To another place among the main items; past the first and the last it says that it stands there. */
  reorder(id: string, toIndex: number, along?: readonly string[]): boolean;
  trimTo(id: string, side: Edge, atMs: number): boolean;
  split(id: string, atMs: number): boolean;
  duplicate(ids: readonly string[]): boolean;
  remove(ids: readonly string[]): boolean;
  rippleRemove(ids: readonly string[]): boolean;
  setSpeed(id: string, speed: number): boolean;
  setShown(id: string, shown: boolean): boolean;
  setCaptionsShown(shown: boolean): boolean;
  setLaneShown(ids: readonly string[], lane: string, shown: boolean): boolean;
  drop(media: PayloadOfCommand<'media.drop'>): boolean;
  paste(pasted: PayloadOfCommand<'items.paste'>): boolean;
  /** Nothing of the document changes; how many are selected is announced. */
  select(ids: readonly string[]): void;
  undo(): void;
  redo(): void;
}
