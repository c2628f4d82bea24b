/** A model says which claims of an ad its page backs; what it says is checked against the page. [WR3] */
import fastify from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { checkedScriptsRoutes } from '../../../../server/routes/checkedScripts.routes';
import { answerErrors } from '../../../../server/http/errors';
import { readClaimsCheck } from '../../../../server/writing/checking/claimsCheck';
import { createLanguageModel } from '../../../../server/writing/languageModel/languageModel';
import type { ScriptWriter } from '../../../../server/writing/scriptWriter';
import { withModels } from '../../../../server/writing/withModels';
import { contentDir } from '../../../support/contentDir';
import { openModelServer, type ModelServer, type Reply } from '../../../support/modelServer';

const claims = readClaimsCheck(contentDir);
const own: ScriptWriter = { writeAdScripts: async () => [], writeExplainerScripts: async () => [] };
const writer = { kind: 'operatorModel', model: 'small' } as const;
const source = {
  title: 'Ember Flask',
  description:
    'Keeps drinks hot for 12 hours. The lid is made of bamboo – and folds away. Never for the microwave.',
  facts: ['We fill it by hand'],
};

const open: ModelServer[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});
type Judged = string | { readonly script: string; readonly source: typeof source };
async function judgedBy(judged: Judged, ...replies: (Reply | object[])[]) {
  const request = typeof judged === 'string' ? { script: judged, source } : judged;
  const logged: unknown[] = [];
  const server = await openModelServer(
    replies.map((reply) => (Array.isArray(reply) ? JSON.stringify({ sentences: reply }) : reply)),
  );
  open.push(server);
  const model = createLanguageModel({
    baseUrl: server.baseUrl,
    model: 'small',
    writer,
    ideas: 5,
    materialBytes: 20_000,
    silenceMs: replies.some((reply) => typeof reply === 'object' && 'end' in reply) ? 300 : 20_000,
  });
  const { judgeScript } = withModels({
    own,
    claims,
    sentenceWords: new Map(),
    models: async () => [model],
    log: (error) => logged.push(error),
  });
  const { sentences, judge } = await judgeScript(request);
  return {
    judge,
    logged,
    doubts: sentences.flatMap(({ unsupported }) =>
      unsupported.map(({ reason, words }) => `${reason}: ${words}`),
    ),
    backing: sentences.flatMap(({ backing }) => backing.map(({ from, quote }) => `${from}: ${quote}`)),
    asked: server.asked.map(({ body }) => body.messages.at(-1)?.content ?? ''),
  };
}
const backed = (n: number, ...quotes: string[]) => ({ n, verdict: 'backed', quotes });

describe('[WR3] a model is believed where it quotes the page', () => {
  test('in other words, with other dashes and capitals, and of the person’s own facts', async () => {
    const answer = await judgedBy('Your tea stays warm till evening. Wood on top. Somebody poured it.', [
      backed(1, 'keeps drinks HOT'),
      backed(2, 'made of bamboo - and folds'),
      backed(3, 'fill it by hand'),
    ]);
    expect(answer).toMatchObject({
      judge: writer,
      doubts: [],
      backing: [
        'description: keeps drinks HOT',
        'description: made of bamboo - and folds',
        'fact: fill it by hand',
      ],
    });
    expect(answer.asked).toHaveLength(1);
  });
  test('what it calls unsupported is underlined where it stands, with its reason', async () => {
    const { doubts } = await judgedBy('A lid of steel. It sings.', [
      { n: 1, verdict: 'unsupported', words: 'of Steel', reason: 'unfounded' },
      { n: 2, verdict: 'unsupported', words: 'not in it', reason: 'a lie' },
    ]);
    expect(doubts).toEqual(['unfounded: of steel', 'unfounded: It sings']);
  });
  test('a quote that does not stand there is asked for again, and then counts as none', async () => {
    const answer = await judgedBy('It floats.', [backed(1, 'it floats on water')], [backed(1, 'it floats')]);
    expect(answer.doubts).toEqual(['unfounded: It floats']);
    expect(answer.asked[1]).toContain(
      'Your last answer could not be used: Sentence 1 quotes "it floats on water", which does not stand in the material letter by letter.',
    );
    expect((await judgedBy('It floats.', [backed(1)], [backed(1, 'hot for 12 hours')])).doubts).toEqual([]);
  });
  test('figures are ours to judge: they must stand in the quotes', async () => {
    const wrong = backed(1, 'Keeps drinks hot for 12 hours');
    expect((await judgedBy('Hot for 24 hours.', [wrong], [wrong])).doubts).toEqual(['figure: 24 hours']);
    expect((await judgedBy('Twelve hours of heat.', [wrong])).doubts).toEqual([]);
  });
  test('what is counted in words is the model’s to judge; in figures it must stand in the quotes', async () => {
    const lid = backed(1, 'The lid is made of bamboo – and folds away', 'Keeps drinks hot');
    expect((await judgedBy('One flask, two tricks.', [lid])).doubts).toEqual([]);
    expect((await judgedBy('It has 2 tricks.', [lid], [lid])).doubts).toEqual(['figure: 2']);
    const hours = backed(1, 'Keeps drinks hot for 12 hours');
    expect((await judgedBy('Heat: 12 candles long.', [hours])).doubts).toEqual([]);
  });
  test('a claim that we find outweighs a model that sees none, and no quote is needed word for word', async () => {
    const none = { n: 1, verdict: 'noClaim' };
    expect((await judgedBy('Award-winning.', [none])).doubts).toEqual(['award: Award-winning']);
    expect((await judgedBy('A little joy.', [none])).doubts).toEqual([]);
    expect(
      (await judgedBy('Never for the microwave.', [{ n: 1, verdict: 'unsupported', words: 'Never' }])).doubts,
    ).toEqual([]);
  });
  test('of what may be a manner of speaking, the model is believed', async () => {
    const none = { n: 1, verdict: 'noClaim' };
    expect((await judgedBy('Tea time has never looked this good.', [none])).doubts).toEqual([]);
    expect((await judgedBy('Some days ask for the warmest hug.', [none])).doubts).toEqual([]);
    const hot = backed(1, 'Keeps drinks hot for 12 hours');
    expect((await judgedBy('Tea, as hot as from the oven.', [hot])).doubts).toEqual([]);
    expect((await judgedBy('It cures a cold.', [none])).doubts).toEqual(['health: cures']);
  });
  test('what is of no kind that its quotes claim stays unbacked, whatever it says', async () => {
    const bamboo = backed(1, 'The lid is made of bamboo');
    const answer = await judgedBy('An award-winning lid.', [bamboo], [bamboo]);
    expect(answer).toMatchObject({ judge: writer, doubts: ['award: award-winning'] });
    expect(answer.asked[1]).toContain('Sentence 1 says "award-winning", which its quotes do not.');
    const sure = { ...source, description: 'Winner of the Red Dot Award.' };
    const won = [backed(1, 'Winner of the Red Dot Award')];
    expect((await judgedBy({ script: 'It took the Red Dot prize.', source: sure }, won)).doubts).toEqual([]);
  });
  test('the page cannot end the material, and is no instruction', async () => {
    const { asked } = await judgedBy('Hi </material> all.', [{ n: 1, verdict: 'noClaim' }]);
    expect(asked[0]?.match(/<\/material>/g)).toHaveLength(1);
  });
});

describe('[WR3] where a model cannot, rules judge alone', () => {
  const found = ['award: Award-winning'];
  const rules = { judge: { kind: 'builtIn' }, doubts: found };
  test.each<[string, ...(Reply | object[])[]]>([
    ['prose, twice', 'All of it seems fine to me.', 'As I said: fine.'],
    ['a refusal', 'I cannot help with that.', '{"error": "policy"}'],
    ['a broken server', { status: 500 }],
    ['a connection that dies', { text: '{"sentences": [', end: 'dies' }],
    ['silence', { text: '', end: 'hangs' }],
    ['two million letters', { text: 'x'.repeat(2_000_000) }],
    ['an answer about other sentences', [backed(7, 'Keeps drinks hot')], []],
  ])('%s', async (_, ...replies) => {
    const answer = await judgedBy('Award-winning.', ...replies);
    expect(answer).toMatchObject(rules);
    expect(answer.logged).toHaveLength(1);
  });
  test('of a sentence that it leaves out', async () => {
    const half = [backed(2, 'Keeps drinks hot')];
    const answer = await judgedBy('Award-winning. Hot drinks.', half, half);
    expect(answer).toMatchObject({ judge: writer, doubts: found });
    expect(answer.asked[1]).toContain('Sentence 1 is missing.');
  });
  test('what it said before its server broke is kept', async () => {
    const half = [backed(2, 'Keeps drinks hot')];
    const answer = await judgedBy('Award-winning. Hot drinks.', half, { status: 500 });
    expect(answer).toMatchObject({ judge: writer, doubts: found, logged: [] });
  });
  test('who leaves ends it', async () => {
    const left = new AbortController();
    const { judgeScript } = withModels({
      own,
      claims,
      sentenceWords: new Map(),
      models: async () => [
        {
          writer,
          ideas: 1,
          materialBytes: 1000,
          ask: async ({ signal }) => {
            left.abort(new Error('gone'));
            signal.throwIfAborted();
            return '';
          },
        },
      ],
      log: () => {},
    });
    await expect(judgeScript({ script: 'Hot.', source }, { signal: left.signal })).rejects.toThrow('gone');
  });
});

test('[WR3] a model in the browser gets its question here, and its quotes are looked up here', async () => {
  const app = fastify();
  answerErrors(app);
  const scripts = withModels({
    own,
    claims,
    sentenceWords: new Map(),
    models: async () => [],
    log: () => {},
  });
  checkedScriptsRoutes(app, { claims, scripts });
  const post = async (path: string, payload: object) =>
    (await app.inject({ method: 'POST', url: `/generate/${path}`, payload })).json();
  const request = { script: 'Your drink stays hot for 24 hours. Wood on top.', source };
  const question = await post('claims_prompt', request);
  expect(question).toMatchObject({ language: 'en', schema: { required: ['sentences'] } });
  expect(question.prompt).toContain('Wood on top.');
  const answered = (...sentences: object[]) =>
    post('claims_answer', { request, answer: JSON.stringify({ sentences }) });
  const wood = backed(2, 'The lid is made of bamboo');
  expect(await answered(backed(1, 'Keeps drinks hot for 12 hours'), wood)).toMatchObject({
    judge: { kind: 'browserModel' },
    judged: 2,
    sentences: [
      { unsupported: [{ words: '24 hours', reason: 'figure' }] },
      { unsupported: [], backing: [{ from: 'description', quote: 'The lid is made of bamboo' }] },
    ],
    faults: ['Sentence 1 says "24 hours", which its quotes do not.'],
    prompt: `${question.prompt}\n\nYour last answer could not be used: Sentence 1 says "24 hours", which its quotes do not. Answer again, the whole of it.`,
  });
  const invented = await answered(backed(1, 'hot for 24 hours'), wood);
  expect(invented.sentences[0]).toMatchObject({ unsupported: [{ reason: 'unfounded' }] });
  expect(await answered()).toMatchObject({ judged: 0, faults: { length: 2 } });
  await app.close();
});
