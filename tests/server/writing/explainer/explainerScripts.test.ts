/** Scripts for explainers without a model: where they come from, and that nothing is made up. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countWords } from '../../../../contract/scripts/countWords';
import { readingLevelOf, readingLevels } from '../../../../contract/scripts/readingLevel';
import { spokenText } from '../../../../server/writing/explainer/topic';
import { createExplainerScripts } from '../../../../server/writing/explainer/explainerScripts';
import { unfilledPlaces } from '../../../../contract/scripts/unfilledPlaces';
import { createPictureHints } from '../../../../server/writing/explainer/pictureHints';
import { readTopic } from '../../../../server/writing/explainer/readTopic';
import { topSentences } from '../../../../server/writing/explainer/textRank';
import { readOutlines } from '../../../../server/writing/explainer/outlines';
import { contentDir } from '../../../support/contentDir';
import { realTopics as topics } from './support/realTopics';

const explainerScripts = createExplainerScripts(topics, readOutlines(contentDir));
const ideasFor = (text: string) => explainerScripts(readTopic(text));
const titlesFor = async (text: string) => (await ideasFor(text)).map(({ title }) => title);

const NOTES = `What is inflation
Inflation is a general increase in the prices of goods and services in an economy.
When the general price level rises, each unit of currency buys fewer goods and services.
Economists usually measure inflation with a consumer price index [1], which tracks a basket of goods.
It can also happen when the cost of making things, such as energy or wages, goes up.
A central bank tries to keep inflation low and stable by changing interest rates.
High inflation hurts savers because their money loses value.
Hyperinflation in Germany in 1923 made banknotes nearly worthless.`;

describe('[X3] topics that we wrote on', () => {
  const scripts = topics.flatMap((topic) => topic.scripts);

  test('there are 260 of them and 555 scripts, two to four a topic', () => {
    expect([topics.length, scripts.length]).toEqual([260, 555]);
    expect(topics.filter((topic) => topic.scripts.length < 2 || topic.scripts.length > 4)).toEqual([]);
  });
  test('no two begin alike, and none with a phrase that fills', () => {
    const openings = scripts.map((script) => spokenText(script).split(' ').slice(0, 3).join(' '));
    expect(openings.filter((opening, index) => openings.indexOf(opening) !== index)).toEqual([]);
    const fillers = /in conclusion|did you know|in today's world|let's dive|have you ever wondered/i;
    expect(scripts.filter((script) => fillers.test(spokenText(script)))).toEqual([]);
  });
  test('every sentence has its picture as long as it is whole', () => {
    const hintFor = createPictureHints(topics);
    const lines = scripts.flatMap((script) => script.lines);
    expect(lines.filter(([picture, said]) => hintFor(said) !== picture)).toEqual([]);
    expect(hintFor('good coffee is mostly water and patience')).toBe('hot-beverage');
    expect(hintFor('Coffee is mostly water and patience.')).toBeUndefined();
  });
  test('whoever asks for it simple gets what is easy first', async () => {
    expect((await titlesFor('How do rainbows form?'))[0]).toBe((await titlesFor('rainbows'))[0]);
    const simple = (await ideasFor('memory explained for kids')).map(({ script }) => readingLevelOf(script));
    expect(simple).toEqual(simple.toSorted((a, b) => readingLevels.indexOf(a) - readingLevels.indexOf(b)));
  });
  test('what is only near comes behind the outlines, and says so', async () => {
    const ideas = await ideasFor('coffee shops');
    expect(ideas.map(({ origin, near }) => [origin, near])).toEqual([
      ['outline', undefined],
      ['outline', undefined],
      ['outline', undefined],
      ['written', 'coffee'],
      ['written', 'coffee'],
      ['written', 'coffee'],
      ['written', 'coffee'],
    ]);
  });
  test('what answers the question comes first, and the rest of its topic says that it is only near', async () => {
    expect((await ideasFor('Why do cats purr')).map(({ title, near }) => [title, near])).toEqual([
      ['Why cats purr', undefined],
      ['How a cat lands on its feet', 'cats'],
      ['Who tamed whom', 'cats'],
    ]);
    expect((await titlesFor('why do cats land on their feet'))[0]).toBe('How a cat lands on its feet');
  });
});

describe('[X3] notes', () => {
  test('their own sentences are said, the contentWords ones, in their order, and told apart as notes', async () => {
    const [short, three] = await ideasFor(NOTES);
    expect(short).toMatchObject({ title: 'Your notes in short', origin: 'notes' });
    expect(short?.script).toMatch(/^What is inflation\? Here is the short version\. Inflation is a general/);
    expect(short?.script).not.toContain('[1]');
    expect(countWords(short?.script ?? '')).toBeLessThanOrEqual(125);
    expect(three?.script).toMatch(/Three things are worth knowing\. First\. .*Next\. .*And finally\. /);
    const given = NOTES.replace(' [1]', '');
    for (const sentence of short?.script.split(/(?<=\.) /).slice(2) ?? []) expect(given).toContain(sentence);
  });
  test('an author’s notes go before what we wrote on the same topic', async () => {
    expect(await titlesFor(NOTES)).toEqual([
      'Your notes in short',
      'Three things from your notes',
      'Why your money buys less',
      'When money lost its meaning',
    ]);
  });
  test('a pasted text without a topic line is told without one', async () => {
    const text = NOTES.split('\n').slice(1).join(' ');
    expect((await ideasFor(text))[0]?.script).toMatch(/^Here is the short version\. /);
  });
  test('a sentence that repeats another one is left out', () => {
    const bees = ['Bees carry pollen from flower to flower.', 'From flower to flower bees carry pollen.'];
    expect(
      topSentences([...bees, 'Honey is made of nectar that bees collect.'], { topic: 'bees', words: 40 }),
    ).toHaveLength(2);
  });
  test.each([
    [
      'this',
      'In 1928 Fleming saw a mould kill bacteria on a dish in his laboratory.',
      'This discovery changed medicine.',
    ],
    [
      'such',
      'Mould on the dish made a substance that kills bacteria.',
      'Such substances are called antibiotics.',
    ],
    [
      'because of this',
      'Bacteria on the dish had died around the mould.',
      'Because of this, Fleming kept the dish.',
    ],
  ])('what points back by “%s” is never said without what it points to', (_, told, leaning) => {
    for (const words of [8, 14, 20, 40])
      for (const filler of ['Bacteria and mould live on a dish.', 'A dish is round.']) {
        const said = topSentences([filler, told, leaning], { topic: 'mould on a dish', words });
        if (said.includes(leaning)) expect(said[said.indexOf(leaning) - 1]).toBe(told);
      }
    expect(topSentences([leaning, 'A dish is round.'], { topic: '', words: 40 })).not.toContain(leaning);
  });
  test('three things stand apart, so none of them points back', async () => {
    const notes = [
      'Penicillin kills bacteria.',
      'It does so by breaking the walls of bacteria.',
      'However, penicillin does nothing against a virus.',
      'These are small.',
      'Doctors give penicillin only when bacteria cause an illness.',
      'Overuse of penicillin breeds bacteria that survive penicillin.',
      'Fleming warned of it in 1945 when he got his prize.',
    ];
    const three = (await ideasFor(`Penicillin\n${notes.join(' ')}`)).find(({ title }) =>
      title.startsWith('Three'),
    );
    expect(three?.script).not.toMatch(/\. (?:It|These|However)\b/);
  });
  test.each(
    topics.filter((_, index) => index % 16 === 0).map(({ name, scripts }) => [name, scripts] as const),
  )('enough notes on %s give 80 to 110 words', async (name, scripts) => {
    const [short] = await ideasFor(`${name}\n${scripts.map(spokenText).join(' ')}`);
    expect(short?.title).toBe('Your notes in short');
    expect(countWords(short?.script ?? '')).toBeGreaterThanOrEqual(80);
    expect(countWords(short?.script ?? '')).toBeLessThanOrEqual(110);
  });
  test('20,000 characters are read in good time', async () => {
    const long = Array.from({ length: 400 }, (_, n) => `Fact ${n} tells something about river number ${n}.`);
    const [idea] = await ideasFor(`Rivers\n${long.join('\n')}`.slice(0, 20_000));
    expect(idea?.origin).toBe('notes');
    expect(countWords(idea?.script ?? '')).toBeLessThanOrEqual(125);
  });
});

describe('[X3] topics that we do not know', () => {
  test('are outlines, marked as such, with places to be filled in', async () => {
    const ideas = await ideasFor('How zippers are made');
    expect(ideas.map(({ title, origin }) => [title.startsWith('Outline: '), origin])).toEqual([
      [true, 'outline'],
      [true, 'outline'],
      [true, 'outline'],
    ]);
    expect(ideas[0]?.script).toMatch(/^How zippers are made\? In one sentence, it is \[/);
    for (const { script } of ideas) expect(unfilledPlaces(script)).toBeGreaterThanOrEqual(5);
  });
  test('a thing is announced, a question is asked', async () => {
    expect((await ideasFor('quantum knitting'))[0]?.script).toMatch(
      /^Quantum knitting, explained in about a minute\. /,
    );
  });
  test('[TP1] are outlines in the topic’s language', async () => {
    const [first] = await ideasFor('Wie entsteht eigentlich ein Quantenstrickmuster?');
    expect([first?.title, first?.language]).toEqual(['Gliederung: Frage und Antwort', 'de']);
    expect(first?.script).toMatch(/^Wie entsteht eigentlich ein Quantenstrickmuster\? In einem Satz: \[/);
  });
  test('a topic in letters that no voice reads is left open', async () => {
    expect((await ideasFor('לחם ומים'))[0]?.script).toMatch(/^\[Say your topic in English\]/);
  });
  test.each([
    ['[3]', 0],
    ['[say it] and [why]', 2],
    ['no place', 0],
    ['an open [bracket', 0],
  ])('%j has %i places to fill in', (script, count) => {
    expect(unfilledPlaces(script)).toBe(count);
  });
});

describe('hostile topics', () => {
  test.each(['🔥🔥🔥', '<script>alert(1)</script>', '...', 'https://x.test/a', '\u202e\u200b'])(
    '%j holds no words, and says so',
    (text) => {
      expect(() => readTopic(text)).toThrow(
        'There are no words in this topic. Say in a few words what the video should explain.',
      );
    },
  );
  test('markup, emoji and direction signs are not said', () => {
    expect(readTopic('<b>Why \u202ecats</b> purr 🐈<script>steal()</script>')).toEqual({
      topic: 'Why cats purr',
      notes: '',
    });
  });
  test('whatever is typed: an idea or a refusal in words, and never markup', async () => {
    const text = fc.array(
      fc.oneof(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom('Inflation', '\n', '<img src=x onerror=a>', 'شرح', '[x]', '- a point', '$&'),
      ),
      { maxLength: 60 },
    );
    await fc.assert(
      fc.asyncProperty(text, async (parts) => {
        let brief;
        try {
          brief = readTopic(parts.join(' '));
        } catch (error) {
          expect(error).toMatchObject({ statusCode: 422, code: 'topic_unreadable' });
          return;
        }
        const ideas = await explainerScripts(brief);
        expect(ideas.length).toBeGreaterThan(0);
        for (const { script, origin } of ideas) {
          expect(origin).toBeDefined();
          expect(script).not.toMatch(/<img/);
        }
      }),
      { numRuns: 200 },
    );
  });
});
