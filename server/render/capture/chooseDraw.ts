/** Which way a browser draws films: by canvas where its own self-test allows, else by screenshots. */
import type { WorkerDrawing } from '../../../contract/worker';
import { browserVersion } from '../../browser/browserVersion';
import type { FoundBrowser } from '../../browser/findBrowser';
import { withinLimit } from '../../limits/withinLimit';
import type { LoopbackFiles } from '../browser/loopbackFiles';
import { confinedBrowsers } from '../browser/openConfinedBrowser';
import type { Draw, DrawInput } from '../draw';
import { createRemotionDraw } from '../remotion/remotionDraw';
import type { Scratch } from '../scratch';
import { openCanvasDrawing } from './canvasDrawing';
import { canvasWay } from './canvasWay';
import type { RenderQuality } from './captureSettings';
import { keepStills, type KeptStills } from './keptStills';
import { asDrawing } from './recallDrawing';
import { isFaithful, measureFidelity, type SelfTestSetup } from './selfTest/selfTest';
import { keepVerdict, knownVerdict, type Verdict } from './verdicts';
import { withFallback } from './withFallback';

export interface DrawsSetup {
  readonly browser: FoundBrowser;
  readonly files: LoopbackFiles;
  readonly scratch: Scratch;
  readonly dataDir: string;
  /** Hash of the composition's sources. */
  readonly composition: string;
  /** How what a canvas shows is encoded. */
  readonly quality?: RenderQuality;
  /** Told how films are drawn, once that is chosen. */
  readonly onChosen?: (drawing: WorkerDrawing) => void;
}

export interface Draws {
  /** Opens the browser, which stays open for a minute: whoever draws next does not wait for it. */
  openAhead(): Promise<void>;
  readonly screenshots: Draw;
  /** Of one film, by a page that stays open. */
  keepStills(input: DrawInput): KeptStills;
  /** For films: the way that this browser's self-test chose. */
  films(): Promise<{ readonly draw: Draw; readonly verdict: Verdict }>;
  close(): Promise<void>;
}

const SELF_TEST_MS = 120_000;

export async function openDraws(setup: DrawsSetup): Promise<Draws> {
  const { browser, files, scratch, dataDir, composition, quality = 'fast' } = setup;
  const version = await browserVersion(browser);
  const browsers = confinedBrowsers(setup);
  const screenshots = createRemotionDraw({ browser, browsers, version, files, scratch });
  const canvasSetup = { browsers, files, scratch, quality };
  const byCanvas: Draw = {
    ...screenshots,
    way: [canvasWay(quality), version].join(' | '),
    open: (input) =>
      withFallback({
        canvas: openCanvasDrawing(input, canvasSetup),
        screenshots: () => screenshots.open(input),
        onFallback: ({ from, to }, error) =>
          console.warn(`Frames ${from} to ${to} are drawn by screenshots: ${messageOf(error)}`),
      }),
  };
  const choose = async () => {
    const tested = { browser: version, composition, way: canvasWay(quality) };
    const known = await knownVerdict(browser, dataDir, tested);
    const verdict = known ?? (await judge(canvasSetup));
    // What went wrong on the way to a verdict may go right in the next process.
    if (!known && verdict.fidelity)
      await keepVerdict(dataDir, tested, verdict).catch((error: unknown) => console.warn(messageOf(error)));
    setup.onChosen?.(asDrawing(browser, version, verdict));
    console.info(`${version} draws films by ${verdict.way}${verdict.reason ? `: ${verdict.reason}` : ''}.`);
    return { draw: verdict.way === 'canvas' ? byCanvas : screenshots, verdict };
  };
  let chosen: ReturnType<typeof choose> | undefined;
  return {
    openAhead: async () => (await browsers.lease()).release('fine'),
    screenshots,
    keepStills: (input) => keepStills(input, { browsers, files }),
    films() {
      chosen ??= choose();
      chosen.catch(() => (chosen = undefined));
      return chosen;
    },
    close: () => screenshots.close(),
  };
}

async function judge(setup: SelfTestSetup): Promise<Verdict> {
  try {
    const limit = { what: 'The self-test of the browser', limitMs: SELF_TEST_MS };
    const fidelity = await withinLimit(limit, (stop) => measureFidelity(setup, stop));
    return isFaithful(fidelity)
      ? { way: 'canvas', fidelity }
      : { way: 'screenshots', reason: 'a canvas shows something else than the screen', fidelity };
  } catch (error) {
    return { way: 'screenshots', reason: messageOf(error) };
  }
}

const messageOf = (error: unknown) =>
  error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
