import { expect, test } from 'vitest';
import type { ItemOf } from '../../../contract/video/videoData';
import { clipPlay } from '../../../src/templates/motion/clipPlay';

const clip = (
  details: Partial<ItemOf<'video'>['details']>,
  trim = { from: 0, to: 4000 },
): ItemOf<'video'> => ({
  id: 'v',
  name: '',
  type: 'video',
  display: { from: 2000, to: 4000 },
  trim,
  details: { src: 'media:u/1/v.mp4', volume: 100, ...details },
});

test('a clip takes its window times its speed from its file, and begins again when that is too little', () => {
  expect(clipPlay(clip({ duration: 4000, speed: 2 }))).toEqual({ fromMs: 0, speed: 2, repeats: false });
  expect(clipPlay(clip({ duration: 3000, speed: 2 })).repeats).toBe(true);
  expect(clipPlay(clip({ duration: 1000, speed: 0.5 })).repeats).toBe(false);
  expect(clipPlay(clip({ duration: 2500 }, { from: 1000, to: 3000 })).repeats).toBe(true);
});

test('a frame too little is bridged by the last picture', () => {
  expect(clipPlay(clip({ duration: 1970 })).repeats).toBe(false);
});

test('a clip whose length nobody knows never begins again', () => {
  expect(clipPlay(clip({ speed: 4 })).repeats).toBe(false);
});

test('a clip that is trimmed to its end still shows its last pictures', () => {
  expect(clipPlay(clip({ duration: 1000 }, { from: 1500, to: 3500 })).fromMs).toBe(900);
});
