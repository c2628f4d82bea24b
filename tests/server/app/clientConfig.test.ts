import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../support/world/testApp';

const open: TestApp[] = [];
afterAll(() => Promise.all(open.map((server) => server.close())));

const flowsWith = async (environment: NodeJS.ProcessEnv) => {
  const server = await testApp(environment);
  open.push(server);
  const answer = await server.app.inject({ method: 'GET', url: '/v1/client-config' });
  return answer.json<{ flows: boolean }>().flows;
};

test('[TP1] where WIKIPEDIA is off, looking up is neither offered nor answered', async () => {
  const server = await testApp({ WIKIPEDIA: 'false' });
  open.push(server);
  const config = await server.app.inject({ method: 'GET', url: '/v1/client-config' });
  expect(config.json<{ look_up: boolean }>().look_up).toBe(false);
  const answer = await server.call(randomUUID(), 'POST', '/generate/look_up', { text: 'spoonbills' });
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'not_found']);
});
test('the charts are shown live where FLOWS says so, and nowhere else', async () => {
  expect(await flowsWith({})).toBe(false);
  expect(await flowsWith({ FLOWS: '1' })).toBe(true);
});
