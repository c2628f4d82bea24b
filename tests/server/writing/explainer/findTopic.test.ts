/** [X3] A topic is found by the meaning of what was typed, and nothing is passed off as an answer. */
import { describe, expect, test } from 'vitest';
import { createTopicFinder } from '../../../../server/writing/explainer/finding/createTopicFinder';
import { realTopics as topics } from '../support/realTopics';
import { askings, strangers } from './askings';
import { answered, onlyNear, unknown } from './judged';

const find = createTopicFinder(topics);
const titlesFor = (asked: string) => find(asked).answers.map(({ title }) => title);

describe('[X3] what is asked for is found', () => {
  test('the tables are long enough to mean something', () => {
    expect(askings.length).toBeGreaterThanOrEqual(120);
    expect(strangers.length).toBeGreaterThanOrEqual(40);
    expect(answered.length + onlyNear.length + unknown.length).toBeGreaterThanOrEqual(480);
  });
  test.each(askings)('“%s” is about %s', (asked, name) => {
    expect(find(asked).topic?.name).toBe(name);
    expect(titlesFor(asked)).not.toEqual([]);
  });
  test('each thing that a topic says it is about leads to it', () => {
    const promised = topics.flatMap(({ name, answers }) => answers.map((asked) => [asked, name] as const));
    const found = (asked: string) => (titlesFor(asked).length > 0 ? find(asked).topic?.name : undefined);
    expect(promised.map(([asked]) => [asked, found(asked)])).toEqual(promised);
  });
  test('a script comes first for each question that is its own', () => {
    const promised = topics
      .flatMap(({ scripts }) => scripts)
      .flatMap(({ title, answers }) => answers.map((asked) => [asked, title] as const));
    expect(promised.map(([asked]) => [asked, titlesFor(asked)[0]])).toEqual(promised);
  });
});

describe('[X3] what answers a question comes first, and what does not is no answer', () => {
  test.each(answered)('“%s” is answered by “%s”', (asked, title) => {
    expect(titlesFor(asked)[0]).toBe(title);
  });
  test.each(onlyNear)('“%s” is not answered, %s is near', (asked, name) => {
    expect(titlesFor(asked)).toEqual([]);
    expect(find(asked).topic?.name).toBe(name);
  });
  test.each(unknown)('of “%s” we know nothing', (asked) => {
    expect(find(asked)).toEqual({ answers: [], beside: [] });
  });
  test.each(topics.flatMap(({ name, near }) => near.map((asked) => [asked, name] as const)))(
    '“%s” is only near to %s',
    (asked, name) => {
      expect(titlesFor(asked)).toEqual([]);
      expect(find(asked).topic?.name).toBe(name);
    },
  );
});

describe('[X3] what is another subject is not', () => {
  test.each(strangers)('“%s” finds nothing', (asked) => {
    expect(titlesFor(asked)).toEqual([]);
  });
});
