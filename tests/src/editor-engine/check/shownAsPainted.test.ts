import { expect, test } from 'vitest';
import type { ItemOf, TrackItem, VideoData } from '../../../../contract/video/videoData';
import { checkFacts } from '../../../../src/app/editor/check/checkFacts';
import { coveredVoice } from '../../../../src/editor-engine/check/sound.check';
import { behindWords, type Pixels } from '../../../../src/templates/paint/behind';
import { pictureScale } from '../../../../src/templates/paint/pictureScale';
import { readOn } from '../../../../src/templates/paint/readOn';
import { findingsIn, known, videoOf } from './support/checkedVideos';

const SIZE = { width: 1080, height: 1920 };
const keyframe = { at: 0, x: 0, y: 0, scale: 1, rotate: 0, opacity: 100, easing: 'linear' as const };

function itemOf(type: 'text' | 'image', id: string, details: object): TrackItem {
  const display = { from: 0, to: 4000 };
  return { id, type, display, details: { ...details } } as unknown as TrackItem;
}
function sceneOf(...items: TrackItem[]): VideoData {
  const base = videoOf('default', 'ad');
  const ids = items.map(({ id }) => id);
  const trackItemsMap = Object.fromEntries(items.map((item) => [item.id, item]));
  return { ...base, size: SIZE, duration: 4000, trackItemIds: ids, trackItemsMap };
}
const words = (over: object = {}) =>
  itemOf('text', 'words', {
    ...{ text: 'Hello', left: 0, top: 900, width: 1080, fontSize: 80, color: '#ffffff' },
    ...over,
  });
const picture = (over: object = {}) =>
  itemOf('image', 'picture', { src: 'a', left: 0, top: 0, ...SIZE, fit: 'cover', ...over });

/** The left half is black, the right half white. */
const halves: Pixels = {
  ...{ width: 90, height: 160 },
  data: new Uint8ClampedArray(90 * 160 * 4).map((_, at) =>
    at % 4 === 3 || Math.floor(at / 4) % 90 >= 45 ? 255 : 0,
  ),
};
function seenAt(x: number, over: object, atMs = 1000) {
  const text = words();
  const data = sceneOf(picture(over), text);
  const behind = behindWords(data, () => halves);
  return behind(text as ItemOf<'text'>, [{ x, y: 960 }], atMs)[0]?.map(Math.round);
}
const BLACK = [0, 0, 0];
const WHITE = [255, 255, 255];

test.each([
  ['as it is', {}, BLACK],
  ['mirrored', { flipX: true }, WHITE],
  ['cropped to its right half', { crop: { left: 0.5, top: 0, right: 0, bottom: 0 } }, WHITE],
  ['brightened', { brightness: 100, contrast: -100 }, [128, 128, 128]],
  ['moved to the left', { keyframes: [{ ...keyframe, x: -0.4 }] }, WHITE],
  ['turned around', { keyframes: [{ ...keyframe, rotate: 180 }] }, WHITE],
])('[PC1] words are read on the picture that is painted: %s', (_, over, colour) => {
  expect(seenAt(216, over)).toEqual(colour);
});

test('[PC1] [E8] words in a ring are read on what the ring is around, and those on it on its colour', () => {
  const text = words();
  const display = { from: 0, to: 4000 };
  const place = { left: 200, top: 800, width: 600, height: 320 };
  const shapes = ['handCircle', 'ellipse'] as const;
  const seen = shapes.map((shape) => {
    const details = { shape, fill: '#ff0000', ...place };
    const data = sceneOf(picture(), { id: 'ring', name: shape, type: 'shape', display, details }, text);
    const points = [
      { x: 500, y: 960 },
      { x: 208, y: 960 },
    ];
    return behindWords(data, () => halves)(text as ItemOf<'text'>, points, 1000).map((one) =>
      one?.map(Math.round),
    );
  });
  expect(seen).toEqual([
    [BLACK, [255, 0, 0]],
    [
      [255, 0, 0],
      [255, 0, 0],
    ],
  ]);
});

test('[PC1] [Y4] a picture is behind words where its keyframes have it at the moment', () => {
  const keyframes = [keyframe, { ...keyframe, at: 2000, x: -0.4 }];
  expect([0, 1990].map((atMs) => seenAt(216, { keyframes }, atMs))).toEqual([BLACK, WHITE]);
});

test('[PC1] a part of a picture is as large as what it is enlarged to', () => {
  const natural = { naturalWidth: 540, naturalHeight: 960 };
  const crop = { left: 0.25, right: 0.25, top: 0.25, bottom: 0.25 };
  const zoomed = [keyframe, { ...keyframe, at: 1000, scale: 1.5 }];
  const scales = [{}, { crop }, { keyframes: zoomed }].map((over) =>
    pictureScale(picture({ ...natural, ...over }), sceneOf()),
  );
  expect(scales).toEqual([2, 4, 3]);
});

test('[PC1] a part that has too few pixels of a large picture is told, with its own size', () => {
  const crop = { left: 0.5, right: 0.25, top: 0.5, bottom: 0.25 };
  const data = sceneOf(picture({ naturalWidth: 1080, naturalHeight: 1920, crop }));
  const found = findingsIn(data).find(({ kind }) => kind === 'smallPicture');
  expect(found?.figures).toEqual({ width: 270, height: 480, scale: 4 });
});

const onBlackAndWhite = (text: TrackItem) => {
  const data = sceneOf(picture(), text);
  return readOn(
    data,
    behindWords(data, () => halves),
  ).map(({ ratio }) => Math.round(ratio));
};

test('[PC1] [Y4] words are read where and when their keyframes show them', () => {
  const narrow = { left: 100, width: 200 };
  const moved = [{ ...keyframe, x: 0.5 }];
  const fadedIn = [
    { ...keyframe, opacity: 0 },
    { ...keyframe, at: 2000, opacity: 100 },
  ];
  const readAs = [narrow, { ...narrow, keyframes: moved }, { ...narrow, keyframes: fadedIn }].map((over) =>
    onBlackAndWhite(words(over)),
  );
  expect(readAs).toEqual([[21], [1], [21]]);
});

test.each(['hsl(240 100% 20%)', 'navy', 'oklch(0.2 0.1 260)'])(
  '[PC1] nothing is told of words on a label whose colour is not read here: %s',
  (backgroundColor) => {
    expect(onBlackAndWhite(words({ backgroundColor }))).toEqual([]);
    expect(onBlackAndWhite({ ...words({ backgroundColor }), id: 'caption_0_p1' })).toEqual([]);
  },
);

test('[PC1] [Y4] words that keyframes bring in from outside are not cut off; those that only fade are', () => {
  const out = { left: -600, width: 1080 };
  const kinds = [{}, { x: 0.5 }, { opacity: 50 }].map((pose) => {
    const data = sceneOf(words({ ...out, keyframes: [{ ...keyframe, ...pose }] }));
    return findingsIn(data).some(({ kind }) => kind === 'textCutOff');
  });
  expect(kinds).toEqual([true, false, true]);
});

test('[PC1] a voice under music that goes no lower is told without a mend', () => {
  const music = (volume: number) =>
    ({ ...picture(), type: 'audio', id: 'music', details: { src: 'm', volume, duck: true } }) as TrackItem;
  const level = (value: number) => new Float32Array(40).fill(value);
  const sounds = [
    { itemId: 'voice', role: 'voice', levels: level(0.2) },
    { itemId: 'music', role: 'beside', levels: level(0.2) },
  ] as const;
  const mends = [1, 50].map((volume) => {
    const data = sceneOf(music(volume));
    return coveredVoice(data, { ...checkFacts(data, known(data)), sounds })[0]?.mend;
  });
  expect(mends).toEqual([
    null,
    [{ name: 'item.setVolume', payload: { ids: ['music'], volume: expect.any(Number) } }],
  ]);
});

test('[PC1] a clip that is louder than the voice is told as another sound, and music far beneath it stays as it is', () => {
  const sounding = (type: 'audio' | 'video', id: string, loop?: boolean) =>
    ({ ...picture(), type, id, details: { src: id, volume: 100, duck: true, loop } }) as TrackItem;
  const level = (value: number) => new Float32Array(40).fill(value);
  const data = sceneOf(sounding('video', 'clip'), sounding('audio', 'music', true));
  const found = (clip: number, music: number) =>
    coveredVoice(data, {
      ...checkFacts(data, known(data)),
      sounds: [
        { itemId: 'voice', role: 'voice', levels: level(0.2) },
        { itemId: 'clip', role: 'beside', levels: level(clip) },
        { itemId: 'music', role: 'beside', levels: level(music) },
      ],
    }).map(({ itemIds, figures }) => ({ itemIds, ...figures }));
  expect([found(0.2, 0.02), found(0.02, 0.2), found(0.2, 0.2)]).toEqual([
    [{ itemIds: ['clip'], aboveDb: 0, isMusic: false }],
    [{ itemIds: ['music'], aboveDb: 0, isMusic: true }],
    [{ itemIds: ['clip', 'music'], aboveDb: -3, isMusic: false }],
  ]);
});
