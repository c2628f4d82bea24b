/** Keys of the item that has the focus on the timeline, for the sheet; `timeline/keys/itemKeys.ts` gives them their meaning. */
import type { Shortcut } from '../EditorContext';

export const itemShortcuts = [
  { id: 'neighbour', group: 'item', keys: ['ArrowLeft', 'ArrowRight'] },
  { id: 'otherLane', group: 'item', keys: ['ArrowUp', 'ArrowDown'] },
  { id: 'choose', group: 'item', keys: ['Enter'] },
  { id: 'chooseToo', group: 'item', keys: ['$mod+Enter'] },
  { id: 'chooseRange', group: 'item', keys: ['Shift+ArrowLeft', 'Shift+ArrowRight'] },
  { id: 'move', group: 'item', keys: ['Alt+ArrowLeft', 'Alt+ArrowRight'] },
  { id: 'moveBySecond', group: 'item', keys: ['Alt+Shift+ArrowLeft', 'Alt+Shift+ArrowRight'] },
  { id: 'resizeEnd', group: 'item', keys: ['$mod+ArrowLeft', '$mod+ArrowRight'] },
  { id: 'resizeStart', group: 'item', keys: ['$mod+Alt+ArrowLeft', '$mod+Alt+ArrowRight'] },
  { id: 'trimFrom', group: 'item', keys: ['['] },
  { id: 'trimTo', group: 'item', keys: [']'] },
  { id: 'roll', group: 'item', keys: ['Alt+[', 'Alt+]'] },
  { id: 'reorder', group: 'item', keys: ['PageUp', 'PageDown'] },
] as const satisfies readonly Shortcut[];
