/** A model translates what a video says and shows; each text is held against its original. [SC4] */
import fastify from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { SCRIPT_STREAM, type TranslationRequest } from '../../../../contract/scripts/script';
import { answerErrors } from '../../../../server/http/errors';
import { scriptIdeasRoutes } from '../../../../server/routes/scriptIdeas.routes';
import { createLanguageModel } from '../../../../server/writing/languageModel/languageModel';
import { withModels } from '../../../../server/writing/withModels';
import { openModelServer, type Reply } from '../../../support/modelServer';

const writer = { kind: 'localModel', model: 'small' } as const;
const open: { close(): unknown }[] = [];
afterEach(() => Promise.all(open.splice(0).map((one) => one.close())));

async function served({ materialBytes = 6000 }, ...replies: (Reply | readonly string[])[]) {
  const model = await openModelServer(
    replies.map((reply) => (Array.isArray(reply) ? JSON.stringify({ texts: reply }) : (reply as Reply))),
  );
  const scripts = withModels({
    own: { writeAdScripts: async () => [], writeExplainerScripts: async () => [] },
    claims: {
      trace: () => [],
      figuresBeyond: () => [],
      hasUnbackedFigure: () => false,
      kindsIn: () => new Set(),
    },
    sentenceWords: new Map(),
    models: async () =>
      replies.length === 0
        ? []
        : [
            createLanguageModel({
              ...{ baseUrl: model.baseUrl, model: 'small', writer, ideas: 3, materialBytes },
              silenceMs: replies.some((reply) => typeof reply === 'object' && 'end' in reply) ? 300 : 20_000,
              isLocal: true,
            }),
          ],
    log: () => {},
  });
  const app = fastify({ forceCloseConnections: true });
  answerErrors(app);
  scriptIdeasRoutes(app, { scripts });
  open.push(model, app);
  return { app, scripts, model };
}
async function translated(request: TranslationRequest, ...replies: (Reply | readonly string[])[]) {
  const { app, model } = await served({}, ...replies);
  const answer = await app.inject({ method: 'POST', url: '/generate/translation', payload: request });
  return {
    status: answer.statusCode,
    ...answer.json<{ texts?: string[]; code?: string; writer?: object }>(),
    asked: model.asked.map(({ body }) => body.messages.map(({ content }) => content)),
  };
}

const texts = ['Meet the Ember Flask.', 'It keeps drinks hot for 12 hours.', 'It is yours for $19.50 today.'];
const german = [
  'Das ist der Ember Flask.',
  'Er hält Getränke 12 Stunden heiß.',
  'Heute gehört er dir für 19,50 $.',
];
const request: TranslationRequest = { language: 'de', texts, names: ['Ember Flask'] };

describe('[SC4] a translation', () => {
  test('is all texts in their order, and who wrote them; the model is told how many, and which names stay', async () => {
    const { status, texts: written, writer: by, asked } = await translated(request, german);
    expect([status, written, by]).toEqual([200, german, writer]);
    const [[system = '', prompt = ''] = []] = asked;
    expect(asked).toHaveLength(1);
    expect(system).toContain('into German (de)');
    expect(system).toContain('exactly 3 texts');
    expect(prompt).toContain('"names":["Ember Flask"]');
    expect(prompt).toContain(texts[1]);
  });

  test('is read through thinking and a code fence, without marks that nobody says', async () => {
    const fenced = `<think>Mal sehen …</think>\n\`\`\`json\n${JSON.stringify({ texts: [`**${german[0]}** 🔥`, ...german.slice(1)] })}\n\`\`\``;
    expect((await translated(request, fenced)).texts).toEqual(german);
  });

  test('ends its sentences where the original does', async () => {
    const [first = '', ...others] = german;
    expect((await translated(request, [first.replace('.', ''), ...others])).texts).toEqual(german);
  });

  test('is asked for once more with what was wrong, and what was right already is kept', async () => {
    const { texts: written, asked } = await translated(
      request,
      [german[0] ?? '', 'Er hält Getränke einen halben Tag heiß.', german[2] ?? ''],
      ['Das ist die Glutflasche.', german[1] ?? '', german[2] ?? ''],
    );
    expect(written).toEqual(german);
    expect(asked[1]?.[1]).toContain('Text 2 leaves out "12", which the original says.');
  });

  test.each([
    ['another price', ['Das ist der Ember Flask.', german[1] ?? '', 'Heute gehört er dir für 19,50 €.']],
    ['another name', ['Das ist die Glutflasche.', german[1] ?? '', german[2] ?? '']],
    ['fewer texts', german.slice(1)],
    ['an address', ['Das ist der Ember Flask von www.boese.de.', german[1] ?? '', german[2] ?? '']],
    [
      'another language',
      [
        'Voici le Ember Flask, le voilà.',
        'Il garde les boissons chaudes 12 heures.',
        'Il est à vous pour 19,50 $ aujourd’hui.',
      ],
    ],
    ['the original', texts],
    ['nothing in a place', ['', german[1] ?? '', german[2] ?? '']],
  ])('with %s, twice, is refused plainly', async (_, answer) => {
    const { status, code, asked } = await translated(request, answer, answer);
    expect([status, code, asked.length]).toEqual([502, 'translation_failed', 2]);
  });

  test('keeps an original that is the same in both languages', async () => {
    const same = { language: 'de', texts: ['Ember Flask', 'Das ist warm und gut.'] };
    expect((await translated(same, ['Ember Flask', 'Das ist warm und gut.'])).status).toBe(200);
  });

  test('of a long script comes in as few answers as hold it', async () => {
    const many = Array.from({ length: 6 }, (_, n) => `This is sentence ${n}, and it says a little.`);
    const inGerman = many.map((__, n) => `Das ist Satz ${n}, und er sagt ein wenig.`);
    const { scripts, model } = await served({ materialBytes: 150 }, inGerman.slice(0, 3), inGerman.slice(3));
    expect((await scripts.translate({ language: 'de', texts: many })).texts).toEqual(inGerman);
    expect(model.asked).toHaveLength(2);
  });
});

test('[SC4] without a model it says so', async () => {
  const { status, code } = await translated(request);
  expect([status, code]).toEqual([409, 'no_language_model']);
});
test('[SC4] a model that falls silent is given up', async () => {
  const { status, code } = await translated(request, { text: '{"texts": ["Das', end: 'hangs' });
  expect([status, code]).toEqual([502, 'translation_failed']);
});
test('[SC4] whoever listens hears how far it is, and why a model could not', async () => {
  const { app } = await served({}, german);
  const answer = await app.inject({
    method: 'POST',
    url: '/generate/translation',
    headers: { accept: SCRIPT_STREAM },
    payload: request,
  });
  const lines = answer.payload
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { type: string });
  expect([lines[0], lines.at(-1)]).toMatchObject([
    { type: 'writing', writer, attempt: 1, of: 17 },
    { type: 'done', translation: { texts: german, writer } },
  ]);
  const failing = await served({}, { status: 503 });
  const refused = await failing.app.inject({
    method: 'POST',
    url: '/generate/translation',
    headers: { accept: SCRIPT_STREAM },
    payload: request,
  });
  expect(refused.payload).toContain('"type":"failed"');
  expect(refused.payload).toContain('"code":"translation_failed"');
});
test('[SC4] whoever leaves ends it', async () => {
  const { scripts, model } = await served({}, { text: '{"texts": ["Das', end: 'hangs' });
  const leaving = new AbortController();
  const asked = scripts.translate(request, { signal: leaving.signal });
  await expect.poll(() => model.asked.length).toBe(1);
  leaving.abort(new Error('gone'));
  await expect(asked).rejects.toThrow('gone');
  await model.left;
});
