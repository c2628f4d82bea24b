import { expect, test } from 'vitest';
import { templatePropsSchema, type TemplateProps } from '../../../contract/video/templateProps';
import { isCaption, videoDataSchema, type ItemOf, type VideoData } from '../../../contract/video/videoData';
import { arrange, templateNames } from '../../../src/templates/arrangements';
import { safeInsets } from '../../../src/templates/canvas/canvas';
import { boxOf } from '../../../src/templates/paint/boxOf';
import { cardBox } from '../../../src/templates/paint/cards/cardBox';

const images = ['media:u/1/a.jpg', 'media:u/1/b.jpg', 'media:u/1/c.jpg'];
const props = (over: Partial<TemplateProps> = {}): TemplateProps =>
  templatePropsSchema.parse({
    template: 'default',
    project_id: 'p1',
    title: 'How vaccines work',
    images,
    videos: [],
    captions: Array.from({ length: 30 }, (_, n) => [
      [n * 0.4, n * 0.4 + 0.35],
      n % 6 === 5 ? 'cells.' : 'train',
    ]),
    voiceover_duration: 12,
    background_music_url: null,
    remote_dir: 'media:u/1/jobs/1/',
    ...over,
  });
const shotsOf = (data: VideoData) =>
  Object.values(data.trackItemsMap).filter((item): item is ItemOf<'image'> => item.isMain === true);
const captionsOf = (data: VideoData) =>
  Object.values(data.trackItemsMap).filter(
    (item): item is ItemOf<'text'> => item.type === 'text' && isCaption(item.id),
  );

test('[T1] six looks can be chosen, the default one first', () => {
  expect(templateNames).toEqual([
    'default',
    'motion-cards',
    'zoom-effect',
    'funky',
    'stock-media',
    'educational',
  ]);
});

test.each(templateNames)(
  '[T1] [S3] %s is a whole document: gap-free shots, words, voice, its own name',
  (template) => {
    const data = arrange(props({ template }));
    expect(videoDataSchema.parse(data)).toEqual(data);
    expect(data.template).toBe(template);
    const shots = shotsOf(data);
    expect(shots.map(({ display }) => display.from)).toEqual([
      0,
      ...shots.slice(0, -1).map(({ display }) => display.to),
    ]);
    expect(shots.at(-1)?.display.to).toBe(12_000);
    expect(shots[0]?.details.transition).toBeUndefined();
    expect(
      captionsOf(data)
        .map(({ details }) => details.text)
        .join(' ')
        .split(' '),
    ).toHaveLength(30);
  },
);

const timed = [
  [[0.1, 2.3], 'media:u/1/b.jpg'],
  [[2.4, 7], 'media:u/1/a.jpg'],
  [[7.2, 11.8], 'media:u/1/b.jpg'],
] satisfies TemplateProps['timed_image_urls'];

test.each(templateNames)(
  '%s shows each picture from where its sentence begins until the next does',
  (template) => {
    const shots = shotsOf(arrange(props({ template, timed_image_urls: timed })));
    expect(shots.map(({ display, details }) => [display.from, display.to, details.src.slice(-5)])).toEqual([
      [0, 2400, 'b.jpg'],
      [2400, 7200, 'a.jpg'],
      [7200, 12_000, 'b.jpg'],
    ]);
  },
);

test('a picture whose sentence begins after the end is left out', () => {
  const late = [...timed, [[13, 14], 'media:u/1/c.jpg']] satisfies TemplateProps['timed_image_urls'];
  expect(shotsOf(arrange(props({ timed_image_urls: late })))).toHaveLength(3);
});

test('zoom-effect says one word at a time and never cuts softly', () => {
  const data = arrange(props({ template: 'zoom-effect' }));
  expect(captionsOf(data)).toHaveLength(30);
  expect(shotsOf(data).every(({ details }) => details.transition === undefined)).toBe(true);
});

test('educational keeps the topic in sight until the closing card says it once more', () => {
  const { title_p1, closing_title_p1 } = arrange(props({ template: 'educational' })).trackItemsMap;
  expect(
    [title_p1, closing_title_p1].map((item) => [item?.display, item?.type === 'text' && item.details.text]),
  ).toEqual([
    [{ from: 0, to: 9600 }, 'How vaccines work'],
    [{ from: 9730, to: 12_000 }, 'How vaccines work'],
  ]);
});

const area = { top: 0.2, bottom: 0.7, side: 0.05 };
test.each([
  ['wide', { width: 1600, height: 900 }, 4 / 3],
  ['square', { width: 500, height: 500 }, 1],
  ['tall', { width: 1080, height: 1920 }, 3 / 4],
  ['unknown', null, 3 / 4],
])('a %s picture is a card inside its area, cropped no further than a card may be', (_, picture, ratio) => {
  const box = cardBox({ width: 1080, height: 1920 }, area, picture);
  expect(box.width / box.height).toBeCloseTo(ratio, 9);
  expect(box.left).toBeCloseTo((1080 - box.width) / 2, 9);
  expect(box.left).toBeGreaterThanOrEqual(54 - 1e-9);
  expect(box.top).toBeGreaterThanOrEqual(384 - 1e-9);
  expect(box.top + box.height).toBeLessThanOrEqual(1344 + 1e-9);
});

test.each(templateNames)('[T1] %s keeps its words inside the safe edges of every picture', (template) => {
  for (const [width, height] of [
    [1080, 1920],
    [1080, 1080],
    [1920, 1080],
  ] as const) {
    const data = arrange(props({ template, width, height }));
    const insets = safeInsets({ width, height });
    const words = Object.values(data.trackItemsMap).filter((item) => item.type === 'text');
    expect(words.length).toBeGreaterThan(5);
    for (const item of words) {
      const box = boxOf(item, data);
      expect(box?.left).toBeGreaterThanOrEqual(Math.floor(insets.side) - 10);
      expect(box?.top).toBeGreaterThanOrEqual(Math.floor(insets.top));
      expect((box?.left ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width - insets.side + 10);
      expect((box?.top ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height - 0.05 * height);
    }
  }
});

test.each(['motion-cards', 'educational'])(
  '%s has its title above the card and its captions beneath',
  (template) => {
    for (const [width, height] of [
      [1080, 1080],
      [1920, 1080],
    ] as const) {
      const data = arrange(props({ template, width, height }));
      const [title, caption] = [data.trackItemsMap.title_p1, data.trackItemsMap.caption_0_p1];
      const [card] = shotsOf(data);
      if (!title || !caption || !card) throw new Error('an item is missing');
      const boxes = [title, card, caption].map((item) => boxOf(item, data));
      const [above, middle, beneath] = boxes.map((box) => ({
        top: box?.top ?? 0,
        bottom: (box?.top ?? 0) + (box?.height ?? 0),
      }));
      expect(above?.bottom).toBeLessThanOrEqual(middle?.top ?? 0);
      expect(middle?.bottom).toBeLessThanOrEqual(beneath?.top ?? 0);
    }
  },
);
