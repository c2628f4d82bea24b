import { isDeepStrictEqual } from 'node:util';
import { readOutlines } from '../../server/writing/explainer/outlines';
import fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  factsNeededSchema,
  SCRIPT_STREAM,
  scriptIdeaSchema,
  scriptProgressSchema,
} from '../../contract/scripts/script';
import { answerErrors } from '../../server/http/errors';
import { readClaimsCheck } from '../../server/writing/checking/claimsCheck';
import { createLanguageModel } from '../../server/writing/languageModel/languageModel';
import type { ScriptWriters } from '../../server/writing/scriptWriter';
import { withModels } from '../../server/writing/withModels';
import { createBuiltInWriter } from '../../server/writing/builtInWriter';
import { createExplainerScripts } from '../../server/writing/explainer/explainerScripts';
import { readFrames } from '../../server/writing/quoting/frames';
import { contentDir } from '../support/contentDir';
import { openModelServer, type Reply } from '../support/modelServer';
import { answerOf, BRIEF, ideas as written } from './writing/languageModel/modelSamples';
import { partsOf } from '../../server/text/partsOfSpeech';
import { readSentenceWords } from '../../server/writing/condensing/sentenceWords';
import { scriptIdeasRoutes } from '../../server/routes/scriptIdeas.routes';
import { realTopics } from './writing/explainer/support/realTopics';

const sentenceWords = readSentenceWords(contentDir);
const builtIn = createBuiltInWriter({
  frames: readFrames(contentDir),
  reader: { tag: async (sentences) => sentences.map(partsOf) },
  log: () => expect.unreachable(),
  explainerScripts: createExplainerScripts({
    topics: realTopics,
    outlines: readOutlines(contentDir),
    sentenceWords,
    reader: { condense: () => expect.unreachable(), warm: () => {} },
    log: () => {},
  }),
});
const claims = readClaimsCheck(contentDir);
const withoutModel = withModels({
  own: builtIn,
  claims,
  sentenceWords,
  models: async () => [],
  log: () => {},
});
const open: { close(): unknown }[] = [];
afterAll(() => Promise.all(open.map((one) => one.close())));
function appWith(scripts: ScriptWriters) {
  // Else closing waits for a connection that its client has given up and the system not yet told of.
  const served = fastify({ forceCloseConnections: true });
  open.push(served);
  answerErrors(served);
  scriptIdeasRoutes(served, { scripts });
  return served;
}
const app = appWith(withoutModel);
const ask = (payload: object) => app.inject({ method: 'POST', url: '/generate/script_ideas', payload });
const askOn = (text: string) => ask({ type: 'educational', data: { text } });

test('[W8] an ad gets its ideas as a list of titles and scripts', async () => {
  const description = '- Keeps drinks hot for 12 hours\n- The lid is of bamboo\n- Fits any cup holder';
  const says = ['Keeps drinks hot for 12 hours.', 'The lid is of bamboo.', 'Fits any cup holder.'];
  const data = { title: 'Ember Flask', description, says };
  const answer = await ask({ type: 'ads', data });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual(await withoutModel.writeAdScripts(data));
  expect(answer.json()[0].writer).toEqual({ kind: 'builtIn' });
});

test('[W8] what an ad is to say is asked, with what the page says', async () => {
  const description = 'The flask keeps drinks hot for 12 hours. Free shipping on all orders!';
  const data = { title: 'Ember Flask', description };
  const answer = await ask({ type: 'ads', data });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    ...{ needs: 'facts', found: 1, needed: 3 },
    sentences: [
      { text: 'The flask keeps drinks hot for 12 hours.', isSaid: true },
      { text: 'Free shipping on all orders!', isSaid: false },
    ],
  });
  const facts = ['the lid is of bamboo', 'It is made in Porto'];
  const says = ['The flask keeps drinks hot for 12 hours.'];
  const ideas = z
    .array(scriptIdeaSchema)
    .parse((await ask({ type: 'ads', data: { ...data, facts, says } })).json());
  expect(ideas.map(({ frame }) => frame)).toEqual(['aida', 'list', 'beforeYouBuy', 'closeUp', 'short']);
  for (const { script } of ideas) expect(script).toContain('the lid is of bamboo. ');
});

test('[W8] of who says that no page was read all of their own words are said; of a page only what is proven', async () => {
  const texts = ['Glass blowers taught us how.', 'The lid is turned from bamboo.', 'Mountains come and go.'];
  const data = { title: 'Ember Flask', description: texts.join(' ') };
  const own = await ask({ type: 'ads', data: { ...data, pageDescription: '' } });
  const [idea] = z.array(scriptIdeaSchema).parse(own.json());
  for (const text of texts) expect(idea?.script).toContain(text);
  const { sentences } = factsNeededSchema.parse((await ask({ type: 'ads', data })).json());
  expect(sentences?.map(({ isSaid }) => isSaid)).toEqual([false, false, false]);
});

test.each([
  ['four facts', ['a b', 'c d', 'e f', 'g h']],
  ['an empty fact', ['  ']],
  ['a fact of 141 characters', ['a'.repeat(141)]],
])('[W8] %s are refused', async (_, facts) => {
  const answer = await ask({ type: 'ads', data: { title: 'Mug', description: 'A mug.', facts } });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ code: 'invalid_input' });
});

test('[W8] an ad says the sentences that were chosen, and no others; what is not on the page is refused', async () => {
  const says = [
    'The flask is made with love.',
    'The flask is sold in Porto.',
    'The flask is painted by hand.',
  ];
  const description = `${says.join(' ')} The flask never leaks.`;
  const data = { title: 'Ember Flask', description, says };
  const ideas = z.array(scriptIdeaSchema).parse((await ask({ type: 'ads', data })).json());
  for (const { script } of ideas) {
    for (const text of says) expect(script).toContain(text);
    expect(script).not.toContain('leaks');
  }
  const forged = await ask({ type: 'ads', data: { ...data, says: [...says, 'It heals.'] } });
  expect(forged.statusCode).toBe(422);
  expect(forged.json()).toMatchObject({ code: 'sentence_not_on_page' });
  const tooMany = await ask({ type: 'ads', data: { ...data, says: Array<string>(11).fill(says[0]!) } });
  expect(tooMany.json()).toMatchObject({ code: 'invalid_input' });
});

test('[X3] an explainer gets ideas that say where they come from', async () => {
  const answer = await askOn('Photosynthesis');
  expect(answer.statusCode).toBe(200);
  const ideas = z.array(scriptIdeaSchema).parse(answer.json());
  expect(ideas.map(({ title, origin }) => [title, origin])).toEqual([
    ['How plants make their own food', 'written'],
    ['Why leaves are green', 'written'],
  ]);
});

test.each([
  ['no topic', '   ', 'invalid_input'],
  ['a topic of 20,001 characters', 'a'.repeat(20_001), 'invalid_input'],
  ['nothing but emoji', '🌊🌊', 'topic_unreadable'],
  ['a script tag', '<script>alert(1)</script>', 'topic_unreadable'],
])('[X3] %s is refused in words', async (_, text, code) => {
  const answer = await askOn(text);
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ code, detail: expect.stringMatching(/\w+/) });
});

async function appWithModel(...replies: Reply[]) {
  const server = await openModelServer(replies);
  open.push(server);
  const writer = { kind: 'localModel', model: 'small' } as const;
  const sizes = { ideas: 3, materialBytes: 6000, silenceMs: 20_000 };
  const model = createLanguageModel({ baseUrl: server.baseUrl, model: 'small', writer, ...sizes });
  const scripts = withModels({
    own: builtIn,
    claims,
    sentenceWords,
    models: async () => [model],
    log: () => {},
  });
  return { server, served: appWith(scripts), writer };
}
const asked = { type: 'ads', data: BRIEF } as const;
const linesOf = (body: string) =>
  body
    .trim()
    .split('\n')
    .map((line) => scriptProgressSchema.parse(JSON.parse(line)));

test('[WR1] who accepts lines hears ours at once, who writes, why it could not, and all ideas last', async () => {
  const { served, writer } = await appWithModel('No.', answerOf(written.slice(0, 1)));
  const answer = await served.inject({
    method: 'POST',
    url: '/generate/script_ideas',
    headers: { accept: SCRIPT_STREAM },
    payload: asked,
  });
  expect(answer.headers['content-type']).toBe(SCRIPT_STREAM);
  const lines = linesOf(answer.body);
  const fault = { code: 'noScripts' };
  const writing = { type: 'writing', writer, words: 0, of: 195, thinking: true };
  expect(lines.find(({ type }) => type === 'page')).toMatchObject({
    sentences: expect.arrayContaining([{ text: expect.any(String), isSaid: false }]),
  });
  // Who writes is told again every second.
  const anew = lines.filter((line, at) => !isDeepStrictEqual(line, lines[at - 1]));
  expect(anew.filter(({ type }) => !['ready', 'page'].includes(type))).toEqual([
    { ...writing, attempt: 1 },
    { type: 'refused', writer, faults: [fault] },
    { ...writing, attempt: 2 },
    { type: 'done', ideas: expect.any(Array) },
  ]);
  const ready = lines.find(({ type }) => type === 'ready');
  const model = { ...written[0], language: 'en', writer };
  expect(lines.at(-1)).toEqual({
    type: 'done',
    ideas: [model, ...(ready && 'ideas' in ready ? (ready.ideas as []) : [])],
  });
});
test('[WR1] whoever leaves in the middle ends the model’s work', async () => {
  const { server, served } = await appWithModel({ text: '{"ideas"', end: 'hangs' });
  const address = await served.listen({ port: 0, host: '127.0.0.1' });
  const leaving = new AbortController();
  const answer = await fetch(`${address}/generate/script_ideas`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: SCRIPT_STREAM },
    body: JSON.stringify(asked),
    signal: leaving.signal,
  });
  await answer.body?.getReader().read();
  await expect.poll(() => server.asked).toHaveLength(1);
  leaving.abort();
  await server.left;
});
test('[WR1] a topic without words is refused before a line is sent; a failure after it is the last line', async () => {
  const headers = { accept: SCRIPT_STREAM };
  const post = (served: typeof app, payload: object) =>
    served.inject({ method: 'POST', url: '/generate/script_ideas', headers, payload });
  expect((await post(app, { type: 'educational', data: { text: '🌊' } })).statusCode).toBe(422);
  const failing = appWith({ ...withoutModel, writeAdScripts: () => Promise.reject(new Error('No.')) });
  expect(linesOf((await post(failing, asked)).body)).toEqual([
    {
      type: 'problem',
      code: 'internal_error',
      detail: 'Something went wrong on our side. Please try again.',
    },
  ]);
});
test('[WR1] a model in the browser gets its question here, and its answer is judged here', async () => {
  const post = async (path: string, payload: object) =>
    (await app.inject({ method: 'POST', url: `/generate/${path}`, payload })).json();
  const question = await post('script_prompt', asked);
  expect(question.system).toContain('Write 3 scripts');
  expect(question.prompt).toContain('"title":"Ember Flask"');
  expect(question.schema.properties.ideas.items.required).toEqual(['frame', 'title', 'script']);
  const judged = (answer: string) => post('model_answer', { request: asked, answer });
  expect(await judged(answerOf(written.slice(0, 2)))).toEqual({
    ideas: written.slice(0, 2).map((idea) => ({ ...idea, language: 'en', writer: { kind: 'browserModel' } })),
  });
  expect(await judged(answerOf([{ title: 'X', script: 'Buy it.' }]))).toEqual({
    faults: [{ code: 'length', title: 'X', words: 2, min: 40, max: 90 }],
    prompt: `${question.prompt}\n\nYour last answer could not be used: "X" has 2 words; it must have 40 to 90. Answer again, the whole of it.`,
  });
  expect(await judged('a'.repeat(200_001))).toMatchObject({ code: 'invalid_input' });
});
test.each([
  ['a tone that there is not', { tone: 'angry' }],
  ['20 seconds', { seconds: 20 }],
  ['a language that is none', { language: 'de_DE!' }],
  ['31 scripts that were shown', { not: Array<string>(31).fill('a b') }],
])('[WR2] %s is refused', async (_, wish) => {
  const answer = await ask({ type: 'ads', data: { ...BRIEF, ...wish } });
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'invalid_input']);
});
