import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TemplateProps } from '../../../contract/video/templateProps';
import type { ItemOf, TrackItem, VideoData } from '../../../contract/video/videoData';
import { createRenderer, type Renderer } from '../../../server/render/renderer';
import { folderStorage } from './support/folderStorage';
import { pictureOf, samplesOf, streamsOf, toneLevel, type Picture } from './support/readVideo';
import { sampleProject } from './support/sampleProject';
import { testBrowser } from './support/testBrowser';
import { longTest } from '../../support/form';

/** Small, so that a frame is drawn at once; its short side makes a px of the design half a px. */
const size = { width: 540, height: 960 };
const lasting = { from: 0, to: 2000 };
const RED = (r: number, g: number, b: number) => r > 200 && g < 60 && b < 60;
const BLUE = (r: number, g: number, b: number) => b > 200 && r < 60 && g < 60;
/** The composition's own ground. */
const isGround = ([r, g, b]: readonly [number, number, number]) => r < 40 && g < 40 && b < 50;

let folder: string;
let props: TemplateProps;
let renderer: Renderer;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'frames-'));
  props = await sampleProject(path.join(folder, 'files'), { clip: true, text: 'Cold.' });
  renderer = createRenderer({
    config: { DATA_DIR: path.join(folder, 'data') },
    storage: folderStorage(path.join(folder, 'files')),
    browser: testBrowser,
  });
}, 120_000);
afterAll(async () => {
  await renderer.close();
  await rm(folder, { recursive: true, force: true });
});

const filmOf = (items: TrackItem[], over: Partial<VideoData> = {}): VideoData => ({
  projectId: 'p',
  duration: 2000,
  fps: 30,
  size,
  tracks: [],
  trackItemIds: items.map(({ id }) => id),
  trackItemsMap: Object.fromEntries(items.map((item) => [item.id, item])),
  template: 'default',
  ...over,
});
const shape = (details: ItemOf<'shape'>['details']): TrackItem => ({
  id: 'shape',
  name: 'Shape',
  type: 'shape',
  display: lasting,
  details: { fill: '#ff0000', ...details },
});
const still = async (items: TrackItem[], atMs = 0): Promise<Picture> =>
  pictureOf(await renderer.drawStill({ videoData: filmOf(items), atMs }));

test('[E8] a shape fills its box, its stroke inside it', async () => {
  const frame = await still([
    shape({
      shape: 'rectangle',
      left: 100,
      top: 200,
      width: 300,
      height: 100,
      strokeColor: '#0000ff',
      strokeWidth: 20,
    }),
  ]);
  expect(RED(...frame.at(250, 250))).toBe(true);
  expect(BLUE(...frame.at(104, 250))).toBe(true);
  expect(BLUE(...frame.at(250, 296))).toBe(true);
  expect(
    [frame.at(95, 250), frame.at(405, 250), frame.at(250, 195), frame.at(250, 305)].every(isGround),
  ).toBe(true);
});

test('an ellipse is stretched to its box, and half seen where it is half opaque', async () => {
  const box = { left: 70, top: 100, width: 400, height: 200 };
  const frame = await still([shape({ shape: 'ellipse', ...box, opacity: 50 })]);
  // π/4 of its box.
  const [r] = frame.at(270, 200);
  expect(r).toBeGreaterThan(110);
  expect(r).toBeLessThan(160);
  const seen = frame.count({ x: 70, y: 100, width: 400, height: 200 }, (red) => red > 90);
  expect(seen / (400 * 200)).toBeCloseTo(Math.PI / 4, 2);
});

test('a turned box is turned around its middle', async () => {
  const box = { shape: 'rectangle', left: 170, top: 400, width: 200, height: 40 } as const;
  const upright = await still([shape({ ...box, rotate: 90 })]);
  expect(RED(...upright.at(270, 330))).toBe(true);
  expect(isGround(upright.at(190, 420))).toBe(true);
  const tilted = await still([shape({ ...box, rotate: 45 })]);
  // Clockwise: its right end goes down.
  expect(RED(...tilted.at(270 + 60, 420 + 60))).toBe(true);
  expect(isGround(tilted.at(270 + 60, 420 - 60))).toBe(true);
});

const clip = (details: Partial<ItemOf<'video'>['details']>, to = 2000): TrackItem => ({
  id: 'clip',
  name: 'Clip',
  type: 'video',
  isMain: true,
  display: { from: 0, to },
  trim: { from: 0, to: 2000 },
  details: { src: props.videos[0] ?? '', duration: 6000, volume: 100, ...details },
});
const difference = (a: Picture, b: Picture) => {
  let sum = 0;
  for (let y = 0; y < size.height; y += 8)
    for (let x = 0; x < size.width; x += 8) sum += Math.abs(a.at(x, y)[0] - b.at(x, y)[0]);
  return sum / ((size.height / 8) * (size.width / 8));
};

test('a clip at twice its speed shows after half a second what it shows after one', async () => {
  const [fast, same, earlier] = [
    await still([clip({ speed: 2 })], 500),
    await still([clip({})], 1000),
    await still([clip({})], 500),
  ];
  expect(difference(fast, same)).toBeLessThan(0.5);
  expect(difference(fast, earlier)).toBeGreaterThan(2);
});

longTest('a clip whose file is too short begins again', async () => {
  const [again, first] = [
    await still([clip({ speed: 4, duration: 6000 }, 2000)], 1700),
    await still([clip({ speed: 4 })], 200),
  ];
  expect(difference(again, first)).toBeLessThan(0.5);
});

longTest(
  'a rendered clip at twice its speed keeps its pitch, fades in, and is silent where it is switched off',
  async () => {
    const outputPath = path.join(folder, 'fast.mp4');
    const loud = clip({ speed: 2, fadeIn: 800 }, 1500);
    const hidden: TrackItem = { ...clip({ speed: 1 }), id: 'hidden', display: { from: 1600, to: 2000 } };
    const film = filmOf([loud, hidden], { trackItemIds: ['clip'] });
    await renderer.renderVideo({ videoData: film, outputPath });
    const samples = await samplesOf(outputPath);
    const level = (from: number, to: number, hertz = 660) => toneLevel(samples, hertz, from, to);
    const whole = level(0.9, 1.4);
    expect(whole).toBeGreaterThan(0.05);
    expect(level(0.9, 1.4, 1320)).toBeLessThan(whole / 10);
    expect(level(0.3, 0.5) / whole).toBeCloseTo(0.5, 1);
    expect(level(1.6, 1.95)).toBeLessThan(whole / 50);
    const video = (await streamsOf(outputPath)).find(({ codec_type }) => codec_type === 'video');
    expect(video).toMatchObject({ nb_frames: '60', width: 540, height: 960 });
  },
  60_000,
);
