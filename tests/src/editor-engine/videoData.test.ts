import fc from 'fast-check';
import { createStore } from 'tinybase/store';
import { expect, test } from 'vitest';
import { videoDataSchema } from '../../../contract/video/videoData';
import { fromVideoData } from '../../../src/editor-engine/fromVideoData';
import { toVideoData } from '../../../src/editor-engine/toVideoData';
import { anyVideoData } from './support/anyVideoData';
import { sampleVideo } from './support/sampleVideo';
import { isLong } from '../../support/form';

test('[E1] a document goes into the store and comes out the same', () => {
  const doc = createStore().setContent(fromVideoData(sampleVideo()));
  expect(toVideoData(doc)).toEqual(sampleVideo());
});

test('the fixtures of the property test are documents that the contract lets in', () => {
  fc.assert(
    fc.property(anyVideoData, (data) => {
      expect(videoDataSchema.parse(data)).toEqual(data);
    }),
    { numRuns: isLong ? 200 : 50 },
  );
});

test('[E1] any document comes out the same, unknown fields included', () => {
  fc.assert(
    fc.property(anyVideoData, (data) => {
      const doc = createStore().setContent(fromVideoData(data));
      expect(toVideoData(doc)).toEqual(data);
    }),
    { numRuns: isLong ? 500 : 60 },
  );
});
