/** Wikipedia as a source of scripts, on a stub that answers as its API does. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { countWords } from '../../../contract/scripts/countWords';
import { createGuardedFetch, type GuardedFetch } from '../../../server/fetching/guardedFetch';
import { articleCredit } from '../../../server/writing/articles/articleCredit';
import { createWikipedia } from '../../../server/writing/articles/wikipedia';
import { readFrames } from '../../../server/writing/quoting/frames';
import { contentDir } from '../../support/contentDir';
import { createBuiltInWriter } from '../../../server/writing/builtInWriter';
import { createExplainerScripts } from '../../../server/writing/explainer/explainerScripts';
import { withArticles } from '../../../server/writing/withArticles';
import { realTopics } from './explainer/support/realTopics';

const SPOONBILL = `Spoonbills are a type of wading bird in the family Threskiornithidae. There are six spoonbill species, and one of them lives in the Americas. They wade in shallow lakes and lagoons, and swing their open bills from side to side. Roseate spoonbills eat shrimp and other small animals, which give their feathers a pink colour. A chick is white at first, and it turns pink within its first years. Spoonbills close the bill as soon as something touches the inside of it. The reason for its shape is that a flat tip sweeps more water. They build nests of sticks, in which they lay about three eggs.`;
const page = (index: number, title: string, extract: string, pageprops = {}) => ({
  pageid: 100 + index,
  ns: 0,
  title,
  index,
  extract,
  pageprops,
});
const LIST = page(1, 'List of spoonbill species', 'This is a list of spoonbill species.');
const MEANINGS = page(2, 'Spoonbill (disambiguation)', 'Spoonbill may refer to:', { disambiguation: '' });

let server: Server;
let guardedFetch: GuardedFetch;
let address: string;
let asked: URL[] = [];
let reply: { status?: number; body: unknown } = { body: {} };
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://stub'));
    response.writeHead(reply.status ?? 200, { 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify(reply.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  address = `http://127.0.0.1:${port}`;
  guardedFetch = createGuardedFetch({ allow: `127.0.0.1:${port}` });
});
afterAll(async () => {
  await guardedFetch.close();
  server.close();
});
beforeEach(() => {
  asked = [];
  reply = {
    body: { batchcomplete: true, query: { pages: [page(3, 'Spoonbill', SPOONBILL), MEANINGS, LIST] } },
  };
});

const heard: unknown[] = [];
const writer = () =>
  withArticles(
    createBuiltInWriter({
      frames: readFrames(contentDir),
      explainerScripts: createExplainerScripts(realTopics),
    }),
    createWikipedia({ guardedFetch, address }),
    (error) => heard.push(error),
  );
const write = (topic: string, notes = '') => writer().writeExplainerScripts({ topic, notes });

test('[X3] a topic that nobody wrote on is told from its article, with credit, before the outlines', async () => {
  const [first, ...others] = await write('Why are spoonbills pink?');
  expect(first).toMatchObject({ title: 'Spoonbill, in short', origin: 'wikipedia' });
  expect(first?.source).toEqual({
    title: 'Spoonbill',
    author: 'Wikipedia contributors',
    licence: 'CC BY-SA 4.0',
    licence_link: 'https://creativecommons.org/licenses/by-sa/4.0/',
    source: 'Wikipedia',
    link: 'https://en.wikipedia.org/wiki/Spoonbill',
  });
  expect(countWords(first?.script ?? '')).toBeLessThanOrEqual(110);
  expect(first?.script).toContain('which give their feathers a pink colour.');
  for (const sentence of first?.script.split(/(?<=\.) /) ?? []) expect(SPOONBILL).toContain(sentence);
  expect(others.map(({ origin }) => origin)).toEqual(['outline', 'outline', 'outline']);
});
test('the search asks for introductions as plain text', async () => {
  await write('spoonbills');
  expect(asked.map(({ pathname }) => pathname)).toEqual(['/w/api.php']);
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
    generator: 'search',
    gsrsearch: 'spoonbills',
    exintro: '1',
    explaintext: '1',
  });
});
test.each([
  ['our own writing', 'How do vaccines work?', ''],
  ['the author’s own notes', 'spoonbills', 'Spoonbills are pink.'],
])('Wikipedia is not asked where there is %s', async (_, topic, notes) => {
  await write(topic, notes);
  expect(asked).toEqual([]);
});
test.each(['Pink cars', 'the spoonbill hotel in las vegas'])(
  'an article on something else is no answer to “%s”',
  async (topic) => {
    const ideas = await write(topic);
    expect(ideas.filter(({ origin }) => origin === 'wikipedia')).toEqual([]);
  },
);
test.each([
  ['an error', { status: 503, body: {} }],
  ['another shape', { body: { query: { pages: 'none' } } }],
])('%s leaves the outlines, and the log hears of it', async (_, wrong) => {
  reply = wrong;
  heard.length = 0;
  const ideas = await write('spoonbills');
  expect(ideas.map(({ origin }) => origin)).toEqual(['outline', 'outline', 'outline']);
  expect(heard).toHaveLength(1);
});
test('nothing found is no error', async () => {
  reply = { body: { batchcomplete: true } };
  expect((await write('spoonbills'))[0]?.origin).toBe('outline');
});
test('a title of many words and signs leads to its page', () => {
  expect(articleCredit('Who? & "What"').link).toBe('https://en.wikipedia.org/wiki/Who%3F_%26_%22What%22');
});
