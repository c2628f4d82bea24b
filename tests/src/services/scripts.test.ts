import { expect, test, vi } from 'vitest';
import type { ScriptIdea } from '../../../contract/scripts/script';
import { createHttp } from '../../../src/services/http';
import { createScriptsService, type UnfinishedProgress } from '../../../src/services/scripts.service';

const idea: ScriptIdea = { title: 'Offer', script: 'Hot for six hours.' };
const request = { type: 'educational', data: { text: 'Tides' } } as const;
const llama = { kind: 'localModel', model: 'Llama' } as const;
const writing = { type: 'writing', writer: llama, attempt: 1, words: 12, of: 90, thinking: false } as const;

function service(answer: () => Response) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => answer());
  const call = createHttp({
    baseUrl: 'http://x/v1',
    getToken: () => null,
    fetch: fetch as never,
    logFailure: () => {},
  });
  return { fetch, scripts: createScriptsService(call) };
}
/** Parted where a network parts it: anywhere, in the middle of a letter as well. */
const inLines = (...lines: object[]) => {
  const bytes = new TextEncoder().encode(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  return new Response(
    new ReadableStream({
      start(controller) {
        for (let at = 0; at < bytes.length; at += 7) controller.enqueue(bytes.slice(at, at + 7));
        controller.close();
      },
    }),
    { headers: { 'content-type': 'application/x-ndjson' } },
  );
};

test('[WR1] what goes on is told line by line, and the last line is the answer', async () => {
  const greek = { ...idea, script: 'Ζεστό για έξι ώρες.' };
  const { fetch, scripts } = service(() =>
    inLines({ type: 'ready', ideas: [greek] }, { type: 'of a later server' }, writing, {
      type: 'done',
      ideas: [greek, idea],
    }),
  );
  const told: UnfinishedProgress[] = [];
  expect(await scripts.writeScripts(request, (progress) => told.push(progress))).toEqual([greek, idea]);
  expect(told).toEqual([{ type: 'ready', ideas: [greek] }, writing]);
  expect(new Headers(fetch.mock.calls[0]?.[1].headers).get('accept')).toBe('application/x-ndjson');
});

test('[WR1] a server that answers at once is understood as well', async () => {
  const { scripts } = service(() => Response.json([idea]));
  expect(await scripts.writeScripts(request, () => {})).toEqual([idea]);
});

test.each([
  [
    'a refusal before the first line',
    () => Response.json({ detail: 'Say more.' }, { status: 422 }),
    { kind: 'status', status: 422, detail: 'Say more.' },
  ],
  [
    'a refusal in a line',
    () => inLines(writing, { type: 'problem', detail: 'No words.', code: 'topic_unreadable' }),
    { kind: 'status', status: 422, detail: 'No words.' },
  ],
  [
    'a fault of the server in a line',
    () => inLines({ type: 'problem', detail: 'Our fault.', code: 'internal_error' }),
    { kind: 'status', status: 500, detail: 'Our fault.' },
  ],
  ['an answer that breaks off', () => inLines(writing), { kind: 'shape' }],
  [
    'a line that is none',
    () => new Response('{"type":', { headers: { 'content-type': 'application/x-ndjson' } }),
    { kind: 'network' },
  ],
])('[WR1] %s is told as what it is', async (_, answer, error) => {
  await expect(service(answer).scripts.writeScripts(request, () => {})).rejects.toMatchObject(error);
});
