/** Pictures fit the words of explainers that nobody tuned them for: judged by hand, and kept. */
import { describe, expect, test } from 'vitest';
import { choosePictures } from '../../server/providers/pictures/cards/choosePictures';
import { judgement, type Verdict } from '../fixtures/pictures/judgement';
import { topicsOfLastProof } from '../fixtures/pictures/topicsOfLastProof';
import { topicsOfProof } from '../fixtures/pictures/topicsOfProof';
import { topicsOfTuning } from '../fixtures/pictures/topicsOfTuning';
import { shownBy } from './support/shownBy';

const verdicts = Object.values(judgement).flatMap((rows) => rows.map(([, verdict]) => verdict));
const shareOf = (verdict: Verdict) => verdicts.filter((one) => one === verdict).length / verdicts.length;

test('all of twenty topics are judged', () => {
  expect(Object.keys(judgement)).toEqual(topicsOfLastProof.map(({ topic }) => topic));
  expect(verdicts).toHaveLength(160);
});
test('at least 85 of 100 are acceptable, none is absurd', () => {
  expect(shareOf('acceptable')).toBeGreaterThanOrEqual(0.85);
  expect(shareOf('absurd')).toBe(0);
});

describe('a picture that changes is judged again:', () => {
  test.each(topicsOfLastProof)('$topic', ({ topic, said }) => {
    const shown = shownBy(choosePictures({ topic, parts: said }, () => undefined));
    expect(shown).toEqual(judgement[topic]?.map(([picture]) => picture));
  });
});

test('most sentences have a thing to show, not only their words', () => {
  const choices = [...topicsOfTuning, ...topicsOfProof, ...topicsOfLastProof].flatMap(({ topic, said }) =>
    choosePictures({ topic, parts: said }, () => undefined),
  );
  const pictured = choices.filter(({ kind }) => kind !== 'words').length / choices.length;
  expect(pictured).toBeGreaterThan(0.75);
});
