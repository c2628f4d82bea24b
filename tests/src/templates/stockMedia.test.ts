import { expect, test } from 'vitest';
import { templatePropsSchema, type TemplateProps } from '../../../contract/video/templateProps';
import { safeInsets } from '../../../src/templates/canvas/canvas';
import { IN_PLACE } from '../../../src/templates/motion/transition';
import { boxOf } from '../../../src/templates/paint/boxOf';
import { calmPose } from '../../../src/templates/stockMedia/calmPose';
import { fullBleed } from '../../../src/templates/paint/stand/fullBleed';
import { slowPan } from '../../../src/templates/stockMedia/slowPan';
import { softEdges } from '../../../src/templates/stockMedia/softEdges';
import { arrangeStockMedia } from '../../../src/templates/stockMedia/stockMedia.arrange';

const phone = { width: 1080, height: 1920 };
const screen = { width: 1920, height: 1080 };

test.each([
  ['an upright one covers the screen', phone, { width: 1080, height: 1920 }, [0, 0, 1080, 1920], 'nothing'],
  ['a square one covers it, too', phone, { width: 1200, height: 1200 }, [-420, 0, 1920, 1920], 'nothing'],
  ['a wide one, too', phone, { width: 1600, height: 1000 }, [-996, 0, 3072, 1920], 'nothing'],
  ['an upright one on a wide screen stands at the right', screen, { width: 900, height: 1600 }, [1312.5, 0, 607.5, 1080], 'backdrop'], // prettier-ignore
  ['a small one goes across the screen', phone, { width: 540, height: 400 }, [0, 368, 1080, 800], 'backdrop'],
  ['a tiny one is not made a blur', phone, { width: 96, height: 96 }, [270, 498, 540, 540], 'backdrop'],
] as const)('[T1] %s', (_, canvas, picture, [left, top, width, height], around) => {
  const bleed = fullBleed({}, picture, canvas);
  expect(bleed).toMatchObject({ picture: { left, top, width, height }, around });
  const { frame } = bleed;
  expect([frame.left, frame.top].every((edge) => edge >= 0)).toBe(true);
  expect(frame.left + frame.width).toBeLessThanOrEqual(canvas.width);
  expect(frame.top + frame.height).toBeLessThanOrEqual(canvas.height);
});

test.each([
  ['a square', phone, { width: 1200, height: 1200 }],
  ['an upright', phone, { width: 1080, height: 1920 }],
  ['a wide', phone, { width: 1600, height: 900 }],
  ['a square on a post', { width: 1080, height: 1080 }, { width: 1200, height: 1200 }],
  ['an upright on a wide', screen, { width: 900, height: 1200 }],
] as const)(
  '[T1] %s picture on a background that goes on is seen whole, the screen full of it',
  (_, canvas, natural) => {
    const { frame, picture, around } = fullBleed({ plainGround: '#ffffff' }, natural, canvas);
    expect([frame, around]).toEqual([{ left: 0, top: 0, ...canvas }, 'itsColour']);
    expect(picture.width / picture.height).toBeCloseTo(natural.width / natural.height, 9);
    expect([picture.left, picture.top].every((edge) => edge > 0)).toBe(true);
    expect(picture.left + picture.width).toBeLessThan(canvas.width);
    expect(picture.top + picture.height).toBeLessThan(canvas.height);
  },
);

test('a picture that ends inside the screen fades there; one that fills it, or is a card in it, does not', () => {
  const edges = [
    screen,
    { width: 600, height: 1080 },
    { width: 1920, height: 700 },
    { width: 600, height: 600 },
  ].map((frame) => softEdges(frame, screen)?.slice(0, 24));
  expect(edges).toEqual([undefined, 'linear-gradient(90deg, t', 'linear-gradient(transpar', undefined]);
});

test('a wide picture passes by slowly, to both sides of its middle, and back in the next shot', () => {
  const pan = (width: number, frame: number, type: 'zoom' | 'zoomOut' = 'zoom', duration = 2000) =>
    slowPan(
      { type, delay: 0, duration, easing: 'linear' },
      { frame, fps: 30 },
      {
        stand: {
          frame: { left: 0, top: 0, ...phone },
          picture: { left: (1080 - width) / 2, top: 0, width, height: 1920 },
        },
      },
    );
  expect([0, 30, 60].map((frame) => pan(3000, frame).x)).toEqual([280.8, 0, -280.8]);
  expect(pan(3000, 0, 'zoomOut')).toEqual({ x: -280.8, y: 0 });
  // Its middle stays in sight however long it is shown, and it goes no further than it reaches.
  expect(pan(3000, 0, 'zoom', 5000).x).toBeCloseTo(0.28 * 1080, 9);
  expect(pan(1480, 0).x).toBeCloseTo(200, 9);
  expect(pan(1090, 0)).toEqual({ x: 0, y: 0 });
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

test('[T1] [ED3] a wide thing is seen from end to end on a phone, and a title stands where it covers less of it', () => {
  const box = { left: 0.05, top: 0.45, width: 0.9, height: 0.45 };
  const size = { width: 1600, height: 1067 };
  const { frame, picture } = fullBleed({ focus: { x: 0.5, y: 0.7, box } }, size, phone);
  expect(box.width * picture.width).toBeLessThanOrEqual(frame.width);
  expect(picture.width).toBeGreaterThanOrEqual(phone.width);
  const titleOver = (top: number) => {
    const focus = { x: 0.5, y: top + 0.1, box: { left: 0.1, top, width: 0.8, height: 0.3 } };
    const facts = { ...phone, duration_seconds: null, backdrop_url: null, focus };
    const { title_p1: title } = arrangeStockMedia(props({ media_facts: { a: facts } })).trackItemsMap;
    return title?.type === 'text' ? (title.details.top ?? 0) < phone.height / 2 : null;
  };
  expect([titleOver(0.1), titleOver(0.5)]).toEqual([false, true]);
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

test('[T1] a shop’s pictures on white: the title is dark on them, and nothing veils them', () => {
  const facts = (ground: string | undefined) => ({
    ...{ width: 1200, height: 1200, duration_seconds: null, backdrop_url: null },
    ...(ground ? { ground } : {}),
  });
  const titleOf = (...grounds: (string | undefined)[]) => {
    const [a, b] = grounds.map(facts);
    const { title_p1, veil_p1 } = arrangeStockMedia(
      props({ images: ['a', 'b'], media_facts: { ...(a && { a }), ...(b && { b }) } }),
    ).trackItemsMap;
    return [title_p1?.type === 'text' && title_p1.details.color, veil_p1 !== undefined];
  };
  expect(titleOf('#ffffff', '#f4f4f4')).toEqual(['#15181c', false]);
  expect(titleOf(undefined, '#ffffff')).toEqual(['#ffffff', true]);
  expect(titleOf('#20242c', '#20242c')).toEqual(['#ffffff', true]);
});
