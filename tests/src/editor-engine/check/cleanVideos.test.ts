import { expect, test } from 'vitest';
import { nameOfFinding } from '../../../../src/editor-engine/check/finding';
import { behindWords } from '../../../../src/templates/paint/behind';
import { everyVideo, findingsIn, videoOf } from './support/checkedVideos';

test.each(everyVideo)('[PC1] a video as our template builds it has nothing to mend: %s', (_, data, sort) => {
  expect(findingsIn(data, { isAd: sort === 'ad' }).map(nameOfFinding)).toEqual([]);
});

test('[PC1] words beside a card are read on what is beside it, not on its picture', () => {
  const white = { width: 9, height: 16, data: new Uint8ClampedArray(9 * 16 * 4).fill(255) };
  for (const template of ['educational', 'motion-cards'] as const) {
    const data = videoOf(template, 'explainer');
    expect(
      findingsIn(
        data,
        {},
        behindWords(data, () => white),
      ).map(nameOfFinding),
    ).toEqual([]);
  }
});
