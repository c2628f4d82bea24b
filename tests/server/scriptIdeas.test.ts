import fastify from 'fastify';
import { expect, test } from 'vitest';
import { answerErrors } from '../../server/http/errors';
import { createBuiltInWriter } from '../../server/providers/scripts/builtIn/builtInWriter';
import { scriptIdeasRoutes } from '../../server/routes/scriptIdeas.routes';

const app = fastify();
answerErrors(app);
scriptIdeasRoutes(app, { scripts: createBuiltInWriter() });
const ask = (payload: object) => app.inject({ method: 'POST', url: '/generate/script_ideas', payload });

test('[W8] an ad gets its ideas as a list of titles and scripts', async () => {
  const data = { title: 'Ember Flask', description: 'Keeps drinks hot for 12 hours.' };
  const answer = await ask({ type: 'ads', data });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual(await createBuiltInWriter().writeAdScripts(data));
});

test('[X3] an explainer is refused with words that say what to do', async () => {
  const answer = await ask({ type: 'educational', data: { text: 'Photosynthesis' } });
  expect(answer.statusCode).toBe(501);
  expect(answer.json()).toEqual({
    code: 'not_available',
    detail: 'Scripts for explainer videos are not written yet by this version: write your own.',
  });
});
