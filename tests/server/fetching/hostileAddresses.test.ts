/** Addresses of the inside: the short form of `npm run trial hostile`, of which some go through the whole server. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
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

test('[W3] a link that came without its scheme is read by http where nobody answers https, and no other is', async () => {
  const shop = createServer((_, response) => response.end('A mug.')).listen(0, '127.0.0.1');
  await once(shop, 'listening');
  const host = `127.0.0.1:${(shop.address() as AddressInfo).port}`;
  const guardedFetch = createGuardedFetch({ allow: host });
  const server = await testApp({}, { guardedFetch });
  const answer = async (address: string, orHttp: string) => {
    const place = `/link-check?url=${encodeURIComponent(address)}${orHttp}`;
    const { ok, answers_at } = (await server.call(randomUUID(), 'GET', place)).json<LinkAnswer>();
    return [ok, answers_at];
  };
  try {
    expect(await answer(`https://${host}/mug`, '&or_http=true')).toEqual([true, `http://${host}/mug`]);
    expect(await answer(`https://${host}/mug`, '')).toEqual([false, undefined]);
    expect(await answer('https://127.0.0.1:9/mug', '&or_http=true')).toEqual([false, undefined]);
  } finally {
    await server.close();
    await guardedFetch.close();
    shop.close();
  }
});
