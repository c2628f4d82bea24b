/** [TP1] Sentences to choose from, by the API: of an article, where one is named, else of the notes themselves. */
import fastify from 'fastify';
import { expect, test } from 'vitest';
import type { LookUpRequest } from '../../contract/scripts/script';
import { answerErrors } from '../../server/http/errors';
import { lookUpRoutes } from '../../server/routes/lookUp.routes';

const says = ['Bees dance.'];
const article = { edition: 'en', title: 'Bee' };
function ask(payload: object, { WIKIPEDIA = true } = {}) {
  const asked: [string, unknown, unknown][] = [];
  const answering = (by: string) => async (request: unknown, caller?: object) => {
    asked.push([by, request, caller]);
    return { found: 'nothing', why: 'tooShort' } as const;
  };
  const app = fastify();
  answerErrors(app);
  lookUpRoutes(app, {
    config: { WIKIPEDIA },
    lookUp: answering('lookUp'),
    chooseOfNotes: answering('notes'),
  });
  const headers = { 'accept-language': 'de' };
  return app
    .inject({ method: 'POST', url: '/generate/sentences', payload, headers })
    .then(({ statusCode }) => ({ statusCode, asked }));
}

test('[TP1] notes are asked for theirs, where Wikipedia is turned off as well', async () => {
  const notes = { text: 'Bees\nBees dance.', says, seconds: 15 };
  const { statusCode, asked } = await ask(notes, { WIKIPEDIA: false });
  expect([statusCode, asked]).toEqual([200, [['notes', notes, { reader: 'de' }]]]);
});
test('[TP1] an article is asked for its own, and without Wikipedia there is none', async () => {
  const request: LookUpRequest = { text: 'Bees', article };
  expect((await ask(request)).asked).toEqual([['lookUp', { ...request, says: [] }, { reader: 'de' }]]);
  expect(await ask(request, { WIKIPEDIA: false })).toEqual({ statusCode: 404, asked: [] });
});
test.each([
  ['no text', {}],
  ['61 sentences', { text: 'Bees', says: Array.from({ length: 61 }, () => 'Bees dance.') }],
  ['a sentence of 401 characters', { text: 'Bees', says: ['a'.repeat(401)] }],
])('[TP1] %s are refused', async (_, payload) => {
  expect(await ask(payload)).toEqual({ statusCode: 422, asked: [] });
});
