import { expect, test } from 'vitest';
import { templatePropsSchema, type TemplateProps } from '../../../contract/video/templateProps';
import type { ItemOf, VideoData } from '../../../contract/video/videoData';
import { arrange, templateNames } from '../../../src/templates/arrangements';
import { boxOf } from '../../../src/templates/paint/boxOf';
import { tinySize } from '../../../src/templates/paint/media/tinyPicture';
import { contrast, hexOf, parseColour } from '../../../src/templates/shared/colour';
import { calmPalette, paletteOf } from '../../../src/templates/shared/palette';
import { onBeat } from '../../../src/templates/shared/shots/rhythm';
import { fitType } from '../../../src/templates/shared/type/typeScale';
import { flashes } from '../../../src/templates/zoomEffect/flashes';
import { barAt, stepAt, stepsOf } from '../../../src/templates/educational/lessonSteps';

const props = (over: Partial<TemplateProps> = {}): TemplateProps =>
  templatePropsSchema.parse({
    template: 'default',
    project_id: 'p1',
    title: 'Hydra Steel Bottle, 750 ml',
    images: ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'],
    videos: [],
    captions: Array.from({ length: 30 }, (_, n) => [
      [n * 0.4, n * 0.4 + 0.35],
      n % 6 === 5 ? 'cold.' : 'water',
    ]),
    voiceover_duration: 12,
    background_music_url: null,
    remote_dir: 'media:u/1/',
    ...over,
  });
const cutsOf = (data: VideoData) =>
  Object.values(data.trackItemsMap).flatMap((item) => (item.isMain ? [item.display.from] : []));
const textOf = (data: VideoData, id: string) => data.trackItemsMap[id] as ItemOf<'text'> | undefined;

test('a cut moves to a beat within 120 ms, and to no other', () => {
  const beats = [0, 480, 1000, 1100];
  expect([460, 361, 359, 1040, 1060, 9000].map((at) => onBeat(at, beats))).toEqual([
    480, 480, 359, 1000, 1100, 9000,
  ]);
  expect(onBeat(500)).toBe(500);
});

test('cuts are on beats where the music has some near the ends of sentences', () => {
  const beats = Array.from({ length: 30 }, (_, beat) => beat * 470);
  expect(cutsOf(arrange(props()))).toEqual([0, 2400, 4800, 7200]);
  expect(cutsOf(arrange(props({ beats })))).toEqual([0, 2350, 4700, 7200]);
});

test('colours are read as CSS writes them, and compared as WCAG says', () => {
  expect([parseColour('#fff'), parseColour('#0AA574'), parseColour('red')]).toEqual([
    [255, 255, 255],
    [10, 165, 116],
    null,
  ]);
  expect(contrast([255, 255, 255], [0, 0, 0])).toBeCloseTo(21, 9);
  expect(hexOf([10.4, 165, 116])).toBe('#0aa574');
});

test('the brand’s colours are the video’s; greys say nothing, and without any the template’s own stay', () => {
  const own = calmPalette;
  expect(paletteOf({}, own)).toBe(own);
  expect(paletteOf({ brand: { colours: ['not a colour'] } }, own)).toBe(own);
  const green = paletteOf({ brand: { colours: ['#808080', '#0aa574'] } }, own);
  expect(green).toMatchObject({ label: '#0aa574', onLabel: '#111114' });
  expect(green.backgrounds).toHaveLength(3);
});

test('the spoken word is lit in the brand’s colour', () => {
  const lit = (brand?: TemplateProps['brand']) =>
    textOf(arrange(props(brand ? { brand } : {})), 'caption_0_p1')?.details.litColor;
  expect([lit(), lit({ colours: ['#ffb020'] })]).toEqual([undefined, '#ffb020']);
});

test('type is as large as its place allows, in steps of one scale', () => {
  const size = { width: 1080, height: 1920 };
  const fit = (text: string) =>
    fitType(text, { width: 840, lines: 2, largest: 'headline', smallest: 'label' }, size);
  expect(fit('Hydra')).toEqual({ fontSize: 96, lines: 1 });
  expect(fit('Hydra Steel Bottle')).toEqual({ fontSize: 96, lines: 2 });
  expect(fit('The Extraordinarily Long Name of a Thing').fontSize).toBe(56);
  expect(fit('x'.repeat(60)).fontSize).toBe(46);
});

test('a title’s label has room for its ends, so that it takes no line more than it was given', () => {
  const title = 'Aerion Pulse 3 Lightweight Running Shoes';
  const place = { width: 840, lines: 3, largest: 'headline', smallest: 'label' } as const;
  const size = { width: 1080, height: 1920 };
  expect(fitType(title, place, size).fontSize).toBe(96);
  expect(textOf(arrange(props({ title })), 'title_p1')?.details.fontSize).toBe(80);
});

test.each(templateNames)('%s ends with what it was about, and a short video does not', (template) => {
  const closing = textOf(arrange(props({ template })), 'closing_title_p1');
  expect([closing?.display, closing?.details.text.toLowerCase()]).toEqual([
    { from: 9730, to: 12_000 },
    'hydra steel bottle',
  ]);
  const short = arrange(props({ template, voiceover_duration: 6 }));
  expect(Object.keys(short.trackItemsMap).some((id) => id.startsWith('closing'))).toBe(false);
});

test('a brand’s logo stands above the title in the closing card', () => {
  const { trackItemsMap } = arrange(props({ brand: { logoUrl: 'logo.png' } }));
  const logo = trackItemsMap.closing_logo_p1 as ItemOf<'image'>;
  const title = trackItemsMap.closing_title_p1 as ItemOf<'text'>;
  expect(logo.details.src).toBe('logo.png');
  expect((logo.details.top ?? 0) + (logo.details.height ?? 0)).toBeLessThan(title.details.top ?? 0);
});

test('without pictures the words have the whole video: large, in its middle, on backgrounds that change', () => {
  const bare = arrange(props({ images: [] }));
  const caption = bare.trackItemsMap.caption_0_p1 as ItemOf<'text'>;
  expect(caption.details.fontSize).toBe(115);
  const { top, height } = boxOf(caption, bare);
  expect(top + height / 2).toBeCloseTo(0.54 * 1920, 0);
  const grounds = Object.values(bare.trackItemsMap).flatMap((item) =>
    item.isMain && item.type === 'shape' ? [item.details.ground] : [],
  );
  expect(grounds.length).toBeGreaterThan(1);
  const next = bare.trackItemsMap.video_main_1_p1 as ItemOf<'shape'>;
  expect(next.details.transition).toEqual({ in: 'slideUp' });
  expect(grounds[0]).not.toBe(grounds[1]);
});

test('zoom-effect flashes what is to come in its first second, where pictures are not bound to sentences', () => {
  const cuts = (over: Partial<TemplateProps> = {}) =>
    cutsOf(arrange(props({ template: 'zoom-effect', ...over })));
  expect(cuts().slice(0, 4)).toEqual([0, 300, 600, 900]);
  expect(
    cuts({
      timed_image_urls: [
        [[0, 5], 'a.jpg'],
        [[5, 12], 'b.jpg'],
      ],
    }),
  ).toEqual([0, 5000]);
  const scene = { shot: { from: 0, to: 4000 }, media: { kind: 'image', src: 'a.jpg' } } as const;
  expect(flashes([scene])).toEqual([scene]);
});

test('pictures move slowly nearer and away in turn; the first one of the default look is fast at first', () => {
  const moves = (template: string) => {
    const { video_main_0_p1: first, video_main_1_p1: second } = arrange(props({ template })).trackItemsMap;
    return [first, second].map((item) => (item?.type === 'image' ? item.details.animation : null));
  };
  const slowly = { duration: 2400, delay: 0, easing: 'linear' };
  const usual = [
    { ...slowly, type: 'zoom' },
    { ...slowly, type: 'zoomOut' },
  ];
  for (const template of ['motion-cards', 'stock-media', 'educational'])
    expect(moves(template)).toEqual(usual);
  expect(moves('default')).toEqual([{ ...usual[0], easing: 'easeOut' }, usual[1]]);
});

test('a tiny picture stays a card, a large one fills its box', () => {
  const box = { width: 1080, height: 1920 };
  expect(tinySize({ width: 64, height: 64 }, box)).toEqual({ width: 540, height: 540 });
  expect(tinySize({ width: 300, height: 300 }, box)).toEqual({ width: 900, height: 900 });
  expect(tinySize({ width: 500, height: 500 }, box)).toBeNull();
  expect(tinySize({}, box)).toBeNull();
});

test('clips that belong to a stretch of the voice are shown from where it begins, among the pictures', () => {
  const shots = arrange(
    props({ timed_image_urls: [[[0, 4], 'a.jpg']], timed_video_urls: [[[4, 8], 'v.mp4']] }),
  ).trackItemsMap;
  expect([shots.video_main_1_p1?.type, shots.video_main_1_p1?.display]).toEqual([
    'video',
    { from: 4000, to: 12_000 },
  ]);
});

test('a lesson’s bar has a part for each card, whole at the card’s last frame', () => {
  const data = arrange(props({ template: 'educational', voiceover_duration: 8 }));
  const steps = stepsOf(data);
  const [first, second] = steps;
  if (!first || !second) throw new Error('a lesson has steps');
  expect(barAt(steps, 0)[0]).toBeCloseTo(1 / first.length, 9);
  expect(barAt(steps, second.from - 1).slice(0, 2)).toEqual([1, 0]);
  expect(barAt(steps, 239)).toEqual(steps.map(() => 1));
  const many = Array.from({ length: 5 }, () => steps).flat();
  expect(barAt(many, 239)).toEqual([1]);
  expect(barAt([], 0)).toEqual([]);
});

test('a lesson’s background comes over the one before within half a second', () => {
  const steps = stepsOf(arrange(props({ template: 'educational' })));
  const from = steps[1]?.from ?? 0;
  expect(stepAt(steps, 0, 30)).toEqual({ shown: steps[0], before: undefined, presence: 1 });
  expect(stepAt(steps, from, 30)).toMatchObject({ shown: steps[1], before: steps[0] });
  expect(stepAt(steps, from + 15, 30)).toEqual({ shown: steps[1], before: undefined, presence: 1 });
});

test('[Y4] a lesson’s background comes for as long as its step’s own entrance takes', () => {
  const steps = stepsOf(arrange(props({ template: 'educational' })));
  const [first, second] = steps;
  if (!first || !second || second.item.type !== 'image') throw new Error('no step with a picture');
  const details = { ...second.item.details, transition: { in: 'pop', inDuration: 200 } as const };
  const quick = [first, { ...second, item: { ...second.item, details } }];
  expect(stepAt(quick, second.from + 4, 30).presence).toBeLessThan(1);
  expect(stepAt(quick, second.from + 6, 30)).toMatchObject({ before: undefined, presence: 1 });
});
