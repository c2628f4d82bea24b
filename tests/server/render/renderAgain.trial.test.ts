/** A film that is rendered again draws what changed and takes the rest from what was drawn before. [RD2] */
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { templateNameSchema } from '../../../contract/video/templateName';
import type { TrackItem, VideoData } from '../../../contract/video/videoData';
import { createRenderCache } from '../../../server/render/cache/renderCache';
import { chunkKeys } from '../../../server/render/chunks/chunkKeys';
import { planChunks } from '../../../server/render/chunks/chunkPlan';
import { createRenderer, type Renderer } from '../../../server/render/renderer';
import { planRender } from '../../../server/render/renderPlan';
import { createDiskStorage } from '../../../server/storage/diskStorage';
import { renderCachePrefix, type Storage } from '../../../server/storage/storage';
import { arrange } from '../../../src/templates/arrangements';
import { few, longTest } from '../../support/form';
import { freshDatabase, type FreshDatabase } from '../../support/postgres/freshDatabase';
import { frameAt, streamsOf } from './support/readVideo';
import { sampleProject } from './support/sampleProject';
import { testBrowser } from './support/testBrowser';

let database: FreshDatabase;
let folder: string;
let storage: Storage;
let renderer: Renderer;
const errors: unknown[] = [];

beforeAll(async () => {
  database = await freshDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'again-'));
  storage = createDiskStorage(path.join(folder, 'media'));
  renderer = rendererOn(storage, 'data');
});
afterAll(async () => {
  await renderer.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const rendererOn = (on: Storage, data: string) =>
  createRenderer({
    config: { DATA_DIR: path.join(folder, data) },
    storage: on,
    cache: createRenderCache({ db: database.db, storage: on, logError: (error) => errors.push(error) }),
    browser: testBrowser,
  });

/** Five seconds, three chunks; a colour a second. */
const colours = ['#ff0000', '#00ff00', '#0000ff', '#ffff00', '#00ffff'];
function film(of: readonly string[] = colours): VideoData {
  const items = of.map((fill, second): TrackItem => ({
    id: `shape${second}`,
    name: 'Shape',
    type: 'shape',
    display: { from: second * 1000, to: (second + 1) * 1000 },
    details: { shape: 'rectangle', left: 0, top: 0, width: 320, height: 320, fill },
  }));
  return {
    projectId: 'p',
    duration: 5000,
    fps: 10,
    size: { width: 320, height: 320 },
    tracks: [],
    trackItemIds: items.map(({ id }) => id),
    trackItemsMap: Object.fromEntries(items.map((item) => [item.id, item])),
    template: 'default',
  };
}
async function render(owner: string, videoData: VideoData, by = renderer) {
  const outputPath = path.join(folder, `${randomUUID()}.mp4`);
  const told: number[] = [];
  await by.renderVideo(
    { videoData, outputPath, owner },
    { onProgress: ({ stage, frames_done }) => stage === 'drawing' && told.push(frames_done) },
  );
  const at = async (second: number) => (await frameAt(outputPath, second + 0.5)).at(160, 160);
  const video = (await streamsOf(outputPath)).find(({ codec_type }) => codec_type === 'video');
  // Counted when the first frame was drawn, or all of them were there.
  const taken = told[0] === 1 ? 0 : (told[0] ?? 0);
  return { taken, told, at, frames: video?.['nb_frames'] };
}
const isRed = ([r, g, b]: readonly [number, number, number]) => r > 200 && g < 60 && b < 60;
const isBlue = ([r, g, b]: readonly [number, number, number]) => r < 60 && g < 60 && b > 200;

test('[RD2] nothing is drawn twice; what is changed is drawn, and stands in the film', async () => {
  const owner = randomUUID();
  const first = await render(owner, film());
  expect([first.taken, first.told.at(-1), first.frames]).toEqual([0, 50, '50']);
  const again = await render(owner, film());
  expect([again.told, again.frames]).toEqual([[50], '50']);
  expect(isRed(await again.at(0))).toBe(true);
  // The last second: the last chunk, and a frame at the border of the one before.
  const changed = await render(owner, film([...colours.slice(0, 4), '#ff0000']));
  expect([changed.taken, changed.told.at(-1), changed.frames]).toEqual([20, 50, '50']);
  expect([isRed(await changed.at(4)), isBlue(await changed.at(2))]).toEqual([true, true]);
  expect((await render(randomUUID(), film())).taken).toBe(0);
}, 120_000);

longTest(
  '[RD2] a kept part that was cut off is drawn anew',
  async () => {
    const owner = randomUUID();
    await render(owner, film());
    const kept = path.join(folder, 'media/files', renderCachePrefix(owner));
    const files = (await readdir(kept, { recursive: true })).filter((name) => name.includes('-'));
    for (const name of files) await writeFile(path.join(kept, name), 'cut off');
    const again = await render(owner, film());
    expect([again.taken, again.frames, isRed(await again.at(0))]).toEqual([0, '50', true]);
    expect((await render(owner, film())).taken).toBe(50);
  },
  120_000,
);

longTest(
  '[RD2] where storage takes nothing, the film is rendered all the same',
  async () => {
    const full = () => Promise.reject(new Error('no space left'));
    const poor = rendererOn({ ...storage, put: full, putFile: full }, 'poor');
    errors.length = 0;
    const { frames, at } = await render(randomUUID(), film(), poor);
    await poor.close();
    expect([frames, isRed(await at(0)), errors]).toEqual(['50', true, [new Error('no space left')]]);
  },
  120_000,
);

test('[RD3] parts that others drew are taken, and nothing is left to be drawn', async () => {
  const [owner, renderId] = [randomUUID(), randomUUID()];
  const own = { videoData: film(), owner, renderId };
  const state = await renderer.look(own);
  expect(state).toEqual({
    frames: 50,
    missing: [
      { from: 0, to: 20 },
      { from: 20, to: 40 },
      { from: 40, to: 50 },
    ],
  });
  const { signal } = new AbortController();
  const drawn: number[] = [];
  const options = { signal, onFrames: (done: number) => void drawn.push(done) };
  expect(await renderer.drawPart({ ...own, part: { from: 0, to: 40 } }, options)).toBe(true);
  expect(drawn.at(-1)).toBe(40);
  expect((await renderer.look(own))?.missing).toEqual([{ from: 40, to: 50 }]);
  expect(await renderer.drawPart({ ...own, part: { from: 40, to: 50 } }, options)).toBe(true);
  expect(await renderer.drawPart({ ...own, part: 'sound' }, options)).toBe(true);
  const whole = await render(owner, film());
  expect([whole.told, whole.frames, isRed(await whole.at(0))]).toEqual([[50], '50', true]);
}, 120_000);

test.each(few(templateNameSchema.options, (name) => name === 'funky'))(
  '[RD2] %s: documents with the same key draw the same picture',
  async (template) => {
    const props = await sampleProject(path.join(folder, 'media/files'), { props: { template } });
    const data = arrange(props);
    // All that begins in the second half is another thing.
    const half = data.duration / 2;
    const items = Object.values(data.trackItemsMap).map((item): TrackItem => {
      if (item.display.from < half || item.type === 'audio') return item;
      if (item.type === 'text') return { ...item, details: { ...item.details, text: 'Other words.' } };
      return { ...item, details: { ...item.details, rotate: 20 } } as TrackItem;
    });
    const other = { ...data, trackItemsMap: Object.fromEntries(items.map((item) => [item.id, item])) };
    const keysOf = (of: VideoData) => {
      const plan = planRender(of);
      return chunkKeys({ plan, contentOf: (ref) => ref, way: '', composition: '' }, planChunks(plan));
    };
    const [before, after] = [keysOf(data), keysOf(other)];
    const alike = planChunks(planRender(data)).filter((_, place) => before[place] === after[place]);
    expect(alike.length).toBeGreaterThan(0);
    expect(alike.length).toBeLessThan(before.length);
    const last = alike.at(-1) ?? { from: 0, to: 1 };
    for (const frame of [last.from, last.to - 1]) {
      const atMs = (frame / 30) * 1000;
      const [one, two] = [
        await renderer.drawStill({ videoData: data, atMs }),
        await renderer.drawStill({ videoData: other, atMs }),
      ];
      expect(one.equals(two)).toBe(true);
    }
  },
  120_000,
);
