/** What each kind of item is made of: where it stands, how it looks and sounds, how it comes and goes. [Y3] */
import * as z from 'zod/mini';
import { between, positive, positiveUpTo, wholeBetween } from '../amounts';
import { captionStyleSchema } from './captionStyle';
import { kept } from '../kept';
import {
  BLUR_PX,
  CLIP_SPEED,
  CROP_LEAST,
  BEAT_RATES,
  FILE_BEATS,
  ITEM_KEYFRAMES,
  TRANSITION_MS,
  VIDEO_MS,
} from '../limits';
import { keyframeSchema } from './keyframes';
import { shapeNames } from './shapes';
import { nameUpTo, textUpTo } from '../text';
import { speechSpeedSchema } from '../voiceOver';

export const msSchema = between(0, VIDEO_MS.max);
/** An address of a stored file: the server checks whose it is, the schema only its form. */
const srcSchema = nameUpTo(2048);
const voiceSchema = nameUpTo(200);
const cssSchema = textUpTo(400);
const cssOrNumberSchema = z.union([cssSchema, z.number()]);

const animationSchema = kept({
  type: z.enum(['zoom', 'zoomOut', 'fadeIn', 'fadeOut']),
  duration: msSchema,
  delay: z._default(msSchema, 0),
  easing: z._default(z.enum(['linear', 'easeIn', 'easeOut', 'easeInOut', 'spring']), 'easeInOut'),
});
export type Animation = z.infer<typeof animationSchema>;

export const transitionNameSchema = z.enum([
  'fade',
  'zoomLeftIn',
  'zoomLeftOut',
  'zoomRightIn',
  'zoomRightOut',
  'imageVerticalBlur',
  'imageZoomTwist',
  'slideUp',
  'rise',
  'pop',
  'draw',
]);
export type TransitionName = z.infer<typeof transitionNameSchema>;

const transitionLengthSchema = z.optional(between(TRANSITION_MS.min, TRANSITION_MS.max));
const transitionSchema = kept({
  in: z.optional(transitionNameSchema),
  out: z.optional(transitionNameSchema),
  /** ms; half a second when absent. */
  inDuration: transitionLengthSchema,
  outDuration: transitionLengthSchema,
});
export type Transition = z.infer<typeof transitionSchema>;

const boxDetails = {
  opacity: z.optional(between(0, 100)),
  width: z.optional(positiveUpTo(8192)),
  height: z.optional(positiveUpTo(8192)),
  top: z.optional(between(-8192, 8192)),
  left: z.optional(between(-8192, 8192)),
  /** Degrees clockwise around the middle of the box. */
  rotate: z.optional(between(-360, 360)),
  transform: z.optional(cssSchema),
  border: z.optional(cssSchema),
  borderRadius: z.optional(cssOrNumberSchema),
  boxShadow: z.optional(cssSchema),
  zIndex: z.optional(wholeBetween(-1000, 1000)),
  blendMode: z.optional(cssSchema),
  keyframes: z.optional(z.array(keyframeSchema).check(z.maxLength(ITEM_KEYFRAMES))),
  animation: z.optional(animationSchema),
  transition: z.optional(transitionSchema),
};
/** 0 to 100, as the specification counts. */
const volumeSchema = between(0, 100);
/** ms from silence at the start of an item's window, and to silence at its end. */
const fades = { fadeIn: z.optional(msSchema), fadeOut: z.optional(msSchema) };

/** How a template dresses a main picture or clip. */
const dressing = {
  /** CSS: what is behind it where it does not fill the video. */
  ground: z.optional(cssSchema),
  /** When it jumps: ms from the start of the video, because they are the music's. */
  beats: z.optional(z.array(msSchema).check(z.maxLength(1000))),
};

/** Shares are added as floating point. */
const ROUNDING = 1e-9;
const shareCutSchema = between(0, 1 - CROP_LEAST);
/** What is cut from each side of the source, in shares of its width and height. */
export const cropSchema = kept({
  left: z._default(shareCutSchema, 0),
  top: z._default(shareCutSchema, 0),
  right: z._default(shareCutSchema, 0),
  bottom: z._default(shareCutSchema, 0),
  /** Its ends fade into the picture's one colour: what is around a thing is only nearly of it. */
  soft: z.optional(z.boolean()),
}).check(
  z.refine(
    ({ left, top, right, bottom }) => Math.max(left + right, top + bottom) <= 1 - CROP_LEAST + ROUNDING,
    'a part of the source must be left',
  ),
);
export type Crop = z.infer<typeof cropSchema>;

const filterSchema = between(-100, 100);
/** How the picture of a file is shown: which part, mirrored, in which colours. What is absent is as in the file. */
const footage = {
  crop: z.optional(cropSchema),
  /** Mirrored: left and right, top and bottom. */
  flipX: z.optional(z.boolean()),
  flipY: z.optional(z.boolean()),
  brightness: z.optional(filterSchema),
  contrast: z.optional(filterSchema),
  saturation: z.optional(filterSchema),
  /** Above 0 towards orange, below towards blue. */
  warmth: z.optional(filterSchema),
  /** Standard deviation, in px of a video that is 1080 px at its shorter side. */
  blur: z.optional(between(0, BLUR_PX)),
};

const partSchema = kept({
  left: between(0, 1),
  top: between(0, 1),
  width: between(0, 1),
  height: between(0, 1),
});
/** Of a picture, in shares of its width and height. */
export type Part = z.infer<typeof partSchema>;

/** In shares of a picture's width and height, 0 to 1. */
export const pointOfInterestSchema = kept({
  x: between(0, 1),
  y: between(0, 1),
  /** All of what is looked at; documents that are older know the point alone. */
  box: z.optional(partSchema),
});
export type PointOfInterest = z.infer<typeof pointOfInterestSchema>;

const roomSchema = kept({ top: between(0, 1), bottom: between(0, 1) });
export type Room = z.infer<typeof roomSchema>;

/** What is known of the picture of a file, and what its template makes of it. */
const seen = {
  /** The picture's own size in pixels, for layout without loading it. */
  naturalWidth: z.optional(positive()),
  naturalHeight: z.optional(positive()),
  /** What is looked at first in it, in a clip's first picture: it stays in view where the picture is cut. */
  focus: z.optional(pointOfInterestSchema),
  /** Shares of the video's height between which that stands: what words over it leave. */
  room: z.optional(roomSchema),
};

export const imageDetailsSchema = kept({
  ...boxDetails,
  ...dressing,
  ...footage,
  ...seen,
  src: srcSchema,
  /** The picture blurred once (270x480): shown behind a contained one. [Y5] */
  backdropSrc: z.optional(srcSchema),
  /** The one colour all along the file's edges: it can go on beyond them. */
  plainGround: z.optional(cssSchema),
  /** How it fills its box; contained when absent. */
  fit: z.optional(z.enum(['contain', 'cover'])),
  /** px of the video that one of the file becomes at most: smaller than its place, a main picture stands on its blurred copy. */
  largestScale: z.optional(between(0.05, 8)),
});
export const videoDetailsSchema = kept({
  ...boxDetails,
  ...dressing,
  ...footage,
  ...seen,
  ...fades,
  src: srcSchema,
  backdropSrc: z.optional(srcSchema),
  /** The clip's own length in ms. */
  duration: z.optional(msSchema),
  volume: z._default(volumeSchema, 100),
  /** ms of the clip in one ms of the video; 1 when absent. */
  speed: z.optional(between(CLIP_SPEED.min, CLIP_SPEED.max)),
});
export const textDetailsSchema = kept({
  ...boxDetails,
  text: textUpTo(5000),
  /** Spoken words with their moments in ms, measured from the start of the video. */
  words: z.optional(
    z.array(kept({ text: z.string(), from: msSchema, to: msSchema })).check(z.maxLength(400)),
  ),
  /** Of a caption: nobody says it yet, its moments are estimated. [I1] */
  unspoken: z.optional(z.boolean()),
  /** Of such a caption: by whom, and how fast, where it is not as the project's own. [SC1] */
  toBeSpokenBy: z.optional(kept({ voice: z.optional(voiceSchema), speed: z.optional(speechSpeedSchema) })),
  captionStyle: z.optional(kept(captionStyleSchema.shape)),
  /** One of the bundled typefaces by its name, or a family of CSS. */
  fontFamily: z.optional(cssSchema),
  /** The file of a font of the user's own; it is used instead of `fontFamily` once it has loaded. */
  fontSrc: z.optional(srcSchema),
  fontSize: z.optional(positiveUpTo(1000)),
  fontWeight: z.optional(cssOrNumberSchema),
  fontStyle: z.optional(cssSchema),
  textDecoration: z.optional(cssSchema),
  textAlign: z.optional(z.enum(['left', 'center', 'right', 'justify'])),
  lineHeight: z.optional(cssOrNumberSchema),
  letterSpacing: z.optional(cssOrNumberSchema),
  wordSpacing: z.optional(cssOrNumberSchema),
  color: z.optional(cssSchema),
  /** Of a caption: the colour of the word that is spoken. */
  litColor: z.optional(cssSchema),
  backgroundColor: z.optional(cssSchema),
  textShadow: z.optional(cssSchema),
  wordWrap: z.optional(z.enum(['normal', 'break-word'])),
  wordBreak: z.optional(z.enum(['normal', 'break-all', 'keep-all', 'break-word'])),
  strokeColor: z.optional(cssSchema),
  strokeWidth: z.optional(between(0, 100)),
});
export const shapeDetailsSchema = kept({
  ...boxDetails,
  shape: z.enum(shapeNames),
  fill: z.optional(cssSchema),
  /** CSS: fills a rectangle where one colour is too little. */
  ground: z.optional(cssSchema),
  strokeColor: z.optional(cssSchema),
  /** px of the video, drawn inside the box. */
  strokeWidth: z.optional(between(0, 200)),
});
export const audioDetailsSchema = kept({
  ...fades,
  src: srcSchema,
  volume: z._default(volumeSchema, 100),
  /** The sound's own length in ms, where it is known. */
  duration: z.optional(msSchema),
  /** When it beats: ms from the start of its file, ascending. Of music that was brought; we know our own. */
  fileBeats: z.optional(z.array(msSchema).check(z.maxLength(FILE_BEATS))),
  /** How many beats are counted for each that was found, where that was the double or half of what is heard; 1 when absent. */
  beatRate: z.optional(z.literal(BEAT_RATES)),
  /** The track starts again when it ends before its window does. */
  loop: z.optional(z.boolean()),
  /** Made quieter while a voice speaks. */
  duck: z.optional(z.boolean()),
  /** This piece of the voice-over is a recording of the owner's own. [SC1] */
  recorded: z.optional(z.boolean()),
  /** Which voice reads this piece of the voice-over, where it is not the project's own. [I1] */
  spokenBy: z.optional(kept({ voice: voiceSchema, speed: speechSpeedSchema })),
});
