import { expect, test } from 'vitest';
import { expectOneStep, expectRefused } from '../../support/expectOneStep';
import { openEngine } from '../../support/openEngine';
import { items, sampleVideo } from '../../support/sampleVideo';

const { first, clip, title, voice, music } = items;
const picture = { type: 'image', src: 'media:u/me/new.jpg' } as const;

test('[E3] a new item lasts 3000 ms from where it is dropped, is as large as the first main item and zooms', () => {
  const engine = openEngine();
  expectOneStep(engine, 'media.drop', { ...picture, atMs: 1200.4, name: 'New', width: 800, height: 600 });
  expect(engine.item('image_new1')).toEqual({
    id: 'image_new1',
    type: 'image',
    name: 'New',
    display: { from: 1200, to: 4200 },
    metadata: { isImage: true },
    details: {
      src: picture.src,
      width: 1080,
      height: 1920,
      top: 0,
      left: 0,
      naturalWidth: 800,
      naturalHeight: 600,
      animation: { type: 'zoom', duration: 2000, delay: 0, easing: 'easeInOut' },
    },
  });
  expect(engine.session.selection.get()).toEqual(['image_new1']);
  const { duration, trackItemIds, tracks } = engine.videoData();
  expect(duration).toBe(10_000);
  expect(trackItemIds.slice(3, 6)).toEqual([clip.id, 'image_new1', title.id]);
  expect(tracks[0]?.items.at(-1)).toBe('image_new1');
});

test('[E3] a picture lies beneath titles and captions, though a sticker lies over them', () => {
  const engine = openEngine();
  engine.execute('sticker.add', { atMs: 1500, sticker: 'fire', name: 'Fire' });
  expectOneStep(engine, 'media.drop', { ...picture, atMs: 1000 });
  const { trackItemIds } = engine.videoData();
  expect(trackItemIds.slice(3, 6)).toEqual([clip.id, 'image_new2', title.id]);
  expect(trackItemIds.at(-1)).toBe('sticker_new1');
});

test('[E3] past the last main item the video and its music last until the new item ends', () => {
  const engine = openEngine();
  expectOneStep(engine, 'media.drop', { ...picture, atMs: 8500 });
  expect(engine.videoData().duration).toBe(11_500);
  expect(engine.item(music.id)?.display).toEqual({ from: 0, to: 11_500 });
  expect(engine.item(voice.id)?.display).toEqual({ from: 0, to: 10_000 });
});

test('[E1] where no main item stands, the new one is a main item', () => {
  const engine = openEngine();
  expectOneStep(engine, 'media.drop', { ...picture, atMs: 10_000 });
  expect(engine.item('video_main_3_p1')).toMatchObject({
    isMain: true,
    name: 'Picture',
    display: { from: 10_000, to: 13_000 },
  });
  expect(engine.videoData().duration).toBe(13_000);
});

test('[E3] without a main item it is as large as the canvas', () => {
  const engine = openEngine({
    ...sampleVideo(),
    tracks: [],
    trackItemIds: [],
    trackItemsMap: {},
    size: { width: 1080, height: 1080 },
  });
  expectOneStep(engine, 'media.drop', { ...picture, atMs: 0 });
  expect(engine.item('video_main_0_p1')?.details).toMatchObject({ width: 1080, height: 1080 });
  expect(engine.videoData().tracks).toEqual([{ id: 'visual_track', items: ['video_main_0_p1'] }]);
});

test('a clip shorter than three seconds lasts as long as it is', () => {
  const engine = openEngine();
  const short = {
    type: 'video',
    src: 'media:u/me/new.mp4',
    durationMs: 1250.9,
    backdropSrc: 'media:u/me/b.jpg',
  } as const;
  expectOneStep(engine, 'media.drop', { ...short, atMs: 500 });
  expect(engine.item('video_new1')).toMatchObject({
    display: { from: 500, to: 1750 },
    trim: { from: 0, to: 1250 },
    metadata: { isImage: false },
    details: { duration: 1250.9, volume: 100, backdropSrc: 'media:u/me/b.jpg' },
  });
});

test('a sound lasts as long as it is, or as the video is', () => {
  const engine = openEngine();
  const sound = { type: 'audio', src: 'media:u/me/rain.m4a', durationMs: 60_000 } as const;
  expectOneStep(engine, 'media.drop', { ...sound, atMs: 4000 });
  expect(engine.item('audio_new1')).toEqual({
    id: 'audio_new1',
    type: 'audio',
    name: 'Sound',
    display: { from: 4000, to: 10_000 },
    metadata: { isImage: false },
    details: { src: sound.src, volume: 100, duration: 60_000 },
  });
  expectRefused(engine, 'media.drop', { ...sound, atMs: 9990 }, 'tooShort');
});

test('before the start, past the longest video, without a file or a number: refused', () => {
  const engine = openEngine();
  expectRefused(engine, 'media.drop', { ...picture, atMs: -0.2 }, 'beforeStart');
  expectRefused(engine, 'media.drop', { ...picture, atMs: 597_001 }, 'tooLong');
  expectRefused(engine, 'media.drop', { ...picture, atMs: Number.NaN }, 'badValue');
  expectRefused(engine, 'media.drop', { ...picture, src: '', atMs: 0 }, 'badValue');
  expectRefused(engine, 'media.drop', { type: 'video', src: 'a.mp4', durationMs: 20, atMs: 0 }, 'tooShort');
});

test('no more items than a video may hold', () => {
  const data = sampleVideo();
  const many = Array.from({ length: 9991 }, (_, index) => ({ ...title, id: `text_${index}` }));
  const engine = openEngine({
    ...data,
    trackItemsMap: { ...data.trackItemsMap, ...Object.fromEntries(many.map((item) => [item.id, item])) },
  });
  expectRefused(engine, 'media.drop', { ...picture, atMs: 0 }, 'tooManyItems');
  expectRefused(engine, 'items.duplicate', { ids: [title.id] }, 'tooManyItems');
  expectRefused(engine, 'item.split', { id: title.id, atMs: 1000 }, 'tooManyItems');
});

test('[E2] another file takes the place of a clip: when it is there and how it stands stays', () => {
  const engine = openEngine();
  engine.execute('clip.speed', { id: clip.id, speed: 2 });
  expectOneStep(engine, 'item.replace', { ...picture, id: clip.id, name: 'New', width: 800, height: 600 });
  expect(engine.item(clip.id)).toEqual({
    id: clip.id,
    type: 'image',
    name: 'New',
    display: { from: 1000, to: 2000 },
    metadata: { isImage: true },
    details: { src: picture.src, width: 540, height: 960, naturalWidth: 800, naturalHeight: 600 },
  });
});

test('[E2] a clip takes the place of a picture, and plays from its beginning', () => {
  const engine = openEngine();
  const other = { type: 'video', src: 'media:u/me/new.mp4', durationMs: 2500 } as const;
  expectOneStep(engine, 'item.replace', { ...other, id: first.id });
  expect(engine.item(first.id)).toEqual({
    ...first,
    type: 'video',
    name: 'Clip',
    trim: { from: 0, to: 2500 },
    metadata: { isImage: false },
    details: { ...first.details, src: other.src, volume: 100, duration: 2500 },
  });
});

test('a clip that takes the place of a clip is as loud and as fast', () => {
  const engine = openEngine();
  engine.execute('item.setVolume', { ids: [clip.id], volume: 0 });
  expectOneStep(engine, 'item.replace', { type: 'video', src: 'b.mp4', durationMs: 9000, id: clip.id });
  expect(engine.item(clip.id)).toMatchObject({
    trim: { from: 0, to: 2000 },
    details: { volume: 0, duration: 9000 },
  });
});

test('words have no file, and a sound is no picture', () => {
  const engine = openEngine();
  expectRefused(engine, 'item.replace', { ...picture, id: title.id }, 'wrongKind');
  expectRefused(engine, 'item.replace', { ...picture, id: voice.id }, 'wrongKind');
  expectRefused(engine, 'item.replace', { ...picture, id: 'nobody' }, 'noSuchItem');
  expectRefused(engine, 'item.replace', { ...picture, src: '', id: first.id }, 'badValue');
  expectOneStep(engine, 'item.replace', { type: 'audio', src: 'media:u/me/rain.m4a', id: music.id });
  expect(engine.item(music.id)?.details).toEqual({ ...music.details, src: 'media:u/me/rain.m4a' });
});

test('[E2] another file is shown whole: what was cut off the former one was of that', () => {
  const engine = openEngine();
  const crop = { left: 0.2, top: 0, right: 0.3, bottom: 0 };
  engine.execute('item.setDetails', { ids: [first.id], details: { crop } });
  expect(engine.item(first.id)?.details).toMatchObject({ crop });
  engine.execute('item.replace', { ...picture, id: first.id });
  expect(engine.item(first.id)?.details).not.toHaveProperty('crop');
});

test('[E2] a product on white that takes the place of a shot stands there as the template would show it', () => {
  const engine = openEngine();
  const crop = { left: 0.2, top: 0.1, right: 0.3, bottom: 0.1 };
  const onWhite = { ...picture, width: 800, height: 600, ground: '#ffffff', crop };
  expectOneStep(engine, 'item.replace', { ...onWhite, id: first.id });
  expect(engine.item(first.id)?.details).toMatchObject({ plainGround: '#ffffff', crop });
  expectOneStep(engine, 'item.replace', { ...onWhite, id: clip.id });
  expect(engine.item(clip.id)?.details).not.toHaveProperty('plainGround');
});
