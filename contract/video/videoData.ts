/** The editing document: a video as a list of timed items. What is saved, previewed and rendered. [E1] [Y3] */
import * as z from 'zod/mini';
import { wholeBetween } from '../amounts';
import {
  audioDetailsSchema,
  imageDetailsSchema,
  msSchema,
  shapeDetailsSchema,
  textDetailsSchema,
  videoDetailsSchema,
} from './itemDetails';
import { itemFormatsSchema } from './formats/itemFormats';
import { kept } from '../kept';
import { keptClaimsSchema } from '../scripts/claimSource';
import { styleLeftSchema } from './styles/leftSchema';
import { DEFAULT_FPS, DEFAULT_SIZE, VIDEO_ITEMS, VIDEO_MARKERS } from '../limits';
import { nameUpTo, textUpTo } from '../text';

const windowSchema = kept({ from: msSchema, to: msSchema });

const itemBase = {
  id: nameUpTo(200),
  name: textUpTo(400),
  display: windowSchema,
  /** Which part of the source plays, in ms of the source. */
  trim: z.optional(windowSchema),
  /** One of the items that carry the video, as opposed to laid over it. */
  isMain: z.optional(z.boolean()),
  /** What it is of the user's brand: painted as it is, whatever the template does. [B4] */
  brand: z.optional(z.enum(['logo', 'intro', 'outro'])),
  /** Where it stands in other formats. [ED3] */
  formats: z.optional(itemFormatsSchema),
  metadata: z.optional(kept({ resourceId: z.optional(z.string()), isImage: z.optional(z.boolean()) })),
};
export const trackItemSchema = z.discriminatedUnion('type', [
  kept({ ...itemBase, type: z.literal('image'), details: imageDetailsSchema }),
  kept({ ...itemBase, type: z.literal('video'), details: videoDetailsSchema }),
  kept({ ...itemBase, type: z.literal('text'), details: textDetailsSchema }),
  kept({ ...itemBase, type: z.literal('shape'), details: shapeDetailsSchema }),
  kept({ ...itemBase, type: z.literal('audio'), details: audioDetailsSchema }),
]);
export type TrackItem = z.infer<typeof trackItemSchema>;
export type ItemOf<Type extends TrackItem['type']> = Extract<TrackItem, { type: Type }>;

export const VISUAL_TRACK = 'visual_track';
export const TEXT_TRACK = 'text_track';
export const AUDIO_TRACK = 'audio_track';

/** px of the canvas. */
const sideSchema = wholeBetween(16, 4096);
/** A moment that somebody wants to find again. */
const markerSchema = kept({ id: nameUpTo(200), at: msSchema, name: textUpTo(200) });
export type Marker = z.infer<typeof markerSchema>;

export const videoDataSchema = kept({
  projectId: z.string(),
  /** ms */
  duration: msSchema,
  fps: z._default(wholeBetween(1, 60), DEFAULT_FPS),
  size: z._default(kept({ width: sideSchema, height: sideSchema }), { ...DEFAULT_SIZE }),
  tracks: z.array(kept({ id: z.string(), items: z.array(z.string()) })).check(z.maxLength(50)),
  /** What is shown, back to front. An item that is in the map but not here is switched off. */
  trackItemIds: z.array(z.string()).check(z.maxLength(VIDEO_ITEMS)),
  trackItemsMap: z.record(z.string(), trackItemSchema),
  template: z.string(),
  markers: z.optional(z.array(markerSchema).check(z.maxLength(VIDEO_MARKERS))),
  /** What is said in it beyond its page, and its owner says that they can prove. [WR3] */
  keptClaims: z.optional(keptClaimsSchema),
  /** What was left in styles that it had before, by the template's name. [S1] */
  styles: z.optional(z.record(nameUpTo(60), styleLeftSchema)),
}).check(
  z.refine((data) => Object.keys(data.trackItemsMap).length <= VIDEO_ITEMS, `at most ${VIDEO_ITEMS} items`),
  z.refine(
    (data) => data.trackItemIds.every((id) => Object.hasOwn(data.trackItemsMap, id)),
    'trackItemIds names an item that trackItemsMap does not hold',
  ),
);
export type VideoData = z.infer<typeof videoDataSchema>;

export { transitionNameSchema, type Animation, type TransitionName } from './itemDetails';

/** [E1] */
export const mainItemId = (index: number, projectId: string) => `video_main_${index}_${projectId}`;
export const isCaption = (id: string) => id.startsWith('caption');
/** A part of a last card. */
export const isClosing = (id: string) => id.startsWith('closing_');
export const isBackgroundMusic = (id: string) => id.startsWith('bg_music');
/** The voice-over, whole or a piece of it. */
export const isVoice = (id: string) => id.startsWith('voice');

/** Whether an item shows or plays a file. */
export const hasFile = (item: TrackItem): item is ItemOf<'image' | 'video' | 'audio'> =>
  item.type === 'image' || item.type === 'video' || item.type === 'audio';

/** A picture or a clip. */
export type Footage = ItemOf<'image' | 'video'>;
export const isFootage = (item: TrackItem): item is Footage => item.type === 'image' || item.type === 'video';
