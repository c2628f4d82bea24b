import http from 'node:http';
import net from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startFilteringProxy, type FilteringProxy } from '../../../server/fetching/filteringProxy';
import { openSite, type Site } from './support/site';

let shop: Site;
let secret: Site;
let proxy: FilteringProxy;
beforeAll(async () => {
  shop = await openSite((_, response) => response.end('a shop'));
  secret = await openSite((_, response) => response.end('a secret'));
  proxy = await startFilteringProxy({ allow: shop.allow });
});
afterAll(() => Promise.all([shop.close(), secret.close(), proxy.close()]));

const get = (url: string) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const { port } = new URL(proxy.address);
    http
      .get({ host: '127.0.0.1', port, path: url, headers: { host: new URL(url).host } }, async (response) => {
        let text = '';
        for await (const part of response) text += String(part);
        resolve({ status: response.statusCode ?? 0, text });
      })
      .on('error', reject);
  });

const connect = (authority: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = net.connect(Number(new URL(proxy.address).port), '127.0.0.1', () =>
      socket.write(`CONNECT ${authority} HTTP/1.1\r\nhost: ${authority}\r\n\r\n`),
    );
    socket.on('error', reject).once('data', (data) => {
      resolve(data.toString().split('\r\n')[0] ?? '');
      socket.destroy();
    });
  });

it('passes on what is allowed', async () => {
  expect(await get(`${shop.origin}/`)).toEqual({ status: 200, text: 'a shop' });
  expect(await connect(new URL(shop.origin).host)).toBe('HTTP/1.1 200 Connection Established');
});

it('refuses the inside, by whatever way and name', async () => {
  const inside = new URL(secret.origin);
  expect((await get(`${secret.origin}/`)).status).toBe(403);
  expect((await get(`http://localhost:${inside.port}/`)).status).toBe(403);
  expect((await get('http://169.254.169.254/latest/')).status).toBe(403);
  expect(await connect(inside.host)).toBe('HTTP/1.1 403 Forbidden');
  expect(await connect(`[::1]:${inside.port}`)).toBe('HTTP/1.1 403 Forbidden');
  expect(await connect('nonsense')).toBe('HTTP/1.1 403 Forbidden');
  expect(secret.asked).toEqual([]);
});
