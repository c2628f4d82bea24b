/** Servers that write speech down, on loopback, answering as OpenAI's, whisper.cpp's and faster-whisper's do. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export const KEY = 'sk-test';
export interface Said {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}
/** Whose form the answer has; a text is answered as it is, `hangs` never. */
export type Reply =
  | {
      readonly as: 'openAi' | 'whisperCpp' | 'fasterWhisper' | 'segmentsOnly';
      readonly said: readonly Said[];
    }
  | { readonly status: number; readonly body?: string; readonly location?: string }
  | { readonly text: string }
  | 'hangs';
interface Asked {
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly file: { readonly name: string; readonly type: string; readonly bytes: Buffer } | null;
}
export interface TranscriptionServer {
  /** With its version. */
  readonly baseUrl: string;
  readonly asked: Asked[];
  /** What it answers from now on. */
  answer(reply: Reply): void;
  /** Settled when a call was given up by who asked. */
  left(): Promise<void>;
  close(): void;
}

const refusal = (message: string) => ({
  error: { message, type: 'invalid_request_error', param: null, code: null },
});
const send = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

export async function startTranscriptionServer(first: Reply): Promise<TranscriptionServer> {
  let reply = first;
  const asked: Asked[] = [];
  let leave = () => {};
  let left = new Promise<void>((resolve) => (leave = resolve));
  const server = createServer((request, response) => {
    response.on('close', () => response.writableFinished || leave());
    answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const form = await formIn(request);
    const file = form.get('file');
    const fields = Object.fromEntries(
      [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    );
    const sent =
      file instanceof File
        ? { name: file.name, type: file.type, bytes: Buffer.from(await file.arrayBuffer()) }
        : null;
    asked.push({ path: request.url ?? '', fields, file: sent });
    if (request.url !== '/v1/audio/transcriptions') return send(response, 404, refusal('Not found'));
    if (request.headers.authorization !== `Bearer ${KEY}`)
      return send(response, 401, refusal('Incorrect API key provided'));
    if (!sent || !fields['model'])
      return send(response, 400, refusal('you must provide a model parameter and a file'));
    if (reply === 'hangs') return;
    if ('status' in reply)
      return response
        .writeHead(reply.status, { ...(reply.location && { location: reply.location }) })
        .end(reply.body ?? JSON.stringify(refusal('No.')));
    if ('text' in reply) return response.writeHead(200).end(reply.text);
    return send(response, 200, answers[reply.as](reply.said, fields));
  }

  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    answer(next) {
      reply = next;
      left = new Promise<void>((resolve) => (leave = resolve));
    },
    left: () => left,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function formIn(request: IncomingMessage): Promise<FormData> {
  const body = new Uint8Array(await buffer(request));
  return new Response(body, {
    headers: { 'content-type': request.headers['content-type'] ?? '' },
  }).formData();
}

const textOf = (said: readonly Said[]) => said.map(({ text }) => text).join(' ');
const bare = (text: string) => text.replace(/[.,!?]+$/u, '');
const withoutSigns = (text: string) => text.replace(/^[([]+|[.,!?)\]]+$/gu, '');
const segment = (said: readonly Said[]) => ({
  id: 0,
  seek: 0,
  start: said[0]?.start ?? 0,
  end: said.at(-1)?.end ?? 0,
  text: ` ${textOf(said)}`,
  tokens: [50364],
  temperature: 0,
  avg_logprob: -0.2,
  compression_ratio: 1.2,
  no_speech_prob: 0.01,
});
const head = (said: readonly Said[], language: string) => ({
  task: 'transcribe',
  language,
  duration: said.at(-1)?.end ?? 0,
  text: textOf(said),
});

/** Each in the form that its server documents or, of whisper.cpp, that its source writes. */
const answers = {
  /** Words without punctuation, and only where `timestamp_granularities[]` asks for them. */
  openAi: (said: readonly Said[], fields: Readonly<Record<string, string>>) => ({
    ...head(said, 'english'),
    ...(fields['timestamp_granularities[]'] === 'word'
      ? { words: said.map(({ text, start, end }) => ({ word: withoutSigns(text), start, end })) }
      : { segments: [segment(said)] }),
    usage: { type: 'duration', seconds: Math.ceil(said.at(-1)?.end ?? 0) },
  }),
  /** A token each, in its segment; a word's first one with the space before it, punctuation by itself. */
  whisperCpp: (said: readonly Said[]) => ({
    ...head(said, 'english'),
    text: ` ${textOf(said)}\n`,
    segments: said.length === 0 ? [] : [{ ...segment(said), words: said.flatMap(tokensOf) }],
  }),
  fasterWhisper: (said: readonly Said[]) => ({
    ...head(said, 'en'),
    words: said.map(({ text, start, end }) => ({ word: ` ${text}`, start, end, probability: 0.9 })),
    segments: [segment(said)],
  }),
  segmentsOnly: (said: readonly Said[]) => ({ ...head(said, 'en'), segments: [segment(said)] }),
} satisfies Record<string, (said: readonly Said[], fields: Readonly<Record<string, string>>) => object>;

function tokensOf({ text, start, end }: Said) {
  const word = bare(text);
  const half = Math.ceil(word.length / 2);
  const middle = (start + end) / 2;
  return [
    { word: ` ${word.slice(0, half)}`, start, end: middle, probability: 0.9 },
    { word: word.slice(half), start: middle, end, probability: 0.9 },
    { word: text.slice(word.length), start: end, end, probability: 0.9 },
  ].filter((token) => token.word !== '');
}
