import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import OpenAI, { AuthenticationError, RateLimitError } from 'openai';
import { afterEach, describe, expect, test } from 'vitest';
import { createGuardedFetch } from '../../../server/fetching/guardedFetch';
import { readClaimsCheck } from '../../../server/writing/checking/claimsCheck';
import { readFrames } from '../../../server/writing/quoting/frames';
import { contentDir } from '../../support/contentDir';
import { createBuiltInWriter } from '../../../server/writing/builtInWriter';
import { createScriptWriter } from '../../../server/writing/createScriptWriter';
import { createLanguageModelWriter, UnusableAnswer } from '../../../server/writing/languageModel/languageModelWriter'; // prettier-ignore
import { realTopics } from './explainer/support/realTopics';

const BRIEF = {
  title: 'Ember Flask',
  description: 'Keeps drinks hot for 12 hours.\nThe lid is of bamboo.\nFits any cup holder.',
};
const script = (subject: string, extra = '') =>
  `${subject} ${'warm and good every day '.repeat(11)}${extra}`.trim();
const ideas = ['Morning', 'Noon', 'Evening', 'Night'].map((title) => ({ title, script: script(title) }));
const GOOD = JSON.stringify({ ideas });

const frames = readFrames(contentDir);
const claims = readClaimsCheck(contentDir);
const guardedFetch = createGuardedFetch({ allow: '' });

type Reply = string | 'hang' | { status: number; retryAfter?: string };
let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** An OpenAI-compatible server that gives one reply after the other, and keeps what it was asked. */
async function modelServer(...replies: Reply[]) {
  const asked: { path: string; key: string | undefined; body: { model: string; messages: unknown[] } }[] = [];
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    asked.push({ path: request.url!, key: request.headers.authorization, body: JSON.parse(Buffer.concat(chunks).toString()) }); // prettier-ignore
    if (request.headers.authorization !== 'Bearer key') return answer(response, { status: 401 });
    const reply = replies.shift();
    if (reply !== undefined && reply !== 'hang') answer(response, reply);
  });
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, asked };
}

function answer(response: ServerResponse, reply: Exclude<Reply, 'hang'>): void {
  response.setHeader('content-type', 'application/json');
  if (typeof reply !== 'string') {
    response.statusCode = reply.status;
    if (reply.retryAfter) response.setHeader('retry-after', reply.retryAfter);
    const error = { message: 'The model is not loaded.', type: 'server_error', param: null, code: null };
    response.end(JSON.stringify({ error }));
    return;
  }
  const choice = {
    index: 0,
    message: { role: 'assistant', content: reply },
    finish_reason: 'stop',
    logprobs: null,
  };
  const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 };
  response.end(JSON.stringify({ id: 'chat-1', object: 'chat.completion', created: 1, model: 'small', choices: [choice], usage })); // prettier-ignore
}

const writerAt = (baseUrl: string, timeoutMs = 20_000) => createLanguageModelWriter({ claims, baseUrl, apiKey: 'key', model: 'small', timeoutMs }); // prettier-ignore

describe('a language model writes', () => {
  describe('as the official client does', () => {
    const theirs = (baseURL: string, apiKey = 'key') => new OpenAI({ baseURL, apiKey, maxRetries: 0 });
    const asking = { model: 'small', messages: [{ role: 'user', content: 'x' }] } as const;
    const refused = (client: OpenAI) =>
      client.chat.completions
        .create({ ...asking, messages: [...asking.messages] })
        .catch((error: unknown) => error);

    test('it asks for the same, and both get the same', async () => {
      const { baseUrl, asked } = await modelServer(GOOD, GOOD);
      await writerAt(baseUrl).writeAdScripts(BRIEF);
      const ours = asked[0]!.body as OpenAI.ChatCompletionCreateParamsNonStreaming;
      const chat = await theirs(baseUrl).chat.completions.create(ours);
      expect(asked[1]).toEqual(asked[0]);
      expect(JSON.parse(chat.choices[0]!.message.content!)).toEqual({ ideas });
    });
    test('a wrong key is refused', async () => {
      const { baseUrl } = await modelServer();
      expect(await refused(theirs(baseUrl, 'other'))).toBeInstanceOf(AuthenticationError);
      const ours = createLanguageModelWriter({ claims, baseUrl, apiKey: 'other', model: 'small' });
      await expect(ours.writeAdScripts(BRIEF)).rejects.toMatchObject({ statusCode: 401 });
    });
    test('too many calls are refused, with when to ask again', async () => {
      const busy = { status: 429, retryAfter: '7' };
      const { baseUrl } = await modelServer(busy, busy);
      const theirRefusal = await refused(theirs(baseUrl));
      expect(theirRefusal).toBeInstanceOf(RateLimitError);
      expect((theirRefusal as RateLimitError).headers.get('retry-after')).toBe('7');
      await expect(writerAt(baseUrl).writeAdScripts(BRIEF)).rejects.toMatchObject({
        statusCode: 429,
        responseHeaders: expect.objectContaining({ 'retry-after': '7' }),
      });
    });
  });
  test('a right answer is taken as it is, asked once, with model and key', async () => {
    const { baseUrl, asked } = await modelServer(GOOD);
    expect(await writerAt(baseUrl).writeAdScripts(BRIEF)).toEqual(ideas);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({
      path: '/v1/chat/completions',
      key: 'Bearer key',
      body: { model: 'small' },
    });
  });
  test('what the person says of the product is asked with, and bears out what is said', async () => {
    const facts = ['It is the best mug of Porto'];
    const { baseUrl, asked } = await modelServer(GOOD.replace('warm and good', 'the best of Porto and'));
    expect(await writerAt(baseUrl).writeAdScripts({ ...BRIEF, facts })).toHaveLength(4);
    expect(asked).toHaveLength(1);
    expect(JSON.stringify(asked[0]!.body.messages)).toContain(facts[0]);
  });
  test('an answer in a code fence with prose around it is read', async () => {
    const { baseUrl } = await modelServer(`Sure! Here you are:\n\`\`\`json\n${GOOD}\n\`\`\`\nEnjoy!`);
    expect(await writerAt(baseUrl).writeAdScripts(BRIEF)).toEqual(ideas);
  });
  test('what is no JSON is refused once, with the reason, and asked for again', async () => {
    const { baseUrl, asked } = await modelServer('I would love to help.', GOOD);
    expect(await writerAt(baseUrl).writeAdScripts(BRIEF)).toEqual(ideas);
    expect(JSON.stringify(asked[1]!.body.messages)).toContain('It was not JSON.');
  });
  test('a sentence that nothing bears out is taken out where enough is left; a frame is ours or none', async () => {
    const [first, second, ...rest] = ideas;
    const boasting = { ...first!, frame: 'closeUp', script: `${first!.script}. Winner of 3 awards.` };
    const { baseUrl, asked } = await modelServer(
      JSON.stringify({ ideas: [boasting, { ...second!, frame: 'haiku' }, ...rest] }),
    );
    expect(await writerAt(baseUrl).writeAdScripts(BRIEF)).toEqual([
      { ...first!, frame: 'closeUp', script: `${first!.script}.` },
      second,
      ...rest,
    ]);
    expect(asked).toHaveLength(1);
  });
  test.each([
    ['three ideas', { ideas: ideas.slice(1) }, 'ideas: '],
    [
      'an idea that is too short',
      { ideas: [...ideas, { title: 'Short', script: 'Buy it.' }] },
      '"Short" has 2 words',
    ],
    [
      'a promise that the seller does not make',
      { ideas: [...ideas, { title: 'Boast', script: script('The best', 'guaranteed') }] },
      '"Boast" says best, guaranteed, which the seller does not say.',
    ],
    [
      'an invented number',
      { ideas: [...ideas, { title: 'Lie', script: script('Save', '50% now') }] },
      '"Lie" says 50',
    ],
    ['the same idea twice', { ideas: [...ideas, ideas[0]] }, 'Two ideas are the same.'],
  ])('%s is refused, twice is a failure that says so', async (_, wrong, reason) => {
    const { baseUrl } = await modelServer(JSON.stringify(wrong), JSON.stringify(wrong));
    const run = writerAt(baseUrl).writeAdScripts(BRIEF);
    await expect(run).rejects.toBeInstanceOf(UnusableAnswer);
    await expect(run).rejects.toThrow(reason);
  });
});

describe('[X3] a language model explains', () => {
  const topic = { topic: 'How zippers work', notes: '' };
  const told = (subject: string, extra = '') => `${subject} ${'small teeth hold on well. '.repeat(16)}${extra}`.trim(); // prettier-ignore
  const explained = ['One', 'Two', 'Three'].map((title) => ({ title, script: told(title) }));

  test('a right answer is taken, and marked as the model’s', async () => {
    const { baseUrl, asked } = await modelServer(JSON.stringify({ ideas: explained }));
    expect(await writerAt(baseUrl).writeExplainerScripts(topic)).toEqual(
      explained.map((idea) => ({ ...idea, origin: 'model' })),
    );
    expect(JSON.stringify(asked[0]!.body.messages)).toContain('How zippers work');
  });
  test('what the model says of its origin is not believed', async () => {
    const claimed = explained.map((idea) => ({ ...idea, origin: 'written' }));
    const { baseUrl } = await modelServer(JSON.stringify({ ideas: claimed }));
    expect((await writerAt(baseUrl).writeExplainerScripts(topic)).map(({ origin }) => origin)).toEqual(
      ['model', 'model', 'model'], // prettier-ignore
    );
  });
  test.each([
    ['a script that is too short', { title: 'Short', script: 'It zips.' }, topic, '"Short" has 2 words'],
    ['a place that is left open', { title: 'Open', script: told('A', '[say why].') }, topic, '"Open" has [brackets]'],
    ['a number that the notes do not hold', { title: 'Lie', script: told('In 1893') }, { ...topic, notes: 'Teeth hold on.' }, '"Lie" says 1893, which the notes do not say.'],
  ])('%s is refused, twice is a failure that says so', async (_, idea, brief, reason) => {
    const wrong = JSON.stringify({ ideas: [...explained, idea] });
    const { baseUrl } = await modelServer(wrong, wrong);
    await expect(writerAt(baseUrl).writeExplainerScripts(brief)).rejects.toThrow(reason);
  }); // prettier-ignore
  test('of a bare topic it may know numbers', async () => {
    const wise = [...explained, { title: 'Year', script: told('In 1893') }];
    const { baseUrl } = await modelServer(JSON.stringify({ ideas: wise }));
    expect(await writerAt(baseUrl).writeExplainerScripts(topic)).toHaveLength(4);
  });
  test('when it fails, what needs no model is the way out', async () => {
    const { baseUrl } = await modelServer({ status: 500 });
    const writer = createScriptWriter({ LLM_BASE_URL: baseUrl, LLM_API_KEY: 'key', LLM_MODEL: 'small', WIKIPEDIA: false }, { topics: realTopics, frames, claims, guardedFetch, log: () => {} }); // prettier-ignore
    const [first] = await writer.writeExplainerScripts({ topic: 'Tides', notes: '' });
    expect(first).toMatchObject({ title: 'Why the sea rises and falls', origin: 'written' });
  });
});

describe('the built-in writer is the way out', () => {
  test.each([
    ['a server error', { status: 500 } as const, 'not loaded'],
    ['a wrong answer, twice', 'no', 'It was not JSON.'],
  ])('of %s, and the log hears why', async (_, reply, reason) => {
    const { baseUrl } = await modelServer(reply, reply);
    const heard: unknown[] = [];
    const writer = createScriptWriter({ LLM_BASE_URL: baseUrl, LLM_API_KEY: 'key', LLM_MODEL: 'small', WIKIPEDIA: false }, { topics: realTopics, frames, claims, guardedFetch, log: (error) => heard.push(error) }); // prettier-ignore
    expect(await writer.writeAdScripts(BRIEF)).toEqual(
      await createBuiltInWriter({ frames, explainerScripts: async () => [] }).writeAdScripts(BRIEF),
    );
    expect(String(heard[0])).toContain(reason);
  });
  test('a server that never answers is left after the time-out', async () => {
    const { baseUrl } = await modelServer('hang');
    await expect(writerAt(baseUrl, 300).writeAdScripts(BRIEF)).rejects.toMatchObject({
      name: 'TimeoutError',
    });
  });
  test('without a model nothing is asked', async () => {
    const writer = createScriptWriter({ LLM_BASE_URL: undefined, LLM_API_KEY: undefined, LLM_MODEL: undefined, WIKIPEDIA: false }, { topics: realTopics, frames, claims, guardedFetch, log: () => expect.unreachable() }); // prettier-ignore
    expect(await writer.writeAdScripts(BRIEF)).toHaveLength(5);
  });
});
