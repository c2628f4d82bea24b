/** What a template is given to lay a video out: words, pictures, voice and music. [T1] [T2] */
import * as z from 'zod/mini';
import { fractionSchema, positive } from '../amounts';
import { defaultCaptionStyle, ownCaptionStyleSchema } from './captionStyle';
import { DEFAULT_FPS, DEFAULT_SIZE } from '../limits';
import { cropSchema, pointOfInterestSchema } from './itemDetails';

const secondsSchema = z.number().check(z.nonnegative());
/** [[start, end], an address or a text] */
const spannedSchema = z.tuple([z.tuple([secondsSchema, secondsSchema]), z.string()]);
const wholeSchema = z.int().check(z.positive());

/** What is known of a picture or clip beyond its address. */
export const mediaFactsSchema = z.object({
  width: positive(),
  height: positive(),
  duration_seconds: z.nullable(secondsSchema),
  backdrop_url: z.nullable(z.string()),
  /** The one colour all along a picture's edges, #rrggbb: it can go on beyond them. */
  ground: z.optional(z.string()),
  /** The part that is worth showing, where the rest is that colour. */
  crop: z.optional(cropSchema),
  /** What is looked at first in a picture. */
  focus: z.optional(pointOfInterestSchema),
  /** Nothing but what is said, written out: too small to be read, it says nothing. */
  words: z.optional(z.boolean()),
});
export type MediaFacts = z.infer<typeof mediaFactsSchema>;

/** A file that is played before or after the video. */
const joinedClipSchema = z.object({
  src: z.string(),
  /** Seconds. */
  duration: positive(),
  /** px; without them it fills the picture. */
  width: z.optional(positive()),
  height: z.optional(positive()),
  /** The colour around its edges, as CSS writes it. */
  ground: z.optional(z.string()),
  /** Music plays under it where it has no sound of its own. */
  has_sound: z.optional(z.boolean()),
});
/** What is used of the user's brand in this video; what is absent is not used. */
export const brandPropsSchema = z.object({
  logoUrl: z.optional(z.string()),
  /** px; without it the logo is taken for a square. */
  logoSize: z.optional(z.object({ width: positive(), height: positive() })),
  /** What it is read on, as CSS writes it; without it the logo has a background of its own. */
  logoGround: z.optional(z.string()),
  /** `family` is its name for people; `src` its file. */
  font: z.optional(z.object({ family: z.string(), src: z.string() })),
  /** As CSS writes them (#rrggbb), the most telling first. */
  colours: z.optional(z.array(z.string())),
  intro: z.optional(joinedClipSchema),
  outro: z.optional(joinedClipSchema),
});
export type BrandProps = z.infer<typeof brandPropsSchema>;

export const templatePropsSchema = z.object({
  template: z.string(),
  project_id: z.string(),
  /** What the video is about, short: the product's or the topic's name. */
  title: z._default(z.string(), ''),
  images: z.array(z.string()),
  videos: z.array(z.string()),
  /** Clips that belong to a stretch of the voice-over: [[start, end], url], seconds. */
  timed_video_urls: z._default(z.array(spannedSchema), []),
  /**
   * Pictures that belong to a stretch of the voice-over: [[start, end], url], seconds, in order, each from where
   * its first word begins. One that follows is shown until the next begins. Every address is in `images` too.
   */
  timed_image_urls: z._default(z.array(spannedSchema), []),
  /** Show one word at a time instead of a line. */
  pop_words: z._default(z.boolean(), false),
  /** [[start, end], text], seconds; one entry a spoken word or phrase, in order. */
  captions: z.array(spannedSchema),
  caption_style: z._default(ownCaptionStyleSchema, defaultCaptionStyle),
  voiceover_duration: secondsSchema,
  /** Nobody speaks: there is no voice file, and the captions are read. */
  silent: z.optional(z.boolean()),
  background_music_url: z.nullable(z.string()),
  /** 0 to 1 */
  background_music_volume: z._default(fractionSchema, 0.11),
  /** Moments at which the music beats, ms from where it begins, in order; an intro may come before the rest. */
  beats: z.optional(z.array(z.number().check(z.nonnegative()))),
  brand: z.optional(brandPropsSchema),
  /** Where `audio_voice.wav` is; ends with a slash. */
  remote_dir: z.string(),
  /** By address, for every entry of `images` and `videos`. */
  media_facts: z._default(z.record(z.string(), mediaFactsSchema), {}),
  fps: z._default(wholeSchema, DEFAULT_FPS),
  width: z._default(wholeSchema, DEFAULT_SIZE.width),
  height: z._default(wholeSchema, DEFAULT_SIZE.height),
});
export type TemplateProps = z.infer<typeof templatePropsSchema>;

export const VOICE_FILE = 'audio_voice.wav';
