/** [TP1] What a person may choose of their own notes, and the script of what they chose. */
import { afterAll, describe, expect, test } from 'vitest';
import type { SentencesRequest } from '../../../../contract/scripts/script';
import { ThreadFailed } from '../../../../server/threads/askThread';
import { createArticleReader } from '../../../../server/writing/articles/articleReader';
import { readSentenceWords } from '../../../../server/writing/condensing/sentenceWords';
import { createChooseOfNotes } from '../../../../server/writing/explainer/chooseOfNotes';
import { contentDir } from '../../../support/contentDir';

const reader = createArticleReader();
afterAll(() => reader.close());
const sentenceWords = readSentenceWords(contentDir);
const choose = createChooseOfNotes({ reader, sentenceWords, log: () => expect.unreachable() });

const BEES = `Honey bees
Have you ever looked into a hive?
A hive holds up to sixty thousand bees in the warm months of the year (more in the south).
They visit flowers within three kilometres, when the weather is warm and dry enough.
- Honey is made of nectar that bees collect in spring and summer
I keep two hives behind our house.
Worker bees live for about six weeks when there is much to collect.`;

async function offered(text: string, more: Partial<SentencesRequest> = {}) {
  const answer = await choose({ text, ...more });
  return answer.found === 'sentences' ? answer : expect.unreachable(answer.found);
}
const textsOf = async (text: string, more?: Partial<SentencesRequest>) =>
  (await offered(text, more)).sentences.map((one) => one.text);
const said = (text: string, says: string[], more: Partial<SentencesRequest> = {}) =>
  choose({ text, says, ...more });

describe('[TP1] notes are offered', () => {
  test('sentence by sentence, in their order, those that a script would say proposed, of the others what they lean on', async () => {
    const { article, source, language, sentences } = await offered(BEES);
    expect([article, source, language]).toEqual([undefined, undefined, 'en']);
    expect(sentences.map(({ text, isSaid, leansOn }) => [isSaid, text, leansOn?.why])).toEqual([
      [false, 'Have you ever looked into a hive?', 'unsure'],
      [true, 'A hive holds up to sixty thousand bees in the warm months of the year.', undefined],
      [
        true,
        'They visit flowers within three kilometres, when the weather is warm and dry enough.',
        undefined,
      ],
      [true, 'Honey is made of nectar that bees collect in spring and summer.', undefined],
      [false, 'I keep two hives behind our house.', 'thing'],
      [true, 'Worker bees live for about six weeks when there is much to collect.', undefined],
    ]);
  });
  test('whole, where next to none of it stands alone', async () => {
    const lines = [
      'They left it there, and so it was theirs no more.',
      'Was it ever theirs to leave?',
      'Nobody of us could tell, and I did not ask them.',
      'Ask them, if you ever meet them.',
    ];
    const { sentences } = await offered(lines.join(' '));
    expect(sentences.map(({ text }) => text)).toEqual(lines);
    expect(sentences.filter(({ isSaid }) => isSaid).map(({ text }) => text)).toEqual(lines.slice(0, 1));
  });
  test('in a language that we have no words of as they are written', async () => {
    const czech = 'Měsíc je jediná přirozená družice Země. Co na něm je? Měsíc je menší než Země. ';
    const { language, sentences } = await offered(`Měsíc\n${czech}${'Obíhá kolem Země už velmi dlouho. '.repeat(3)}A proto tam letíme znovu, ještě jednou a zase.`); // prettier-ignore
    expect(language).toBe('cs');
    expect(sentences.map(({ text }) => text)).toEqual([
      'Měsíc je jediná přirozená družice Země.',
      'Co na něm je?',
      'Měsíc je menší než Země.',
      'Obíhá kolem Země už velmi dlouho.',
      'A proto tam letíme znovu, ještě jednou a zase.',
    ]);
  });
  test('[WR2] with as many proposed as take the wished time', async () => {
    const { sentences } = await offered(BEES, { seconds: 15 });
    expect(sentences.filter(({ isSaid }) => isSaid)).toHaveLength(3);
  });
  test.each([
    ['a topic alone', 'Why do cats purr'],
    ['few words', 'Bees\nBees make honey. Bees dance.'],
    ['one sentence of 5,000 words', `Bees\n${'bees '.repeat(3_990)}`],
  ])('of %s there is nothing to say', async (_, text) => {
    expect(await choose({ text })).toEqual({ found: 'nothing', why: 'tooShort' });
  });
  test('without a sentence of 3,600 words, which keeps nobody waiting', async () => {
    const endless = 'the bee, which is a thing, and the hive, '.repeat(400);
    expect(await textsOf(`${BEES}\n${endless}`)).toEqual(await textsOf(BEES));
  });
  test('where they take too long, that is told', async () => {
    const logged: unknown[] = [];
    const late = new ThreadFailed('No answer in 8000 ms.');
    const slow = createChooseOfNotes({
      reader: { condense: () => Promise.reject(late), warm: () => {} },
      sentenceWords,
      log: (error) => logged.push(error),
    });
    expect(await slow({ text: BEES })).toEqual({ found: 'nothing', why: 'tooSlow' });
    expect(logged).toEqual([late]);
  });
});

describe('[TP1] what was chosen of notes', () => {
  test('is said in their order, word for word, backed by their own sentences', async () => {
    const [ask = '', holds = '', , honey = '', keep = ''] = await textsOf(BEES);
    expect(await said(BEES, [keep, honey, ask, holds])).toEqual({
      found: 'scripts',
      ideas: [
        {
          title: 'Honey bees',
          origin: 'notes',
          script: [ask, holds, honey, keep].join(' '),
          backing: [ask, holds, honey, keep].map((sentence) => ({ sentence, quotes: [sentence] })),
          language: 'en',
        },
      ],
    });
  });
  test('is called by its first sentence where the notes have no topic', async () => {
    const text = BEES.split('\n').slice(2).join(' ');
    const answer = await said(text, await textsOf(text));
    expect(answer.found === 'scripts' && answer.ideas[0]?.title).toBe(
      'A hive holds up to sixty thousand bees in the …',
    );
  });
  test('and is gone since is to be chosen anew, with the rest still ticked', async () => {
    const [ask = '', holds = '', visit = ''] = await textsOf(BEES);
    const answer = await said(BEES.replace('three kilometres', 'a mile'), [ask, holds, visit]);
    if (answer.found !== 'sentences') return expect.unreachable();
    expect(answer.sentences.filter(({ isSaid }) => isSaid).map(({ text }) => text)).toEqual([ask, holds]);
  });
  test('of too few words is no script', async () => {
    expect((await said(BEES, ['I keep two hives behind our house.'])).found).toBe('sentences');
  });
});
