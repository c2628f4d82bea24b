/** Addresses of the inside, however they are written, resolved, forwarded to or embedded: none is reached. [PR1] */
import http from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import net, { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { findBrowser } from '../../../server/browser/findBrowser';
import { FetchRefused } from '../../../server/fetching/fetchRefusals';
import { startFilteringProxy } from '../../../server/fetching/filteringProxy';
import { createGuardedFetch } from '../../../server/fetching/guardedFetch';
import { createTally, outcome, sized } from '../tally';
import type { TrialPart } from '../trialPart';
import { hostileHosts, lookUpRebinding, mayReachTheAllowed } from './hostileHosts';

/** What may be said of such an address; `unreachable` or late would mean that it was dialled. */
export const REFUSALS = [
  'bad_url',
  'credentials_in_url',
  'blocked_host',
  'blocked_address',
  'blocked_port',
  'unknown_host',
];
const SPELLINGS = 1_000;
/** What is allowed and what is not stand at the same port of two addresses: a name may turn from one to the other. */
const SITE = '127.0.0.2';
const PAGE_MS = 60_000;

async function serve(host: string, port: number, answer: http.RequestListener) {
  const asked: string[] = [];
  const server = http.createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { port: (server.address() as AddressInfo).port, asked, close };
}

/** Why an address was not reached, or that it answered. */
export const refusal = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'answered',
    (error: unknown) => (error instanceof FetchRefused ? error.code : String(error)),
  );

export const hostilePart: TrialPart = {
  name: 'hostile',
  async run() {
    const tally = createTally();
    const secret = await serve('127.0.0.1', 0, (_, response) => response.end('a secret'));
    /** `/to?{address}` forwards there; everything else is a page. */
    const site = await serve(SITE, secret.port, ({ url = '' }, response) => {
      if (url.startsWith('/to?'))
        response
          .writeHead(302, {
            // As bytes: a header takes no other letters.
            location: Buffer.from(decodeURIComponent(url.slice(4))).toString('latin1'),
          })
          .end();
      else response.setHeader('content-type', 'text/html').end(pages.get(url) ?? 'a page');
    });
    const pages = new Map<string, string>();
    const allow = `${SITE}:${site.port}`;
    const origin = `http://${allow}`;
    const lookup = lookUpRebinding(SITE);
    const guarded = createGuardedFetch({ allow, lookup });
    const proxy = await startFilteringProxy({ allow, lookup });
    const folder = await mkdtemp(path.join(tmpdir(), 'hostile-'));
    const addresses = hostileHosts(sized(SPELLINGS)).map((host) => `http://${host}:${secret.port}/`);
    const throughProxy = Number(new URL(proxy.address).port);
    const ways: Readonly<Record<string, (address: string) => Promise<string>>> = {
      page: (address) => refusal(guarded.fetch(address)),
      media: (address) => refusal(guarded.download(address, path.join(folder, 'file'))),
      redirect: (address) => refusal(guarded.fetch(`${origin}/to?${encodeURIComponent(address)}`)),
      'browser, plain': (address) => askProxy(throughProxy, `GET ${address} HTTP/1.1\r\nhost: x\r\n\r\n`),
      'browser, tunnel': (address) =>
        askProxy(throughProxy, `CONNECT ${address.slice(7, -1)} HTTP/1.1\r\nhost: x\r\n\r\n`),
    };
    try {
      for (const [way, reach] of Object.entries(ways))
        for (const address of addresses) {
          const before = secret.asked.length;
          const said = await reach(address);
          const isRefused = REFUSALS.includes(said) || /^HTTP\/1\.1 4\d\d/.test(said);
          const holds = isRefused || mayReachTheAllowed(address);
          tally.count(holds && secret.asked.length === before, `${way} ${address}: ${said}`);
        }
      // The real browser, through the same proxy: a page that embeds all of them, in four ways each.
      pages.set('/embedding', embedding(addresses));
      const found = await findBrowser({ configured: undefined });
      const browser = await chromium.launch({
        executablePath: found.executablePath,
        args: [...(found.args ?? []), '--proxy-bypass-list=<-loopback>'],
        env: { ...process.env, ...found.env } as Record<string, string>,
        proxy: { server: proxy.address, bypass: '<-loopback>' },
      });
      try {
        const page = await browser.newPage();
        const [before, refused] = [secret.asked.length, proxy.refused.length];
        await page.goto(`${origin}/embedding`, { waitUntil: 'load', timeout: PAGE_MS }).catch(() => null);
        const through = secret.asked.length - before;
        // Else it would prove nothing.
        const hasTried = site.asked.includes('/embedding') && proxy.refused.length > refused;
        tally.count(hasTried, 'the browser did not try what the page embeds');
        for (const [at, address] of addresses.entries())
          tally.count(at >= through, `a real browser reached one of the embedded: ${address}`);
      } finally {
        await browser.close();
      }
      return outcome(
        tally,
        `${addresses.length} addresses, ${Object.keys(ways).length + 1} ways; ${secret.asked.length} reached the inside`,
      );
    } finally {
      await guarded.close();
      await proxy.close();
      secret.close();
      site.close();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

const embedding = (addresses: readonly string[]): string =>
  addresses
    .map((address) => {
      const url = address.replaceAll('"', '%22');
      const script = `fetch(${JSON.stringify(address)},{mode:'no-cors'}).catch(()=>{});try{new WebSocket(${JSON.stringify(address.replace('http', 'ws'))})}catch{}`;
      return `<img src="${url}"><link rel="stylesheet" href="${url}"><script>${script}</script>`;
    })
    .join('\n');

/** The first line of what is answered. */
const askProxy = (port: number, words: string): Promise<string> =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write(words));
    socket.setTimeout(10_000, () => socket.destroy());
    socket.on('error', (error) => resolve(String(error)));
    socket.on('close', () => resolve('closed'));
    socket.once('data', (data) => {
      resolve(data.toString().split('\r\n')[0] ?? '');
      socket.destroy();
    });
  });
