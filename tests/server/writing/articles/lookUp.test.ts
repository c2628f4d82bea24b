/** [TP1] Looking a topic up, on a stub that answers as MediaWiki's API does. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countWords } from '../../../../contract/scripts/countWords';
import { takes } from '../../../../contract/scripts/wordsFor';
import type { LookUpRequest } from '../../../../contract/scripts/script';
import { ThreadFailed } from '../../../../server/threads/askThread';
import { createGuardedFetch, type GuardedFetch } from '../../../../server/fetching/guardedFetch';
import { articleCredit } from '../../../../server/writing/articles/articleCredit';
import { createArticleReader, type ArticleReader } from '../../../../server/writing/articles/articleReader';
import { createLookUp, type LookUp } from '../../../../server/writing/articles/lookUp';
import { createWikipedia } from '../../../../server/writing/articles/wikipedia';
import { readSentenceWords } from '../../../../server/writing/condensing/sentenceWords';
import { contentDir } from '../../../support/contentDir';
import { wikipediaStub, type WikipediaStub } from '../../../support/wikipediaStub';

const SPOONBILL = `Spoonbills are a type of wading bird in the family Threskiornithidae. There are six spoonbill species, and one of them lives in the Americas. They wade in shallow lakes and lagoons. They swing their open bills from side to side. Roseate spoonbills eat shrimp and other small animals, which give their feathers a pink colour. A chick is white at first, and it turns pink within its first years. Spoonbills close the bill as soon as something touches the inside of it. However, spoonbills also hunt at night.
== Nests ==
Spoonbills build nests of sticks in trees or reeds near the water. Most colonies of spoonbills hold between twenty and two hundred nests.
Herons and ibises often build nests in colonies of spoonbills. They lay about three eggs in spring. This is the reason for their success. Both parents feed the young for about two months.
Young spoonbills leave the nest in late summer.`;
const MERCURY = `{{wiktionary}}
'''Mercury''' may mean:
* [[Mercury (planet)]], the closest planet to the Sun
* [[Mercury (element)]], a metal that is liquid at room temperature
{{disambiguation}}`;
const LIST = `This is a list of spoonbills.

== By where they live ==
* [[Eurasian spoonbill]], Europe and Asia
* [[African spoonbill]], Africa
* [[Royal spoonbill]], Australia`;
const PLANET = `Mercury is the planet closest to the Sun. The surface of Mercury is covered in old craters. Mercury has almost no air around it. A day on Mercury is longer than its year. Iron makes up most of the core of Mercury. Two spacecraft have visited Mercury since 1974. Sunlight heats the ground to more than 400 degrees.`;

let stub: WikipediaStub;
let guardedFetch: GuardedFetch;
let lookUp: LookUp;
const thread = createArticleReader();
/** The edition of each page that was read, and whether its sentences were wanted. */
const read: [string, boolean][] = [];
const reader: ArticleReader = {
  ...thread,
  read: (question, signal) => {
    read.push([question.page.ref.edition, question.isChosenFrom === true]);
    return thread.read(question, signal);
  },
};
const heard: unknown[] = [];
beforeAll(async () => {
  stub = await wikipediaStub();
  guardedFetch = createGuardedFetch({ allow: stub.host });
  lookUp = createLookUp({
    articles: createWikipedia({ guardedFetch, address: stub.address, reader }),
    reader,
    words: readSentenceWords(contentDir),
    scripts: {
      whoWrites: async () => ({ kind: 'builtIn' }),
      writeExplainerScripts: () => expect.unreachable(),
    },
    log: (error) => heard.push(error),
  });
});
afterAll(async () => {
  await Promise.all([guardedFetch.close(), reader.close()]);
  stub.close();
});
beforeEach(() => {
  stub.asked.length = 0;
  heard.length = 0;
  read.length = 0;
  stub.instead = null;
  stub.redirects = { Spoonbills: 'Spoonbill' };
  stub.pages = [
    { title: 'Spoonbill', extract: SPOONBILL },
    { title: 'List of spoonbills', extract: 'This is a list of spoonbill species.' },
    { title: 'Mercury', wikitext: MERCURY, isDisambiguation: true },
    { title: 'Mercury (planet)', extract: PLANET },
  ];
});
const MOON = `Der Mond ist der einzige natürliche Begleiter der Erde.
Der Mond entfernt sich jedes Jahr um knapp vier Zentimeter von der Erde.
Am 21. Juli 1969 betrat Neil Armstrong als erster Mensch den Mond.
Auf der Rückseite des Mondes gibt es viel mehr Krater als auf der Vorderseite.
Ebbe und Flut entstehen vor allem durch die Anziehungskraft des Mondes.`;
const scriptOn = async (text: string) => {
  const answer = await lookUp({ text });
  return answer.found === 'scripts' ? answer.ideas[0] : undefined;
};

test.each([
  ['Mond', 'de', 'Mond'],
  ['Was ist der Mond?', undefined, 'Mond'],
  ['Why are spoonbills pink?', 'de', 'Spoonbill'],
])('[LG2] “%s”, asked by who reads %s, is told in its own language', async (text, readerLanguage, title) => {
  stub.pages = [{ title: 'Mond', extract: MOON }, ...stub.pages];
  const answer = await lookUp({ text }, { reader: readerLanguage });
  const [idea] = answer.found === 'scripts' ? answer.ideas : [];
  expect([idea?.title, idea?.language]).toEqual([title, title === 'Mond' ? 'de' : 'en']);
});

describe('[TP1] a question that an article answers', () => {
  test('is told in its sentences, each of which stands alone, credited with the version that was read', async () => {
    const idea = await scriptOn('Why are spoonbills pink?');
    expect(idea).toMatchObject({ title: 'Spoonbill', origin: 'wikipedia', language: 'en' });
    expect(idea).not.toHaveProperty('near');
    expect(idea?.article).toEqual({ edition: 'simple', title: 'Spoonbill', revision: 1000 });
    expect(idea?.source).toEqual({
      title: 'Spoonbill',
      author: 'Wikipedia contributors',
      licence: 'CC BY-SA 4.0',
      licence_link: 'https://creativecommons.org/licenses/by-sa/4.0/',
      source: 'Simple English Wikipedia',
      link: 'https://simple.wikipedia.org/w/index.php?title=Spoonbill&oldid=1000',
    });
    const sentences = idea?.script.split(/(?<=\.) /) ?? [];
    expect(sentences[0]).toBe('Spoonbills are a type of wading bird in the family Threskiornithidae.');
    expect(sentences).toContain(
      'Roseate spoonbills eat shrimp and other small animals, which give their feathers a pink colour.',
    );
    expect(sentences.filter((one) => /^(?:They|This|It|Both|However)\b|\balso\b/.test(one))).toEqual([]);
    expect(Math.max(...sentences.map(countWords))).toBeLessThanOrEqual(18);
    expect(countWords(idea?.script ?? '')).toBeGreaterThanOrEqual(60);
    expect(countWords(idea?.script ?? '')).toBeLessThanOrEqual(110);
  });
  test('[WR2] in the wished time, and in other sentences where others are wanted; too few are offered', async () => {
    const text = 'spoonbills';
    const told = async (wishes: Partial<LookUpRequest>) => {
      const answer = await lookUp({ text, ...wishes });
      return answer.found === 'scripts' ? (answer.ideas[0]?.script ?? '') : answer.found;
    };
    const quarter = await told({ seconds: 15 });
    expect(takes(quarter, 15)).toBe(true);
    const other = await told({ seconds: 15, not: [quarter] });
    expect(takes(other, 15)).toBe(true);
    expect(other.split(/(?<=\.) /).filter((sentence) => quarter.includes(sentence))).toEqual([]);
    expect(await told({ not: [await told({})] })).toBe('sentences');
  });
  test('Simple English is asked first, politely', async () => {
    await scriptOn('spoonbills');
    expect(stub.asked.map(({ searchParams }) => searchParams.get('maxlag'))).toEqual([
      '5',
      '5',
      '5',
      '5',
      '5',
    ]);
    expect(stub.asked[2]?.searchParams.get('prop')).toBe('extracts|pageprops|revisions');
    // What else the name means, of both editions.
    expect(stub.asked.slice(3).map(({ searchParams }) => searchParams.get('titles'))).toEqual([
      'Spoonbill (disambiguation)|Spoonbill',
      'Spoonbill (disambiguation)|Spoonbill',
    ]);
  });
});
test('[TP2] an article that says nothing of what is asked is offered as near', async () => {
  expect((await scriptOn('Why do spoonbills like heavy metal?'))?.near).toBe('Spoonbill');
});
test.each(['Pink cars', 'List of things'])('[TP1] no article is on “%s”', async (text) => {
  expect(await lookUp({ text })).toEqual({ found: 'nothing', why: 'noArticle' });
});
test('[TP1] of an article that is too short nothing is made', async () => {
  expect(await lookUp({ text: 'list of spoonbills' })).toMatchObject({ found: 'scripts' });
  stub.pages = [{ title: 'Spoonbill', extract: 'A spoonbill is a bird.' }];
  expect(await lookUp({ text: 'spoonbill' })).toEqual({ found: 'nothing', why: 'tooShort' });
});
test('[TP1] thirty words are enough: the shortest video that can be asked for', async () => {
  const thirty =
    'A spoonbill is a wading bird. Spoonbills eat shrimp and small fish of shallow lakes. Spoonbills build nests of sticks. Many spoonbills of Europe are seen in Africa in autumn.';
  expect(countWords(thirty)).toBe(30);
  stub.pages = [{ title: 'Spoonbill', extract: thirty }];
  expect((await scriptOn('spoonbill'))?.script).toBe(thirty);
  stub.pages = [{ title: 'Spoonbill', extract: thirty.replace('of shallow lakes', '') }];
  expect(await lookUp({ text: 'spoonbill' })).toEqual({ found: 'nothing', why: 'tooShort' });
});
test.each([
  ['by its wikitext', { wikitext: LIST }],
  ['by its text alone', { extract: LIST.replace(/[*[\]]|== .*? ==/g, '') }],
])('[TP1] an article that is one list, %s, is told as that', async (_, page) => {
  stub.pages = [{ title: 'List of spoonbills', ...page }];
  expect(await lookUp({ text: 'list of spoonbills' })).toEqual({ found: 'nothing', why: 'list' });
});
test('[TP1] an article that takes too long to read is told as that, not as too short', async () => {
  const slow = createLookUp({
    articles: createWikipedia({ guardedFetch, address: stub.address, reader }),
    reader: { ...reader, read: () => Promise.reject(new ThreadFailed('No answer in 8000 ms.')) },
    words: readSentenceWords(contentDir),
    scripts: {
      whoWrites: async () => ({ kind: 'builtIn' }),
      writeExplainerScripts: () => expect.unreachable(),
    },
    log: (error) => heard.push(error),
  });
  expect(await slow({ text: 'spoonbill' })).toEqual({ found: 'nothing', why: 'tooSlow' });
});
describe('[TP1] a person chooses what is said', () => {
  const article = { edition: 'simple', title: 'Spoonbill' };
  const chosen = async (says: readonly string[]) => lookUp({ text: 'spoonbills', article, says: [...says] });
  const offered = async (says: readonly string[] = []) => {
    const answer = await chosen(says);
    return answer.found === 'sentences' ? answer : expect.unreachable();
  };
  test('of all sentences of the article, in its order: those that would be told are proposed', async () => {
    const { sentences, ...of } = await offered();
    expect(of).toMatchObject({
      found: 'sentences',
      article: { ...article, revision: 1000 },
      source: { title: 'Spoonbill', licence: 'CC BY-SA 4.0' },
      language: 'en',
    });
    const told = (await scriptOn('spoonbills'))?.script ?? '';
    expect(sentences.flatMap(({ text, isSaid }) => (isSaid ? [text] : [])).join(' ')).toBe(told);
    expect(sentences).toHaveLength(15);
    expect(sentences[2]).toEqual({
      text: 'They wade in shallow lakes and lagoons.',
      quote: 'They wade in shallow lakes and lagoons.',
      isSaid: false,
      leansOn: { why: 'pronoun', words: 'they' },
    });
    expect(sentences.at(-1)?.text).toBe('Young spoonbills leave the nest in late summer.');
  });
  test('of an article of which too little surely stands alone', async () => {
    const sentences = [
      'They stood on a hill above the sea.',
      'Another fire had burnt down half of the street.',
      'This was the third fire within two years.',
      'They had left the keys with the other family.',
    ];
    stub.pages = [{ title: 'Spoonbill', extract: sentences.join('\n') }];
    const answer = await lookUp({ text: 'spoonbill' });
    // How each may be said takes longest: it is worked out once no edition is told by itself, and of one.
    expect(read).toEqual([
      ['simple', false],
      ['en', false],
      ['simple', true],
    ]);
    expect(answer.found === 'sentences' && answer.sentences).toEqual([
      { text: sentences[0], quote: sentences[0], isSaid: false, leansOn: { why: 'pronoun', words: 'they' } },
      { text: sentences[1], quote: sentences[1], isSaid: false, leansOn: { why: 'joins', words: 'another' } },
      { text: sentences[2], quote: sentences[2], isSaid: false, leansOn: { why: 'thing', words: 'this' } },
      { text: sentences[3], quote: sentences[3], isSaid: false, leansOn: { why: 'pronoun', words: 'they' } },
    ]);
    const says = [sentences[2] ?? '', ...sentences.slice(0, 2), sentences[3] ?? ''];
    const made = await chosen(says);
    expect(made.found === 'scripts' && made.ideas).toMatchObject([
      { title: 'Spoonbill', script: sentences.join(' '), origin: 'wikipedia', language: 'en' },
    ]);
    expect(made.found === 'scripts' && made.ideas[0]?.source?.licence).toBe('CC BY-SA 4.0');
    expect(made.found === 'scripts' && made.ideas[0]?.backing?.[0]).toEqual({
      sentence: sentences[0],
      quotes: [sentences[0]],
    });
  });
  test('and nothing else: what is not the article’s is not said, and what is stays ticked', async () => {
    const { sentences } = await offered();
    const says = sentences.slice(0, 6).map(({ text }) => text);
    expect((await chosen(says)).found).toBe('scripts');
    const again = await offered([...says, 'Spoonbills are stupid.']);
    expect(again.sentences.flatMap(({ text, isSaid }) => (isSaid ? [text] : []))).toEqual(says);
  });
  test('and no fewer words than the shortest video has', async () => {
    const { sentences } = await offered();
    const [first] = sentences;
    expect((await offered([first?.text ?? ''])).sentences.filter(({ isSaid }) => isSaid)).toEqual([
      { text: first?.text, quote: first?.quote, isSaid: true },
    ]);
  });
});
describe('[TP1] a word with several meanings', () => {
  test('is asked about, and what is chosen is told', async () => {
    const answer = await lookUp({ text: 'Mercury' });
    expect(answer).toEqual({
      found: 'which',
      name: 'Mercury',
      meanings: [
        { edition: 'simple', title: 'Mercury (planet)', about: 'the closest planet to the Sun' },
        {
          edition: 'simple',
          title: 'Mercury (element)',
          about: 'a metal that is liquid at room temperature',
        },
      ],
    });
    const chosen = await lookUp({
      text: 'Mercury',
      article: { edition: 'simple', title: 'Mercury (planet)' },
    });
    expect(chosen.found === 'scripts' && chosen.ideas[0]?.title).toBe('Mercury (planet)');
  });
  test('needs no question where the topic says which', async () => {
    expect((await scriptOn('the planet Mercury'))?.title).toBe('Mercury (planet)');
  });
});
test.each([
  ['an error page', { status: 503, body: '<h1>Our servers are busy</h1>' }],
  ['too many questions', { status: 429, body: 'Slow down' }],
  ['HTML in a good answer', { status: 200, body: '<!doctype html>' }],
  ['a refusal in a good answer', { status: 200, body: '{"error":{"code":"maxlag","info":"Waiting"}}' }],
  ['another shape', { status: 200, body: '{"query":{"pages":"none"}}' }],
])('[TP1] %s is told in plain words, and the log hears of it', async (_, instead) => {
  stub.instead = instead;
  await expect(lookUp({ text: 'spoonbills' })).rejects.toMatchObject({
    statusCode: 503,
    code: 'wikipedia_unreachable',
    detail: 'Wikipedia did not answer. Try again in a moment, or fill in the outline.',
  });
  expect(heard).toHaveLength(1);
});
test('[TP1] text that was vandalised with markup is never said', async () => {
  const junk = '<script>alert(1)</script> {{{{ [[File:x | }} | |- <b>Spoonbills are stupid.</b> ';
  stub.pages = [{ title: 'Spoonbill', wikitext: `${junk.repeat(20)}\n\n${SPOONBILL}` }];
  expect((await scriptOn('spoonbill'))?.script ?? '').not.toMatch(/[<>{}|[\]]|stupid/);
});
test('a title of many words and signs leads to its page', () => {
  expect(articleCredit({ edition: 'en', title: 'Who? & "What"' }).link).toBe(
    'https://en.wikipedia.org/wiki/Who%3F_%26_%22What%22',
  );
});
const TOWER = `Der Eiffelturm ist ein Turm aus Eisen.
Der Eiffelturm wurde von 1887 bis 1889 gebaut.
Der Eiffelturm wurde von Gustave Eiffel für die Weltausstellung gebaut.
Der Eiffelturm hat 1665 Stufen.
Jedes Jahr besuchen sechs Millionen Menschen den Eiffelturm.
Der Anstrich des Eiffelturms wird alle sieben Jahre erneuert.`;
test.each([
  ['Wann wurde der Eiffelturm gebaut?', undefined],
  ['Wer hat den Eiffelturm gebaut?', undefined],
  ['Wie viele Stufen hat der Eiffelturm?', undefined],
  ['Wo wurde der Eiffelturm gebaut?', 'Eiffelturm'],
  ['Wann wurde der Eiffelturm gestrichen?', 'Eiffelturm'],
  ['Wie viele Aufzüge hat der Eiffelturm?', 'Eiffelturm'],
])('[TP2] “%s” is answered by the fact alone; else what is told is only near: %s', async (text, near) => {
  stub.pages = [{ title: 'Eiffelturm', extract: TOWER }];
  const answer = await lookUp({ text, language: 'de' });
  expect(answer.found === 'scripts' ? answer.ideas[0]?.near : 'nothing').toBe(near);
});

const TIND = `Tind er et fjell i Nord-Norge. Fjellet er 1042 meter høyt og består av granitt (en bergart). Hvem besteg det først?
De første klatrerne nådde toppen sommeren 1898. Hver vinter går det snøskred i den bratte sørsiden. Fra toppen ser man havet, tre fjorder og en lang rekke øyer.
== Se også ==
Liste over fjell`;
const CHA = `茶は東アジアで広く飲まれている飲み物である。緑茶と紅茶は同じ木の葉から作られる。緑茶の葉は摘んだ後すぐに蒸される。紅茶の葉は長い時間をかけて発酵させる。いつから飲まれているのか？日本では九世紀の初めに中国から伝わった。`;
test.each([
  [
    'no',
    'Tind',
    TIND,
    ['Tind er et fjell i Nord-Norge.', 'Fjellet er 1042 meter høyt og består av granitt.'],
    5,
  ],
  [
    'ja',
    '茶',
    CHA,
    ['茶は東アジアで広く飲まれている飲み物である。', '緑茶と紅茶は同じ木の葉から作られる。'],
    5,
  ],
])(
  '[TP1] of an article in %s, of which we have no words, a person chooses the sentences as they are written',
  async (language, title, extract, first, count) => {
    stub.pages = [{ title, extract }];
    const offered = await lookUp({ text: title, language });
    if (offered.found !== 'sentences') expect.unreachable(JSON.stringify(offered));
    const texts = offered.sentences.map(({ text }) => text);
    expect([texts.slice(0, 2), texts.length]).toEqual([first, count]);
    expect(offered.sentences.filter(({ isSaid }) => isSaid)).toEqual([]);
    const said = await lookUp({ text: title, language, article: offered.article, says: texts.slice(0, 4) });
    expect(said.found === 'scripts' ? said.ideas[0] : said).toMatchObject({
      ...{ language, origin: 'wikipedia', script: texts.slice(0, 4).join(' ') },
    });
  },
);
