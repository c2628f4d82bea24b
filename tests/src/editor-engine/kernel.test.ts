import { expect, test, vi } from 'vitest';
import { setDetails, setWindow } from '../../../src/editor-engine/document/writeItems';
import { createEngine } from '../../../src/editor-engine/kernel/createEngine';
import { defineCommand, definePlugin } from '../../../src/editor-engine/kernel/plugin';
import { sampleVideo, items, PROJECT } from './support/sampleVideo';

/** Just what the kernel's own tests need. */
const testPlugin = definePlugin({
  id: 'test',
  commands: {
    'item.retime': defineCommand<{ id: string; from: number; to: number }>({
      check: ({ item }, { id, from, to }) => (!item(id) ? 'noSuchItem' : to <= from ? 'tooShort' : null),
      run: ({ doc }, { id, ...window }) => setWindow(doc, id, window),
    }),
    'text.type': defineCommand<{ id: string; text: string }>({
      check: () => null,
      run: ({ doc }, { id, text }) => {
        setDetails(doc, id, { text });
        return [id];
      },
    }),
    'item.break': defineCommand<{ id: string }>({
      check: () => null,
      run: ({ doc }, { id }) => {
        setWindow(doc, id, { from: 1, to: 2 });
        throw new Error('half-way');
      },
    }),
  },
});
const open = () => {
  const engine = createEngine([testPlugin], { newId: (prefix) => prefix });
  engine.load(sampleVideo());
  return engine;
};
const { first, title, hello } = items;

test('[E12] a command is one step: undone it gives the very same document, redone the other', () => {
  const engine = open();
  const before = engine.videoData();
  expect(engine.execute('item.retime', { id: first.id, from: 0, to: 3500 })).toEqual({ done: true });
  const after = engine.videoData();
  expect(after.trackItemsMap[first.id]?.display).toEqual({ from: 0, to: 3500 });
  expect(engine.history.undoName).toBe('item.retime');
  expect(engine.undo()).toBe('item.retime');
  expect(engine.videoData()).toEqual(before);
  expect(engine.history).toMatchObject({ undoName: null, redoName: 'item.retime' });
  expect(engine.redo()).toBe('item.retime');
  expect(engine.videoData()).toEqual(after);
  expect(engine.redo()).toBeNull();
});

test('a refused command says why, and has changed nothing', () => {
  const engine = open();
  const before = engine.videoData();
  expect(engine.can('item.retime', { id: first.id, from: 5, to: 5 })).toBe(false);
  expect(engine.execute('item.retime', { id: first.id, from: 5, to: 5 })).toEqual({
    done: false,
    why: 'tooShort',
  });
  expect(engine.refusal('item.retime', { id: 'nobody', from: 0, to: 1 })).toBe('noSuchItem');
  expect(engine.videoData()).toBe(before);
  expect(engine.history.undoName).toBeNull();
});

test('a command that fails half-way leaves the document as it was', () => {
  const engine = open();
  expect(() => engine.execute('item.break', { id: first.id })).toThrow('half-way');
  expect(engine.videoData()).toEqual(sampleVideo());
  expect(engine.history.undoName).toBeNull();
});

test('what did not change stays the same object', () => {
  const engine = open();
  const before = engine.videoData();
  engine.execute('item.retime', { id: first.id, from: 0, to: 3500 });
  const after = engine.videoData();
  expect(after).not.toBe(before);
  for (const id of Object.keys(before.trackItemsMap).filter((other) => other !== first.id))
    expect(after.trackItemsMap[id]).toBe(before.trackItemsMap[id]);
});

test('only who watches the changed item is told, once a command', () => {
  const engine = open();
  const [onFirst, onTitle, onAny] = [vi.fn(), vi.fn(), vi.fn()];
  engine.subscribeItem(first.id, onFirst);
  engine.subscribeItem(title.id, onTitle);
  engine.subscribe(onAny);
  engine.execute('item.retime', { id: first.id, from: 0, to: 3500 });
  expect([onFirst, onTitle, onAny].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 1]);
});

test('a preview is shown and not saved; the command that ends the gesture clears it', () => {
  const engine = open();
  engine.session.previews.show(first.id, { from: 500, to: 4500, details: { opacity: 50 } });
  expect(engine.shownItem(first.id)).toMatchObject({
    display: { from: 500, to: 4500 },
    details: { opacity: 50 },
  });
  expect(engine.shownVideoData().trackItemsMap[first.id]).toBe(engine.shownItem(first.id));
  expect(engine.shownVideoData().trackItemsMap[title.id]).toBe(engine.item(title.id));
  expect(engine.videoData()).toEqual(sampleVideo());
  engine.execute('item.retime', { id: first.id, from: 500, to: 4500 });
  expect(engine.session.previews.ids()).toEqual([]);
  expect(engine.shownItem(first.id)).toBe(engine.item(first.id));
});

test('steps in a row with the same word are one step, until they are settled', () => {
  const engine = open();
  const type = (text: string) => engine.execute('text.type', { id: title.id, text }, { mergeAs: 'typing' });
  type('B');
  type('Bo');
  engine.history.settle();
  type('Box');
  const textOf = () => engine.videoData().trackItemsMap[title.id]?.details;
  engine.undo();
  expect(textOf()).toMatchObject({ text: 'Bo' });
  engine.undo();
  expect(textOf()).toMatchObject({ text: 'A mug' });
  engine.redo();
  expect(textOf()).toMatchObject({ text: 'Bo' });
});

test('a command selects what it names; undo selects again what was selected before', () => {
  const engine = open();
  engine.session.selection.set([first.id]);
  engine.execute('text.type', { id: title.id, text: 'B' });
  expect(engine.session.selection.get()).toEqual([title.id]);
  engine.undo();
  expect(engine.session.selection.get()).toEqual([first.id]);
  engine.redo();
  expect(engine.session.selection.get()).toEqual([title.id]);
});

test('[E12] the history survives as JSON: a reloaded document can still be undone', () => {
  const engine = open();
  engine.execute('item.retime', { id: first.id, from: 0, to: 3500 });
  engine.execute('text.type', { id: hello.id, text: '\uFFFDHello' });
  engine.undo();
  const kept = JSON.parse(JSON.stringify({ data: engine.videoData(), history: engine.history.toJSON() }));

  const reloaded = createEngine([testPlugin], { newId: (prefix) => prefix });
  reloaded.load(kept.data, kept.history);
  expect(reloaded.redo()).toBe('text.type');
  expect(reloaded.item(hello.id)).toMatchObject({ details: { text: '\uFFFDHello' } });
  reloaded.undo();
  reloaded.undo();
  expect(reloaded.videoData()).toEqual(sampleVideo());
});

test('a document opened begins a history of its own', () => {
  const engine = open();
  engine.execute('item.retime', { id: first.id, from: 0, to: 3500 });
  engine.load({ ...sampleVideo(), projectId: `${PROJECT}b` });
  expect(engine.undo()).toBeNull();
  expect(engine.videoData().projectId).toBe(`${PROJECT}b`);
});

test('two plugins with the same command are refused', () => {
  expect(() => createEngine([testPlugin, { ...testPlugin, id: 'again' }], { newId: (p) => p })).toThrow(
    'Plugin "again" redefines the command "item.retime"',
  );
});
