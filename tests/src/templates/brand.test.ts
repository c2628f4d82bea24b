import { describe, expect, test } from 'vitest';
import { BRAND_PARTS } from '../../../contract/brandAsset';
import { heardBeats } from '../../../contract/sound/heardBeats';
import { VIDEO_MS } from '../../../contract/limits';
import { beatsOf } from '../../../contract/sound/music';
import { ms } from '../../../contract/units';
import {
  templatePropsSchema,
  type BrandProps,
  type TemplateProps,
} from '../../../contract/video/templateProps';
import {
  isCaption,
  videoDataSchema,
  type ItemOf,
  type TrackItem,
  type VideoData,
} from '../../../contract/video/videoData';
import { arrange, templateNames } from '../../../src/templates/arrangements';
import { mainItemsOf } from '../../../src/templates/shared/shots/dressMain';
import { brandParts } from '../../../src/templates/brand/brandParts';
import { safeInsets } from '../../../src/templates/canvas/canvas';
import { boxOf } from '../../../src/templates/paint/boxOf';
import { litColourOf } from '../../../src/templates/shared/palette';
import { contrast, parseColour } from '../../../src/templates/shared/colour';
import { brandSamples } from '../../support/brandSamples';

const KIT = 'media:u/1/brand/';
const brand: BrandProps = {
  logoUrl: `${KIT}logo.png`,
  logoSize: { width: 600, height: 200 },
  font: { family: 'Acme', src: `${KIT}acme.ttf` },
  colours: ['#7a1fa2', '#ffb300'],
  intro: {
    src: `${KIT}intro.mp4`,
    duration: 2.02,
    width: 1920,
    height: 1080,
    ground: '#102030',
    has_sound: true,
  },
  outro: { src: `${KIT}outro.mp4`, duration: 3, width: 1080, height: 1920, has_sound: false },
};
const props = (over: Partial<TemplateProps> = {}): TemplateProps =>
  templatePropsSchema.parse({
    template: 'default',
    project_id: 'p1',
    title: 'Hydra Steel Bottle',
    images: ['media:u/1/a.jpg', 'media:u/1/b.jpg', 'media:u/1/c.jpg'],
    videos: [],
    captions: Array.from({ length: 36 }, (_, n) => [
      [n * 0.4, n * 0.4 + 0.35],
      n % 6 === 5 ? 'cold.' : 'water',
    ]),
    voiceover_duration: 15,
    background_music_url: '/assets/music/rap-beat.m4a',
    remote_dir: 'media:u/1/jobs/1/',
    ...over,
  });
const plain = arrange(props());
const item = (data: VideoData, id: string): TrackItem => {
  const found = data.trackItemsMap[id];
  if (!found) throw new Error(`no ${id}`);
  return found;
};
const captionsOf = (data: VideoData) =>
  Object.values(data.trackItemsMap).filter(
    (one): one is ItemOf<'text'> => one.type === 'text' && isCaption(one.id),
  );

test.each(templateNames)('[B4] %s with a whole brand is a whole document', (template) => {
  const data = arrange(props({ template, brand }));
  expect(videoDataSchema.parse(data)).toEqual(data);
  expect(
    Object.values(data.trackItemsMap)
      .flatMap((one) => one.brand ?? [])
      .toSorted(),
  ).toEqual(['intro', 'logo', 'outro']);
  expect([...new Set(data.tracks.flatMap(({ items }) => items))].toSorted()).toEqual(
    Object.keys(data.trackItemsMap).toSorted(),
  );
});

test('[B4] an intro of 60 whole frames and an outro make the video longer; voice and captions follow, words included', () => {
  const data = arrange(props({ brand }));
  expect(data.duration).toBe(2000 + 15_000 + 3000);
  expect(item(data, 'brand_intro_p1').display).toEqual({ from: 0, to: 2000 });
  expect(item(data, 'brand_outro_p1').display).toEqual({ from: 17_000, to: 20_000 });
  expect(item(data, 'voice_p1').display).toEqual({ from: 2000, to: 17_000 });
  const [before, after] = [captionsOf(plain), captionsOf(data)];
  expect(after.map(({ display }) => display.from)).toEqual(before.map(({ display }) => display.from + 2000));
  expect(after[0]?.details.words?.[1]).toEqual({ ...before[0]?.details.words?.[1], from: 2400, to: 2750 });
});

test('music waits for an intro that sounds and plays on under an outro that does not', () => {
  expect(item(arrange(props({ brand })), 'bg_music_p1').display).toEqual({ from: 2000, to: 20_000 });
  const { intro, outro } = brand;
  const turned = {
    intro: { ...intro, has_sound: false },
    outro: { ...outro, has_sound: true },
  } as BrandProps;
  expect(item(arrange(props({ brand: turned })), 'bg_music_p1').display).toEqual({ from: 0, to: 17_000 });
});

describe('what goes with the music stays on its beats', () => {
  const MUSIC = '/assets/music/drum-and-bass-rush.m4a';
  const intros = {
    'no intro': {},
    'an intro that sounds': { intro: { ...brand.intro!, has_sound: true } },
    'a silent one, under which the music plays on': { intro: { ...brand.intro!, has_sound: false } },
    'a silent one that there is no room for': {
      intro: { ...brand.intro!, duration: VIDEO_MS.max / 1000 - 14, has_sound: false },
    },
  } satisfies Record<string, BrandProps>;
  const withMusic = (template: string, over: BrandProps) =>
    arrange(props({ template, background_music_url: MUSIC, beats: beatsOf(MUSIC, ms(20_000)), brand: over }));
  const shotsOf = (data: VideoData) => mainItemsOf(data).filter(({ brand: role }) => role === undefined);
  const beatsIn = (data: VideoData) => heardBeats(item(data, 'bg_music_p1') as ItemOf<'audio'>);
  const farFrom = (beats: readonly number[], at: number) =>
    Math.min(...beats.map((beat) => Math.abs(beat - at)));
  const expectJumpsOnBeats = (data: VideoData) => {
    const beats = beatsIn(data);
    for (const { display, details } of shotsOf(data)) {
      expect(details.beats?.length).toBeGreaterThan(0);
      for (const beat of details.beats ?? []) {
        expect(farFrom(beats, beat)).toBeLessThanOrEqual(0.5);
        expect(beat >= display.from && beat < display.to).toBe(true);
      }
    }
  };

  test.each(Object.entries(intros))('behind %s: cuts where a beat is near, and every jump', (_, over) => {
    for (const template of templateNames) {
      const data = withMusic(template, over);
      const cuts = shotsOf(data)
        .slice(1)
        .map(({ display }) => display.from);
      expect(cuts.length).toBeGreaterThan(2);
      const off = cuts.map((cut) => farFrom(beatsIn(data), cut));
      expect(off.filter((far) => far > 0.5 && far < 119)).toEqual([]);
    }
    expectJumpsOnBeats(withMusic('funky', over));
  });
  test.each([true, false])(
    'when an intro is put in and taken out in the editor (it sounds: %s)',
    (sounds) => {
      const intro = { ...assets.intro, facts: { ...assets.intro.facts!, has_sound: sounds } };
      const before = withMusic('funky', {});
      const used = brandParts.intro.used(before, intro);
      expectJumpsOnBeats(used);
      expect(inWholeMs(brandParts.intro.unused(used, intro))).toEqual(inWholeMs(before));
    },
  );
  test('without music, jumps move with the voice', () => {
    const silent = (over: BrandProps) => arrange(props({ template: 'funky', background_music_url: null, brand: over })); // prettier-ignore
    const jumps = (data: VideoData) => shotsOf(data).flatMap(({ details }) => details.beats ?? []);
    const [plainly, behind] = [{}, intros['an intro that sounds']].map((over) => jumps(silent(over)));
    expect(behind).toEqual(plainly?.map((beat) => beat + 2000));
  });
});

test('a landscape clip is shown whole on its own colour; one of the picture’s form fills it', () => {
  const data = arrange(props({ brand }));
  expect(item(data, 'brand_intro_p1').details).toMatchObject({
    left: 0,
    top: 656,
    width: 1080,
    height: 608,
    ground: '#102030',
    volume: 100,
  });
  expect(item(data, 'brand_outro_p1').details).toMatchObject({
    left: 0,
    top: 0,
    width: 1080,
    height: 1920,
    volume: 0,
  });
});

test('a clip that would make the video too long is left out', () => {
  const intro = { src: `${KIT}long.mp4`, duration: VIDEO_MS.max / 1000 - 14 };
  expect(arrange(props({ brand: { intro } }))).toEqual(plain);
});

test.each(templateNames)(
  '[B4] in %s the logo stands in the safe part, small, and no words over it at any time',
  (template) => {
    for (const [width, height] of [
      [1080, 1920],
      [1080, 1080],
      [1920, 1080],
    ] as const) {
      const data = arrange(props({ template, brand, width, height }));
      const logo = item(data, 'brand_logo_p1');
      const box = boxOf(logo, data);
      if (!box) throw new Error('a logo has a box');
      const insets = safeInsets(data.size);
      expect(box.left).toBeGreaterThanOrEqual(Math.floor(insets.side));
      expect(box.top).toBeGreaterThanOrEqual(Math.floor(insets.top));
      expect(box.left + box.width).toBeLessThanOrEqual(Math.ceil(width - insets.side));
      expect(box.top + box.height).toBeLessThanOrEqual(height - insets.bottom);
      expect((box.width * box.height) / (width * height)).toBeLessThan(0.012);
      expect(box.width / box.height).toBeCloseTo(3, 1);
      for (const words of Object.values(data.trackItemsMap)) {
        if (words.type !== 'text') continue;
        const other = boxOf(words, data);
        const isApart =
          words.display.to <= logo.display.from ||
          words.display.from >= logo.display.to ||
          other.left >= box.left + box.width ||
          other.left + other.width <= box.left ||
          other.top >= box.top + box.height ||
          other.top + other.height <= box.top;
        expect([words.id, isApart]).toEqual([words.id, true]);
      }
      expect(logo.display.to - logo.display.from).toBeGreaterThan(5000);
      expect(logo.display.from).toBeGreaterThanOrEqual(2000);
      expect(logo.display.to).toBeLessThanOrEqual(17_000);
    }
  },
);

test('[B4] captions and titles are set in the brand’s font', () => {
  const texts = Object.values(arrange(props({ brand })).trackItemsMap).filter((one) => one.type === 'text');
  expect(texts.length).toBeGreaterThan(8);
  expect(new Set(texts.map(({ details }) => details.fontSrc))).toEqual(new Set([`${KIT}acme.ttf`]));
});

test.each(['#000080', '#7a1fa2', '#0b0c12', '#1d4ed8', '#ffee00'])(
  '%s is made light enough to be read where it lights a word',
  (colour) => {
    const lit = parseColour(litColourOf([colour, '#00c853']) ?? '');
    expect(lit && contrast(lit, [11, 12, 18])).toBeGreaterThanOrEqual(5.9);
  },
);
test('black, white and grey light nothing', () => {
  expect(litColourOf(['#000000', '#f5f5f5', '#888888'])).toBeNull();
});

/** Under another signature than the document's. */
const assets = brandSamples;

/** There and back again costs a millionth of a ms. */
const inWholeMs = (data: VideoData): unknown =>
  JSON.parse(JSON.stringify(data), (_, value: unknown) =>
    typeof value === 'number' ? Math.round(value) : value,
  );

test.each(BRAND_PARTS)('[B4] %s is put into a document and taken out again without a trace', (name) => {
  const [part, asset] = [brandParts[name], assets[name]];
  expect(part.isUsed(plain, asset)).toBe(false);
  const used = part.used(plain, asset);
  expect(videoDataSchema.parse(used)).toEqual(used);
  expect(part.isUsed(used, asset)).toBe(true);
  expect(part.used(used, asset)).toEqual(used);
  expect(inWholeMs(part.unused(used, asset))).toEqual(inWholeMs(plain));
});

test.each(BRAND_PARTS)(
  '[B4] what a template used of %s is known by the kit and can be switched off',
  (name) => {
    const [part, asset] = [brandParts[name], assets[name]];
    const data = arrange(props({ brand }));
    expect(part.isUsed(data, asset)).toBe(true);
    const without = part.unused(data, asset);
    expect(part.isUsed(without, asset)).toBe(false);
    expect(videoDataSchema.parse(without)).toEqual(without);
  },
);

test('markers move with what they mark', () => {
  const marked = { ...plain, markers: [{ id: 'm', at: 4000, name: 'Drop' }] };
  const used = brandParts.intro.used(marked, assets.intro);
  expect(used.markers).toEqual([{ id: 'm', at: 6000, name: 'Drop' }]);
  expect(inWholeMs(brandParts.intro.unused(used, assets.intro))).toEqual(inWholeMs(marked));
});
