/** The editing document: a video as a list of timed items. What is saved, previewed and rendered. [E1] [Y3] */
import * as z from 'zod/mini';
import { between, positive, positiveUpTo, wholeBetween } from './amounts';
import { captionStyleSchema } from './captionStyle';
import { DEFAULT_FPS, DEFAULT_SIZE, VIDEO_ITEMS, VIDEO_MS } from './limits';
import { nameUpTo, textUpTo } from './text';

const msSchema = between(0, VIDEO_MS.max);
const windowSchema = z.object({ from: msSchema, to: msSchema });
/** An address of a media file: the server checks whose it is, the schema only its form. */
const srcSchema = nameUpTo(2048);
const cssSchema = textUpTo(400);
const cssOrNumberSchema = z.union([cssSchema, z.number()]);

export const animationSchema = z.object({
  type: z.enum(['zoom', 'zoomOut', 'fadeIn', 'fadeOut']),
  duration: msSchema,
  delay: z._default(msSchema, 0),
  easing: z._default(z.enum(['linear', 'easeIn', 'easeOut', 'easeInOut', 'spring']), 'easeInOut'),
});
export type Animation = z.infer<typeof animationSchema>;

export const transitionNameSchema = z.enum([
  'zoomLeftIn',
  'zoomLeftOut',
  'zoomRightIn',
  'zoomRightOut',
  'imageVerticalBlur',
  'imageZoomTwist',
]);
export type TransitionName = z.infer<typeof transitionNameSchema>;
export const transitionSchema = z.object({
  in: z.optional(transitionNameSchema),
  out: z.optional(transitionNameSchema),
});

const boxDetails = {
  opacity: z.optional(between(0, 100)),
  width: z.optional(positiveUpTo(8192)),
  height: z.optional(positiveUpTo(8192)),
  top: z.optional(between(-8192, 8192)),
  left: z.optional(between(-8192, 8192)),
  transform: z.optional(cssSchema),
  border: z.optional(cssSchema),
  borderRadius: z.optional(cssOrNumberSchema),
  boxShadow: z.optional(cssSchema),
  zIndex: z.optional(wholeBetween(-1000, 1000)),
  blendMode: z.optional(cssSchema),
  animation: z.optional(animationSchema),
  transition: z.optional(transitionSchema),
};
/** 0 to 100, as the specification counts. */
const volumeSchema = between(0, 100);

export const imageDetailsSchema = z.object({
  ...boxDetails,
  src: srcSchema,
  /** The picture blurred once (270x480): shown behind a contained one. [Y5] */
  backdropSrc: z.optional(srcSchema),
  /** The picture's own size in pixels, for layout without loading it. */
  naturalWidth: z.optional(positive()),
  naturalHeight: z.optional(positive()),
});
export const videoDetailsSchema = z.object({
  ...boxDetails,
  src: srcSchema,
  backdropSrc: z.optional(srcSchema),
  /** The clip's own length in ms. */
  duration: z.optional(msSchema),
  volume: z._default(volumeSchema, 100),
});
export const textDetailsSchema = z.object({
  ...boxDetails,
  text: textUpTo(5000),
  /** Spoken words with their moments in ms, measured from the start of the video. */
  words: z.optional(
    z.array(z.object({ text: z.string(), from: msSchema, to: msSchema })).check(z.maxLength(400)),
  ),
  captionStyle: z.optional(captionStyleSchema),
  fontFamily: z.optional(cssSchema),
  fontSize: z.optional(positiveUpTo(1000)),
  fontWeight: z.optional(cssOrNumberSchema),
  fontStyle: z.optional(cssSchema),
  textDecoration: z.optional(cssSchema),
  textAlign: z.optional(z.enum(['left', 'center', 'right', 'justify'])),
  lineHeight: z.optional(cssOrNumberSchema),
  letterSpacing: z.optional(cssOrNumberSchema),
  wordSpacing: z.optional(cssOrNumberSchema),
  color: z.optional(cssSchema),
  backgroundColor: z.optional(cssSchema),
  textShadow: z.optional(cssSchema),
  wordWrap: z.optional(z.enum(['normal', 'break-word'])),
  wordBreak: z.optional(z.enum(['normal', 'break-all', 'keep-all', 'break-word'])),
  strokeColor: z.optional(cssSchema),
  strokeWidth: z.optional(between(0, 100)),
});
export const audioDetailsSchema = z.object({
  src: srcSchema,
  volume: z._default(volumeSchema, 100),
  /** The track starts again when it ends before its window does. */
  loop: z.optional(z.boolean()),
  /** Made quieter while a voice speaks. */
  duck: z.optional(z.boolean()),
});

const itemBase = {
  id: nameUpTo(200),
  name: textUpTo(400),
  display: windowSchema,
  /** Which part of the source plays, in ms of the source. */
  trim: z.optional(windowSchema),
  /** One of the items that carry the video, as opposed to laid over it. */
  isMain: z.optional(z.boolean()),
  metadata: z.optional(z.object({ resourceId: z.optional(z.string()), isImage: z.optional(z.boolean()) })),
};
export const trackItemSchema = z.discriminatedUnion('type', [
  z.object({ ...itemBase, type: z.literal('image'), details: imageDetailsSchema }),
  z.object({ ...itemBase, type: z.literal('video'), details: videoDetailsSchema }),
  z.object({ ...itemBase, type: z.literal('text'), details: textDetailsSchema }),
  z.object({ ...itemBase, type: z.literal('audio'), details: audioDetailsSchema }),
]);
export type TrackItem = z.infer<typeof trackItemSchema>;
export type ItemOf<Type extends TrackItem['type']> = Extract<TrackItem, { type: Type }>;

export const VISUAL_TRACK = 'visual_track';
export const TEXT_TRACK = 'text_track';
export const AUDIO_TRACK = 'audio_track';

/** px of the canvas. */
const sideSchema = wholeBetween(16, 4096);

export const videoDataSchema = z
  .object({
    projectId: z.string(),
    /** ms */
    duration: msSchema,
    fps: z._default(wholeBetween(1, 60), DEFAULT_FPS),
    size: z._default(z.object({ width: sideSchema, height: sideSchema }), { ...DEFAULT_SIZE }),
    tracks: z.array(z.object({ id: z.string(), items: z.array(z.string()) })).check(z.maxLength(50)),
    /** What is shown, back to front. An item that is in the map but not here is switched off. */
    trackItemIds: z.array(z.string()).check(z.maxLength(VIDEO_ITEMS)),
    trackItemsMap: z.record(z.string(), trackItemSchema),
    template: z.string(),
  })
  .check(
    z.refine((data) => Object.keys(data.trackItemsMap).length <= VIDEO_ITEMS, `at most ${VIDEO_ITEMS} items`),
    z.refine(
      (data) => data.trackItemIds.every((id) => Object.hasOwn(data.trackItemsMap, id)),
      'trackItemIds names an item that trackItemsMap does not hold',
    ),
  );
export type VideoData = z.infer<typeof videoDataSchema>;

/** [E1] */
export const mainItemId = (index: number, projectId: string) => `video_main_${index}_${projectId}`;
export const isCaption = (id: string) => id.startsWith('caption');
export const isBackgroundMusic = (id: string) => id.startsWith('bg_music');
