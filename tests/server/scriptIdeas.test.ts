import fastify from 'fastify';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { scriptIdeaSchema } from '../../contract/scripts/script';
import { answerErrors } from '../../server/http/errors';
import { createBuiltInWriter } from '../../server/writing/builtInWriter';
import { createExplainerScripts } from '../../server/writing/explainer/explainerScripts';
import { readFrames } from '../../server/writing/quoting/frames';
import { contentDir } from '../support/contentDir';
import { scriptIdeasRoutes } from '../../server/routes/scriptIdeas.routes';
import { realTopics } from './writing/explainer/support/realTopics';

const builtIn = createBuiltInWriter({
  frames: readFrames(contentDir),
  explainerScripts: createExplainerScripts(realTopics),
});
const app = fastify();
answerErrors(app);
scriptIdeasRoutes(app, { scripts: builtIn });
const ask = (payload: object) => app.inject({ method: 'POST', url: '/generate/script_ideas', payload });
const askOn = (text: string) => ask({ type: 'educational', data: { text } });

test('[W8] an ad gets its ideas as a list of titles and scripts', async () => {
  const description = 'Keeps drinks hot for 12 hours.\nThe lid is of bamboo.\nFits any cup holder.';
  const data = { title: 'Ember Flask', description };
  const answer = await ask({ type: 'ads', data });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual(await builtIn.writeAdScripts(data));
});

test('[W8] an ad of which too little is known gets the number of facts that it needs', async () => {
  const data = { title: 'Ember Flask', description: 'Keeps drinks hot for 12 hours.' };
  const answer = await ask({ type: 'ads', data });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ needs: 'facts', found: 1, needed: 3 });
  const facts = ['the lid is of bamboo', 'It is made in Porto'];
  const ideas = z
    .array(scriptIdeaSchema)
    .parse((await ask({ type: 'ads', data: { ...data, facts } })).json());
  expect(ideas.map(({ frame }) => frame)).toEqual(['aida', 'list', 'beforeYouBuy', 'closeUp', 'short']);
  for (const { script } of ideas) expect(script).toContain('the lid is of bamboo. ');
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
  expect(answer.json()).toEqual({ code, detail: expect.stringMatching(/\w+/) });
});
