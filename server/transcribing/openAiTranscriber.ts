/** Any server that writes speech down as OpenAI's does: POST /audio/transcriptions, with a time for each word. */
import { Agent, fetch, FormData, type Response } from 'undici';
import type { Config } from '../config';
import { TookTooLong, withinLimit } from '../limits/withinLimit';
import { readTranscript } from './readTranscript';
import { TranscriberFailed, type SoundToHear, type Transcriber } from './transcriber';

export interface TranscriberSettings {
  /** With its version: `https://api.openai.com/v1`. */
  readonly baseUrl: string;
  readonly apiKey?: string | undefined;
  readonly model: string;
  /** How long it may take over a sound. */
  readonly limitMs?: (soundMs: number) => number;
}

/** Raised where the same answer is read in another way: what was kept before is asked for anew. */
const VERSION = 1;
/** A processor takes about as long as the sound lasts, and loads its model before the first one. */
const usualLimit = (soundMs: number) => 60_000 + 2 * soundMs;
/** Ten minutes of Chinese by whisper.cpp, which tells of each token, are about half of it. */
const ANSWER_BYTES = 1_500_000;
// The limit is our own: undici's would end a silence after five minutes.
const agent = new Agent({ headersTimeout: 0, bodyTimeout: 0 });

export function chooseTranscriber(
  config: Pick<Config, 'TRANSCRIBE_BASE_URL' | 'TRANSCRIBE_API_KEY' | 'TRANSCRIBE_MODEL'>,
): Transcriber | null {
  const { TRANSCRIBE_BASE_URL: baseUrl, TRANSCRIBE_API_KEY: apiKey, TRANSCRIBE_MODEL: model } = config;
  return baseUrl ? createOpenAiTranscriber({ baseUrl, apiKey, model }) : null;
}

export function createOpenAiTranscriber({
  baseUrl,
  apiKey,
  model,
  limitMs = usualLimit,
}: TranscriberSettings): Transcriber {
  const url = `${baseUrl.replace(/\/+$/, '')}/audio/transcriptions`;
  const ask = async (sound: SoundToHear, signal: AbortSignal) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: apiKey ? { authorization: `Bearer ${apiKey}` } : {},
      body: formOf(sound, model),
      signal,
      dispatcher: agent,
      // A voice goes to the server that the operator named, and to no other.
      redirect: 'error',
    });
    if (!response.ok) throw await refused(response);
    return textOf(response);
  };
  return {
    identity: JSON.stringify([VERSION, url, model]),
    async transcribe(sound, signal) {
      const limit = { what: 'The speech recogniser', limitMs: limitMs(sound.durationMs), signal };
      const answer = await withinLimit(limit, (stop) => ask(sound, stop)).catch((cause: unknown) => {
        signal.throwIfAborted();
        if (cause instanceof TranscriberFailed) throw cause;
        throw new TranscriberFailed(cause instanceof TookTooLong ? 'tooSlow' : 'unreachable', { cause });
      });
      return readTranscript(answer, sound.durationMs);
    },
  };
}

function formOf({ wav, language, prompt }: SoundToHear, model: string): FormData {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(wav)], 'sound.wav', { type: 'audio/wav' }));
  form.set('model', model);
  form.set('response_format', 'verbose_json');
  form.set('timestamp_granularities[]', 'word');
  if (language) form.set('language', language);
  if (prompt) form.set('prompt', prompt);
  return form;
}

/** Its own words are for the log. */
async function refused(response: Response): Promise<TranscriberFailed> {
  const { status } = response;
  const said = await textOf(response).catch(() => '');
  const cause = new Error(`${status} ${said.slice(0, 500)}`);
  if (status === 401 || status === 403) return new TranscriberFailed('keyRefused', { cause });
  return new TranscriberFailed(status === 429 ? 'busy' : 'refused', { cause });
}

async function textOf({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let left = ANSWER_BYTES;
  for await (const part of (body ?? []) as AsyncIterable<Uint8Array>) {
    left -= part.length;
    if (left < 0) throw new TranscriberFailed('unreadable', { cause: new Error('Its answer is too long.') });
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}
