/** Copying and pasting through the system's clipboard, also from one project to another. */
import { copyItems } from '../../../editor-engine/plugins/items/clipboard.plugin';
import { editorShellMessages as text } from '../../../locales/messages/editor/shell';
import type { Editor } from '../../../screens/editor/EditorContext';

type Deps = Pick<Editor, 'engine' | 'announce' | 'commands'>;

/** What goes to the clipboard; null when nothing is selected. */
export function copySelected({ engine, announce, commands }: Deps, isCut: boolean): string | null {
  const ids = [...engine.session.selection.get()];
  if (ids.length === 0) return null;
  const copied = copyItems(engine, ids);
  if (isCut && !commands.perform('items.remove', { ids })) return null;
  announce(isCut ? text.cut(ids.length) : text.copied(ids.length));
  return copied;
}

/** False for a clipboard that holds nothing: whatever else it holds is said to be of no use here. */
export function pasteText({ engine, commands }: Deps, clipboard: string): boolean {
  if (clipboard === '') return false;
  const atMs = Math.round(engine.session.playback.currentMs());
  commands.paste({ clipboard, atMs });
  return true;
}
