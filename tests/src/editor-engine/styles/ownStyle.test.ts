import { expect, test } from 'vitest';
import { styleContentSchema } from '../../../../contract/ownStyle';
import type { ItemOf, TrackItem, VideoData } from '../../../../contract/video/videoData';
import { captionsStyle, wholeLook } from '../../../../src/editor-engine/styles/styleOf';
import { expectOneStep, expectRefused } from '../support/expectOneStep';
import { openEngine } from '../support/openEngine';
import { items, sampleVideo } from '../support/sampleVideo';

const { first, second, third, hello, goodbye, title } = items;
const withDetails = (item: TrackItem, details: object): TrackItem =>
  ({ ...item, details: { ...item.details, ...details } }) as TrackItem;
const videoOf = (...some: TrackItem[]): VideoData => {
  const video = sampleVideo();
  const more = Object.fromEntries(some.map((item) => [item.id, item]));
  return { ...video, trackItemsMap: { ...video.trackItemsMap, ...more } };
};
const neon = { look: 'neon', font: 'mono' } as const;
const zoom = { type: 'zoom', duration: 2000, delay: 0, easing: 'easeInOut' } as const;
const made = () =>
  videoOf(
    withDetails(first, { animation: zoom, warmth: 30 }),
    withDetails(second, { transition: { in: 'slideUp' } }),
    withDetails(hello, { captionStyle: neon, fontSize: 96, litColor: '#00ff88', color: 'rebeccapurple' }),
    withDetails(title, { color: '#112233', fontFamily: 'serif' }),
  );
const fonts = [{ id: 'f1', url: 'https://x/media/a/u/me/brand.ttf' }];
const detailsOf = (data: VideoData, { id }: TrackItem) =>
  data.trackItemsMap[id]?.details as ItemOf<'text'>['details'];

test('[E7] a whole look holds captions, shots in their order, what texts share, and who paints', () => {
  const look = wholeLook(made(), fonts);
  expect(look).toEqual({
    captions: { ...neon, fontSize: 96, litColor: '#00ff88' },
    template: 'default',
    shots: [{ animation: zoom, warmth: 30 }, { transition: { in: 'slideUp' } }, {}],
    texts: {
      fontFamily: 'serif',
      color: '#112233',
      fontWeight: null,
      fontStyle: null,
      backgroundColor: null,
      strokeColor: null,
      strokeWidth: null,
    },
  });
  expect(styleContentSchema.parse(look)).toEqual(look);
});

test('[B4] a font of the kit is kept by what it is there; any other is not', () => {
  const inFont = (src: string) => videoOf(withDetails(hello, { fontSrc: src }));
  const resigned = 'https://x/media/other/u/me/brand.ttf';
  expect(captionsStyle(inFont(resigned), fonts)).toEqual({ look: 'default', font: 'bold', brandFont: 'f1' });
  expect(captionsStyle(inFont('media:u/me/gone.ttf'), fonts)).toEqual({ look: 'default', font: 'bold' });
});

test('[E7] a look is worn in one step, and once is enough', () => {
  const engine = openEngine();
  const { captions, ...rest } = wholeLook({ ...made(), template: 'funky' }, fonts);
  if (!captions) return expect.fail();
  const look = { ...rest, captions };
  expectOneStep(engine, 'style.wear', look);
  const worn = engine.videoData();
  expect(worn.template).toBe('funky');
  for (const caption of [hello, goodbye])
    expect(detailsOf(worn, caption)).toMatchObject({
      captionStyle: neon,
      fontSize: 96,
      litColor: '#00ff88',
    });
  expect(detailsOf(worn, first)).toMatchObject({ animation: zoom, warmth: 30 });
  expect(detailsOf(worn, second)).toMatchObject({ transition: { in: 'slideUp' } });
  expect(detailsOf(worn, third)).toEqual(third.details);
  expect(detailsOf(worn, title)).toMatchObject({ ...title.details, color: '#112233', fontFamily: 'serif' });
  expectRefused(engine, 'style.wear', look, 'nothingChanges');
});

test('[E7] shots beyond the last of a look begin with its first again', () => {
  const engine = openEngine();
  expectOneStep(engine, 'style.wear', { shots: [{ warmth: 10 }, { blur: 4 }] });
  const worn = engine.videoData();
  expect([first, second, third].map((item) => detailsOf(worn, item))).toMatchObject([
    { warmth: 10 },
    { blur: 4 },
    { warmth: 10 },
  ]);
});

test('[T3] captions that wear a style keep nothing of the one before', () => {
  const engine = openEngine(made());
  expectOneStep(engine, 'style.wear', { captions: { look: 'outline', font: 'bold' } });
  const { captionStyle, fontSize, litColor, color } = detailsOf(engine.videoData(), hello);
  expect([captionStyle, fontSize, litColor, color]).toEqual([
    { look: 'outline', font: 'bold' },
    undefined,
    undefined,
    undefined,
  ]);
});

test('[E7] a style that this video cannot wear changes nothing', () => {
  const engine = openEngine();
  expectRefused(engine, 'style.wear', { captions: { ...neon, fontSize: -3 } }, 'badValue');
  expectRefused(engine, 'style.wear', { shots: [{ blur: 1e9 }] }, 'badValue');
  expectRefused(engine, 'style.wear', {}, 'nothingChanges');
});
