import { expect, test } from 'vitest';
import { templatePropsSchema, type TemplateProps } from '../../contract/templateProps';
import { safeInsets } from '../../src/templates/canvas/canvas';
import { IN_PLACE } from '../../src/templates/motion/transition';
import { boxOf } from '../../src/templates/paint/boxOf';
import { calmPose } from '../../src/templates/stockMedia/calmPose';
import { fullBleed } from '../../src/templates/stockMedia/fullBleed';
import { arrangeStockMedia } from '../../src/templates/stockMedia/stockMedia.arrange';

const phone = { width: 1080, height: 1920 };
const screen = { width: 1920, height: 1080 };

test.each([
  ['an upright one fills the screen', phone, { width: 1080, height: 1920 }, [0, 0, 1080, 1920]],
  ['a square one reaches down seven tenths', phone, { width: 1200, height: 1200 }, [0, 0, 1080, 1344]],
  ['a wide one too', phone, { width: 1600, height: 900 }, [0, 0, 1080, 1344]],
  ['an unknown one fills the screen', phone, null, [0, 0, 1080, 1920]],
  ['an upright one on a wide screen stands at the right', screen, { width: 900, height: 1600 }, [1312.5, 0, 607.5, 1080]], // prettier-ignore
  ['a tiny one is not made a blur', phone, { width: 96, height: 96 }, [348, 537.6, 384, 384]],
])('[T1] %s', (_, canvas, picture, [left, top, width, height]) => {
  const bleed = fullBleed(canvas, picture);
  expect(bleed.frame).toEqual({ left, top, width, height });
  expect(bleed.picture.width).toBeGreaterThanOrEqual(bleed.frame.width - 1e-9);
  expect(bleed.picture.height).toBeGreaterThanOrEqual(bleed.frame.height - 1e-9);
  expect(bleed.around).toBe(bleed.frame.width < canvas.width);
});

test('whatever transition is chosen, it dissolves and hardly moves', () => {
  const calm = calmPose({
    ...IN_PLACE,
    x: 0.6,
    y: 0.12,
    scale: 1.6,
    rotateDeg: -10,
    opacity: 0.4,
    blurred: 1,
  });
  expect(calm).toMatchObject({ y: 0, rotateDeg: 0, opacity: 0.4, blurred: 0 });
  expect(calm.x).toBeCloseTo(0.072, 9);
  expect(calm.scale).toBeCloseTo(1.072, 9);
});

const props = (over: Partial<TemplateProps> = {}): TemplateProps =>
  templatePropsSchema.parse({
    template: 'stock-media',
    project_id: 'p1',
    title: 'Hydra Steel Bottle, 750 ml',
    images: ['a', 'b', 'c'],
    videos: [],
    captions: [
      [[0.1, 1], 'Water'],
      [[1, 2], 'stays'],
      [[2, 3], 'cold.'],
    ],
    voiceover_duration: 12,
    background_music_url: null,
    remote_dir: 'media:u/1/jobs/1/',
    ...over,
  });

test.each([phone, screen, { width: 1080, height: 1080 }])(
  'the title stands above the captions, its accent above it, all from the left safe edge on',
  (size) => {
    const data = arrangeStockMedia(props(size));
    const { title_p1: title, accent_p1: accent, caption_0_p1: caption } = data.trackItemsMap;
    const boxes = [accent, title, caption].map((item) => item && boxOf(item, data));
    const left = Math.round(safeInsets(size).side);
    expect(boxes.map((box) => box?.left)).toEqual([left, left, left]);
    const [first, second, third] = boxes;
    expect((first?.top ?? 0) + (first?.height ?? 0)).toBeLessThan(second?.top ?? 0);
    expect((second?.top ?? 0) + (second?.height ?? 0)).toBeLessThanOrEqual(third?.top ?? 0);
  },
);

test('words without pictures keep the screen to themselves: the title stands at the top', () => {
  const data = arrangeStockMedia(props({ images: [] }));
  expect(data.trackItemsMap.accent_p1).toBeUndefined();
  const title = data.trackItemsMap.title_p1;
  expect(title && boxOf(title, data)?.top).toBe(Math.round(safeInsets(phone).top));
});

test('words that are read from the right begin there, their accent with them', () => {
  const data = arrangeStockMedia(props({ title: 'زجاجة هيدرا', captions: [[[0.1, 1], 'الماء']] }));
  const { title_p1: title, accent_p1: accent, caption_0_p1: caption } = data.trackItemsMap;
  const aligned = [title, caption].map((item) => item?.type === 'text' && item.details.textAlign);
  expect(aligned).toEqual(['right', 'right']);
  const [above, under] = [accent, title].map((item) => item && boxOf(item, data));
  const right = (box: typeof above) => (box?.left ?? 0) + (box?.width ?? 0);
  expect(right(above)).toBe(right(under));
});

test("a brand's first colour is the accent", () => {
  const accent = arrangeStockMedia(props({ brand: { colours: ['#123456'] } })).trackItemsMap.accent_p1;
  expect(accent?.type === 'shape' && accent.details.fill).toBe('#123456');
});
