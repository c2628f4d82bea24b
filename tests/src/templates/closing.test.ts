import { closingPicture } from '../../../src/templates/shared/closing/closingPicture';
import { expect, test } from 'vitest';
import { templatePropsSchema, type TemplateProps } from '../../../contract/video/templateProps';
import type { ItemOf, TrackItem } from '../../../contract/video/videoData';
import { arrange, templateNames } from '../../../src/templates/arrangements';
import type { CaptionPage } from '../../../contract/video/captionPages';
import { standOf } from '../../../src/templates/paint/stand/stands';
import { boxOf } from '../../../src/templates/paint/boxOf';
import { layClosing, type ClosingParts } from '../../../src/templates/shared/closing/closingLayout';
import { closingSpan } from '../../../src/templates/shared/closing/closingSpan';
import { contrast, parseColour } from '../../../src/templates/shared/colour';
import { NEAR } from '../../../src/templates/paint/stand/onScreen';
import type { TemplateName } from '../../../contract/video/templateName';
import { shotOf } from './support/shotOf';

const phone = { width: 1080, height: 1920 };
const sizes = [phone, { width: 1080, height: 1080 }, { width: 1920, height: 1080 }];
const facts = (width: number, height: number, ground?: string) => ({
  ...{ width, height, duration_seconds: null, backdrop_url: null },
  ...(ground ? { ground } : {}),
});
const props = (over: Partial<TemplateProps> = {}): TemplateProps =>
  templatePropsSchema.parse({
    template: 'default',
    project_id: 'p1',
    title: 'Hydra Steel Bottle',
    images: ['a.jpg', 'b.jpg'],
    videos: [],
    captions: Array.from({ length: 36 }, (_, n) => [
      [n * 0.4, n * 0.4 + 0.35],
      n % 6 === 5 ? 'cold.' : 'water',
    ]),
    voiceover_duration: 15,
    background_music_url: null,
    remote_dir: 'media:u/1/',
    media_facts: { 'a.jpg': facts(1200, 1200), 'b.jpg': facts(1200, 1500, '#ffffff') },
    ...over,
  });
const closingOf = (over: Partial<TemplateProps>) => {
  const data = arrange(props(over));
  const items = data.trackItemIds.flatMap((id) => data.trackItemsMap[id] ?? []);
  const named = (part: string) => items.find(({ id }) => id === `closing_${part}_p1`);
  return { data, items, named };
};

const page = (from: number, text: string): CaptionPage => ({
  words: [{ text, from, to: from + 300 }],
  from,
  to: from + 300,
});
test.each([
  ['from where a sentence begins', [page(6500, 'end.'), page(7300, 'New'), page(7900, 'one')], 7300],
  ['within one where none begins near', [page(6000, 'so'), page(7900, 'it'), page(9000, 'is')], 7900],
  ['for its usual time where nobody speaks', [], 7800],
])('the last card stands %s', (_, pages, from) => {
  expect(closingSpan(props(), pages, 10_000)).toEqual({ from, to: 10_000 });
});
test('there is no last card without a title or a logo, nor in a video that is over at once', () => {
  expect(closingSpan({ title: '' }, [], 10_000)).toBeNull();
  expect(closingSpan({ title: '', brand: { logoUrl: 'l.png' } }, [], 10_000)).not.toBeNull();
  expect(closingSpan({ title: 'Hydra' }, [], 8999)).toBeNull();
});

const apart = (one: TrackItem, other: TrackItem, data: Parameters<typeof boxOf>[1]) => {
  const [a, b] = [boxOf(one, data), boxOf(other, data)];
  if (!a || !b) return true;
  return a.top + a.height <= b.top + 1 || b.top + b.height <= a.top + 1 || a.left + a.width <= b.left + 1 || b.left + b.width <= a.left + 1; // prettier-ignore
};
test.each(templateNames)(
  '[T1] on the last card of %s no words lie over its title, its logo or each other',
  (template) => {
    for (const size of sizes)
      for (const images of [['a.jpg'], ['b.jpg'], []])
        for (const brand of [undefined, { logoUrl: 'l.png', logoSize: { width: 600, height: 200 } }]) {
          const { data, items, named } = closingOf({ template, ...size, images, brand });
          const from = named('background')?.display.from ?? 0;
          const captions = items.filter(
            ({ id, display }) => id.startsWith('caption_') && display.to > from + 1,
          );
          expect(captions.length).toBeGreaterThan(0);
          const parts = [named('title'), named('logo'), named('line')].filter((part) => part !== undefined);
          for (const [index, part] of parts.entries())
            for (const other of [...captions, ...parts.slice(index + 1)])
              expect([size.height, images, part.id, other.id, apart(part, other, data)]).toEqual([
                ...[size.height, images, part.id, other.id, true],
              ]);
        }
  },
);

test('the parts of the last card come one after the other, all within half a second', () => {
  const { items, named } = closingOf({ brand: { logoUrl: 'l.png', logoGround: '#ffffff' } });
  const from = named('background')?.display.from ?? 0;
  const after = items.filter(({ id }) => id.startsWith('closing_')).map(({ display }) => display.from - from);
  expect(after).toEqual([0, 110, 160, 160, 200, 130]);
});

test('a picture on one colour stands whole on that colour, any other is seen as far as it fits', () => {
  const stage = closingOf({ images: ['b.jpg'] });
  expect(stage.named('stage')).toMatchObject({ type: 'shape', details: { fill: '#ffffff', left: 0, top: 0, width: 1080 } }); // prettier-ignore
  const whole = stage.named('picture')?.details as ItemOf<'image'>['details'];
  expect((whole.width ?? 0) / (whole.height ?? 1)).toBeCloseTo(0.8, 2);
  const filled = closingOf({ images: ['a.jpg'] });
  expect(filled.named('stage')).toBeUndefined();
  expect(filled.named('picture')?.details).toMatchObject({ left: 0, top: 0, width: 1080, fit: 'cover' });
  expect(closingOf({ images: [] }).named('picture')).toBeUndefined();
});

test('the last card of an explainer shows the picture of the sentence that begins with it', () => {
  const spoken = [4.34, 9.600000000000001].map((start): TemplateProps['captions'][number] => [
    [start, start + 0.3],
    start > 9 ? 'last' : 'first.',
  ]);
  const timed_image_urls: TemplateProps['timed_image_urls'] = [
    [[4.34, 7], 'a.jpg'],
    [[9.600000000000001, 12], 'b.jpg'],
  ];
  const { named } = closingOf({ captions: spoken, timed_image_urls, voiceover_duration: 12 });
  const picture = named('picture');
  expect(named('background')?.display.from).toBe(9600);
  expect(picture?.type === 'image' && picture.details.src).toBe('b.jpg');
});
test.each([
  ['words that are too small to be read give way to the picture before', ['b.jpg'], 'a.jpg'],
  ['where there is no other picture, the words are shown', ['a.jpg', 'b.jpg'], 'b.jpg'],
])('on the last card of an explainer, %s', (_, written, shown) => {
  const media_facts = Object.fromEntries(
    written.map((src) => [
      src,
      { width: 1080, height: 1920, duration_seconds: null, backdrop_url: null, words: true },
    ]),
  );
  const { named } = closingOf({
    captions: [[[9.6, 10], 'last']],
    timed_image_urls: [
      [[0, 7], 'a.jpg'],
      [[9.6, 12], 'b.jpg'],
    ],
    ...{ media_facts, voiceover_duration: 12 },
  });
  const picture = named('picture');
  expect(picture?.type === 'image' && picture.details.src).toBe(shown);
});

test('the last card shows the part of a picture that is worth showing', () => {
  const crop = { left: 0.3, top: 0.1, right: 0.25, bottom: 0.1 };
  const of = (over: object) =>
    closingPicture(
      {
        ...props(),
        images: ['a.jpg'],
        media_facts: { 'a.jpg': { ...facts(1200, 1200, '#ffffff'), ...over } },
      },
      0,
    );
  expect([of({})?.ratio, of({})?.details.crop]).toEqual([1, undefined]);
  expect(of({ crop })?.ratio).toBeCloseTo(0.45 / 0.8, 9);
  expect(of({ crop })?.details.crop).toEqual(crop);
});

test('stock-media lays its last words over no other words', () => {
  const media_facts = {
    'a.jpg': { width: 1080, height: 1920, duration_seconds: null, backdrop_url: null },
    'b.jpg': { width: 1080, height: 1920, duration_seconds: null, backdrop_url: null, words: true },
  };
  const endingOn = (src: string) =>
    closingOf({
      template: 'stock-media',
      captions: [[[9.6, 10], 'last']],
      timed_image_urls: [
        [[0, 7], 'a.jpg'],
        [[9.6, 12], src],
      ],
      ...{ media_facts, voiceover_duration: 12 },
    });
  expect(endingOn('a.jpg').named('picture')).toBeUndefined();
  const picture = endingOn('b.jpg').named('picture');
  expect(picture?.type === 'image' && picture.details.src).toBe('a.jpg');
  expect(JSON.stringify(endingOn('b.jpg').named('background')?.details)).not.toContain('rgba');
});

test('words shrink before the picture does, and the picture goes before the words', () => {
  const parts: ClosingParts = {
    title: 'A name of many long words that goes on',
    lineHeight: 1.14,
    letters: 1,
    logo: 3,
    picture: { ratio: 0.75, fills: null, isPlain: false },
    align: 'center',
  };
  const [high, low] = [layClosing(parts, phone, 1570), layClosing(parts, phone, 900)];
  expect(high.picture?.height).toBeGreaterThan(300);
  expect(low.picture).toBeUndefined();
  expect(low.title).toBeDefined();
});

test.each(sizes.slice(1))(
  'a picture beside the words goes down to the foot of %o, and is a card above the captions that are still read there',
  (size) => {
    const parts: ClosingParts = {
      ...{ title: 'Hydra Steel Bottle', lineHeight: 1.04, letters: 1, logo: null, align: 'center' },
      picture: { ratio: 0.8, fills: NEAR.onScreen, isPlain: false },
    };
    const half = { left: 0, top: 0, width: size.width / 2, height: size.height };
    expect(layClosing(parts, size, size.height).stage).toEqual(half);
    const { stage, picture } = layClosing(parts, size, 772);
    expect(stage).toBeUndefined();
    expect(picture && picture.top + picture.height).toBeLessThan(772);
  },
);

test.each(['#ffee00', '#0a6b4f', '#111111', '#c0ffee', '#e11d48'])(
  'a title is read on a last card of the colour %s',
  (colour) => {
    const { named } = closingOf({ brand: { colours: [colour] } });
    const title = named('title')?.details as ItemOf<'text'>['details'];
    const [ink, ground] = [parseColour(title.color ?? ''), parseColour(colour)];
    expect(ink && ground && contrast(ink, ground)).toBeGreaterThanOrEqual(3);
  },
);

test('without pictures words stay until the next come, the last ones to the end, where nothing closes', () => {
  const { items, data } = closingOf({ images: [], voiceover_duration: 8.5, captions: [[[0.1, 1], 'One.'], [[3, 4], 'Two.']] }); // prettier-ignore
  const spans = items.filter(({ id }) => id.startsWith('caption_')).map(({ display }) => display);
  expect(spans).toEqual([
    { from: 100, to: 3000 },
    { from: 3000, to: data.duration },
  ]);
});

const picture = (naturalWidth: number, naturalHeight: number, plainGround?: string) =>
  shotOf({ naturalWidth, naturalHeight, ...(plainGround ? { plainGround } : {}) });
const seenIn = (template: TemplateName, shot: ReturnType<typeof shotOf>) => {
  const stand = standOf(shot, { size: phone, template });
  if (!stand) return null;
  const { around, borderRadius, frame } = stand;
  return { around, width: Math.round(frame.width), height: Math.round(frame.height), borderRadius };
};
test.each([
  ['an upright one covers the screen', picture(1080, 1350), { around: 'nothing', ...phone, borderRadius: 0 }],
  ['a square one is a card that stays on the screen while it grows', picture(1200, 1200), { around: 'backdrop', width: 875, height: 875, borderRadius: 44 }], // prettier-ignore
  ['one on white is whole, without corners', picture(1200, 1200, '#ffffff'), { around: 'itsColour', width: 900, height: 900, borderRadius: 0 }], // prettier-ignore
  ['a tiny one is a small card', picture(96, 96), { around: 'backdrop', width: 540, height: 540, borderRadius: 44 }], // prettier-ignore
])('[Y5] %s', (_, shot, stand) => {
  expect(seenIn('default', shot)).toEqual(stand);
});
test.each([
  ['a square one covers the screen', picture(1200, 1200), { around: 'nothing', ...phone }],
  ['a wide one is a card of two thirds of it', picture(1600, 900), { around: 'backdrop', width: 875, height: 738 }], // prettier-ignore
  ['one on white is whole', picture(1600, 900, '#ffffff'), { around: 'itsColour', width: 900, height: 506 }],
  ['a tiny one is not blown up', picture(120, 120), { around: 'backdrop', width: 540, height: 540 }],
])('[Y5] in zoom-effect %s', (_, shot, stand) => {
  expect(seenIn('zoom-effect', shot)).toMatchObject(stand);
});
test('[Y5] a picture that somebody has placed, or that nobody has looked into, is contained in its box', () => {
  expect(seenIn('default', shotOf({ naturalWidth: 1200, naturalHeight: 1200, left: 40 }))).toBeNull();
  expect(seenIn('default', shotOf({}))).toBeNull();
});
