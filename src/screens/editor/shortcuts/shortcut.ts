/** What a shortcut is: keys, and what they order. */
import type { Editor } from '../EditorContext';

export const shortcutGroups = ['playback', 'moving', 'editing', 'view'] as const;
export type ShortcutGroup = (typeof shortcutGroups)[number];

export interface Shortcut<Id extends string = string> {
  readonly id: Id;
  readonly group: ShortcutGroup;
  /** In tinykeys' manner; `$mod` is Command on a Mac and Control elsewhere. */
  readonly keys: readonly string[];
  /** Absent where the browser itself tells of it: copying and pasting. */
  readonly act?: (editor: Editor) => void;
}
export const defineShortcuts = <const List extends readonly Shortcut[]>(list: List): List => list;
