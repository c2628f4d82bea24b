import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  hasFile,
  isCaption,
  videoDataSchema,
  type TrackItem,
  type VideoData,
} from '../../../contract/video/videoData';
import { momentsWithout } from '../../../src/editor-engine/moments/momentsWithout';
import { arrange, templateNames } from '../../../src/templates/arrangements';
import { safeInsets } from '../../../src/templates/canvas/canvas';
import { boxOf } from '../../../src/templates/paint/boxOf';
import { anyProps } from './support/anyProps';

const shownIn = (data: VideoData) => data.trackItemIds.flatMap((id) => data.trackItemsMap[id] ?? []);
const numbersIn = (value: unknown): number[] =>
  typeof value === 'number'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(numbersIn)
      : [];
const ends = ({ display }: TrackItem) => [display.from, display.to] as const;

/** Ids once, windows inside the video, main items and captions not over their own kind. */
function expectInTime(data: VideoData, items: readonly TrackItem[]) {
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  for (const [from, to] of items.map(ends)) {
    expect(from).toBeGreaterThanOrEqual(0);
    expect(to).toBeGreaterThan(from);
    expect(to).toBeLessThanOrEqual(data.duration + 1e-6);
  }
  for (const kind of [({ isMain }: TrackItem) => isMain === true, ({ id }: TrackItem) => isCaption(id)]) {
    const row = items
      .filter(kind)
      .map(ends)
      .toSorted(([a], [b]) => a - b);
    for (const [index, [from]] of row.entries())
      expect(from).toBeGreaterThanOrEqual((row[index - 1]?.[1] ?? 0) - 1e-6);
  }
}

/** What is written stands clear of a site's bars and buttons. */
function expectInSafeZone(data: VideoData, items: readonly TrackItem[]) {
  const { top, bottom, side } = safeInsets(data.size);
  for (const item of items) {
    if (item.type !== 'text') continue;
    const box = boxOf(item, data);
    expect(box.left).toBeGreaterThanOrEqual(Math.floor(side) - 1);
    expect(box.left + box.width).toBeLessThanOrEqual(data.size.width - Math.floor(side) + 1);
    expect(box.top).toBeGreaterThanOrEqual(Math.floor(top) - 1);
    expect(box.top + box.height).toBeLessThanOrEqual(data.size.height - Math.floor(bottom) + 1);
  }
}

test.each(templateNames)(
  '[T1] [T2] [T3] whatever %s is given, it lays out a video that can be shown',
  (template) => {
    fc.assert(
      fc.property(anyProps, (props) => {
        const data = arrange({ ...props, template });
        expect(videoDataSchema.parse(data)).toEqual(data);
        expect(numbersIn(data).every(Number.isFinite)).toBe(true);
        const items = shownIn(data);
        expect(items.filter(hasFile).every(({ details }) => details.src !== '')).toBe(true);
        expectInTime(data, items);
        expect(momentsWithout(data)).toEqual([]);
        expectInSafeZone(data, items);
      }),
      { numRuns: 30 },
    );
  },
);
