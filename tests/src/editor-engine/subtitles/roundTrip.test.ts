import fc from 'fast-check';
import { expect, test } from 'vitest';
import { VISUAL_TRACK, TEXT_TRACK, type ItemOf, type VideoData } from '../../../../contract/video/videoData';
import { captionCues, cuesWithin } from '../../../../contract/video/subtitles/cue';
import { formatSrt, formatVtt } from '../../../../contract/video/subtitles/formatSubtitles';
import { parseSubtitles } from '../../../../src/editor-engine/subtitles/parseSubtitles';
import { isLong } from '../../../support/form';

const caption = (index: number, from: number, to: number, text: string): ItemOf<'text'> => ({
  id: `caption_${index}_p`,
  name: `Caption ${index + 1}`,
  type: 'text',
  display: { from, to },
  details: { text },
});
const videoOf = (items: ItemOf<'text'>[], shown = items.map(({ id }) => id)): VideoData => ({
  projectId: 'p',
  duration: 60_000,
  fps: 30,
  size: { width: 1080, height: 1920 },
  tracks: [
    { id: VISUAL_TRACK, items: [] },
    { id: TEXT_TRACK, items: items.map(({ id }) => id) },
  ],
  trackItemIds: shown,
  trackItemsMap: Object.fromEntries(items.map((item) => [item.id, item])),
  template: 'default',
});

const two = videoOf([
  caption(0, 1000.4, 2500, 'Tom & Jerry'),
  caption(1, 3_723_004, 3_724_000, 'a < b\n\nsecond line'),
]);

test('SRT is written as other programs expect it', () =>
  expect(formatSrt(two)).toBe(
    '1\r\n00:00:01,000 --> 00:00:02,500\r\nTom & Jerry\r\n\r\n2\r\n01:02:03,004 --> 01:02:04,000\r\na < b\r\nsecond line\r\n\r\n',
  ));

test('WebVTT is written with its own escapes', () =>
  expect(formatVtt(two)).toBe(
    'WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nTom &amp; Jerry\n\n01:02:03.004 --> 01:02:04.000\na &lt; b\nsecond line\n',
  ));

test('[E6] a caption of zero or negative duration, or without words, is not written', () =>
  expect(
    captionCues(
      videoOf([
        caption(0, 1000, 1000, 'a'),
        caption(1, 2000, 1000, 'b'),
        caption(2, 0, 500, ' \n '),
        caption(3, 500, 700, 'd'),
      ]),
    ),
  ).toEqual([{ from: 500, to: 700, text: 'd' }]));

test('a caption that is switched off is left out, unless all captions are', () => {
  const items = [caption(0, 0, 1000, 'a'), caption(1, 1000, 2000, 'b')];
  expect(captionCues(videoOf(items, ['caption_1_p']))).toEqual([{ from: 1000, to: 2000, text: 'b' }]);
  expect(captionCues(videoOf(items, [])).length).toBe(2);
});

test('of cues a video shows what lies within it', () =>
  expect(
    cuesWithin(
      [
        { from: 0, to: 900, text: 'a' },
        { from: 900, to: 1100, text: 'b' },
        { from: 1000, to: 1200, text: 'c' },
      ],
      1000,
    ),
  ).toEqual([
    { from: 0, to: 900, text: 'a' },
    { from: 900, to: 1000, text: 'b' },
  ]));

/** Words that a reader might take for marks, beside any others. */
const texts = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(
        '<b>',
        '</i>',
        '<v Anna>',
        '&amp;',
        '&lt;',
        '&#39;',
        '-->',
        '{\\an8}',
        '\n',
        '\r\n',
        '12',
      ),
      fc.constantFrom(
        '00:00:01,000 --> 00:00:02,000',
        'WEBVTT',
        'NOTE',
        'STYLE',
        '<00:00:01.000>',
        ' ',
        '<',
        '&',
      ),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));
const videos = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 1, max: 3000 }), texts), {
    maxLength: 12,
  })
  .map((rows) => {
    let at = 0;
    return videoOf(
      rows.map(([pause, length, text], index) => {
        const from = at + pause;
        at = from + length;
        return caption(index, from, at, text);
      }),
    );
  });

test.each([
  ['SRT', formatSrt],
  ['WebVTT', formatVtt],
])('what is written as %s is read back as it was', (_, format) =>
  fc.assert(
    fc.property(videos, (video) => {
      const cues = captionCues(video);
      const read = parseSubtitles(format(video));
      expect(read.cues).toEqual(cues);
      expect(read.problems).toEqual(cues.length > 0 ? [] : [{ line: 1, code: 'noCues' }]);
    }),
    { numRuns: isLong ? 500 : 100 },
  ),
);

test('no text in the world makes the reader throw, or hand out cues that a track forbids', () =>
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(texts, fc.constantFrom('\n\n', '0:1:2 --> 3:4:5', '-->', '00:00:02,000 --> 00:00:01,000')),
      ),
      (parts) => {
        const { cues } = parseSubtitles(parts.join('\n'));
        cues.forEach((cue, index) => {
          expect(cue.from).toBeLessThan(cue.to);
          expect(cue.from).toBeGreaterThanOrEqual(cues[index - 1]?.to ?? 0);
        });
      },
    ),
  ));
