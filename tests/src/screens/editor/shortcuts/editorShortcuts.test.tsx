import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { parseKeybinding } from 'tinykeys';
import { createActor, fromCallback } from 'xstate';
import { listenToKeys } from '../../../../../src/app/editor/keys/listenToKeys';
import { openDialogMachine } from '../../../../../src/machines/workspace/openDialog.machine';
import { keyNames } from '../../../../../src/screens/editor/shortcuts/keyNames';
import { itemShortcuts } from '../../../../../src/screens/editor/shortcuts/item.shortcuts';
import { shortcuts } from '../../../../../src/app/editor/keys/shortcuts';
import { itemActOf } from '../../../../../src/screens/editor/timeline/keys/itemKeys';
import ShortcutsSheet from '../../../../../src/screens/editor/shortcuts/ShortcutsSheet';
import { items } from '../../../editor-engine/support/sampleVideo';
import { editorWorld, inEditor } from '../../../../support/editor/editorWorld';
import { mountScreen } from '../../../../support/walking/mountScreen';

/** The same press, however it is written. */
const pressOf = (keys: string) =>
  parseKeybinding(keys)
    .map(([required, , key]) => [...required].sort().join('+') + ' ' + String(key).toLowerCase())
    .join(' then ');

test('no two shortcuts share a key', () => {
  const presses = shortcuts.flatMap(({ keys }) => keys.map(pressOf));
  expect(presses.filter((press, index) => presses.indexOf(press) !== index)).toEqual([]);
});

const itemActs: Record<(typeof itemShortcuts)[number]['id'], object> = {
  neighbour: { act: 'focus', to: 'left' },
  otherLane: { act: 'focus', to: 'up' },
  choose: { act: 'select', choosing: 'only' },
  chooseToo: { act: 'select', choosing: 'toggle' },
  chooseRange: { act: 'focus', extends: true },
  move: { act: 'move', bySecond: false },
  moveBySecond: { act: 'move', bySecond: true },
  resizeEnd: { act: 'resizeEnd' },
  resizeStart: { act: 'resizeStart' },
  trimFrom: { act: 'trim', side: 'from' },
  trimTo: { act: 'trim', side: 'to' },
  roll: { act: 'roll', step: -1 },
  reorder: { act: 'reorder', step: -1 },
};
test.each(itemShortcuts)('the sheet says of an item what its keys do: $id', ({ id, keys }) => {
  const [required, , key] = parseKeybinding(keys[0])[0] ?? [];
  const held = (name: string) => required?.includes(name) ?? false;
  const act = itemActOf({
    key: String(key),
    code: key === '[' ? 'BracketLeft' : key === ']' ? 'BracketRight' : '',
    shiftKey: held('Shift'),
    altKey: held('Alt'),
    ctrlKey: held('Control'),
    metaKey: held('Meta'),
  });
  expect(act).toMatchObject(itemActs[id]);
});

test.each([
  ['$mod+Shift+z', false, ['Ctrl', 'Shift', 'Z']],
  ['$mod+Shift+z', true, ['⌘', 'Shift', 'Z']],
  ['Shift+?', false, ['?']],
  ['Shift++', false, ['+']],
  ['Space', false, ['Space']],
  ['ArrowLeft', false, ['←']],
])('%s is printed as keys (Mac: %s): %j', (keys, isMac, names) =>
  expect(keyNames(keys, isMac)).toEqual(names),
);

function listening() {
  const send = vi.fn();
  const editor = editorWorld({ playback: { send } as never });
  const stop = listenToKeys(editor, window);
  return { editor, send, stop };
}

test('a key is an order; with a modifier it is another', async () => {
  const { editor, send, stop } = listening();
  const user = mountScreen(<p>Nothing to write in</p>);
  const { selection } = editor.engine.session;
  await user.keyboard(' ');
  expect(send).toHaveBeenCalledWith({ type: 'playback.toggled' });
  selection.set([items.clip.id]);
  await user.keyboard('{Delete}');
  expect(editor.engine.item(items.clip.id)).toBeUndefined();
  await user.keyboard('{Control>}z{/Control}');
  expect(editor.engine.item(items.clip.id)).toBeDefined();
  expect(editor.announced.get().text).toBe('Undone: Delete');
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(editor.engine.item(items.clip.id)).toBeUndefined();
  stop();
  await user.keyboard('{Control>}z{/Control}');
  expect(editor.engine.item(items.clip.id)).toBeUndefined();
});

test('[E5] captions switched by their key are said to be on or off', () => {
  const editor = editorWorld();
  const press = () => shortcuts.find(({ id }) => id === 'captions')?.act?.(editor);
  press();
  expect(editor.announced.get().text).toBe('Captions turned off');
  press();
  expect(editor.announced.get().text).toBe('Captions turned on');
});

test('[PC1] behind an open dialog nothing hears a key, even where the dialog has lost the focus', async () => {
  const { editor, stop } = listening();
  const user = mountScreen(<div role="dialog" aria-modal="true" aria-label="Check" />);
  editor.engine.session.selection.set([items.clip.id]);
  expect(document.activeElement).toBe(document.body);
  await user.keyboard('{Delete}');
  expect(editor.engine.item(items.clip.id)).toBeDefined();
  stop();
});

test('who writes in a field writes, and who presses a button presses it', async () => {
  const { editor, send, stop } = listening();
  const press = vi.fn();
  const user = mountScreen(
    <>
      <label>
        Words <input />
      </label>
      <button type="button" onClick={press}>
        Press
      </button>
    </>,
  );
  await user.type(screen.getByLabelText('Words'), 's k');
  expect(screen.getByLabelText<HTMLInputElement>('Words').value).toBe('s k');
  screen.getByRole('button', { name: 'Press' }).focus();
  await user.keyboard(' ');
  expect(press).toHaveBeenCalledTimes(1);
  expect(send).not.toHaveBeenCalled();
  await user.keyboard('k');
  expect(send).toHaveBeenCalledWith({ type: 'playback.toggled' });
  expect(editor.engine.history.undoName).toBeNull();
  stop();
});

test('Undo in a number takes back what it did in the video, as the document writes it anew', async () => {
  const { editor, stop } = listening();
  const user = mountScreen(<input type="number" aria-label="From" />);
  const { from } = items.clip.display;
  editor.engine.execute('items.remove', { ids: [items.clip.id] });
  screen.getByLabelText('From').focus();
  await user.keyboard('{Control>}z{/Control}');
  expect(editor.engine.item(items.clip.id)?.display.from).toBe(from);
  stop();
});

test('[E2] Copy takes marked words, and the chosen item once it was pressed after them', () => {
  const { editor, stop } = listening();
  mountScreen(
    <>
      <p>A note</p>
      <button type="button">An item</button>
    </>,
  );
  editor.engine.session.selection.set([items.clip.id]);
  const copies = () => !document.body.dispatchEvent(new Event('copy', { bubbles: true, cancelable: true }));
  const mark = () => window.getSelection()?.selectAllChildren(screen.getByText('A note'));
  mark();
  expect(copies()).toBe(false);
  screen.getByText('An item').focus();
  mark();
  expect(copies()).toBe(true);
  stop();
});
test('a slider keeps the keys that move it, and no other', async () => {
  const { send, stop } = listening();
  const user = mountScreen(<div role="slider" aria-label="Zoom" aria-valuenow={1} tabIndex={0} />);
  screen.getByRole('slider', { name: 'Zoom' }).focus();
  await user.keyboard('{ArrowRight}{Home}');
  expect(send).not.toHaveBeenCalled();
  await user.keyboard('k');
  expect(send.mock.calls).toEqual([[{ type: 'playback.toggled' }]]);
  stop();
});

test('whoever moved a splitter plays by Space, and its arrows go on moving it', async () => {
  const { send, stop } = listening();
  const user = mountScreen(
    <div role="separator" tabIndex={0} aria-label="Resize the timeline" aria-valuenow={40} />,
  );
  screen.getByRole('separator').focus();
  await user.keyboard('{ArrowUp}');
  expect(send).not.toHaveBeenCalled();
  await user.keyboard(' ');
  expect(send.mock.calls).toEqual([[{ type: 'playback.toggled' }]]);
  stop();
});

test('the sheet lists every shortcut, and finds them by name and by key', async () => {
  const dialog = createActor(
    openDialogMachine.provide({ actors: { listenToKeys: fromCallback(() => {}) } }),
  ).start();
  dialog.send({ type: 'shortcuts.asked' });
  const user = mountScreen(inEditor(editorWorld({ dialog }), <ShortcutsSheet />));
  expect(screen.getAllByRole('term')).toHaveLength(shortcuts.length + itemShortcuts.length);
  const search = screen.getByRole('searchbox', { name: 'Search shortcuts' });
  await user.type(search, 'close gap');
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Delete and close the gap',
  ]);
  await user.clear(search);
  await user.type(search, 'ctrl z');
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Undo', 'Redo']);
  await user.clear(search);
  await user.type(search, 'teleport');
  expect(screen.queryAllByRole('term')).toEqual([]);
  expect(screen.getByText('No shortcut for “teleport”.')).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(dialog.getSnapshot().value).toBe('none');
});
