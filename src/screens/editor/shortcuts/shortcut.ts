/** What a shortcut is: keys, and what they do. */
import type { editorShortcutMessages } from '../../../locales/en/editor/shortcuts';
import type { Editor } from '../EditorContext';

export const shortcutGroups = ['playback', 'moving', 'editing', 'item', 'view'] as const;
export type ShortcutGroup = (typeof shortcutGroups)[number];

/** The editor, as far as keys reach it. */
export type EditorByKeys = Omit<Editor, 'dialog'> & {
  readonly dialog: { send(event: { type: 'shortcuts.asked' }): void };
};

export interface Shortcut {
  readonly id: keyof typeof editorShortcutMessages.names;
  readonly group: ShortcutGroup;
  /** In tinykeys' manner; `$mod` is Command on a Mac and Control elsewhere. */
  readonly keys: readonly string[];
  /** Absent where somebody else hears it: the browser for copying and pasting, an item for its own keys. */
  readonly act?: (editor: EditorByKeys) => void;
}
