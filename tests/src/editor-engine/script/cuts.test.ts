/** What can be cut out of what is said, and where the cuts lie. */
import { describe, expect, test } from 'vitest';
import type { TrackItem, VideoData } from '../../../../contract/video/videoData';
import { cutOf, fillersIn, pausesIn } from '../../../../src/editor-engine/script/cuts';
import { items, sampleVideo } from '../support/sampleVideo';

/** Each word with its moments, ms. */
function saying(...words: readonly (readonly [string, number, number])[]): VideoData {
  const video = sampleVideo();
  const caption: TrackItem = {
    ...items.hello,
    display: { from: words[0]?.[1] ?? 0, to: words.at(-1)?.[2] ?? 0 },
    details: {
      text: words.map(([text]) => text).join(' '),
      words: words.map(([text, from, to]) => ({ text, from, to })),
    },
  };
  const { [items.goodbye.id]: _, ...others } = video.trackItemsMap;
  return {
    ...video,
    trackItemIds: video.trackItemIds.filter((id) => id !== items.goodbye.id),
    trackItemsMap: { ...others, [caption.id]: caption },
  };
}
const video = saying(
  ['It', 100, 300],
  ['um,', 400, 600],
  ['works.', 700, 1000],
  ['Ummm', 2000, 2300],
  ['uh', 2300, 2500],
  ['yes.', 2500, 2900],
);

describe('[SC2] words that are chosen', () => {
  test('go with the pause before them, but for the breath of the word that follows', () => {
    expect(cutOf(video, { from: 400, to: 600 })).toEqual({ from: 360, to: 660 });
  });
  test('at the end of a sentence leave it its pause', () => {
    expect(cutOf(video, { from: 700, to: 1000 })).toEqual({ from: 640, to: 1040 });
  });
  test('that are whole sentences go with their stretch of the video', () => {
    expect(cutOf(video, { from: 100, to: 1000 })).toEqual({ from: 100, to: 1500 });
  });
  test('are none where no word stands whole within', () => {
    expect(cutOf(video, { from: 450, to: 550 })).toBeNull();
  });
});
test('[SC2] a long pause is shortened to a natural one, others stay', () => {
  expect(pausesIn(video)).toEqual([{ from: 1225, to: 1775 }]);
});
test('[SC2] fillers are told with signs and drawn-out letters, some together as one', () => {
  expect(fillersIn(video, ['um', 'uh'])).toEqual([
    { from: 400, to: 600 },
    { from: 2000, to: 2500 },
  ]);
  expect(fillersIn(saying(['Hummus', 0, 300], ['here.', 300, 600]), ['um', 'hum'])).toEqual([]);
});
