/** Scripts for explainers without a model: where they come from, and that nothing is made up. */
import { existsSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countWords } from '../../contract/countWords';
import { explainerScripts } from '../../server/providers/scripts/explainer/explainerScripts';
import { findTopic } from '../../server/providers/scripts/explainer/findTopic';
import { unfilledPlaces } from '../../contract/unfilledPlaces';
import { hintFor } from '../../server/providers/scripts/explainer/pictureHints';
import { readTopic } from '../../server/providers/scripts/explainer/readTopic';
import { mostTelling } from '../../server/providers/scripts/explainer/textRank';
import { topics } from '../../server/providers/scripts/explainer/topics/topics';

const ideasFor = (text: string) => explainerScripts(readTopic(text));
const titlesFor = (text: string) => ideasFor(text).map(({ title }) => title);

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

  test('there are thirty or more, two scripts each, no title twice', () => {
    expect(topics.length).toBeGreaterThanOrEqual(30);
    expect(topics.map((topic) => topic.scripts.length)).toEqual(topics.map(() => 2));
    expect(new Set(scripts.map(({ title }) => title)).size).toBe(scripts.length);
  });
  test.each(scripts.map(({ title, lines }) => [title, lines] as const))(
    '“%s” has 80 to 110 words, a drawn picture for every sentence and none twice in a row',
    (_, lines) => {
      const words = countWords(lines.map(([, said]) => said).join(' '));
      expect(words).toBeGreaterThanOrEqual(80);
      expect(words).toBeLessThanOrEqual(110);
      for (const [index, [picture, said]] of lines.entries()) {
        if (!existsSync(`assets/pictures/${picture}.webp`)) expect.unreachable(`${picture} is not drawn`);
        expect(picture).not.toBe(lines[index - 1]?.[0]);
        expect(said).toMatch(/[.!?]$/);
        if (countWords(said) >= 3) expect(hintFor(said)).toBe(picture);
      }
    },
  );
  test.each([
    ['How do vaccines work?', 'A rehearsal for your body'],
    ['vaccine', 'A rehearsal for your body'],
    ['Why is the sky blue', 'Why the sky is blue'],
    ['COMPOUND INTEREST explained simply', 'The snowball of money'],
    ['The history of the Roman empire', 'Five centuries in a minute'],
    ['how does artificial intelligence learn', 'How a machine learns'],
    ['why do volcanoes erupt?', 'Why volcanoes erupt'],
  ])('“%s” is answered by our own writing', (question, title) => {
    const [first] = ideasFor(question);
    expect(first).toMatchObject({ title, origin: 'written' });
  });
  test.each(['Coffee shop marketing for small towns', 'Vaccine hesitancy in rural areas', 'Knitting socks'])(
    '“%s” is another subject, and nothing of ours is passed off as an answer',
    (question) => {
      expect(findTopic(question, topics)).toBeUndefined();
    },
  );
});

describe('[X3] notes', () => {
  test('their own sentences are said, the telling ones, in their order, and told apart as notes', () => {
    const [short, three] = ideasFor(NOTES);
    expect(short).toMatchObject({ title: 'Your notes in short', origin: 'notes' });
    expect(short?.script).toMatch(/^What is inflation\? Here is the short version\. Inflation is a general/);
    expect(short?.script).not.toContain('[1]');
    expect(countWords(short?.script ?? '')).toBeLessThanOrEqual(125);
    expect(three?.script).toMatch(/Three things are worth knowing\. First\. .*Next\. .*And finally\. /);
    const given = NOTES.replace(' [1]', '');
    for (const sentence of short?.script.split(/(?<=\.) /).slice(2) ?? []) expect(given).toContain(sentence);
  });
  test('an author’s notes go before what we wrote on the same topic', () => {
    expect(titlesFor(NOTES)).toEqual([
      'Your notes in short',
      'Three things from your notes',
      'Why your money buys less',
      'When money lost its meaning',
    ]);
  });
  test('a pasted text without a topic line is told without one', () => {
    const text = NOTES.split('\n').slice(1).join(' ');
    expect(ideasFor(text)[0]?.script).toMatch(/^Here is the short version\. /);
  });
  test('a sentence that repeats another one is left out', () => {
    const bees = ['Bees carry pollen from flower to flower.', 'From flower to flower bees carry pollen.'];
    expect(mostTelling([...bees, 'Honey is made of nectar that bees collect.'], 'bees', 40)).toHaveLength(2);
  });
  test('20,000 characters are read in good time', () => {
    const long = Array.from({ length: 400 }, (_, n) => `Fact ${n} tells something about river number ${n}.`);
    const [idea] = ideasFor(`Rivers\n${long.join('\n')}`.slice(0, 20_000));
    expect(idea?.origin).toBe('notes');
    expect(countWords(idea?.script ?? '')).toBeLessThanOrEqual(125);
  });
});

describe('[X3] topics that we do not know', () => {
  test('are outlines, marked as such, with places to be filled in', () => {
    const ideas = ideasFor('How zippers are made');
    expect(ideas.map(({ title, origin }) => [title.startsWith('Outline: '), origin])).toEqual([
      [true, 'outline'],
      [true, 'outline'],
      [true, 'outline'],
    ]);
    expect(ideas[0]?.script).toMatch(/^How zippers are made\? In one sentence, it is \[/);
    for (const { script } of ideas) expect(unfilledPlaces(script)).toBeGreaterThanOrEqual(5);
  });
  test('a thing is announced, a question is asked', () => {
    expect(ideasFor('quantum knitting')[0]?.script).toMatch(
      /^Quantum knitting, explained in about a minute\. /,
    );
  });
  test('a topic in letters that no voice reads is left open', () => {
    expect(ideasFor('לחם ומים')[0]?.script).toMatch(/^\[Say your topic in English\]/);
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
  test('whatever is typed: an idea or a refusal in words, and never markup', () => {
    const text = fc.array(
      fc.oneof(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom('Inflation', '\n', '<img src=x onerror=a>', 'شرح', '[x]', '- a point', '$&'),
      ),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(text, (parts) => {
        let brief;
        try {
          brief = readTopic(parts.join(' '));
        } catch (error) {
          expect(error).toMatchObject({ statusCode: 422, code: 'topic_unreadable' });
          return;
        }
        const ideas = explainerScripts(brief);
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
