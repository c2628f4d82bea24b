/** A drawing browser that dies: whoever draws hears it at once, and the next one has a living browser. */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { templatePropsSchema } from '../../../contract/video/templateProps';
import { serveLoopbackFiles, type LoopbackFiles } from '../../../server/render/browser/loopbackFiles';
import type { Draw } from '../../../server/render/draw';
import { findComposition } from '../../../server/render/remotion/bundleComposition';
import { createRemotionDraw } from '../../../server/render/remotion/remotionDraw';
import { planRender } from '../../../server/render/renderPlan';
import { claimScratch, type Scratch } from '../../../server/render/scratch';
import { arrange } from '../../../src/templates/arrangements';
import { browsersBelow, killBrowser } from './support/browserProcess';
import { testBrowser } from './support/testBrowser';
import { longTest } from '../../support/form';

/** Far below the limits of a still and of a standstill: nobody waits for those. */
const SOON_MS = 30_000;

let folder: string;
let files: LoopbackFiles;
let scratch: Scratch;
let front: { port: number; origin: string };
let draw: Draw;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'dead-'));
  scratch = await claimScratch(folder);
  files = await serveLoopbackFiles(await findComposition());
  front = await frontOf(files.port);
  const browser = await testBrowser();
  draw = createRemotionDraw({ browser, version: 'of this test', files: front, scratch });
}, 120_000);
afterAll(async () => {
  await draw.close();
  await files.close();
  scratch.release();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** Called when the browser asks for the picture that never comes. */
let pictureAsked = () => {};
beforeEach(() => (pictureAsked = () => {}));

/** Everything as the real file server answers it, but one picture is never answered. */
async function frontOf(port: number) {
  const pass: RequestListener = (request, response) => {
    if (request.url === '/never.jpg') return pictureAsked();
    void fetch(`http://127.0.0.1:${port}${request.url}`).then(async (answer) => {
      response.writeHead(answer.status, {
        'content-type': answer.headers.get('content-type') ?? 'application/octet-stream',
      });
      response.end(Buffer.from(await answer.arrayBuffer()));
    });
  };
  const server = createServer(pass);
  server.unref();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const own = (server.address() as AddressInfo).port;
  return { port: own, origin: `http://127.0.0.1:${own}` };
}

/** Words only, or a picture that never comes. */
function documentWith(images: readonly string[]) {
  const props = templatePropsSchema.parse({
    template: 'default',
    project_id: 'p',
    images: [],
    videos: [],
    captions: [[[0.1, 1.4], 'Hello']],
    voiceover_duration: 1.5,
    background_music_url: null,
    remote_dir: 'media:u/1/jobs/1/',
  });
  return { plan: planRender(arrange(props)), videoData: arrange({ ...props, images: [...images] }) };
}
const isJpeg = (picture: Buffer) => picture.subarray(0, 2).toString('hex') === 'ffd8';
const steady = new AbortController().signal;
const still = () => draw.still({ ...documentWith([]), frame: 10 });
const gone = expect.objectContaining({ name: 'BrowserGone' }) as unknown;

longTest(
  'killed while nobody draws: the next still has a browser of its own',
  async () => {
    expect(isJpeg(await still())).toBe(true);
    killBrowser(folder);
    expect(isJpeg(await still())).toBe(true);
  },
  90_000,
);

longTest(
  'killed in the middle of a still: it fails soon, and the next one is drawn',
  async () => {
    await still();
    const asked = new Promise<void>((resolve) => (pictureAsked = resolve));
    const drawing = draw
      .still({ ...documentWith([`${front.origin}/never.jpg`]), frame: 10 })
      .catch((error: unknown) => error);
    await asked;
    const began = performance.now();
    killBrowser(folder);
    expect(await drawing).toEqual(gone);
    expect(performance.now() - began).toBeLessThan(SOON_MS);
    expect(isJpeg(await still())).toBe(true);
  },
  90_000,
);

test('a still that nobody wants any more ends at once, whatever its page waits for', async () => {
  const stopping = new AbortController();
  pictureAsked = () => stopping.abort(new Error('no longer wanted'));
  const drawing = draw.still(
    { ...documentWith([`${front.origin}/never.jpg`]), frame: 10 },
    { signal: stopping.signal },
  );
  await expect(drawing).rejects.toThrow('no longer wanted');
}, 60_000);

longTest(
  'killed in the middle of a film: it fails soon, and no other browser is opened in its place',
  async () => {
    let killed = 0;
    const { plan, videoData } = documentWith([]);
    const film = draw.open({ plan, videoData });
    let drawn = 0;
    const onFrame = () => {
      drawn += 1;
      if (drawn < 5 || killed > 0) return;
      killed = performance.now();
      killBrowser(folder);
    };
    const drawing = film
      .chunk({ from: 0, to: plan.frames }, path.join(folder, 'film.ts'), { signal: steady, onFrame })
      .catch((error: unknown) => error);
    expect(await drawing).toEqual(gone);
    expect(performance.now() - killed).toBeLessThan(SOON_MS);
    expect(browsersBelow(folder)).toEqual([]);
    expect(isJpeg(await still())).toBe(true);
  },
  90_000,
);
