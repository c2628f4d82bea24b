/** What can be opened beside the video. [E5] [E7] */

export const panelNames = ['text', 'audios', 'shapes', 'photos', 'videos', 'brand'] as const;
export type PanelName = (typeof panelNames)[number];
export const tabNames = ['inspector', 'captions', 'transcript', 'script'] as const;
export type TabName = (typeof tabNames)[number];
/** On a phone, over the timeline, beside the libraries. */
export const sheetNames = ['inspector', 'sound', 'captions', 'script'] as const;
export type SheetName = (typeof sheetNames)[number];
