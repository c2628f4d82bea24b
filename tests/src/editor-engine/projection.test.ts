/** The document read after a change: what did not change is the very same, and what did is never missed. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toVideoData } from '../../../src/editor-engine/toVideoData';
import { anyOrder } from './support/anyCommand';
import { openEngine } from './support/openEngine';
import { items } from './support/sampleVideo';
import { isLong } from '../../support/form';

test('an item that changes by itself leaves the tracks and the id list as they are', () => {
  const engine = openEngine();
  const before = engine.videoData();
  engine.execute('items.move', { ids: [items.clip.id], byMs: 500 });
  const after = engine.videoData();
  expect(after.tracks).toBe(before.tracks);
  expect(after.trackItemIds).toBe(before.trackItemIds);
  expect(after.trackItemsMap[items.clip.id]?.display).toEqual({ from: 1500, to: 3500 });
});

test('however seldom it is read, it says what the document says', () => {
  const reads = fc.array(fc.tuple(anyOrder, fc.boolean()), { maxLength: 20 });
  fc.assert(
    fc.property(reads, (given) => {
      const engine = openEngine();
      for (const [order, isRead] of given) {
        order.give(engine);
        if (isRead) expect(engine.videoData()).toEqual(toVideoData(engine.doc));
        else engine.undo();
      }
      expect(engine.videoData()).toEqual(toVideoData(engine.doc));
    }),
    { numRuns: isLong ? 100 : 25 },
  );
});
