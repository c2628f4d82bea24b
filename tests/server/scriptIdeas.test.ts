import fastify from 'fastify';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { scriptIdeaSchema } from '../../contract/script';
import { answerErrors } from '../../server/http/errors';
import { createBuiltInWriter } from '../../server/writing/quoting/builtInWriter';
import { createExplainerScripts } from '../../server/writing/explainer/explainerScripts';
import { scriptIdeasRoutes } from '../../server/routes/scriptIdeas.routes';
import { realTopics } from './writing/support/realTopics';

const builtIn = createBuiltInWriter(createExplainerScripts(realTopics));
const app = fastify();
answerErrors(app);
scriptIdeasRoutes(app, { scripts: builtIn });
const ask = (payload: object) => app.inject({ method: 'POST', url: '/generate/script_ideas', payload });
const askOn = (text: string) => ask({ type: 'educational', data: { text } });

test('[W8] an ad gets its ideas as a list of titles and scripts', async () => {
  const data = { title: 'Ember Flask', description: 'Keeps drinks hot for 12 hours.' };
  const answer = await ask({ type: 'ads', data });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual(await builtIn.writeAdScripts(data));
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
