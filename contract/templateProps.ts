/** What a template is given to lay a video out: words, pictures, voice and music. [T1] [T2] */
import { z } from 'zod';
import { captionStyleSchema, defaultCaptionStyle } from './captionStyle';
import { DEFAULT_FPS, DEFAULT_SIZE } from './limits';

export const templateNameSchema = z.enum([
  'default',
  'motion-cards',
  'zoom-effect',
  'funky',
  'stock-media',
  'educational',
]);
export type TemplateName = z.infer<typeof templateNameSchema>;

const secondsSchema = z.number().nonnegative();
const spanSchema = z.tuple([secondsSchema, secondsSchema]);

/** What is known of a picture or clip beyond its address. */
export const mediaFactsSchema = z.object({
  width: z.number().positive(),
  height: z.number().positive(),
  duration_seconds: secondsSchema.nullable(),
  backdrop_url: z.string().nullable(),
});
export type MediaFacts = z.infer<typeof mediaFactsSchema>;

export const templatePropsSchema = z.object({
  template: z.string(),
  project_id: z.string(),
  title: z.string().default(''),
  images: z.array(z.string()),
  videos: z.array(z.string()),
  /** Clips that belong to a stretch of the voice-over: [[start, end], url], seconds. */
  timed_video_urls: z.array(z.tuple([spanSchema, z.string()])).default([]),
  /**
   * Pictures that belong to a stretch of the voice-over: [[start, end], url], seconds, in order, each from where
   * its first word begins. One that follows is shown until the next begins. Every address is in `images` too.
   */
  timed_image_urls: z.array(z.tuple([spanSchema, z.string()])).default([]),
  /** Show one word at a time instead of a line. */
  pop_words: z.boolean().default(false),
  /** [[start, end], text], seconds; one entry a spoken word or phrase, in order. */
  captions: z.array(z.tuple([spanSchema, z.string()])),
  caption_style: captionStyleSchema.default(defaultCaptionStyle),
  voiceover_duration: secondsSchema,
  background_music_url: z.string().nullable(),
  /** 0 to 1 */
  background_music_volume: z.number().min(0).max(1).default(0.11),
  /** Where `audio_voice.wav` is; ends with a slash. */
  remote_dir: z.string(),
  /** By address, for every entry of `images` and `videos`. */
  media_facts: z.record(z.string(), mediaFactsSchema).default({}),
  fps: z.number().int().positive().default(DEFAULT_FPS),
  width: z.number().int().positive().default(DEFAULT_SIZE.width),
  height: z.number().int().positive().default(DEFAULT_SIZE.height),
});
export type TemplateProps = z.infer<typeof templatePropsSchema>;

export const VOICE_FILE = 'audio_voice.wav';
