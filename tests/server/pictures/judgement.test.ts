/** Pictures fit the words of explainers that nobody tuned them for: judged by hand, and kept. */
import { describe, expect, test } from 'vitest';
import { choosePictures } from '../../../server/pictures/cards/choosePictures';
import { judgedSets } from '../../fixtures/pictures/judged/judgedSets';
import type { Judgement, Verdict } from '../../fixtures/pictures/judged/judgement';
import { topicsOfProof } from '../../fixtures/pictures/topicsOfProof';
import { topicsOfTuning } from '../../fixtures/pictures/topicsOfTuning';
import { shownBy } from './support/shownBy';

const shown = judgedSets.map(({ name, topics, judgement }) => ({
  name,
  judgement,
  choices: topics.map(({ topic, said }) => ({
    topic,
    choices: choosePictures({ topic, parts: said }, () => undefined),
  })),
}));
const shareOf = (judgement: Judgement, verdict: Verdict) => {
  const verdicts = Object.values(judgement).flatMap((rows) => rows.map(([, one]) => one));
  return verdicts.filter((one) => one === verdict).length / verdicts.length;
};

describe.each(shown)('of the set “$name”', ({ judgement, choices }) => {
  test('all of twenty topics are judged; at least 85 of 100 are acceptable, none is absurd', () => {
    expect(Object.keys(judgement)).toHaveLength(20);
    expect(shareOf(judgement, 'acceptable')).toBeGreaterThanOrEqual(0.85);
    expect(shareOf(judgement, 'absurd')).toBe(0);
  });
  test('a picture that changes is judged again', () => {
    const pictures = choices.map(({ topic, choices: own }) => [topic, shownBy(own)]);
    const judged = Object.entries(judgement).map(([topic, rows]) => [topic, rows.map(([one]) => one)]);
    expect(Object.fromEntries(pictures)).toEqual(Object.fromEntries(judged));
  });
});

test('most parts have a thing to show, not only their words', () => {
  const others = [...topicsOfTuning, ...topicsOfProof].flatMap(({ topic, said }) =>
    choosePictures({ topic, parts: said }, () => undefined),
  );
  const all = [...others, ...shown.flatMap(({ choices }) => choices.flatMap(({ choices: own }) => own))];
  expect(all.filter(({ kind }) => kind !== 'words').length / all.length).toBeGreaterThan(0.75);
});
