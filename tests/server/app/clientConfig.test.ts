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

test('the charts are shown live where FLOWS says so, and nowhere else', async () => {
  expect(await flowsWith({})).toBe(false);
  expect(await flowsWith({ FLOWS: '1' })).toBe(true);
});
