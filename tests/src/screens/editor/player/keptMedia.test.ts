import { expect, test } from 'vitest';
import {
  createKeptMedia,
  sourcesNear,
  withAddresses,
} from '../../../../../src/screens/editor/player/keptMedia';
import { items, sampleVideo } from '../../../editor-engine/support/sampleVideo';

/** Media whose addresses the test gives out. */
function library() {
  const addresses = new Map<string, string>();
  const watchers = new Map<string, Set<() => void>>();
  return {
    watched: () => [...watchers].filter(([, { size }]) => size > 0).map(([src]) => src),
    arrive(src: string, address: string) {
      addresses.set(src, address);
      watchers.get(src)?.forEach((tell) => tell());
    },
    media: {
      resource: (src: string) => ({
        get: () => addresses.get(src) ?? src,
        subscribe(listener: () => void) {
          watchers.set(src, (watchers.get(src) ?? new Set()).add(listener));
          return () => void watchers.get(src)?.delete(listener);
        },
      }),
    },
  };
}
const near = (...sources: string[]) => ({ near: new Set(sources), onStage: new Set<string>() });

test('[K3] what is shown soon is fetched, what is far away is not', () => {
  const { near: soon, onStage } = sourcesNear(
    { ...sampleVideo(), trackItemIds: [items.first.id, items.third.id, items.title.id] },
    0,
  );
  expect([[...soon], [...onStage]]).toEqual([
    [items.first.details.src, items.third.details.src],
    [items.first.details.src],
  ]);
});
test('[K3] a medium is played from its kept copy once there is one', () => {
  const { media, arrive, watched } = library();
  const kept = createKeptMedia(media);
  let told = 0;
  kept.subscribe(() => (told += 1));
  kept.observe(near('a', 'b'));
  arrive('a', 'blob:a');
  expect([[...kept.get()], told, watched()]).toEqual([[['a', 'blob:a']], 1, ['a', 'b']]);
  kept.observe(near('b'));
  expect([[...kept.get()], watched()]).toEqual([[], ['b']]);
});
test('[K3] what stands on the stage does not change its address under the eyes', () => {
  const { media, arrive } = library();
  const kept = createKeptMedia(media);
  kept.observe({ near: new Set(['a']), onStage: new Set(['a']) });
  arrive('a', 'blob:a');
  expect(kept.get().size).toBe(0);
  kept.observe(near('a'));
  expect(kept.get().get('a')).toBe('blob:a');
});
test('only items with another address are other objects', () => {
  const data = sampleVideo();
  const addresses = new Map([[items.first.details.src, 'blob:first']]);
  const shown = withAddresses(data, addresses);
  expect(shown.trackItemsMap[items.first.id]).toMatchObject({ details: { src: 'blob:first' } });
  expect(shown.trackItemsMap[items.second.id]).toBe(data.trackItemsMap[items.second.id]);
  expect(withAddresses(data, addresses).trackItemsMap[items.first.id]).toBe(
    shown.trackItemsMap[items.first.id],
  );
  expect(withAddresses(data, new Map())).toBe(data);
});
