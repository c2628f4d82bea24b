/** [X3] A topic is found by the meaning of what was typed, and nothing is passed off as an answer. */
import { describe, expect, test } from 'vitest';
import { createTopicFinder } from '../../../server/providers/scripts/explainer/finding/createTopicFinder';
import { topics } from '../../../server/providers/scripts/explainer/topics/topics';
import { askings, strangers } from './askings';

const find = createTopicFinder(topics);

describe('[X3] what is asked for is found', () => {
  test('the table is long enough to mean something', () => {
    expect(askings.length).toBeGreaterThanOrEqual(120);
    expect(strangers.length).toBeGreaterThanOrEqual(40);
  });
  test.each(askings)('“%s” is about %s', (asked, name) => {
    expect(find(asked).found?.name).toBe(name);
  });
  test.each(topics.map(({ name, about }) => [name, about] as const))(
    '%s: each thing that it says it is about leads to it',
    (name, about) => {
      expect(about.map((asked) => [asked, find(asked).found?.name])).toEqual(
        about.map((asked) => [asked, name]),
      );
    },
  );
});

describe('[X3] what is another subject is not', () => {
  test.each(strangers)('“%s” finds nothing', (asked) => {
    expect(find(asked).found?.name).toBeUndefined();
  });
});
