/** A sentence of a video's script, said by a voice. [SC1] */
import * as z from 'zod/mini';
import { SENTENCE_CHARACTERS } from '../limits';
import { nameUpTo, textUpTo } from '../text';
import { speechSpeedSchema } from '../voiceOver';
import { defineRoute } from './route';

const msSchema = z.number().check(z.nonnegative());

export const spokenSentenceSchema = z.object({
  /** As written, punctuation included; in ms from where the sound begins, in order. */
  words: z.array(z.object({ text: z.string(), from: msSchema, to: msSchema })),
  /** Null where the video has no voice: its words are timed for who reads them. */
  sound: z.nullable(
    z.object({
      src: z.string(),
      durationMs: msSchema,
      /** Null where it is a recording of one's own. */
      voice: z.nullable(z.string()),
      speed: speechSpeedSchema,
    }),
  ),
});
export type SpokenSentenceAnswer = z.infer<typeof spokenSentenceSchema>;

export const speakSentence = defineRoute({
  method: 'POST',
  path: '/project/:projectId/speech',
  summary:
    'Say a text for a project, by its own voice and pace, by others or by a recording: asked again, the same sound',
  params: z.object({ projectId: z.string() }),
  body: z.object({
    text: textUpTo(SENTENCE_CHARACTERS),
    /** A voice's name or its id; the project's own when left out. */
    voice: z.optional(nameUpTo(200)),
    speed: z.optional(speechSpeedSchema),
    /** The caller's own recording of just this text, instead of a voice. */
    recording_url: z.optional(nameUpTo(2048)),
  }),
  response: spokenSentenceSchema,
});

export const transcriptSchema = z.object({
  /** ISO 639-1; null where it is not sure. */
  language: z.nullable(z.string()),
  /** As it is written, punctuation included; in ms of the file, in order, none overlapping. */
  words: z.array(z.object({ text: z.string(), from: msSchema, to: msSchema })),
});
export type Transcript = z.infer<typeof transcriptSchema>;

export const transcribeMedia = defineRoute({
  method: 'POST',
  path: '/project/:projectId/transcript',
  summary:
    'What is said in a clip or a recording of your own, word by word, by the speech recogniser of this server',
  params: z.object({ projectId: z.string() }),
  body: z.object({
    media_url: nameUpTo(2048),
    /** ISO 639-1, where it is known; the recogniser finds out by itself when left out. */
    language: z.optional(z.string().check(z.regex(/^[a-z]{2}$/))),
  }),
  response: transcriptSchema,
});

export const listFillers = defineRoute({
  method: 'GET',
  path: '/project/:projectId/fillers',
  summary: "Sounds of thinking (um, uh) in the language of a project's script; none where it is not known",
  params: z.object({ projectId: z.string() }),
  response: z.object({ words: z.array(z.string()) }),
});
