import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RenderProgress } from '../../../contract/project';
import type { TemplateProps } from '../../../contract/video/templateProps';
import { findComposition } from '../../../server/render/remotion/bundleComposition';
import { measureLoudness } from '../../../server/render/sound/loudness';
import { createRenderer, type RenderedVideo, type Renderer } from '../../../server/render/renderer';
import { arrange } from '../../../src/templates/arrangements';
import { folderStorage } from './support/folderStorage';
import { boxesOf, frameAt, pictureOf, samplesOf, streamsOf, toneLevel } from './support/readVideo';
import { sampleProject } from './support/sampleProject';
import { testBrowser } from './support/testBrowser';

/** Two words, then a pause in which only music plays. */
const LENGTH = 3.5;
const YELLOW = (r: number, g: number, b: number) => r > 200 && g > 170 && b < 110;

let folder: string;
let props: TemplateProps;
let renderer: Renderer;
let file: string;
let rendered: RenderedVideo;
const told: RenderProgress[] = [];
const systemTmp = process.env.TMPDIR;
/** Too long for the path of a socket, which a whole Chromium opens when it starts. */
const DATA_DIR = () => path.join(folder, 'data'.repeat(25));

/** Where the browser writes down all that it asks of any network. */
const netLog = () => path.join(folder, 'data'.repeat(25), 'net.json');

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'render-'));
  process.env.TMPDIR = folder;
  props = await sampleProject(path.join(folder, 'files'), {
    text: 'Cold water.',
    lengthSeconds: LENGTH,
    props: { title: '' },
  });
  const storage = folderStorage(path.join(folder, 'files'));
  renderer = createRenderer({
    config: { DATA_DIR: DATA_DIR() },
    storage,
    browser: async () => {
      const browser = await testBrowser();
      return { ...browser, args: [...browser.args, `--log-net-log=${netLog()}`] };
    },
  });
  file = path.join(folder, 'video.mp4');
  rendered = await renderer.renderVideo(
    { videoData: arrange(props), outputPath: file },
    { onProgress: (progress) => told.push(progress) },
  );
}, 120_000);
afterAll(async () => {
  await renderer.close();
  if (systemTmp === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = systemTmp;
  await rm(folder, { recursive: true, force: true });
});

const video = async () => (await streamsOf(file)).find(({ codec_type }) => codec_type === 'video');
const audio = async () => (await streamsOf(file)).find(({ codec_type }) => codec_type === 'audio');

test('the picture is H.264, 1080x1920, 30 frames a second, yuv420p in bt709', async () => {
  expect(await video()).toMatchObject({
    codec_name: 'h264',
    width: 1080,
    height: 1920,
    r_frame_rate: '30/1',
    pix_fmt: 'yuv420p',
    color_space: 'bt709',
    color_range: 'tv',
    nb_frames: '105',
  });
});

test('the sound is AAC in stereo and ends with the picture; both are as long as the voice-over', async () => {
  const sound = await audio();
  expect(sound).toMatchObject({ codec_name: 'aac', channels: 2, sample_rate: '48000' });
  expect(Math.abs(Number(sound?.duration) - LENGTH)).toBeLessThan(0.05);
  expect(Number((await video())?.duration)).toBeCloseTo(LENGTH, 2);
  expect(rendered.durationSeconds).toBe(LENGTH);
});

test('the index stands before the pictures, so that it plays while it loads', async () => {
  const boxes = await boxesOf(file);
  expect(boxes.indexOf('moov')).toBeGreaterThan(-1);
  expect(boxes.indexOf('moov')).toBeLessThan(boxes.indexOf('mdat'));
});

test('it is as loud as phones expect, no peak is cut, and the render says so', async () => {
  const { integrated, true_peak } = rendered.loudness;
  expect(Math.abs((integrated ?? 0) + 14)).toBeLessThan(0.5);
  expect(true_peak).toBeLessThan(-1);
  // Its end is cut a few samples from where the sound alone was cut.
  const heard = { ...rendered.loudness, true_peak: expect.closeTo(true_peak ?? 0, 0) as number };
  expect(await measureLoudness(file, { lastsMs: LENGTH * 1000 })).toEqual(heard);
});

test('music makes room for the voice and comes back after it', async () => {
  const samples = await samplesOf(file);
  const [under, after] = [toneLevel(samples, 1760, 0.4, 0.7), toneLevel(samples, 1760, 1.8, 2.5)];
  expect(after / under).toBeGreaterThan(1.8);
  expect(toneLevel(samples, 220, 0.2, 0.6)).toBeGreaterThan(10 * toneLevel(samples, 220, 1.8, 2.5));
});

test('[T3] a caption’s pixels are where the caption is, with the spoken word lit', async () => {
  const spoken = await frameAt(file, 0.35);
  const place = { x: 100, y: 1420, width: 880, height: 160 };
  expect(spoken.count(place, YELLOW)).toBeGreaterThan(1500);
  expect(spoken.count(place, (r, g, b) => Math.min(r, g, b) > 235)).toBeGreaterThan(1500);
  const silent = await frameAt(file, 2.5);
  expect(silent.count(place, YELLOW)).toBe(0);
});

test('the picture moves', async () => {
  const [first, later] = [await frameAt(file, 0.5), await frameAt(file, 1)];
  const box = { x: 0, y: 0, width: 1080, height: 1300 };
  let changed = 0;
  for (let y = 0; y < box.height; y += 10)
    for (let x = 0; x < box.width; x += 10)
      if (Math.abs(first.at(x, y)[0] - later.at(x, y)[0]) > 4) changed += 1;
  expect(changed).toBeGreaterThan(500);
});

test('[Y5] a landscape picture stands whole over its blurred copy', async () => {
  const [portrait = '', landscape = ''] = props.images;
  const videoData = arrange({ ...props, images: [landscape], captions: [] });
  const still = await pictureOf(await renderer.drawStill({ videoData, atMs: 0 }));
  expect([still.width, still.height]).toEqual([1080, 1920]);
  // A card in the middle, as wide as the screen less its margins: bright there, the darkened copy above.
  const [inside, above] = [still.at(200, 960 - 200), still.at(200, 300)];
  expect(inside[1] - above[1]).toBeGreaterThan(30);
  expect(above[1]).toBeGreaterThan(40);
  expect(portrait).not.toBe(landscape);
});

test('[V6] progress names its stages in order and counts every frame', () => {
  const stages = told.map(({ stage }) => stage).filter((stage, index, all) => stage !== all[index - 1]);
  expect(stages).toEqual(['preparing', 'drawing', 'finishing']);
  expect(told.at(-1)).toMatchObject({ frames_done: 105, frames_total: 105 });
});

test('the browser that draws asks nobody but the file server of its render', async () => {
  const log = await readFile(netLog(), 'utf8');
  const asked = [...log.matchAll(/"url":"(https?|wss?):\/\/([^/"]*)([^"]*)"/g)];
  const paths = new Set(asked.map(([, , , place = '']) => place.replace(/\/files\/[^/]+/, '/files')));
  expect([...paths]).toEqual(expect.arrayContaining(['/index.html', '/bundle.js', '/files/0.jpg']));
  const others = asked.filter(([, , host]) => !/^127\.0\.0\.1:\d+$/.test(host ?? ''));
  expect(others.map(([address]) => address)).toEqual([]);
  expect(new Set(asked.map(([, , host]) => host)).size).toBe(1);
});

test('no script that the browser can load knows where Remotion’s makers count renders', async () => {
  const bundle = await findComposition();
  const scripts = (await readdir(bundle)).filter((name) => name.endsWith('.js'));
  const texts = await Promise.all(scripts.map((name) => readFile(path.join(bundle, name), 'utf8')));
  expect(texts.length).toBeGreaterThan(1);
  expect(texts.some((text) => /remotion\.pro|register-usage/.test(text))).toBe(false);
  // Where the reporter is, it is found.
  const reporter = 'node_modules/@remotion/licensing/dist/register-usage-event.js';
  expect(await readFile(reporter, 'utf8')).toMatch(/remotion\.pro/);
});

test('a render that is stopped ends with the reason and leaves neither file nor folder', async () => {
  const stop = new AbortController();
  const outputPath = path.join(folder, 'stopped.mp4');
  const render = renderer.renderVideo(
    { videoData: arrange(props), outputPath },
    {
      signal: stop.signal,
      onProgress: ({ frames_done }) => frames_done > 0 && stop.abort(new Error('no longer wanted')),
    },
  );
  await expect(render).rejects.toThrow('no longer wanted');
  expect((await readdir(folder)).sort()).toEqual([path.basename(DATA_DIR()), 'files', 'video.mp4']);
  expect(await readdir(path.join(DATA_DIR(), 'tmp/render', String(process.pid)))).toEqual([]);
});

test('a file that is gone, or cut off, is refused with the name of its item', async () => {
  const gone = arrange({ ...props, images: [`${props.images[0]}.gone`] });
  await expect(renderer.renderVideo({ videoData: gone, outputPath: file })).rejects.toMatchObject({
    code: 'render_missing_file',
    detail: 'The file of “Shot 1” is gone. Replace it, then render again.',
  });
  const storage = folderStorage(path.join(folder, 'files'));
  await storage.put('u/1/media/broken.mp4', Buffer.from('....ftypisom, and then nothing'), 'video/mp4');
  const broken = arrange({ ...props, images: [], videos: ['media:u/1/media/broken.mp4'] });
  await expect(renderer.renderVideo({ videoData: broken, outputPath: file })).rejects.toMatchObject({
    code: 'render_broken_file',
  });
});
