/** What a person has made of a video, in another style: their cuts, their words, their card. */
import { expect, test } from 'vitest';
import { videoInStyle } from '../../../contract/video/styles/inStyle';
import { templatePropsSchema } from '../../../contract/video/templateProps';
import { isCaption, type ItemOf, type TrackItem, type VideoData } from '../../../contract/video/videoData';
import { arrangeInFormats } from '../../../src/templates/arrangeInFormats';

const props = templatePropsSchema.parse({
  ...{ template: 'default', project_id: 'p', title: 'Hydra', remote_dir: 'media:u/1/' },
  ...{ images: ['p0.jpg', 'p1.jpg', 'p2.jpg'], videos: [], background_music_url: null },
  voiceover_duration: 9,
  captions: ['Cold', 'water,', 'all', 'day', 'long.', 'Take', 'it', 'along.'].map((word, index) => [
    [index, index + 0.9],
    word,
  ]),
});
const layouts = Object.fromEntries(
  ['default', 'funky', 'zoom-effect'].map((template) => [template, arrangeInFormats({ ...props, template })]),
);
const laid = layouts['default'] as VideoData;
const withItems = (...items: readonly TrackItem[]): VideoData => ({
  ...laid,
  trackItemsMap: { ...laid.trackItemsMap, ...Object.fromEntries(items.map((item) => [item.id, item])) },
});
const inStyle = (video: VideoData, template: string) => {
  const there = videoInStyle(video, layouts, template);
  if (!there) throw new Error(`there is no layout of ${template}`);
  return there;
};
const item = <Type extends TrackItem['type']>(video: VideoData, id: string) =>
  video.trackItemsMap[id] as ItemOf<Type>;
const [first, second] = ['video_main_0_p', 'video_main_1_p'].map((id) => item<'image'>(laid, id)) as [
  ItemOf<'image'>,
  ItemOf<'image'>,
];

test('[S1] shots that change places keep them, and wear what the style gives to each place', () => {
  const swapped = withItems({ ...first, display: second.display }, { ...second, display: first.display });
  const { videoData } = inStyle(swapped, 'funky');
  expect([first, second].map(({ id }) => item(videoData, id).display)).toEqual([
    second.display,
    first.display,
  ]);
  expect([first, second].map(({ id }) => item<'image'>(videoData, id).details.src)).toEqual([
    first.details.src,
    second.details.src,
  ]);
  const funky = ['video_main_0_p', 'video_main_1_p'].map((id) =>
    item<'image'>(layouts['funky'] as VideoData, id),
  );
  expect(item<'image'>(videoData, second.id).details.rotate).toBe(funky[0]?.details.rotate);
  expect(item<'image'>(videoData, first.id).details.rotate).toBe(funky[1]?.details.rotate);
});

test('[S1] a caption that was rewritten is said word by word where the style does so', () => {
  const caption = item<'text'>(laid, 'caption_0_p');
  const words = [
    { text: 'Icy', from: 0, to: 900 },
    { text: 'water,', from: 1000, to: 1900 },
  ];
  const rewritten = withItems({ ...caption, details: { ...caption.details, text: 'Icy water,', words } });
  const { videoData } = inStyle(rewritten, 'zoom-effect');
  const captions = Object.values(videoData.trackItemsMap)
    .filter((one): one is ItemOf<'text'> => one.type === 'text' && isCaption(one.id))
    .toSorted((a, b) => a.display.from - b.display.from);
  expect(captions.map(({ details }) => details.text)).toEqual([
    ...['Icy', 'water,', 'all', 'day', 'long.', 'Take', 'it', 'along.'],
  ]);
  expect(new Set(captions.map(({ details }) => details.fontSize))).toEqual(
    new Set([item<'text'>(layouts['zoom-effect'] as VideoData, 'caption_0_p').details.fontSize]),
  );
});

test('[S1] a card that was taken out is not put in again, and words of one that stays are kept', () => {
  const title = item<'text'>(laid, 'title_p');
  const { videoData } = inStyle(
    withItems({ ...title, details: { ...title.details, text: 'My words' } }),
    'funky',
  );
  expect(item<'text'>(videoData, title.id).details.text).toBe('My words');
  const gone = Object.entries(laid.trackItemsMap).filter(([id]) => id !== title.id);
  const without: VideoData = {
    ...laid,
    tracks: laid.tracks.map((track) => ({ ...track, items: track.items.filter((id) => id !== title.id) })),
    trackItemIds: laid.trackItemIds.filter((id) => id !== title.id),
    trackItemsMap: Object.fromEntries(gone),
  };
  expect(inStyle(without, 'funky').videoData.trackItemsMap[title.id]).toBeUndefined();
});

test('[S1] what is changed and has no place is told: a sticker of the style, a caption’s own colour', () => {
  const funky = inStyle(laid, 'funky').videoData;
  const sticker = item<'shape'>(funky, 'sticker_0_p');
  const coloured: VideoData = {
    ...funky,
    trackItemsMap: {
      ...funky.trackItemsMap,
      [sticker.id]: { ...sticker, details: { ...sticker.details, fill: '#123456' } },
    },
  };
  const { videoData, report } = inStyle(coloured, 'default');
  expect(report).toEqual({ own: [], extras: [sticker.id], shots: [], captions: [] });
  expect(item<'shape'>(inStyle(videoData, 'funky').videoData, sticker.id).details.fill).toBe('#123456');
  const caption = item<'text'>(laid, 'caption_1_p');
  const lit = withItems({ ...caption, details: { ...caption.details, color: '#ff00aa' } });
  expect(inStyle(lit, 'zoom-effect').report.captions).toEqual([caption.id]);
  expect(inStyle(lit, 'funky').report.captions).toEqual([]);
});

/** Each style has drawn pictures of its own, and the video is said anew: three seconds longer. */
const drawn = Object.fromEntries(
  ['default', 'educational'].map((template) => {
    const images = ['p0.jpg', 'p1.jpg', 'p2.jpg'].map((src) => `${template}-${src}`);
    return [template, arrangeInFormats({ ...props, template, images })];
  }),
);
const longer = (video: VideoData): VideoData => {
  const isClosing = ({ id }: TrackItem) => id.startsWith('closing_');
  const lastShot = Object.values(video.trackItemsMap).findLast(({ isMain }) => isMain === true);
  const items = Object.values(video.trackItemsMap).map((one) => {
    const [from, to] = [isClosing(one) ? 3000 : 0, isClosing(one) || one.id === lastShot?.id ? 3000 : 0];
    return { ...one, display: { from: one.display.from + from, to: one.display.to + to } };
  });
  return {
    ...video,
    duration: video.duration + 3000,
    trackItemsMap: Object.fromEntries(items.map((one) => [one.id, one])) as VideoData['trackItemsMap'],
  };
};

test('[S1] a heading that a style shows until its last card does so in a video that was said longer, and is short again in one that shows it briefly', () => {
  const [briefly, throughout] = [drawn['default'], drawn['educational']] as [VideoData, VideoData];
  const was = [briefly, throughout].map((video) => item(video, 'title_p').display.to);
  const lastCard = item(throughout, 'closing_background_p').display.from;
  expect(was[1]).toBe(lastCard);
  const there = videoInStyle(longer(briefly), drawn, 'educational')?.videoData ?? expect.fail();
  expect(item(there, 'closing_background_p').display.from).toBe(lastCard + 3000);
  expect(item(there, 'title_p').display).toEqual({ from: 0, to: lastCard + 3000 });
  const spread = {
    ...longer(throughout),
    trackItemsMap: {
      ...longer(throughout).trackItemsMap,
      title_p: { ...item<'text'>(throughout, 'title_p'), display: { from: 0, to: lastCard + 3000 } },
    },
  };
  expect(item(videoInStyle(spread, drawn, 'default')?.videoData ?? expect.fail(), 'title_p').display).toEqual(
    { from: 0, to: was[0] },
  );
});

test('[S1] a part of a shot, which has an id of its own, shows the picture that the style has drawn of it', () => {
  const video = drawn['default'] as VideoData;
  const [whole, ...others] = Object.values(video.trackItemsMap).filter(
    (one): one is ItemOf<'image'> => one.type === 'image' && one.isMain === true,
  );
  if (!whole) throw new Error('there is no shot');
  const { from, to } = whole.display;
  const parts = [
    { ...whole, display: { from, to: to - 1000 } },
    { ...whole, id: 'video_main_9_p', display: { from: to - 1000, to } },
  ];
  const split: VideoData = {
    ...video,
    tracks: video.tracks.map((track) => ({
      ...track,
      items: track.items.flatMap((id) => (id === whole.id ? [id, 'video_main_9_p'] : [id])),
    })),
    trackItemIds: [...video.trackItemIds, 'video_main_9_p'],
    trackItemsMap: {
      ...video.trackItemsMap,
      ...Object.fromEntries(parts.map((part) => [part.id, part])),
    } as VideoData['trackItemsMap'],
  };
  const there = videoInStyle(split, drawn, 'educational')?.videoData ?? expect.fail();
  const shown = [...parts, ...others].map(({ id }) => item<'image'>(there, id).details.src);
  expect(shown).toEqual(
    [whole, ...parts.slice(1), ...others].map(({ details }) =>
      details.src.replace('default-', 'educational-'),
    ),
  );
});

test('[S1] a title that was cut by more than the other style shows it at all stands where its owner has it', () => {
  const title = item<'text'>(laid, 'title_p');
  const cut = withItems({ ...title, display: { from: 0, to: 200 } });
  const funky = layouts['funky'] as VideoData;
  const theirs = { ...item<'text'>(funky, 'title_p'), display: { from: 0, to: 500 } };
  const shorter = { ...funky, trackItemsMap: { ...funky.trackItemsMap, [theirs.id]: theirs } };
  const there = videoInStyle(cut, { default: laid, funky: shorter }, 'funky')?.videoData ?? expect.fail();
  expect([title.display.to > 700, item(there, 'title_p').display]).toEqual([true, { from: 0, to: 200 }]);
  const { styles: _, ...back } =
    videoInStyle(there, { default: laid, funky: shorter }, 'default')?.videoData ?? expect.fail();
  expect(back).toEqual(cut);
});
