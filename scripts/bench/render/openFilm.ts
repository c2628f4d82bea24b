/** One film on one way of drawing, opened as a worker opens it. */
import path from 'node:path';
import type { VideoData } from '../../../contract/video/videoData';
import { browserVersion } from '../../../server/browser/browserVersion';
import { findBrowser, type FoundBrowser } from '../../../server/browser/findBrowser';
import { serveLoopbackFiles } from '../../../server/render/browser/loopbackFiles';
import type { Draw, DrawInput, FrameRange } from '../../../server/render/draw';
import { findFiles } from '../../../server/render/localFiles';
import { openDraws, type DrawsSetup } from '../../../server/render/capture/chooseDraw';
import type { RenderQuality } from '../../../server/render/capture/captureSettings';
import { findComposition, hashOfComposition } from '../../../server/render/remotion/bundleComposition';
import { createRemotionDraw, type RemotionDrawSetup } from '../../../server/render/remotion/remotionDraw';
import { planRender, withAddresses } from '../../../server/render/renderPlan';
import { claimScratch } from '../../../server/render/scratch';
import { folderStorage } from '../../../tests/server/render/support/folderStorage';

type Setup = RemotionDrawSetup & Pick<DrawsSetup, 'files' | 'scratch'>;

/** As the product chooses for films; it says so where that is no canvas. */
async function byCanvas({ browser, files, scratch }: Setup, folder: string, quality: RenderQuality) {
  const composition = await hashOfComposition(await findComposition());
  const draws = await openDraws({ browser, files, scratch, dataDir: folder, composition, quality });
  return (await draws.films()).draw;
}

/** Each way that there is, by the name that the table gives it. */
export const ways = {
  screenshots: async (setup) => createRemotionDraw(setup),
  canvas: (setup, folder) => byCanvas(setup, folder, 'fast'),
  small: (setup, folder) => byCanvas(setup, folder, 'small'),
} satisfies Record<string, (setup: Setup, folder: string) => Promise<Draw>>;
export type Way = keyof typeof ways;

/** What can be sent to another process. */
export interface Film {
  readonly videoData: VideoData;
  readonly way: Way;
  /** Where its media are. */
  readonly media: string;
  /** For what is drawn, and what is temporary. */
  readonly folder: string;
}

export interface OpenFilm {
  readonly input: DrawInput;
  /** Frames [from, to), one after the other or side by side as the way does it. */
  draw(ranges: readonly FrameRange[]): Promise<void>;
  /** Where a chunk is written. */
  fileOf(range: FrameRange): string;
  /** Plain screenshots: PNGs by their frames. */
  stills(frames: readonly number[]): Promise<ReadonlyMap<number, Buffer>>;
  close(): Promise<void>;
}

export const drawingBrowser = (): Promise<FoundBrowser> => {
  const configured = process.env.BROWSER_EXECUTABLE;
  return findBrowser(configured ? { configured } : {});
};

/** Its browser is open and its page has been loaded once. */
export async function openFilm({ videoData, way, media, folder }: Film): Promise<OpenFilm> {
  const browser = await drawingBrowser();
  const scratch = await claimScratch(path.join(folder, 'data'));
  const files = await serveLoopbackFiles(await findComposition());
  const draw = await ways[way]({ browser, version: await browserVersion(browser), files, scratch }, folder);
  const plan = planRender(videoData);
  const places = { storage: folderStorage(media), assetsDir: path.resolve('assets') };
  const offer = files.offer(await findFiles(plan.assets, places));
  const input = { plan, videoData: withAddresses(videoData, offer.addressOf) };
  await draw.still({ ...input, frame: 0 });
  const drawing = draw.open(input);
  const steady = new AbortController().signal;
  const fileOf = ({ from }: FrameRange) => path.join(folder, `${way}-${from}.ts`);
  const chunk = (range: FrameRange) => drawing.chunk(range, fileOf(range), { signal: steady, onFrame() {} });
  return {
    input,
    async draw(ranges) {
      const left = ranges.values();
      const lane = async () => {
        for (const range of left) await chunk(range);
      };
      await Promise.all(Array.from({ length: Math.min(drawing.lanes, ranges.length) }, lane));
    },
    fileOf,
    stills: (frames) => draw.stills({ ...input, frames }, { signal: steady }),
    async close() {
      await drawing.close();
      await draw.close();
      await files.close();
      scratch.release();
    },
  };
}
