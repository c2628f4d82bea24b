/** The groups in which shortcuts are listed. */
export const shortcutGroups = ['playback', 'moving', 'editing', 'item', 'view'] as const;
export type ShortcutGroup = (typeof shortcutGroups)[number];
