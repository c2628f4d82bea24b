import { expect, test } from 'vitest';
import { nameOfFinding } from '../../../../src/editor-engine/check/finding';
import { everyVideo, findingsIn } from './support/checkedVideos';

test.each(everyVideo)('[PC1] a video as our template builds it has nothing to mend: %s', (_, data, sort) => {
  expect(findingsIn(data, { isAd: sort === 'ad' }).map(nameOfFinding)).toEqual([]);
});
