/** What only rules on words refuse of a model's scripts, a model that judges claims may back by the page's own words. [WR1] [WR3] */
import fastify from 'fastify';
import { describe, expect, test, vi } from 'vitest';
import type { ScriptProgress } from '../../../../contract/scripts/script';
import type { UnsupportedPart } from '../../../../contract/scripts/claims';
import { checkedScriptsRoutes } from '../../../../server/routes/checkedScripts.routes';
import { readClaimsCheck } from '../../../../server/writing/checking/claimsCheck';
import { readSentenceWords } from '../../../../server/writing/condensing/sentenceWords';
import { askModel } from '../../../../server/writing/languageModel/askModel';
import {
  WriterFailed,
  type LanguageModel,
  type Question,
} from '../../../../server/writing/languageModel/languageModel';
import { adTask } from '../../../../server/writing/languageModel/writingTask';
import { withModels } from '../../../../server/writing/withModels';
import { contentDir } from '../../../support/contentDir';
import { answerOf, BRIEF, ideas, script, told, TOPIC } from './modelSamples';

const claims = readClaimsCheck(contentDir);
const sentenceWords = readSentenceWords(contentDir);
const writer = { kind: 'operatorModel', model: 'small' } as const;

/** What it answers, or why it does not; `hangs`: until it is left. */
type Reply = string | object[] | WriterFailed | 'hangs';
function writing(...replies: Reply[]) {
  const asked: Question[] = [];
  const model: LanguageModel = {
    writer,
    ideas: 5,
    materialBytes: 20_000,
    async ask(question) {
      const reply = replies[asked.push(question) - 1] ?? '';
      if (reply instanceof WriterFailed) throw reply;
      if (Array.isArray(reply)) return JSON.stringify({ sentences: reply });
      if (reply === 'hangs') await new Promise((left) => question.signal.addEventListener('abort', left));
      question.signal.throwIfAborted();
      return reply;
    },
  };
  const heard: ScriptProgress[] = [];
  const writers = withModels({
    own: { writeAdScripts: async () => [], writeExplainerScripts: async () => [] },
    claims,
    sentenceWords,
    models: async () => [model],
    log: () => {},
  });
  return {
    asked,
    model,
    writers,
    heard,
    watch: { report: (progress: ScriptProgress) => heard.push(progress) },
  };
}
const [first, second, third] = ideas.slice(0, 3) as [(typeof ideas)[0], (typeof ideas)[0], (typeof ideas)[0]];
const WARM = 'Never a cold sip until noon.';
const warm = { title: 'Warm', script: `${script(3)} ${WARM}` };
const quoting = (n: number, ...quotes: string[]) => ({ n, verdict: 'backed', quotes });
const hot = quoting(1, 'Keeps drinks hot for 12 hours');

// Taggers and tables of languages are loaded with the first script.
await writing(answerOf(ideas)).writers.writeAdScripts(BRIEF);

describe('[WR1] a script that only rules refuse is put to the model that judges claims', () => {
  test('and accepted with the words of the page that back it', async () => {
    const { writers, asked } = writing(answerOf([first, second, third, warm]), [hot]);
    expect(await writers.writeAdScripts(BRIEF)).toEqual([
      ...[first, second, third].map((idea) => ({ ...idea, language: 'en', writer })),
      {
        ...warm,
        backing: [{ sentence: WARM, quotes: ['Keeps drinks hot for 12 hours'] }],
        language: 'en',
        writer,
      },
    ]);
    expect(asked).toHaveLength(2);
    expect(asked[1]?.prompt).toContain(`"sentences":[{"n":1,"text":"${WARM}"}]`);
  });
  test('in one question for all scripts, each sentence once', async () => {
    const pure = { title: 'Pure', script: `${script(4)} A natural lid. ${WARM}` };
    const { writers, asked } = writing(answerOf([first, second, third, warm, pure]), [
      hot,
      quoting(2, 'The lid is of bamboo.'),
    ]);
    expect((await writers.writeAdScripts(BRIEF)) as object[]).toHaveLength(5);
    expect(asked).toHaveLength(2);
    expect(asked[1]?.prompt).toContain(
      `"sentences":[{"n":1,"text":"${WARM}"},{"n":2,"text":"A natural lid."}]`,
    );
  });
  test('nothing is asked where rules refuse nothing', async () => {
    const { writers, asked } = writing(answerOf(ideas));
    expect((await writers.writeAdScripts(BRIEF)) as object[]).toHaveLength(5);
    expect(asked).toHaveLength(1);
  });
  test('of an article it is asked as of a text, and its quotes stand with the sentence', async () => {
    const said = 'The finest sliders are of brass.';
    const article = {
      title: 'Zipper',
      text: `${told('Look.')} Brass makes the smoothest sliders.`,
      credit: {} as never,
    };
    const { writers, asked } = writing(
      answerOf([{ title: 'A', script: `${told('Look.')} ${said}` }]),
      [quoting(1, 'Brass makes the smoothest sliders.')],
      answerOf([]),
    );
    const written = await writers.writeExplainerScripts({ ...TOPIC, article });
    expect(written).toMatchObject([
      {
        backing: expect.arrayContaining([{ sentence: said, quotes: ['Brass makes the smoothest sliders.'] }]),
      },
    ]);
    expect(asked[1]?.system).toContain('You check what a video says against the text that it is made from.');
  });
});

describe('[WR3] what is refused stays refused', () => {
  test('by a quote of the question that an explainer answers', async () => {
    const said = 'It is the smoothest zipper.';
    const topic = 'Why are zippers so smooth?';
    const article = { title: 'Zipper', text: told('Look.'), credit: {} as never };
    const { writers } = writing(
      answerOf([{ title: 'A', script: `${told('Look.')} ${said}` }]),
      [quoting(1, 'zippers so smooth')],
      answerOf([]),
    );
    expect(await writers.writeExplainerScripts({ notes: '', topic, article })).toEqual([]);
  });
  const refused = {
    type: 'refused',
    writer,
    faults: [expect.objectContaining({ title: 'Warm', reason: 'promise' })],
  };
  test.each<[string, Reply]>([
    ['a quote that does not stand there', [quoting(1, 'No sip is ever cold')]],
    ['no quote', [quoting(1)]],
    ['a verdict that it claims nothing', [{ n: 1, verdict: 'noClaim' }]],
    [
      'a verdict that it is unsupported',
      [{ n: 1, verdict: 'unsupported', words: 'Never', reason: 'promise' }],
    ],
    ['another sentence', [quoting(2, 'Keeps drinks hot for 12 hours')]],
    ['prose', 'It seems fine to me.'],
    ['a refusal', new WriterFailed('refused')],
    ['an answer that dies', new WriterFailed('brokeOff')],
    ['silence', new WriterFailed('tooSlow')],
  ])('by %s: the writer is asked for others as ever', async (_, reply) => {
    const { writers, heard, watch, asked } = writing(answerOf([first, warm]), reply, answerOf([second]));
    expect(await writers.writeAdScripts(BRIEF, watch)).toEqual(
      [first, second].map((idea) => ({ ...idea, language: 'en', writer })),
    );
    expect(heard).toContainEqual(refused);
    expect(asked).toHaveLength(3);
  });
  test.each([
    ['a figure', 'Hot for 24 hours.'],
    ['a price', 'Yours for 19 dollars.'],
    ['a count in words', 'Loved by ten thousand customers.'],
    ['a figure of a guarantee', 'It has a ten-year guarantee.'],
    ['a figure elsewhere in it', 'Hot for 24 hours. Never cold.'],
  ])('%s that is not on the page is never asked about', async (_, lie) => {
    const { writers, asked } = writing(
      answerOf([first, second, third, { title: 'Lie', script: `${script(3)} ${lie}` }]),
    );
    expect((await writers.writeAdScripts(BRIEF)) as object[]).toHaveLength(3);
    expect(asked).toHaveLength(1);
  });
  test('nor is a script that is refused for something else as well', async () => {
    const short = { title: 'Short', script: 'Never cold.' };
    const { writers, asked } = writing(answerOf([first, second, third, short]));
    expect((await writers.writeAdScripts(BRIEF)) as object[]).toHaveLength(3);
    expect(asked).toHaveLength(1);
  });
});

test('[WR1] it counts in the time that models have, and what was good is kept', async () => {
  const { asked, model } = writing(answerOf([first, second, third, warm]), 'hangs');
  const late = new AbortController();
  const run = askModel(model, await adTask(BRIEF, claims, model), late.signal, () => {});
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  late.abort();
  expect(await run).toHaveLength(3);
  expect(asked[1]?.signal.aborted).toBe(true);
});

test('[WR1] whoever leaves ends it', async () => {
  const { writers, asked } = writing(answerOf([first, warm]), 'hangs');
  const leaving = new AbortController();
  const run = writers.writeAdScripts(BRIEF, { signal: leaving.signal });
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  leaving.abort();
  await expect(run).rejects.toMatchObject({ name: 'AbortError' });
  expect(asked[1]?.signal.aborted).toBe(true);
});

test('[WR1] while it is asked, its scripts are told as written', async () => {
  const { writers, heard, watch } = writing(answerOf([first, second, third, warm]), [hot]);
  await writers.writeAdScripts(BRIEF, watch);
  expect(heard.at(-1)).toEqual({ type: 'writing', writer, attempt: 1, words: 325, of: 325, thinking: false });
});

test.each([
  ['words of the page', WARM, ['Keeps drinks hot for 12 hours'], []],
  ['words that are not there', WARM, ['No sip is ever cold'], ['promise: Never']],
  ['no words', WARM, [], ['promise: Never']],
  ['words of another kind', 'An award-winning lid.', ['The lid is of bamboo.'], ['award: award-winning']],
  ['words without its figure', 'Hot for 24 hours.', ['Keeps drinks hot for 12 hours'], ['figure: 24 hours']],
  ['of a count', 'Loved by ten thousand customers.', ['Fits any cup holder.'], ['endorsement: Loved by ten thousand customers']],
])('[WR3] the trace of a script believes its backing by %s as far as the page does', async (_, sentence, quotes, doubts) => {
  const app = fastify();
  const { writers } = writing();
  checkedScriptsRoutes(app, { claims, scripts: writers });
  const answer = await app.inject({
    method: 'POST',
    url: '/generate/checked_scripts',
    payload: { scripts: [sentence], source: BRIEF, backing: [{ sentence, quotes }] },
  });
  const [[traced]] = answer.json().scripts;
  expect(traced.unsupported.map((part: UnsupportedPart) => `${part.reason}: ${part.words}`)).toEqual(doubts);
  if (doubts.length === 0) expect(traced.backing).toEqual([{ from: 'description', quote: quotes[0] }]);
  await app.close();
}); // prettier-ignore
