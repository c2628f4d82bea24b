/** What a shortcut is: keys, and what they order. */
import type { Editor } from '../EditorContext';

export const shortcutGroups = ['playback', 'moving', 'editing', 'item', 'view'] as const;
export type ShortcutGroup = (typeof shortcutGroups)[number];

/** The editor, as far as keys give it orders. */
export type Ordered = Omit<Editor, 'dialog'> & {
  readonly dialog: { send(event: { type: 'shortcuts.asked' }): void };
};

export interface Shortcut<Id extends string = string> {
  readonly id: Id;
  readonly group: ShortcutGroup;
  /** In tinykeys' manner; `$mod` is Command on a Mac and Control elsewhere. */
  readonly keys: readonly string[];
  /** Absent where somebody else hears it: the browser for copying and pasting, an item for its own keys. */
  readonly act?: (editor: Ordered) => void;
}
export const defineShortcuts = <const List extends readonly Shortcut[]>(list: List): List => list;
