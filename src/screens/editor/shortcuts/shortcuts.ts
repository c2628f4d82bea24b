/** Every shortcut of the editor, in the order in which the sheet lists them. */
import { editingShortcuts } from './editing.shortcuts';
import { playbackShortcuts } from './playback.shortcuts';
import { viewShortcuts } from './view.shortcuts';

export const shortcuts = [...playbackShortcuts, ...editingShortcuts, ...viewShortcuts] as const;
export type ShortcutId = (typeof shortcuts)[number]['id'];
