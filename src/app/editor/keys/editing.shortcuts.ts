/** Keys that change the video: each is a command at the playhead or on what is selected. */
import { mainItemAt } from '../../../editor-engine/selectors/underPlayhead.selectors';
import { captionsAreShown } from '../../../editor-engine/selectors/captions.selectors';
import { editorShellMessages } from '../../../locales/messages/editor/shell';
import type { EditorByKeys, Shortcut } from '../../../screens/editor/EditorContext';

const selected = ({ engine }: EditorByKeys) => [...engine.session.selection.get()];
const playheadMs = ({ engine }: EditorByKeys) => Math.round(engine.session.playback.currentMs());

/** What a cut at the playhead means: the selected item that it goes through, else the main one; a selected one beside it says that it is. */
function cutTarget(editor: EditorByKeys): string | null {
  const atMs = playheadMs(editor);
  const goesThrough = (id: string) => {
    const window = editor.engine.item(id)?.display;
    return window !== undefined && window.from < atMs && atMs < window.to;
  };
  const [beside] = selected(editor);
  return selected(editor).find(goesThrough) ?? mainItemAt(editor.engine.videoData(), atMs) ?? beside ?? null;
}

const nextMarker = ({ engine }: EditorByKeys) =>
  editorShellMessages.marker((engine.videoData().markers?.length ?? 0) + 1);

const trim = (side: 'from' | 'to') => (editor: EditorByKeys) =>
  void editor.commands.perform('item.trimTo', { id: cutTarget(editor), atMs: playheadMs(editor), side });

export const editingShortcuts: readonly Shortcut[] = [
  {
    id: 'split',
    group: 'editing',
    keys: ['s'],
    act: (editor) =>
      void editor.commands.perform('item.split', { id: cutTarget(editor), atMs: playheadMs(editor) }),
  },
  { id: 'trimBefore', group: 'editing', keys: ['q'], act: trim('from') },
  { id: 'trimAfter', group: 'editing', keys: ['w'], act: trim('to') },
  {
    id: 'remove',
    group: 'editing',
    keys: ['Delete', 'Backspace'],
    act: (editor) => void editor.commands.perform('items.remove', { ids: selected(editor) }),
  },
  {
    id: 'rippleRemove',
    group: 'editing',
    keys: ['Shift+Delete', 'Shift+Backspace'],
    act: (editor) => void editor.commands.perform('items.rippleRemove', { ids: selected(editor) }),
  },
  {
    id: 'duplicate',
    group: 'editing',
    keys: ['$mod+d'],
    act: (editor) => void editor.commands.perform('items.duplicate', { ids: selected(editor) }),
  },
  { id: 'copy', group: 'editing', keys: ['$mod+c'] },
  { id: 'cut', group: 'editing', keys: ['$mod+x'] },
  { id: 'paste', group: 'editing', keys: ['$mod+v'] },
  { id: 'undo', group: 'editing', keys: ['$mod+z'], act: ({ commands }) => commands.undo() },
  { id: 'redo', group: 'editing', keys: ['$mod+Shift+z', '$mod+y'], act: ({ commands }) => commands.redo() },
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
      void editor.commands.perform('marker.add', { atMs: playheadMs(editor), name: nextMarker(editor) }),
  },
  {
    id: 'captions',
    group: 'editing',
    keys: ['c'],
    act: (editor) => void editor.commands.setCaptionsShown(!captionsAreShown(editor.engine.videoData())),
  },
];
