import { expect, test } from 'vitest';
import { carryOut, replaceInCaptions } from '../../../../../src/app/editor/commands/captionCommands';
import { RefusedCommand } from '../../../../../src/machines/captionEdit/refusalCode';
import { openEngine } from '../../../editor-engine/support/openEngine';
import { items, sampleVideo } from '../../../editor-engine/support/sampleVideo';

const { id, display, details } = items.hello;
const draft = { id, text: `${details.text} again`, from: display.from, to: display.to };

test('[E6] what is written, and then split, is one step', () => {
  const engine = openEngine();
  carryOut(engine, { draft, change: { kind: 'split', atWord: 1 } });
  expect(engine.history).toMatchObject({ undoName: 'caption.split', redoName: null });
  expect(engine.undo()).toBe('caption.split');
  expect(engine.videoData()).toEqual(sampleVideo());
});
test('[E6] a correction that is refused half way leaves nothing, neither to be undone nor to be redone', () => {
  const engine = openEngine();
  const refused = () => carryOut(engine, { draft, change: { kind: 'split', atWord: 99 } });
  expect(refused).toThrow(new RefusedCommand('noSuchWord'));
  expect(engine.videoData()).toEqual(sampleVideo());
  expect(engine.history).toMatchObject({ undoName: null, redoName: null });
});
test('[E6] what could be redone before a refused correction still can', () => {
  const engine = openEngine();
  replaceInCaptions(engine, { query: details.text, replacement: 'Good morning' });
  engine.undo();
  expect(() => carryOut(engine, { draft, change: { kind: 'split', atWord: 99 } })).toThrow(RefusedCommand);
  expect(engine.redo()).toBe('caption.rewrite');
  expect(engine.item(id)?.details).toMatchObject({ text: 'Good morning' });
});
