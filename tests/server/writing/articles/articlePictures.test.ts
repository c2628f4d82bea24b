/** [TP1] The pictures of an article: of a long one two pages, of one of Simple English those of the full article as well. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createGuardedFetch, type GuardedFetch } from '../../../../server/fetching/guardedFetch';
import { createArticleReader } from '../../../../server/writing/articles/articleReader';
import type { Articles } from '../../../../server/writing/articles/articles';
import { createWikipedia } from '../../../../server/writing/articles/wikipedia';
import { wikipediaStub, type WikipediaStub } from '../../../support/wikipediaStub';

let stub: WikipediaStub;
let guardedFetch: GuardedFetch;
let articles: Articles;
const reader = createArticleReader();
beforeAll(async () => {
  stub = await wikipediaStub();
  guardedFetch = createGuardedFetch({ allow: stub.host });
  articles = createWikipedia({ guardedFetch, address: stub.address, reader });
});
afterAll(async () => {
  await Promise.all([guardedFetch.close(), reader.close()]);
  stub.close();
});

const file = (name: string) => ({
  title: `File:${name}.jpg`,
  imagerepository: 'shared',
  imageinfo: [
    {
      url: `https://upload.example/${name}.jpg`,
      descriptionurl: `https://commons.example/${name}`,
      width: 1200,
      height: 900,
      mime: 'image/jpeg',
      extmetadata: { LicenseShortName: { value: 'CC BY-SA 4.0' } },
    },
  ],
});
const many = (count: number) => Array.from({ length: count }, (_, at) => file(`Bird ${at}`));
beforeEach(() => {
  stub.instead = null;
  stub.langlinks = { Spoonbill: 'Spoonbills' };
  stub.pictures = { Spoonbill: [file('Nest'), file('Chick')], Spoonbills: [file('Chick'), file('Flock')] };
});
const titlesOf = async (edition: string, title = 'Spoonbill') =>
  (await articles.picturesOf({ edition, title })).map(({ credit }) => credit.title);

test('[TP1] where Simple English has few, those of the full article come behind its own, each once', async () => {
  expect(await titlesOf('simple')).toEqual(['Nest', 'Chick', 'Flock']);
});
test('[TP1] where it has enough, and of another edition, nothing else is asked for', async () => {
  expect(await titlesOf('de')).toEqual(['Nest', 'Chick']);
  stub.pictures = { ...stub.pictures, Spoonbill: many(12) };
  expect(await titlesOf('simple')).toHaveLength(12);
});
test('[TP1] an article that no other edition has keeps its own', async () => {
  stub.langlinks = {};
  expect(await titlesOf('simple')).toEqual(['Nest', 'Chick']);
});
test('[TP1] of a long article a hundred pictures are looked at', async () => {
  stub.pictures = { Spoonbill: many(120) };
  expect(await titlesOf('en')).toHaveLength(100);
});
