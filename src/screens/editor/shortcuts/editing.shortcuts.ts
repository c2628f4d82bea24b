/** Keys that change the video: each is a command at the playhead or on what is selected. */
import { mainItemAt } from '../../../editor-engine/selectors/underPlayhead.selectors';
import { commandNames, perform } from '../engine/perform';
import { captionsAreShown } from '../../../editor-engine/selectors/captions.selectors';
import { editorShellMessages } from '../../../locales/en/editor/shell';
import { defineShortcuts, type Ordered } from './shortcut';

const selected = ({ engine }: Ordered) => [...engine.session.selection.get()];
const playheadMs = ({ engine }: Ordered) => Math.round(engine.session.playback.currentMs());

/** What a cut at the playhead means: the selected item that it goes through, else the main one. */
function cutTarget(editor: Ordered): string {
  const atMs = playheadMs(editor);
  const goesThrough = (id: string) => {
    const window = editor.engine.item(id)?.display;
    return window !== undefined && window.from < atMs && atMs < window.to;
  };
  return selected(editor).find(goesThrough) ?? mainItemAt(editor.engine.videoData(), atMs) ?? '';
}

const nextMarker = ({ engine }: Ordered) =>
  editorShellMessages.marker((engine.videoData().markers?.length ?? 0) + 1);

const trim = (side: 'from' | 'to') => (editor: Ordered) =>
  void perform(editor, 'item.trimTo', { id: cutTarget(editor), atMs: playheadMs(editor), side });

export const editingShortcuts = defineShortcuts([
  {
    id: 'split',
    group: 'editing',
    keys: ['s'],
    act: (editor) => void perform(editor, 'item.split', { id: cutTarget(editor), atMs: playheadMs(editor) }),
  },
  { id: 'trimBefore', group: 'editing', keys: ['q'], act: trim('from') },
  { id: 'trimAfter', group: 'editing', keys: ['w'], act: trim('to') },
  {
    id: 'remove',
    group: 'editing',
    keys: ['Delete', 'Backspace'],
    act: (editor) => void perform(editor, 'items.remove', { ids: selected(editor) }),
  },
  {
    id: 'rippleRemove',
    group: 'editing',
    keys: ['Shift+Delete', 'Shift+Backspace'],
    act: (editor) => void perform(editor, 'items.rippleRemove', { ids: selected(editor) }),
  },
  {
    id: 'duplicate',
    group: 'editing',
    keys: ['$mod+d'],
    act: (editor) => void perform(editor, 'items.duplicate', { ids: selected(editor) }),
  },
  { id: 'copy', group: 'editing', keys: ['$mod+c'] },
  { id: 'cut', group: 'editing', keys: ['$mod+x'] },
  { id: 'paste', group: 'editing', keys: ['$mod+v'] },
  { id: 'undo', group: 'editing', keys: ['$mod+z'], act: undo },
  { id: 'redo', group: 'editing', keys: ['$mod+Shift+z', '$mod+y'], act: redo },
  {
    id: 'selectAll',
    group: 'editing',
    keys: ['$mod+a'],
    act: ({ engine }) => engine.session.selection.set(engine.videoData().trackItemIds),
  },
  {
    id: 'marker',
    group: 'editing',
    keys: ['m'],
    act: (editor) =>
      void perform(editor, 'marker.add', { atMs: playheadMs(editor), name: nextMarker(editor) }),
  },
  {
    id: 'captions',
    group: 'editing',
    keys: ['c'],
    act: (editor) =>
      void perform(editor, 'captions.toggle', { shown: !captionsAreShown(editor.engine.videoData()) }),
  },
]);

/** Also what the buttons of the top bar do. */
export function undo({ engine, announce }: Pick<Ordered, 'engine' | 'announce'>) {
  const name = engine.undo();
  announce(name ? editorShellMessages.undone(commandNames[name]) : editorShellMessages.nothingToUndo);
}
export function redo({ engine, announce }: Pick<Ordered, 'engine' | 'announce'>) {
  const name = engine.redo();
  announce(name ? editorShellMessages.redone(commandNames[name]) : editorShellMessages.nothingToRedo);
}
