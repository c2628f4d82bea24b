/** Voice services on loopback, answering as the real ones do; what they say is spoken by a built-in voice. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { Recording, Speech } from '../../server/providers/speech/speech';

export interface SpeechServices {
  readonly url: string;
  /** What was asked for, in order: path and body. */
  readonly asked: { path: string; body: unknown }[];
  /** The next so many calls that speak are refused like this. */
  refuse(status: number, times: number, body?: object): void;
  close(): Promise<void>;
}
export const KEY = 'xi-or-sk-test';

export async function startSpeechServices(speech: Speech): Promise<SpeechServices> {
  const asked: { path: string; body: unknown }[] = [];
  let refusal = { status: 0, times: 0, body: {} };
  const speak = (text: string) => speech.speak({ text, voice: 'Callum' });
  const answer = (response: ServerResponse, status: number, body: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  const isKnown = ({ headers }: IncomingMessage) =>
    headers['xi-api-key'] === KEY || headers.authorization === `Bearer ${KEY}`;

  const server = createServer((request, response) => {
    void (async () => {
      const path = (request.url ?? '').split('?')[0]!;
      const body = request.method === 'POST' ? await json(request) : null;
      asked.push({ path, body });
      if (!isKnown(request))
        return answer(response, 401, { detail: { status: 'invalid_api_key', message: 'Invalid API key' } });
      if (request.method === 'POST' && refusal.times-- > 0)
        return answer(response, refusal.status, refusal.body);
      if (path === '/v1/voices')
        return answer(response, 200, {
          voices: [
            {
              voice_id: 'r1',
              name: 'Rachel',
              category: 'premade',
              description: 'Warm',
              preview_url: null,
              labels: { accent: 'american', gender: 'female' },
            },
            { voice_id: 'a1', name: 'Ava', category: 'cloned', labels: {} },
          ],
        });
      if (path.endsWith('/with-timestamps')) {
        const { text } = body as { text: string };
        const { wav, words } = await speak(text);
        return answer(response, 200, {
          audio_base64: wav.toString('base64'),
          alignment: charactersOf(text, words),
        });
      }
      if (path === '/v1/audio/speech') {
        const { wav } = await speak((body as { input: string }).input);
        return response.writeHead(200, { 'content-type': 'audio/wav' }).end(wav);
      }
      return answer(response, 404, { error: { message: 'Not found' } });
    })();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    refuse: (status, times, body = {}) => (refusal = { status, times, body }),
    close: () => new Promise((closed) => server.close(() => closed())),
  };
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
