/** A server of models on loopback, answering as OpenAI's, Ollama's, LM Studio's or llama.cpp's does: in a stream of events. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export interface Chat {
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly stream?: boolean;
  readonly reasoning_effort?: string;
  readonly response_format?: { readonly type: string };
}
interface Asked {
  readonly path: string;
  readonly key: string | undefined;
  readonly body: Chat;
}
/** What is written in pieces, and how it ends; `dies`: the connection breaks, `hangs`: nothing comes any more. */
export type Reply =
  | string
  | { readonly status: number; readonly retryAfter?: string }
  | {
      readonly text: string;
      readonly reasoning?: string;
      readonly end?: 'stop' | 'length' | 'content_filter' | 'dies' | 'hangs' | 'error';
    };
/** Answers of other paths, by path. */
export type Lists = Readonly<Record<string, unknown>>;

export interface ModelServer {
  readonly url: string;
  readonly baseUrl: string;
  readonly asked: Asked[];
  /** Settled when a chat was given up by who asked. */
  readonly left: Promise<void>;
  close(): void;
}

export async function openModelServer(
  replies: Reply[],
  { key, lists = {} }: { key?: string; lists?: Lists } = {},
): Promise<ModelServer> {
  const asked: Asked[] = [];
  let leave = () => {};
  const left = new Promise<void>((resolve) => (leave = resolve));
  const server = createServer((request, response) => {
    response.on('close', () => response.writableFinished || leave());
    answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '';
    if (path in lists) {
      // Each model is shown by itself: the list says which.
      const listed = lists[path] as object | ((body: unknown) => unknown);
      return send(response, 200, typeof listed === 'function' ? listed(await json(request)) : listed);
    }
    if (path !== '/v1/chat/completions') return send(response, 404, refusal('not found'));
    asked.push({ path, key: request.headers.authorization, body: (await json(request)) as Chat });
    if (key && request.headers.authorization !== `Bearer ${key}`)
      return send(response, 401, refusal('wrong key'));
    const reply = replies.shift() ?? { status: 503 };
    if (typeof reply === 'object' && 'status' in reply) {
      if (reply.retryAfter) response.setHeader('retry-after', reply.retryAfter);
      return send(response, reply.status, refusal('The model is not loaded.'));
    }
    stream(response, typeof reply === 'string' ? { text: reply } : reply);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url, baseUrl: `${url}/v1`, asked, left, close };
}

const refusal = (message: string) => ({ error: { message, type: 'server_error', param: null, code: null } });

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

type Written = Extract<Reply, { text: string }>;
function stream(response: ServerResponse, { text, reasoning = '', end = 'stop' }: Written): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const event = (data: object) => response.write(`data: ${JSON.stringify(data)}\n\n`);
  const chunk = (delta: object, reason: string | null = null) =>
    event({
      id: 'chatcmpl-1',
      object: 'chat.completion.chunk',
      created: 1,
      model: 'small',
      choices: [{ index: 0, delta, finish_reason: reason }],
    });
  chunk({ role: 'assistant', content: '' });
  if (reasoning) chunk({ reasoning });
  const size = Math.max(40, Math.ceil(text.length / 20));
  for (let at = 0; at < text.length; at += size) chunk({ content: text.slice(at, at + size) });
  if (end === 'hangs') return;
  if (end === 'dies') {
    setImmediate(() => response.destroy());
    return;
  }
  if (end === 'error') event(refusal('The model has no memory left.'));
  else chunk({}, end);
  response.end('data: [DONE]\n\n');
}
