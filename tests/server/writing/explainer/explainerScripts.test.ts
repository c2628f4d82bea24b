/** Scripts for explainers without a model: where they come from, and that nothing is made up. */
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { ideasIn, type ScriptIdea, type ScriptWishes } from '../../../../contract/scripts/script';
import { countWords } from '../../../../contract/scripts/countWords';
import { takes } from '../../../../contract/scripts/wordsFor';
import { readingLevelOf, readingLevels } from '../../../../contract/scripts/readingLevel';
import { spokenText } from '../../../../server/writing/explainer/topic';
import { createExplainerScripts } from '../../../../server/writing/explainer/explainerScripts';
import { unfilledPlaces } from '../../../../contract/scripts/unfilledPlaces';
import { createPictureHints } from '../../../../server/writing/explainer/pictureHints';
import { createArticleReader } from '../../../../server/writing/articles/articleReader';
import { ThreadFailed } from '../../../../server/threads/askThread';
import { readTopic } from '../../../../server/writing/explainer/readTopic';
import { readSentenceWords } from '../../../../server/writing/condensing/sentenceWords';
import { readOutlines } from '../../../../server/writing/explainer/outlines';
import { contentDir } from '../../../support/contentDir';
import { realTopics as topics } from './support/realTopics';
import { isLong } from '../../../support/form';

const reader = createArticleReader();
afterAll(() => reader.close());
const content = {
  topics,
  outlines: readOutlines(contentDir),
  sentenceWords: readSentenceWords(contentDir),
};
const writeScripts = createExplainerScripts({ ...content, reader, log: () => expect.unreachable() });
const explainerScripts: (
  ...asked: Parameters<typeof writeScripts>
) => Promise<readonly ScriptIdea[]> = async (...asked) => ideasIn(await writeScripts(...asked));
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
    const ideas = await ideasFor('Why do cats purr');
    expect(ideas.map(({ title, near, isAnotherQuestion }) => [title, near, isAnotherQuestion])).toEqual([
      ['Why cats purr', undefined, undefined],
      ['How a cat lands on its feet', 'cats', true],
      ['Who tamed whom', 'cats', true],
    ]);
    expect((await titlesFor('why do cats land on their feet'))[0]).toBe('How a cat lands on its feet');
  });
});

describe('[X3] notes', () => {
  const sentencesOf = (script = '') => script.split(/(?<=\.) (?=\p{Lu})/u);

  test('their own sentences are said, in their order, each of which stands alone', async () => {
    const [idea] = await ideasFor(NOTES);
    expect(idea).toMatchObject({ title: 'What is inflation', origin: 'notes', language: 'en' });
    expect(sentencesOf(idea?.script)).toEqual([
      'Inflation is a general increase in the prices of goods and services in an economy.',
      'When the general price level rises, each unit of currency buys fewer goods and services.',
      'Economists usually measure inflation with a consumer price index, which tracks a basket of goods.',
      'Inflation can happen when the cost of making things, such as energy or wages, goes up.',
      'A central bank tries to keep inflation low and stable by changing interest rates.',
      'High inflation hurts savers because their money loses value.',
      'Hyperinflation in Germany in 1923 made banknotes nearly worthless.',
    ]);
  });
  test('an author’s notes go before what we wrote on the same topic', async () => {
    expect((await ideasFor(NOTES)).map(({ title, origin }) => [title, origin])).toEqual([
      ['What is inflation', 'notes'],
      ['Why your money buys less', 'written'],
      ['When money lost its meaning', 'written'],
    ]);
  });
  test('[WR2] as many are said as take the wished time, and others where others are wanted', async () => {
    const wished = async (wishes: ScriptWishes) =>
      (await explainerScripts({ ...readTopic(NOTES), ...wishes })).find(({ origin }) => origin === 'notes')
        ?.script;
    const [quarter = '', half = ''] = [await wished({ seconds: 15 }), await wished({ seconds: 30 })];
    expect([countWords(quarter), countWords(half)]).toEqual([39, 70]);
    expect(takes(half, 30)).toBe(true);
    expect(await wished({ seconds: 30, not: [quarter] })).toBe(half);
    const other = (await wished({ seconds: 15, not: [quarter] })) ?? '';
    expect(countWords(other)).toBe(40);
    expect(sentencesOf(other).filter((sentence) => quarter.includes(sentence))).toEqual([]);
    const all = await wished({});
    expect(await wished({ not: [all ?? ''] })).toBeUndefined();
  });
  test('a pasted text without a topic line is called by how it begins', async () => {
    const text = NOTES.split('\n').slice(1).join(' ');
    expect((await ideasFor(text))[0]?.title).toBe('Inflation is a general increase in the prices of goods …');
  });
  test('a first line that is a sentence is one of them, and what they are called by', () => {
    const rest = 'They dance.';
    expect(readTopic(`Bees make honey.\n${rest}`)).toEqual({
      topic: 'Bees make honey.',
      notes: `Bees make honey.\n${rest}`,
    });
    expect(readTopic(`Do bees sleep?\n${rest}`)).toEqual({ topic: 'Do bees sleep?', notes: rest });
    expect(readTopic('Bees make honey.')).toEqual({ topic: 'Bees make honey.', notes: '' });
  });
  test('points of a list are sentences, and one that repeats another is left out', async () => {
    const points = [
      '- Bees carry pollen from flower to flower on their hairy legs',
      '- From flower to flower bees carry pollen on their hairy legs',
      '- Honey is made of nectar that bees collect in spring and summer',
      '- A hive holds up to sixty thousand bees in the warm months of the year',
      '- Worker bees live for about six weeks when there is much to collect',
      '- Drones are males that leave the hive in summer to find a queen',
    ];
    const [idea] = await ideasFor(`Bees\n${points.join('\n')}`);
    expect(sentencesOf(idea?.script)).toEqual([
      'Bees carry pollen from flower to flower on their hairy legs.',
      'Honey is made of nectar that bees collect in spring and summer.',
      'A hive holds up to sixty thousand bees in the warm months of the year.',
      'Worker bees live for about six weeks when there is much to collect.',
      'Drones are males that leave the hive in summer to find a queen.',
    ]);
  });
  test('none of them points back', async () => {
    const notes = [
      'Penicillin is a medicine that kills bacteria and was found in London in 1928.',
      'It does so by breaking the walls of bacteria.',
      'However, penicillin does nothing against a virus.',
      'These are small.',
      'Because of this, Fleming kept the dish.',
      'Doctors give penicillin only when bacteria cause an illness.',
      'Overuse of penicillin breeds bacteria that survive penicillin.',
      'Fleming warned of it in 1945 when he got his prize.',
      'Millions of people have lived longer because of penicillin since then.',
      'Chemists in Oxford made enough penicillin for a first patient in 1941.',
      'In 1945, three scientists won the Nobel Prize in medicine for penicillin.',
      'Some people are allergic to penicillin and get a rash.',
    ];
    const [idea] = await ideasFor(`Penicillin\n${notes.join(' ')}`);
    expect(idea?.origin).toBe('notes');
    expect(idea?.script).not.toContain('nothing against a virus');
    expect(idea?.script).not.toMatch(/\b(?:It|These|this|However|since then|of it)\b/);
  });
  test('of notes that lean on each other, those are said that follow what they lean on', async () => {
    const notes = [
      'The honey bee is an insect that lives in large colonies of up to sixty thousand.',
      'It has two pairs of wings and a long tongue for nectar.',
      'They visit flowers within three kilometres, when the weather is warm and dry enough.',
      'This makes the hive heavy with honey in summer, and so the keeper can take a part.',
    ];
    const [idea] = await ideasFor(`Honey bees\n${notes.join(' ')}`);
    expect([idea?.origin, idea?.script]).toEqual([
      'notes',
      notes.map((line) => line.replace(/^It /, 'The honey bee ')).join(' '),
    ]);
  });
  test('German notes are told in German', async () => {
    const notes = [
      'Der Mond ist der einzige natürliche Begleiter der Erde.',
      'Dies ist gut erforscht.',
      'Der Mond entfernt sich jedes Jahr um knapp vier Zentimeter von der Erde.',
      'Am 21. Juli 1969 betrat Neil Armstrong als erster Mensch den Mond.',
      'Auf der Rückseite des Mondes gibt es viel mehr Krater als auf der Vorderseite.',
      'Ebbe und Flut entstehen vor allem durch die Anziehungskraft des Mondes.',
      'Der Mond hat keine Luft, und deshalb ist der Himmel dort am Tag schwarz.',
    ];
    const [idea] = await ideasFor(`Der Mond\n${notes.join('\n')}`);
    expect([idea?.origin, idea?.language]).toEqual(['notes', 'de']);
    expect(idea?.script).toBe(notes.filter((line) => !line.startsWith('Dies')).join(' '));
  });
  describe('[TP1] that make no script by themselves are asked about, with outlines beside them', () => {
    const CZECH = `Měsíc je jediná přirozená družice Země. Obíhá kolem Země už velmi dlouho a nikdy se od ní neodvrátí.
Měsíc je menší než Země, a proto na něm všechno váží méně. Letěli tam lidé a chtějí tam letět zas.`;
    const needed = async (text: string, wishes: ScriptWishes = {}) => {
      const answer = await writeScripts({ ...readTopic(text), ...wishes });
      return 'needs' in answer ? answer : null;
    };
    test('where their sentences lean on what they do not tell', async () => {
      const lines = [
        'Did they leave it there, or was it taken from them?',
        'Nobody of us could tell, and I did not ask them at all.',
        'Ask them yourself, if you ever meet them somewhere.',
      ];
      const answer = await needed(`Who knows\n${lines.join('\n')}`);
      expect(answer?.sentences.map(({ text, isSaid }) => [text, isSaid])).toEqual(
        lines.map((line) => [line, false]),
      );
      expect(answer?.ideas.map(({ origin }) => origin)).toEqual(['outline', 'outline', 'outline']);
    });
    test('in a language that we cannot tell sentences of', async () => {
      const answer = await needed(`Měsíc\n${CZECH}`);
      expect([answer?.language, answer?.sentences.length]).toEqual(['cs', 4]);
    });
    test('where all that they say was shown', async () => {
      const [all] = await ideasFor(NOTES);
      const answer = await needed(NOTES, { not: [all?.script ?? ''] });
      expect(answer?.sentences.filter(({ isSaid }) => isSaid)).toHaveLength(7);
      expect(answer?.ideas.map(({ origin }) => origin)).toEqual(['written', 'written']);
    });
    test.each([
      ['a question of many words, which is no text', 'I would like to know why it is that all of the cats that I have ever met purr so loudly when they lie on my lap in the evening'],
      ['a few words', 'Bees\nBees make honey. Bees dance. Bees fly.'],
    ])('and not %s', async (_, text) => {
      expect(await needed(text)).toBeNull();
    }); // prettier-ignore
    test('[WR2] nor where another language is wished: to translate them takes a model', async () => {
      expect(await needed(`Měsíc\n${CZECH}`, { language: 'en' })).toBeNull();
    });
  });
  test.each(
    topics.filter((_, index) => index % 16 === 0).map(({ name, scripts }) => [name, scripts] as const),
  )('enough notes on %s give 60 to 110 words', async (name, scripts) => {
    const [idea] = await ideasFor(`${name}\n${scripts.map(spokenText).join(' ')}`);
    expect(idea?.origin).toBe('notes');
    expect(countWords(idea?.script ?? '')).toBeGreaterThanOrEqual(60);
    expect(countWords(idea?.script ?? '')).toBeLessThanOrEqual(110);
  });
  test('20,000 characters are read in good time', async () => {
    const long = topics.flatMap(({ scripts }) => scripts.map(spokenText)).join('\n');
    const [idea] = await ideasFor(`Rivers\n${long}`.slice(0, 20_000));
    expect(idea?.origin).toBe('notes');
    expect(countWords(idea?.script ?? '')).toBeLessThanOrEqual(110);
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
    for (const question of ['What’s quantum knitting?', 'Quantum knitting: who needs it?'])
      expect((await ideasFor(question))[0]?.script.startsWith(`${question} `)).toBe(true);
  });
  test('[TP1] are outlines in the topic’s language', async () => {
    const [first] = await ideasFor('Wie entsteht eigentlich ein Quantenstrickmuster?');
    expect([first?.title, first?.language]).toEqual(['Gliederung: Frage und Antwort', 'de']);
    expect(first?.script).toMatch(/^Wie entsteht eigentlich ein Quantenstrickmuster\? In einem Satz: \[/);
  });
  test.each([
    ['Por qué se pone duro el pan', '¿Por qué se pone duro el pan? En una frase,'],
    ['¿de qué está hecho un botón?', '¿De qué está hecho un botón? En una frase,'],
    [
      'Cuánto dura un botón de madera en el agua',
      '¿Cuánto dura un botón de madera en el agua? En una frase,',
    ],
    ['À quoi sert un bouton de chemise', 'À quoi sert un bouton de chemise\u00A0? En une phrase,'],
    [
      'Woher kommt eigentlich der Knopf an der Hose',
      'Woher kommt eigentlich der Knopf an der Hose? In einem Satz:',
    ],
  ])('[TP1] “%s” is asked as its language writes it', async (question, opening) => {
    expect((await ideasFor(question))[0]?.script.slice(0, opening.length)).toBe(opening);
  });
  test('[LG2] of a topic in a word or two, in the language of who asks: ours are in English', async () => {
    const asked = { ...readTopic('Photosynthese'), readerLanguage: 'de' };
    expect((await explainerScripts(asked)).map(({ origin, language }) => [origin, language])).toEqual([
      ['outline', 'de'],
      ['outline', 'de'],
      ['outline', 'de'],
    ]);
    const chosen = { ...asked, language: 'en' };
    expect((await explainerScripts(chosen))[0]?.title).toBe('How plants make their own food');
    const told = { ...readTopic('Why do cats purr'), readerLanguage: 'de' };
    expect((await explainerScripts(told))[0]?.title).toBe('Why cats purr');
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
      { numRuns: isLong ? 200 : 50 },
    );
  });
});

test('[X3] notes that take too long to read are told to the log, and an outline is there', async () => {
  const late = new ThreadFailed('No answer in 8000 ms.');
  const logged: unknown[] = [];
  const slow = createExplainerScripts({
    ...content,
    reader: { condense: () => Promise.reject(late), warm: () => {} },
    log: (error) => logged.push(error),
  });
  const ideas = ideasIn(await slow(readTopic(NOTES)));
  expect(ideas.filter(({ origin }) => origin === 'notes')).toEqual([]);
  expect(ideas.length).toBeGreaterThan(0);
  expect(logged).toEqual([late]);
});
test('[X3] who leaves while notes are read ends it', async () => {
  const signal = AbortSignal.abort(new Error('gone'));
  await expect(explainerScripts(readTopic(NOTES), signal)).rejects.toThrow('gone');
});
