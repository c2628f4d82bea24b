/** What a recogniser answered, as words with their times: checked, since captions and cuts are made by them. */
import { z } from 'zod';
import type { Transcript } from '../../contract/routes/speech.routes';
import { detectLanguage } from '../text/language';
import { languageCode } from './languageCode';
import { TranscriberFailed } from './transcriber';
import { withoutSounds, wholeWords, writtenAs, type HeardWord } from './heardWords';

const timeSchema = z.number().optional();
const wordSchema = z.object({ word: z.string(), start: timeSchema, end: timeSchema });
const wordsSchema = z.array(wordSchema).nullish();
/** OpenAI tells words beside its segments; whisper.cpp in them, a token each. */
const answerSchema = z.object({
  text: z.string().nullish(),
  language: z.string().nullish(),
  words: wordsSchema,
  segments: z.array(z.object({ text: z.string().nullish(), words: wordsSchema })).nullish(),
});
type Answer = z.infer<typeof answerSchema>;

/** A recogniser hears in steps, and rounds: so far may a time be off. */
const SLACK_SECONDS = 0.5;

/** Throws `TranscriberFailed`. */
export async function readTranscript(answer: string, durationMs: number): Promise<Transcript> {
  const parsed = answerSchema.safeParse(jsonOf(answer));
  if (!parsed.success) throw new TranscriberFailed('unreadable', { cause: parsed.error });
  const { segments, language } = parsed.data;
  const text = parsed.data.text ?? segments?.map((segment) => segment.text ?? '').join('') ?? '';
  const heard = withoutSounds(writtenAs(wholeWords(timed(spokenIn(parsed.data))), text));
  // What has no words with times is none, unless it has nothing to say either.
  if (heard.length === 0 && withoutSounds(textWords(text)).length > 0)
    throw new TranscriberFailed('noWordTimes');
  const words = inOrder(heard, durationMs / 1000);
  const code = languageCode(language ?? '') ?? (await detectLanguage(text));
  return {
    language: code,
    words: words.map(({ text: word, start, end }) => ({ text: word, from: inMs(start), to: inMs(end) })),
  };
}

const inMs = (seconds: number) => Math.round(seconds * 1000);

function jsonOf(answer: string): unknown {
  try {
    return JSON.parse(answer);
  } catch (cause) {
    throw new TranscriberFailed('unreadable', { cause });
  }
}

/** Each list begins a word, whatever it begins with. */
const spokenIn = ({ words, segments }: Answer): readonly z.infer<typeof wordSchema>[][] =>
  words?.length ? [words] : (segments ?? []).map((segment) => segment.words ?? []);

const timed = (lists: readonly z.infer<typeof wordSchema>[][]): HeardWord[][] =>
  lists.map((list) =>
    list.map(({ word, start, end }) => {
      if (start === undefined || end === undefined) throw new TranscriberFailed('noWordTimes');
      return { text: word, start, end };
    }),
  );

const textWords = (text: string): HeardWord[] =>
  text.split(/\s+/).flatMap((word) => (word ? [{ text: word, start: 0, end: 0 }] : []));

/** None begins before the one before it ends, and none outside of the sound. */
function inOrder(words: readonly HeardWord[], seconds: number): HeardWord[] {
  let earliest = 0;
  return words.map(({ text, start, end }, at) => {
    const isWrong = end < start || start < earliest - SLACK_SECONDS || end > seconds + SLACK_SECONDS;
    if (isWrong)
      throw new TranscriberFailed('wrongTimes', {
        cause: new Error(`${text}: ${start} to ${end} of ${seconds} s`),
      });
    const from = Math.min(Math.max(start, earliest), seconds);
    earliest = from;
    const next = Math.max(from, words[at + 1]?.start ?? Infinity);
    return { text, start: from, end: Math.max(from, Math.min(end, next, seconds)) };
  });
}
