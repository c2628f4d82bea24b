/** Every command is one step that can be undone and redone, to the very same document. [E12] */
import { expect } from 'vitest';
import type {
  CommandName,
  EditorEngine,
  PayloadOfCommand,
} from '../../../../src/editor-engine/createEditorEngine';

/** Runs the command, sees it undone and redone, and leaves it done. */
export function expectOneStep<N extends CommandName>(
  engine: EditorEngine,
  name: N,
  payload: PayloadOfCommand<N>,
) {
  const before = engine.videoData();
  expect(engine.execute(name, payload)).toEqual({ done: true });
  const after = engine.videoData();
  expect(after).not.toEqual(before);
  expect(engine.undo()).toBe(name);
  expect(engine.videoData()).toEqual(before);
  expect(engine.redo()).toBe(name);
  expect(engine.videoData()).toEqual(after);
}

/** Refused, a command has changed nothing and is no step. */
export function expectRefused<N extends CommandName>(
  engine: EditorEngine,
  name: N,
  payload: PayloadOfCommand<N>,
  why: string,
) {
  const before = engine.videoData();
  const step = engine.history.undoName;
  expect(engine.can(name, payload)).toBe(false);
  expect(engine.execute(name, payload)).toEqual({ done: false, why });
  expect(engine.videoData()).toBe(before);
  expect(engine.history.undoName).toBe(step);
}
