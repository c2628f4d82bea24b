/** Any address that speaks as OpenAI's does: POST /audio/speech. Who lists voices at /audio/voices is asked for them. */
import { z } from 'zod';
import { askService } from './askService';
import { SAMPLE_SENTENCE, type VoiceService } from './voiceService';

export interface OpenAiSpeechOptions {
  /** With its version: `https://api.openai.com/v1`. */
  readonly baseUrl: string;
  readonly apiKey?: string | undefined;
  readonly model: string;
}

/** OpenAI's own, which it lists nowhere. */
const KNOWN = [
  'alloy',
  'ash',
  'ballad',
  'coral',
  'echo',
  'fable',
  'onyx',
  'nova',
  'sage',
  'shimmer',
  'verse',
];
const listSchema = z.object({
  voices: z.array(z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])),
});
const PREFIX = 'speech-';
const LIST_MS = 5_000;

export function createOpenAiSpeech({ baseUrl, apiKey, model }: OpenAiSpeechOptions): VoiceService {
  const base = baseUrl.replace(/\/+$/, '');
  const headers: Record<string, string> = apiKey ? { authorization: `Bearer ${apiKey}` } : {};
  /** Most addresses have no such list: that is no failure. */
  const listed = (signal?: AbortSignal) =>
    askService({ url: `${base}/audio/voices`, headers, signal, timeoutMs: LIST_MS })
      .then(async (answer) => listSchema.parse(await answer.json()).voices)
      .catch(() => KNOWN);
  const speak = async (input: string, voice: string, signal?: AbortSignal) => {
    const body = { model, input, voice, response_format: 'wav' };
    const answer = await askService({ url: `${base}/audio/speech`, headers, body, signal });
    return Buffer.from(await answer.arrayBuffer());
  };
  return {
    name: 'The speech service',
    wantsWords: true,
    voices: async (signal) =>
      (await listed(signal)).map((name) => ({
        id: PREFIX + name,
        name: name.charAt(0).toUpperCase() + name.slice(1),
        category: 'service',
        description: '',
        sample_url: '',
        labels: {},
      })),
    say: async (text, { id }, signal) => ({ sound: await speak(text, id.slice(PREFIX.length), signal) }),
    sample: ({ id }) => speak(SAMPLE_SENTENCE, id.slice(PREFIX.length)),
  };
}
