/** Addresses of the inside: the short form of `npm run trial hostile`, of which some go through the whole server. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { LinkAnswer } from '../../../contract/routes/generate.routes';
import { REFUSALS, refusal } from '../../../scripts/trial/parts/hostile.part';
import { hostileHosts, lookUpRebinding } from '../../../scripts/trial/parts/hostileHosts';
import { createGuardedFetch } from '../../../server/fetching/guardedFetch';
import { testApp } from '../../support/world/testApp';

const every = (step: number) => hostileHosts(1_000).filter((_, at) => at % step === 0);

test('[PR1] a thousand hostile hosts are a thousand different ones', () => {
  expect(new Set(hostileHosts(1_000)).size).toBe(1_000);
});

test('[PR1] twenty hostile addresses are refused before anything is dialled, and the server says no of five', async () => {
  const guardedFetch = createGuardedFetch({ allow: '', lookup: lookUpRebinding('127.0.0.2') });
  const server = await testApp({}, { guardedFetch });
  try {
    const asked = every(50).map((host) => `http://${host}:9/`);
    expect(asked).toHaveLength(20);
    for (const address of asked)
      expect([address, REFUSALS.includes(await refusal(guardedFetch.fetch(address)))]).toEqual([
        address,
        true,
      ]);
    for (const address of asked.filter((_, at) => at % 4 === 0)) {
      const place = `/link-check?url=${encodeURIComponent(address)}`;
      const { ok, refusal: said } = (await server.call(randomUUID(), 'GET', place)).json<LinkAnswer>();
      expect([address, ok, REFUSALS.includes(said?.code ?? '')]).toEqual([address, false, true]);
    }
  } finally {
    await server.close();
    await guardedFetch.close();
  }
});
