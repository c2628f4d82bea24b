/** The editing document: a video as a list of timed items. What is saved, previewed and rendered. [E1] [Y3] */
import { z } from 'zod';
import { captionStyleSchema } from './captionStyle';
import { DEFAULT_FPS, DEFAULT_SIZE, VIDEO_ITEMS, VIDEO_MS } from './limits';

const msSchema = z.number().min(0).max(VIDEO_MS.max);
const windowSchema = z.object({ from: msSchema, to: msSchema });
/** An address of a media file: the server checks whose it is, the schema only its form. */
const srcSchema = z.string().min(1).max(2048);
const cssSchema = z.string().max(400);

export const animationSchema = z.object({
  type: z.enum(['zoom', 'zoomOut', 'fadeIn', 'fadeOut']),
  duration: msSchema,
  delay: msSchema.default(0),
  easing: z.enum(['linear', 'easeIn', 'easeOut', 'easeInOut', 'spring']).default('easeInOut'),
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
  in: transitionNameSchema.optional(),
  out: transitionNameSchema.optional(),
});

const boxDetails = {
  opacity: z.number().min(0).max(100).optional(),
  width: z.number().positive().max(8192).optional(),
  height: z.number().positive().max(8192).optional(),
  top: z.number().min(-8192).max(8192).optional(),
  left: z.number().min(-8192).max(8192).optional(),
  transform: cssSchema.optional(),
  border: cssSchema.optional(),
  borderRadius: z.union([cssSchema, z.number()]).optional(),
  boxShadow: cssSchema.optional(),
  zIndex: z.int().min(-1000).max(1000).optional(),
  blendMode: cssSchema.optional(),
  animation: animationSchema.optional(),
  transition: transitionSchema.optional(),
};
/** 0 to 100, as the specification counts. */
const volumeSchema = z.number().min(0).max(100);

export const imageDetailsSchema = z.object({
  ...boxDetails,
  src: srcSchema,
  /** The picture blurred once (270x480): shown behind a contained one. [Y5] */
  backdropSrc: srcSchema.optional(),
  /** The picture's own size in pixels, for layout without loading it. */
  naturalWidth: z.number().positive().optional(),
  naturalHeight: z.number().positive().optional(),
});
export const videoDetailsSchema = z.object({
  ...boxDetails,
  src: srcSchema,
  backdropSrc: srcSchema.optional(),
  /** The clip's own length in ms. */
  duration: msSchema.optional(),
  volume: volumeSchema.default(100),
});
export const textDetailsSchema = z.object({
  ...boxDetails,
  text: z.string().max(5000),
  /** Spoken words with their moments in ms, measured from the start of the video. */
  words: z
    .array(z.object({ text: z.string(), from: msSchema, to: msSchema }))
    .max(400)
    .optional(),
  captionStyle: captionStyleSchema.optional(),
  fontFamily: cssSchema.optional(),
  fontSize: z.number().positive().max(1000).optional(),
  fontWeight: z.union([cssSchema, z.number()]).optional(),
  fontStyle: cssSchema.optional(),
  textDecoration: cssSchema.optional(),
  textAlign: z.enum(['left', 'center', 'right', 'justify']).optional(),
  lineHeight: z.union([cssSchema, z.number()]).optional(),
  letterSpacing: z.union([cssSchema, z.number()]).optional(),
  wordSpacing: z.union([cssSchema, z.number()]).optional(),
  color: cssSchema.optional(),
  backgroundColor: cssSchema.optional(),
  textShadow: cssSchema.optional(),
  wordWrap: z.enum(['normal', 'break-word']).optional(),
  wordBreak: z.enum(['normal', 'break-all', 'keep-all', 'break-word']).optional(),
  strokeColor: cssSchema.optional(),
  strokeWidth: z.number().min(0).max(100).optional(),
});
export const audioDetailsSchema = z.object({
  src: srcSchema,
  volume: volumeSchema.default(100),
  /** The track starts again when it ends before its window does. */
  loop: z.boolean().optional(),
  /** Made quieter while a voice speaks. */
  duck: z.boolean().optional(),
});

const itemBase = {
  id: z.string().min(1).max(200),
  name: z.string().max(400),
  display: windowSchema,
  /** Which part of the source plays, in ms of the source. */
  trim: windowSchema.optional(),
  /** One of the items that carry the video, as opposed to laid over it. */
  isMain: z.boolean().optional(),
  metadata: z.object({ resourceId: z.string().optional(), isImage: z.boolean().optional() }).optional(),
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

export const videoDataSchema = z
  .object({
    projectId: z.string(),
    /** ms */
    duration: msSchema,
    fps: z.number().int().min(1).max(60).default(DEFAULT_FPS),
    size: z
      .object({ width: z.int().min(16).max(4096), height: z.int().min(16).max(4096) })
      .default({ ...DEFAULT_SIZE }),
    tracks: z.array(z.object({ id: z.string(), items: z.array(z.string()) })).max(50),
    /** What is shown, back to front. An item that is in the map but not here is switched off. */
    trackItemIds: z.array(z.string()).max(VIDEO_ITEMS),
    trackItemsMap: z.record(z.string(), trackItemSchema),
    template: z.string(),
  })
  .refine((data) => Object.keys(data.trackItemsMap).length <= VIDEO_ITEMS, `at most ${VIDEO_ITEMS} items`)
  .refine((data) => data.trackItemIds.every((id) => Object.hasOwn(data.trackItemsMap, id)), {
    message: 'trackItemIds names an item that trackItemsMap does not hold',
  });
export type VideoData = z.infer<typeof videoDataSchema>;

/** [E1] */
export const mainItemId = (index: number, projectId: string) => `video_main_${index}_${projectId}`;
export const isCaption = (id: string) => id.startsWith('caption');
export const isBackgroundMusic = (id: string) => id.startsWith('bg_music');
