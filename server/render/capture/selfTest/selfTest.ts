/** Whether a browser paints into a canvas what it shows on its screen, and encodes that: asked of the browser itself. */
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { runFfmpeg } from '../../../ffmpeg/ffmpeg';
import type { LoopbackFiles } from '../../browser/loopbackFiles';
import type { DrawInput } from '../../draw';
import { planRender, withAddresses } from '../../renderPlan';
import { inScratch } from '../../scratch';
import { openCanvasDrawing, type CanvasSetup } from '../canvasDrawing';
import { openCapturePage } from '../capturePage';
import { encodingFor } from '../captureSettings';
import { openScreenshotPage } from '../screenshotPage';
import { likenessDb } from './likeness';
import { SIGHTS, TEST_FRAMES, type Sight } from './sights';
import { makeTestFilm } from './testFilm';

export interface Fidelity {
  /** dB beside a screenshot, as painted. */
  readonly painted: Readonly<Record<Sight, number>>;
  /** The same, decoded again from H.264. */
  readonly encoded: Readonly<Record<Sight, number>>;
}

/** A wrong range of colours is at 25 dB or below; what H.264 leaves out of these pictures, above 30. */
const LEAST = { painted: 40, encoded: 29 } as const;

export const isFaithful = ({ painted, encoded }: Fidelity): boolean =>
  Object.values(painted).every((db) => db >= LEAST.painted) &&
  Object.values(encoded).every((db) => db >= LEAST.encoded);

const DECODING_MS = 30_000;

export interface SelfTestSetup extends CanvasSetup {
  readonly files: LoopbackFiles;
}

/** @throws what the browser ran into. */
export async function measureFidelity(setup: SelfTestSetup, signal: AbortSignal): Promise<Fidelity> {
  return inScratch(setup.scratch.folder, 'selfTest', async (folder) => {
    await mkdir(folder, { recursive: true });
    const { videoData, files } = await makeTestFilm(folder);
    const offer = setup.files.offer(files);
    try {
      const input = { plan: planRender(videoData), videoData: withAddresses(videoData, offer.addressOf) };
      const { seen, painted } = await inBothWays(input, setup, signal);
      const encoded = await decodedChunk(input, setup, { folder, signal });
      return { painted: await beside(seen, painted), encoded: await beside(seen, encoded) };
    } finally {
      offer.withdraw();
    }
  });
}

type Pictures = Readonly<Record<Sight, Buffer>>;
const sights = Object.entries(SIGHTS) as [Sight, number][];

const eachSight = async <Seen>(look: (frame: number) => Promise<Seen>): Promise<Record<Sight, Seen>> => {
  const seen: [Sight, Seen][] = [];
  for (const [sight, frame] of sights) seen.push([sight, await look(frame)]);
  return Object.fromEntries(seen) as Record<Sight, Seen>;
};

const beside = async (some: Pictures, others: Pictures): Promise<Record<Sight, number>> => {
  const pairs = sights.map(
    async ([sight]) => [sight, Math.round(10 * (await likenessDb(some[sight], others[sight]))) / 10] as const,
  );
  return Object.fromEntries(await Promise.all(pairs)) as Record<Sight, number>;
};

async function inBothWays(
  input: DrawInput,
  { browsers, files: { origin } }: SelfTestSetup,
  signal: AbortSignal,
): Promise<{ seen: Pictures; painted: Pictures }> {
  const lease = await browsers.lease(signal);
  const opening = { origin, signal: AbortSignal.any([signal, lease.gone]) };
  try {
    const page = await openScreenshotPage(lease.browser, input, opening, { format: 'png' });
    const seen = await eachSight(page.screenshot);
    await page.close();
    const capture = await openCapturePage(lease.browser, input, encodingFor(input.plan), opening);
    const painted = await eachSight(capture.drawFrame);
    await capture.close();
    await lease.release('fine');
    return { seen, painted };
  } finally {
    await lease.release('broken');
  }
}

async function decodedChunk(
  input: DrawInput,
  setup: SelfTestSetup,
  { folder, signal }: { folder: string; signal: AbortSignal },
): Promise<Pictures> {
  const drawing = openCanvasDrawing(input, setup);
  const chunk = path.join(folder, 'chunk.ts');
  try {
    await drawing.chunk({ from: 0, to: TEST_FRAMES }, chunk, { signal, onFrame() {} });
  } finally {
    await drawing.close();
  }
  await runFfmpeg(['-y', '-i', chunk, path.join(folder, '%d.png')], { signal, timeoutMs: DECODING_MS });
  return eachSight((frame) => readFile(path.join(folder, `${frame + 1}.png`)));
}
