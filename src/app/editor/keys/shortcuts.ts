/** Every shortcut of the editor, in the order in which the sheet lists them. */
import { editingShortcuts } from './editing.shortcuts';
import { playbackShortcuts } from './playback.shortcuts';
import type { Shortcut } from '../../../screens/editor/EditorContext';
import { viewShortcuts } from './view.shortcuts';

export const shortcuts: readonly Shortcut[] = [...playbackShortcuts, ...editingShortcuts, ...viewShortcuts];
