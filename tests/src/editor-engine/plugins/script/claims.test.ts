import { expect, test } from 'vitest';
import { expectOneStep, expectRefused } from '../../support/expectOneStep';
import { openEngine } from '../../support/openEngine';

const best = { sentence: 'It is the best.', words: 'the best', reason: 'superlative' as const };
const swedish = { sentence: 'Made in Sweden.', words: 'Made in Sweden', reason: 'origin' as const };

test('[WR3] what a person answers for is kept with the video, and taken back, each as one step', () => {
  const engine = openEngine();
  expectOneStep(engine, 'claims.keep', { claims: [best] });
  expectOneStep(engine, 'claims.keep', { claims: [swedish] });
  expect(engine.videoData().keptClaims).toEqual([best, swedish]);
  expectOneStep(engine, 'claims.keep', { claims: [{ ...best, words: 'best' }] });
  expect(engine.videoData().keptClaims).toEqual([swedish, { ...best, words: 'best' }]);
  expectOneStep(engine, 'claims.release', { sentence: 'Made in Sweden.' });
  expect(engine.videoData().keptClaims).toEqual([{ ...best, words: 'best' }]);
});

test('[WR3] more than a video may keep is refused, and so is what says nothing', () => {
  const engine = openEngine();
  const many = Array.from({ length: 100 }, (_, at) => ({ ...best, sentence: `${at}` }));
  engine.execute('claims.keep', { claims: many });
  expectRefused(engine, 'claims.keep', { claims: [best] }, 'tooManyItems');
  expectRefused(engine, 'claims.keep', { claims: [{ ...best, words: ' ' }] }, 'badValue');
  expectRefused(engine, 'claims.keep', { claims: [] }, 'nothingChosen');
  expectRefused(engine, 'claims.release', { sentence: 'Never said.' }, 'nothingChanges');
});
