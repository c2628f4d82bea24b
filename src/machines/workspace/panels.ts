/** What can be opened beside the video. [E5] [E7] */

export const panelNames = ['text', 'audios', 'shapes', 'photos', 'videos', 'brand'] as const;
export type PanelName = (typeof panelNames)[number];
export const tabNames = ['inspector', 'captions', 'transcript', 'script', 'clips'] as const;
export type TabName = (typeof tabNames)[number];
