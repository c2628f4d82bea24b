/** ElevenLabs and OpenAI's speech on loopback, answering as they do; what they say is spoken by a built-in voice. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { runFfmpeg } from '../../server/ffmpeg/ffmpeg';
import type { Recording, Speech } from '../../server/speech/speech';

interface Asked {
  readonly path: string;
  readonly query: string;
  readonly body: unknown;
}
export interface SpeechServices {
  readonly url: string;
  /** What was asked for, in order. */
  readonly asked: Asked[];
  /** The next so many calls are refused like this, each in its service's own words. */
  refuse(status: number, times: number, headers?: Readonly<Record<string, string>>): void;
  close(): Promise<void>;
}
export const KEY = 'xi-or-sk-test';

const VOICES = [
  {
    voice_id: 'r1',
    name: 'Rachel',
    samples: null,
    category: 'premade',
    fine_tuning: { is_allowed_to_fine_tune: false, state: {} },
    labels: { accent: 'american', gender: 'female', use_case: 'narration' },
    description: 'Warm',
    verified_languages: [
      { language: 'en', model_id: 'eleven_multilingual_v2' },
      { language: 'de', model_id: 'eleven_multilingual_v2' },
    ],
    preview_url: 'https://storage.example/rachel.mp3',
    available_for_tiers: [],
    settings: null,
    sharing: null,
    high_quality_base_model_ids: ['eleven_multilingual_v2'],
    is_owner: false,
    is_legacy: false,
    is_mixed: false,
    created_at_unix: null,
  },
  { voice_id: 'a1', name: 'Ava', category: 'cloned', labels: {}, description: null, preview_url: null },
];

type Service = 'ElevenLabs' | 'OpenAI';
const isKnown: Readonly<Record<Service, (request: IncomingMessage) => boolean>> = {
  ElevenLabs: ({ headers }) => headers['xi-api-key'] === KEY,
  OpenAI: ({ headers }) => headers.authorization === `Bearer ${KEY}`,
};
const CODES: Readonly<Record<number, readonly [eleven: string, openAi: string]>> = {
  401: ['invalid_api_key', 'invalid_api_key'],
  402: ['quota_exceeded', 'insufficient_quota'],
  429: ['too_many_concurrent_requests', 'rate_limit_exceeded'],
};
const refusal: Readonly<Record<Service, (status: number) => object>> = {
  ElevenLabs: (status) => ({ detail: { status: CODES[status]?.[0] ?? 'error', message: `No (${status}).` } }),
  OpenAI: (status) => ({
    error: { message: `No (${status}).`, type: 'error', param: null, code: CODES[status]?.[1] ?? null },
  }),
};

export async function startSpeechServices(speech: Speech): Promise<SpeechServices> {
  const asked: Asked[] = [];
  let refusing = { status: 0, times: 0, headers: {} };
  const speak = (text: string) => speech.speak({ text, voice: 'Callum' });
  const answer = (response: ServerResponse, status: number, body: object, headers = {}) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

  const server = createServer((request, response) => {
    void (async () => {
      const { pathname: path, search: query } = new URL(request.url ?? '', 'http://localhost');
      const body = request.method === 'POST' ? await json(request) : null;
      asked.push({ path, query, body });
      const service = path.startsWith('/v1/audio/') ? 'OpenAI' : 'ElevenLabs';
      if (!isKnown[service](request)) return answer(response, 401, refusal[service](401));
      if (refusing.times-- > 0)
        return answer(response, refusing.status, refusal[service](refusing.status), refusing.headers);
      if (path === '/v1/voices') return answer(response, 200, { voices: VOICES });
      const voice = /^\/v1\/text-to-speech\/([^/]+)\/with-timestamps$/.exec(path)?.[1];
      if (VOICES.some(({ voice_id }) => voice_id === voice)) {
        const { text } = body as { text: string };
        const { wav, words } = await speak(text);
        const alignment = charactersOf(text, words);
        const sound = await mp3Of(wav);
        return answer(response, 200, {
          audio_base64: sound.toString('base64'),
          alignment,
          normalized_alignment: alignment,
        });
      }
      if (path === '/v1/audio/speech') {
        const { wav } = await speak((body as { input: string }).input);
        return response.writeHead(200, { 'content-type': 'audio/wav' }).end(wav);
      }
      return answer(response, 404, refusal[service](404));
    })();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    refuse: (status, times, headers = {}) => (refusing = { status, times, headers }),
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

async function mp3Of(wav: Buffer): Promise<Buffer> {
  const args = ['-v', 'error', '-i', 'pipe:0', '-c:a', 'libmp3lame', '-b:a', '128k', '-f', 'mp3', 'pipe:1'];
  return (await runFfmpeg(args, { input: wav })).stdout;
}

/** Each word's time shared by its characters; a space takes none. */
function charactersOf(text: string, words: Recording['words']) {
  const spans = words.flatMap(({ text: word, start, end }, at) => [
    ...(at ? [{ character: ' ', start, end: start }] : []),
    ...[...word].map((character, i) => ({
      character,
      start: start + ((end - start) * i) / word.length,
      end: start + ((end - start) * (i + 1)) / word.length,
    })),
  ]);
  if (spans.map(({ character }) => character).join('') !== text)
    throw new Error('The stub lost a character.');
  return {
    characters: spans.map(({ character }) => character),
    character_start_times_seconds: spans.map(({ start }) => start),
    character_end_times_seconds: spans.map(({ end }) => end),
  };
}
