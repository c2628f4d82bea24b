import { expect, test, vi } from 'vitest';
import { createFlowsService } from '../../../src/services/flows.service';

const { signal } = new AbortController();
const asked = async (answer: Response) => {
  const fetch = vi.fn(async () => answer);
  const are = await createFlowsService({ fetch, baseUrl: 'http://app.test/v1' }).askWhetherFlowsAreShown(
    signal,
  );
  expect(fetch.mock.calls).toEqual([['http://app.test/v1/client-config', { signal, priority: 'low' }]]);
  return are;
};

test('only a plain yes of the server is a yes', async () => {
  expect(await asked(Response.json({ flows: true }))).toBe(true);
  expect(await asked(Response.json({ flows: false }))).toBe(false);
  expect(await asked(Response.json({ flows: 'true' }))).toBe(false);
  expect(await asked(Response.json(null))).toBe(false);
  expect(await asked(Response.json({ flows: true }, { status: 503 }))).toBe(false);
});
