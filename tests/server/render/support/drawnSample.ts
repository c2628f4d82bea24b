/** A sample film ready to be drawn by the shell that npm brings, in a folder of its own. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unpackNpmBrowser } from '../../../../server/browser/npmBrowser';
import { serveLoopbackFiles } from '../../../../server/render/browser/loopbackFiles';
import { openDraws, type Draws, type DrawsSetup } from '../../../../server/render/capture/chooseDraw';
import type { DrawInput } from '../../../../server/render/draw';
import { findFiles } from '../../../../server/render/localFiles';
import { findComposition, hashOfComposition } from '../../../../server/render/remotion/bundleComposition';
import { planRender, withAddresses } from '../../../../server/render/renderPlan';
import { claimScratch } from '../../../../server/render/scratch';
import { arrange } from '../../../../src/templates/arrangements';
import { folderStorage } from './folderStorage';
import { sampleProject } from './sampleProject';

export interface DrawnSample {
  readonly folder: string;
  readonly draws: Draws;
  readonly input: DrawInput;
  close(): Promise<void>;
}

interface Wanted {
  readonly sample: Parameters<typeof sampleProject>[1];
  readonly quality?: DrawsSetup['quality'];
  /** The browser's own folder lies in the sample's. */
  readonly browserInside?: boolean;
  /** What the browser is started with besides. */
  readonly switches?: readonly string[];
}

export async function openDrawnSample({
  sample,
  quality,
  browserInside,
  switches = [],
}: Wanted): Promise<DrawnSample> {
  const folder = await mkdtemp(path.join(tmpdir(), 'drawn-'));
  const claimed = await claimScratch(folder);
  const scratch = browserInside ? { ...claimed, systemTmp: folder } : claimed;
  const bundle = await findComposition();
  const files = await serveLoopbackFiles(bundle);
  const composition = await hashOfComposition(bundle);
  const found = await unpackNpmBrowser();
  const browser = { ...found, args: [...found.args, ...switches] };
  const setup = { files, scratch, dataDir: folder, composition, browser };
  const draws = await openDraws({ ...setup, ...(quality && { quality }) });
  const storage = folderStorage(path.join(folder, 'files'));
  const videoData = arrange(await sampleProject(path.join(folder, 'files'), sample));
  const plan = planRender(videoData);
  const offer = files.offer(await findFiles(plan.assets, { storage, assetsDir: path.resolve('assets') }));
  return {
    folder,
    draws,
    input: { plan, videoData: withAddresses(videoData, offer.addressOf) },
    async close() {
      await draws.close();
      await files.close();
      scratch.release();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
