/** [TP1] What a name may mean, of every edition that is read: nothing of it is dropped, and nothing else is in it. */
import { afterAll, expect, test } from 'vitest';
import { createArticleReader } from '../../../../server/writing/articles/articleReader';
import type { Articles, Page } from '../../../../server/writing/articles/articles';
import { createLookUp } from '../../../../server/writing/articles/lookUp';
import { words } from '../condensing/support/told';

const reader = createArticleReader();
afterAll(() => reader.close());

const ISLAND = `{{about|the island|the programming language|Java (programming language)|other uses|Java (disambiguation)}}
'''Java''' is an island of Indonesia.`;
const TEXT = `Java is an island of Indonesia. The island of Java has forty volcanoes. Rice grows on the plains of Java. Most people of Java live in its north. Coffee was brought to Java in 1699. Batik is made in many towns of Java. The highest mountain of Java is Semeru.`;
const LISTED = (lines: readonly string[]) => `'''Java''' may mean:\n${lines.join('\n')}\n{{disambiguation}}`;

type Pages = Readonly<Record<string, Readonly<Record<string, Partial<Page>>>>>;
const PAGES: Pages = {
  simple: {
    Java: { extract: TEXT, wikitext: ISLAND },
    'Java (programming language)': { extract: TEXT },
    Mercury: {
      wikitext: LISTED(['* [[Mercury (planet)]], the closest planet', '* [[Mercury (element)]], a metal']),
      isDisambiguation: true,
    },
  },
  en: {
    'Java (disambiguation)': {
      wikitext: LISTED([
        '* [[Java]], an island of Indonesia',
        '* [[Java (programming language)]], a language',
        '* [[Java: The Land of Fire]], a film',
        '* [[Category:Java]], all about it',
        '* [[wikt:java|java]], a word for coffee',
        '* In [[wikt:slang|slang]], [[Coffee]]',
        ...Array.from({ length: 40 }, (_, at) => `* [[Java, County ${at}]], a town`),
      ]),
      isDisambiguation: true,
    },
    Mercury: {
      wikitext: LISTED([
        '* [[Mercury (planet)]], the smallest planet',
        '* [[Mercury (mythology)]], a Roman god',
        '* [[Freddie Mercury]], a singer',
      ]),
      isDisambiguation: true,
    },
    'Freddie Mercury': { extract: TEXT.replaceAll('Java', 'Freddie Mercury') },
  },
};

const articlesOf = (pages: Pages): Articles => {
  const pageOf = (edition: string, title: string): Page[] => {
    const page = pages[edition]?.[title];
    return page
      ? [{ ref: { edition, title }, extract: '', wikitext: '', isDisambiguation: false, ...page }]
      : [];
  };
  return {
    named: async (titles, edition) =>
      titles.filter((title) => pages[edition]?.[title]).map((title) => ({ title, asked: title })),
    search: async () => [],
    open: async ({ edition, title }) => pageOf(edition, title)[0],
    openAll: async (titles, edition) => titles.flatMap((title) => pageOf(edition, title)),
    namespaces: async () => new Set(['category', 'file']),
    picturesOf: async () => [],
  };
};
const heard: unknown[] = [];
const lookUpWith = (articles: Articles) =>
  createLookUp({
    articles,
    reader,
    words,
    scripts: {
      whoWrites: async () => ({ kind: 'builtIn' }),
      writeExplainerScripts: () => expect.unreachable(),
    },
    log: (error) => heard.push(error),
  });
const lookUp = lookUpWith(articlesOf(PAGES));

const others = async (text: string, look = lookUp) => {
  const answer = await look({ text, language: 'en' });
  return answer.found === 'scripts' ? (answer.ideas[0]?.otherMeanings ?? []) : expect.unreachable();
};

test('[TP1] an article that has the name for itself comes with what else the notes above it and the page of meanings say', async () => {
  const found = await others('Java');
  expect(found.slice(0, 3)).toEqual([
    { edition: 'simple', title: 'Java (programming language)', about: 'the programming language' },
    { edition: 'en', title: 'Java: The Land of Fire', about: 'a film' },
    { edition: 'en', title: 'Coffee', about: 'In slang, Coffee' },
  ]);
  expect(found).toHaveLength(43);
});
test('[TP1] an article that has it with a bracket comes with the one that has it alone', async () => {
  const answer = await lookUp({
    text: 'Java',
    language: 'en',
    article: { edition: 'simple', title: 'Java (programming language)' },
  });
  const [idea] = answer.found === 'scripts' ? answer.ideas : [];
  expect(idea?.otherMeanings?.[0]).toEqual({ edition: 'simple', title: 'Java', about: '' });
});
test('[TP1] a word that means several things is asked about with the meanings of both editions, each once', async () => {
  expect(await lookUp({ text: 'Mercury', language: 'en' })).toEqual({
    found: 'which',
    name: 'Mercury',
    meanings: [
      { edition: 'simple', title: 'Mercury (planet)', about: 'the closest planet' },
      { edition: 'simple', title: 'Mercury (element)', about: 'a metal' },
      { edition: 'en', title: 'Mercury (mythology)', about: 'a Roman god' },
      { edition: 'en', title: 'Freddie Mercury', about: 'a singer' },
    ],
  });
});
test('[TP1] what says which of them needs no question, though only the longer edition has it', async () => {
  const answer = await lookUp({ text: 'Mercury, the singer', language: 'en' });
  expect(answer.found === 'scripts' && answer.ideas[0]?.article).toEqual({
    edition: 'en',
    title: 'Freddie Mercury',
  });
});
test('[TP1] a script is there though its other meanings cannot be asked for', async () => {
  heard.length = 0;
  const failing = { ...articlesOf(PAGES), openAll: () => Promise.reject(new Error('Slow down.')) };
  expect(await others('Java', lookUpWith(failing))).toEqual([]);
  expect(heard).toHaveLength(1);
});
