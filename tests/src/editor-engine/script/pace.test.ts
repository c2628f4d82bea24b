/** How fast a video's script is said. */
import { expect, test } from 'vitest';
import { scenesOf, slownessOf, spokenMs } from '../../../../src/editor-engine/captions/script';
import type { TrackItem } from '../../../../contract/video/videoData';
import { items } from '../support/sampleVideo';
import { saying } from '../support/saying';

test('[E7] a script lasts as long as it is said, with the pauses between its sentences', () => {
  const video = saying(
    ['It', 100, 300],
    ['works.', 700, 1000],
    ['So', 2000, 2300],
    ['does', 2300, 2500],
    ['this.', 2500, 2900],
  );
  expect(slownessOf(video)).toBeCloseTo(2800 / (spokenMs('It works.') + spokenMs('So does this.')));
  expect(spokenMs('It works. So does this.', slownessOf(video))).toBeCloseTo(2800);
  expect(spokenMs('Straightforwardness.')).toBeGreaterThan(1.5 * spokenMs('So.'));
});
test('[E7] what nobody says yet lasts as long as such a text usually takes', () => {
  const video = saying(['It', 100, 300], ['works.', 700, 1000]);
  const caption = video.trackItemsMap[items.hello.id]!;
  const unsaid = { ...caption, details: { ...caption.details, unspoken: true } } as TrackItem;
  const written = { ...video, trackItemsMap: { ...video.trackItemsMap, [items.hello.id]: unsaid } };
  expect(slownessOf(written)).toBe(1);
  expect(spokenMs('It works.', slownessOf(written))).toBeCloseTo(7 * 67 + 800);
});

test('[E7] a scene’s time is where its first word is said, also where its picture comes later', () => {
  const video = saying(['It', 3100, 3300], ['works', 3300, 7000], ['here.', 7000, 9000]);
  const [scene] = scenesOf(video);
  expect(scene?.from).toBe(3100);
});
