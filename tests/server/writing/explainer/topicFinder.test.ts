/** [X3] A topic is found by what its scripts promise to answer, and nothing is passed off as an answer. */
import { describe, expect, test } from 'vitest';
import { createTopicFinder } from '../../../../server/writing/explainer/finding/createTopicFinder';
import type { Topic } from '../../../../server/writing/explainer/topic';
import { realTopics } from './support/realTopics';
import { few } from '../../../support/form';

const script = (title: string, answers: readonly string[]) => ({
  title,
  answers,
  level: 'easy' as const,
  lines: [],
});
const TOPICS: readonly Topic[] = [
  {
    name: 'tea',
    answers: ['tea'],
    near: ['tea party', 'the tea trade'],
    scripts: [
      script('A better cup', ['make tea', 'green tea']),
      script('Leaves of one bush', ['tea made', 'how tea grows']),
    ],
  },
  { name: 'the blue sky', answers: [], near: [], scripts: [script('Why it is blue', ['sky blue'])] },
  {
    name: 'recycling',
    answers: ['recycling', 'garbage'],
    near: [],
    scripts: [
      script('Round and round', ['what is recycling', 'how recycling works']),
      script('Ducks at sea', ['recycling history']),
    ],
  },
  {
    name: 'photosynthesis',
    answers: ['photosynthesis'],
    near: [],
    scripts: [script('Leaves eat light', [])],
  },
  {
    name: 'the economy',
    answers: ['economy'],
    near: [],
    scripts: [script('Two quarters down', ['recession'])],
  },
  {
    name: 'tsunamis',
    answers: ['tsunami'],
    near: [],
    scripts: [
      script('A wave as fast as a plane', ['what is a tsunami']),
      script('The girl', ['what to do in a tsunami']),
    ],
  },
  {
    name: 'plants',
    answers: [],
    near: [],
    scripts: [script('How plants make their own food', ['plant food']), script('A pump', ['plant water'])],
  },
];
const find = createTopicFinder(TOPICS);
const titlesFor = async (question: string) => (await find(question)).answers.map(({ title }) => title);
const topicOf = async (question: string) => (await find(question)).topic?.name;

describe('[X3] an answer accounts for every word that says what is asked', () => {
  test.each([
    ['tea', ['A better cup', 'Leaves of one bush']],
    ['Tea, explained like I am five', ['A better cup', 'Leaves of one bush']],
    ['how do i make green tea', ['A better cup']],
    ['How is tea made?', ['Leaves of one bush']],
    ['why does tea grow', []],
    ['how does tea grow', ['Leaves of one bush']],
    ['Why are skies blue?', ['Why it is blue']],
    ['the sky', []],
  ])('“%s” is answered by %j', async (question, titles) => {
    expect(await titlesFor(question)).toEqual(titles);
  });
  test.each([
    ['tea and coffee', 'tea'],
    ['when was tea invented', 'tea'],
    ['why do people recycle garbage', 'recycling'],
    ['Boston tea party', 'tea'],
    ['how the blue sky is painted', 'the blue sky'],
  ])('“%s” is not answered, %s is near', async (question, name) => {
    expect(await titlesFor(question)).toEqual([]);
    expect(await topicOf(question)).toBe(name);
  });
  test.each(['', 'how does it work', 'why do tired old dogs need green tea cups', 'blue cheese'])(
    'of “%s” nothing is near',
    async (question) => {
      expect(await find(question)).toEqual({ answers: [], beside: [] });
    },
  );
  test('[TP2] a reason is answered where a script says so, and not by the name of the thing', async () => {
    expect(await titlesFor('Why is the sky blue?')).toEqual(['Why it is blue']);
    expect(await titlesFor('Why tea?')).toEqual([]);
    expect(await topicOf('Why tea?')).toBe('tea');
  });
  test.each([
    'What is tea?',
    'How does tea work?',
    'Is tea a drink?',
    'Can I have tea?',
    'What is in tea?',
    'What came before tea?',
    'What if there was no tea?',
    'Which tea?',
    'What to do about tea?',
    'How much is tea?',
    'How do I know if it is tea?',
  ])('[TP2] “%s” is not answered by the name of the thing, which is near', async (question) => {
    expect(await titlesFor(question)).toEqual([]);
    expect(await topicOf(question)).toBe('tea');
  });
  test.each([
    ['What is recycling?', ['Round and round']],
    ['How does recycling work?', ['Round and round']],
    ['What are tsunamis?', ['A wave as fast as a plane']],
    ['What should I do if a tsunami comes?', ['The girl']],
    ['What is the best way to make tea?', ['A better cup']],
    ['How do plants make food?', ['How plants make their own food']],
    ['How do plants make water?', []],
  ])('[TP2] “%s” is answered by %j, which says so', async (question, titles) => {
    expect(await titlesFor(question)).toEqual(titles);
  });
  test('what else its topic has is beside', async () => {
    const { beside } = await find('green tea');
    expect(beside.map(({ title }) => title)).toEqual(['Leaves of one bush']);
  });
});

describe('[X3] a slip of the finger', () => {
  test('is one where no dictionary has the word', async () => {
    expect(await titlesFor('photosythesis')).toEqual(['Leaves eat light']);
  });
  test('[TP2] is none at the first letter, nor where there is a digit', async () => {
    expect(await titlesFor('reccession')).toEqual(['Two quarters down']);
    expect(await find('seccession')).toEqual({ answers: [], beside: [] });
    expect(await find('photosynthesis2')).toEqual({ answers: [], beside: [] });
  });
  test.each(['garage', 'Garbo', 'teak'])('“%s” is a word, and stays one', async (question) => {
    expect(await find(question)).toEqual({ answers: [], beside: [] });
  });
});

describe('[X3] our own topics keep their promises', () => {
  const findReal = createTopicFinder(realTopics);
  test('each phrase of a topic and of a script finds it', async () => {
    for (const topic of few(realTopics, (_, place) => place % 5 === 0)) {
      for (const asked of topic.answers) {
        const found = await findReal(asked);
        if (found.topic !== topic || found.answers.length === 0) expect.fail(`${topic.name}: ${asked}`);
      }
      for (const script of topic.scripts)
        for (const asked of script.answers)
          if (!(await findReal(asked)).answers.includes(script)) expect.fail(`${script.title}: ${asked}`);
    }
  });
  test('what a topic is only near to is answered by none', async () => {
    for (const asked of realTopics.flatMap(({ near }) => near))
      if ((await findReal(asked)).answers.length > 0) expect.fail(asked);
  });
  test.each([
    ['What is pasta?', 'pasta'],
    ['What came before the Big Bang?', 'the Big Bang'],
    ['How do I know if I have ADHD?', 'ADHD'],
    ['Are all dogs dogs?', 'dogs'],
    ['How do I find out about jobs?', undefined],
    ['Why do we forget things?', undefined],
  ])('[TP2] nothing of ours answers “%s”, near is %s', async (asked, near) => {
    const { answers, topic } = await findReal(asked);
    expect([answers, topic?.name]).toEqual([[], near]);
  });
  test.each([
    ['What is a volcano?', 'Why volcanoes erupt'],
    ['What do kidneys do?', 'Two fists that wash your blood'],
    ['Why can’t you taste anything when you have a cold?', 'Most of taste is smell'],
    ['What should I do in an earthquake?', 'What to do in an earthquake'],
  ])('[TP2] “%s” is answered by “%s” alone', async (asked, title) => {
    expect((await findReal(asked)).answers.map((script) => script.title)).toEqual([title]);
  });
  test.each(['dessert', 'sleet', 'garage', 'why do we drink water'])(
    'nothing of ours answers “%s”',
    async (asked) => {
      expect((await findReal(asked)).answers).toEqual([]);
    },
  );
});
