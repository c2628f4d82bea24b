/** How films are drawn here, as far as an earlier process found out: nothing is opened for it. */
import type { WorkerDrawing } from '../../../contract/worker';
import { browserVersion } from '../../browser/browserVersion';
import type { FoundBrowser } from '../../browser/findBrowser';
import { presentComposition } from '../remotion/bundleComposition';
import { canvasWay } from './canvasWay';
import type { RenderQuality } from './captureSettings';
import { knownVerdict, type Verdict } from './verdicts';

interface Setup {
  readonly browser: FoundBrowser;
  readonly dataDir: string;
  readonly quality: RenderQuality;
  /** The repository's root. */
  readonly root: string;
}

/** Null until a film was drawn with this browser and this composition. */
export async function recallDrawing({
  browser,
  dataDir,
  quality,
  root,
}: Setup): Promise<WorkerDrawing | null> {
  const [version, composition] = await Promise.all([browserVersion(browser), presentComposition(root)]);
  const tested = { browser: version, composition, way: canvasWay(quality) };
  const verdict = await knownVerdict(browser, dataDir, tested);
  return verdict && asDrawing(browser, version, verdict);
}

export const asDrawing = (
  { executablePath }: Pick<FoundBrowser, 'executablePath'>,
  version: string,
  { way, reason = '' }: Verdict,
): WorkerDrawing => ({ browser: `${version} (${executablePath})`, way, reason });
