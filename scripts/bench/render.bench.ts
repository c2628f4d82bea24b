/** What a render costs: beside Remotion's defaults and the encoder alone, by way and template, after an edit, by workers. */
import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { TemplateProps } from '../../contract/video/templateProps';
import { browserVersion } from '../../server/browser/browserVersion';
import type { FoundBrowser } from '../../server/browser/findBrowser';
import { planChunks } from '../../server/render/chunks/chunkPlan';
import { findFiles } from '../../server/render/localFiles';
import { planRender } from '../../server/render/renderPlan';
import { arrange, templateNames } from '../../src/templates/arrangements';
import { folderStorage } from '../../tests/server/render/support/folderStorage';
import { sampleProject, spokenCaptions } from '../../tests/server/render/support/sampleProject';
import { defineBench, type BenchRow } from './defineBench';
import { peakBytes } from './processTree';
import { drawingBrowser, openFilm, ways, type Film, type Way } from './render/openFilm';
import { picturesOf, type PicturesOfWay } from './render/picturesOf';
import { heldToShare } from './render/heldToShare';
import {
  startRenderProcess,
  type CoreSeconds,
  type CountedRender,
  type FilmToRender,
  type RenderProcess,
} from './render/renderProcess';
import { secondsOfWorkers } from './render/workersOfOneCore';
import { encodingAlone, remotionDefaults, secondsOf } from './yardsticks';

const GIGABYTE = 1e9;
const WORKERS = [1, 2, 4];
/** Of the film that workers share, a core each. */
const SHARED_SECONDS = 16;
/** How much of the machine all workers of a share take together. */
const SHARED_LOAD = 0.8;
const MINUTE_SECONDS = 60;
/** Of a film with its check and one without. */
const CHECK_PAIRS = 5;
const USUAL: Way = 'screenshots';
const unit = 'frames/s';

interface Studio {
  readonly folder: string;
  readonly media: string;
  readonly props: TemplateProps;
  readonly browser: FoundBrowser;
  readonly renderer: RenderProcess;
}

export const bench = defineBench({
  name: 'render',
  async run(folder) {
    const media = path.join(folder, 'media');
    const props = await sampleProject(media, { clip: true });
    const browser = await drawingBrowser();
    const renderer = await startRenderProcess({ folder, media, props });
    const studio = { folder, media, props, browser, renderer };
    const whole = await wholeRender(studio);
    const edit = await editOfAMinute(studio);
    await renderer.end();
    return [
      ...whole,
      ...(await byWay(studio)),
      ...edit,
      ...(await byWorkers(studio)),
      ...(await byShares(studio)),
    ];
  },
});

const TURNS = 3;

async function wholeRender({ folder, media, props, browser, renderer }: Studio): Promise<BenchRow[]> {
  const videoData = arrange(props);
  const plan = planRender(videoData);
  const outputPath = path.join(folder, 'ours.mp4');
  // By turns, and several of each: one of five seconds is as long as the machine has time for it.
  const renders: { seconds: number }[] = [];
  const encodings: { seconds: number }[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    renders.push(await renderer.render({ videoData, outputPath }));
    encodings.push({ seconds: await encodingAlone(outputPath, folder) });
  }
  const [ours, encoder] = [meanSeconds(renders), meanSeconds(encodings)];
  // Apart from what is timed: to look at the memory of a dozen processes takes time of its own.
  const { peak } = await peakBytes(renderer.pid, () => renderer.render({ videoData, outputPath }));
  const places = { storage: folderStorage(media), assetsDir: path.resolve('assets') };
  const files = await findFiles(plan.assets, places);
  const defaults = await remotionDefaults(videoData, files, browser, folder);
  const drawnBy = `${await browserVersion(browser)}, ${browser.kind}`;
  const besideDefaults = { measured: defaults / ours, unit: 'times', goal: { atLeast: 2.5 } };
  const besideEncoder = { measured: encoder / ours, unit: 'times', goal: { atLeast: 0.6 } };
  return [
    {
      figure: `render, sound and joining included, mean of ${TURNS} (${drawnBy})`,
      measured: plan.frames / ours,
      unit,
    },
    { figure: "Remotion's defaults, blur by CSS", measured: plan.frames / defaults, unit },
    { figure: 'x264 encoding the same frames alone', measured: plan.frames / encoder, unit },
    { figure: "render beside Remotion's defaults", ...besideDefaults },
    { figure: 'render beside x264 alone', ...besideEncoder },
    { figure: 'memory while rendering', measured: peak / GIGABYTE, unit: 'GB', goal: { atMost: 1.8 } },
  ];
}

/** Drawn and encoded, without sound; the ways of one template right after each other: a busy machine slows them alike. */
async function byWay({ folder, media, props }: Studio): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  const rates: number[] = [];
  const pictures: Partial<Record<Way, PicturesOfWay>> = {};
  const drawn = async (template: (typeof templateNames)[number], way: Way) => {
    const videoData = arrange({ ...props, template });
    const film = await openFilm({ videoData, way, media, folder: path.join(folder, 'ways') });
    const { plan } = film.input;
    const seconds = await secondsOf(() => film.draw(planChunks(plan)));
    if (template === 'default') pictures[way] ??= await picturesOf(film, planChunks(plan));
    await film.close();
    return { seconds, frames: plan.frames };
  };
  // The templates are held against each other over a minute or two, in which a machine's pace drifts: what it has time for
  // only ever slows, so each counts by the fastest of its turns.
  const again = new Map<string, number>();
  for (let turn = 1; turn < TURNS; turn += 1)
    for (const template of templateNames) {
      const { seconds } = await drawn(template, 'canvas');
      again.set(template, Math.min(seconds, again.get(template) ?? Infinity));
    }
  for (const template of templateNames) {
    let usual = 0;
    for (const way of Object.keys(ways) as Way[]) {
      // Its encoder costs the same a frame, whatever the template.
      if (way === 'small' && template !== 'default') continue;
      const { seconds, frames } = await drawn(template, way);
      if (way === 'canvas') rates.push(frames / Math.min(seconds, again.get(template) ?? Infinity));
      if (way === USUAL) usual = seconds;
      rows.push({ figure: `${template} by ${way}`, measured: frames / seconds, unit });
      const goal = { atLeast: template === 'default' ? 2.5 : 2 };
      const figure = `${template}: ${way} beside ${USUAL}`;
      const asked = way === 'canvas' ? { goal } : {};
      if (way !== USUAL) rows.push({ figure, measured: usual / seconds, unit: 'times', ...asked });
    }
  }
  const besideSlowest = Math.max(...rates) / Math.min(...rates);
  rows.push({
    figure: `the fastest template beside the slowest, by canvas, each the fastest of ${TURNS}`,
    ...{ measured: besideSlowest, unit: 'times', goal: { atMost: 1.5 } },
  });
  return [...rows, ...sizesOf(pictures)];
}

/** A smaller file of worse pictures is no gain: both stand beside each other, and beside what screenshots came to. */
function sizesOf(pictures: Partial<Record<Way, PicturesOfWay>>): BenchRow[] {
  const usual = pictures[USUAL];
  return Object.entries(pictures).flatMap(([way, { bytes, ssim }]) => [
    { figure: `default by ${way}: the pictures' bytes`, measured: bytes / 1e6, unit: 'MB' },
    {
      figure: `default by ${way}: SSIM beside plain screenshots`,
      ...{ measured: ssim, unit: '', goal: { atLeast: 0.995 } },
    },
    ...(way === USUAL || !usual
      ? []
      : [
          {
            figure: `default: bytes of ${way} beside ${USUAL}`,
            measured: bytes / usual.bytes,
            unit: 'times',
          },
        ]),
  ]);
}

/** One word of one caption is corrected, as a person does it before rendering again. */
async function editOfAMinute({ folder, props, renderer }: Studio): Promise<BenchRow[]> {
  const minute = lasting(props, MINUTE_SECONDS);
  const middle = Math.floor(minute.captions.length / 2);
  const captions = minute.captions.map(([span, word], at): [[number, number], string] => [
    span,
    at === middle ? 'corrected' : word,
  ]);
  const outputPath = path.join(folder, 'minute.mp4');
  /** Compared with its preview where it has an id, as the product does it. */
  const rendered = (filmProps: TemplateProps, asked: Pick<FilmToRender, 'owner' | 'renderId'>) =>
    renderer.render({ videoData: arrange(filmProps), outputPath, ...asked });
  // Each keeps what it draws for an owner of its own, so that it takes nothing of the others.
  const plain = () => rendered(minute, { owner: randomUUID() });
  const checked = (owner: string = randomUUID()) => rendered(minute, { owner, renderId: randomUUID() });
  const owner = 'somebody';
  const pairs: CheckPair[] = [];
  // By turns, since a machine's pace drifts within minutes by more than a check costs.
  for (let at = 0; at < CHECK_PAIRS; at += 1) {
    const first = at % 2 === 0 ? await plain() : null;
    const proven = await checked(at === 0 ? owner : undefined);
    pairs.push({ unchecked: first ?? (await plain()), proven });
  }
  const proven = pairs.map((pair) => pair.proven);
  const whole = meanSeconds(proven);
  const checking = Math.max(...proven.map((one) => one.checking));
  const { peak } = await peakBytes(renderer.pid, () => checked());
  const encoder = await encodingAlone(outputPath, folder);
  const { seconds: edited } = await rendered({ ...minute, captions }, { owner, renderId: randomUUID() });
  const goal = { atLeast: 8 };
  return [
    { figure: 'a minute, to its checked MP4, mean of the pairs', measured: whole, unit: 's' },
    {
      figure: 'memory while a checked minute is rendered',
      ...{ measured: peak / GIGABYTE, unit: 'GB', goal: { atMost: 1.8 } },
    },
    {
      figure: 'a checked minute beside x264 alone on its frames',
      ...{ measured: encoder / whole, unit: 'times', goal: { atLeast: 0.6 } },
    },
    { figure: 'of it joining and checking, after the last frame', measured: checking, unit: 's' },
    ...whatTheCheckAdds(pairs),
    { figure: 'the same with one caption changed', measured: edited, unit: 's' },
    { figure: 'the edit beside all of it', measured: whole / edited, unit: 'times faster', goal },
  ];
}

interface CheckPair {
  readonly unchecked: CountedRender;
  readonly proven: CountedRender;
}

/**
 * By the clock, in which what else a machine is busy with only ever slows; and by all work but that of the pages once they
 * draw: what they draw is the same in both, and they take 3 to 5 % more or less from one render to the next, as much as a
 * check. What one of them shows before it draws is counted.
 */
function whatTheCheckAdds(pairs: readonly CheckPair[]): BenchRow[] {
  const goal = { atMost: 0.05 };
  const fastest = (runs: readonly CountedRender[]) => Math.min(...runs.map(({ seconds }) => seconds));
  const unchecked = fastest(pairs.map((pair) => pair.unchecked));
  const clock: BenchRow = {
    figure: `what the check adds by the clock, the fastest of ${pairs.length} beside the fastest`,
    measured: (fastest(pairs.map((pair) => pair.proven)) - unchecked) / unchecked,
    ...{ unit: 'times', goal },
  };
  const counted = pairs.flatMap(({ proven, unchecked }) =>
    proven.coreSeconds && unchecked.coreSeconds
      ? [{ proven: proven.coreSeconds, unchecked: unchecked.coreSeconds }]
      : [],
  );
  if (counted.length < pairs.length) {
    console.log('What the check adds in core-seconds: not measured, no control group can be made here.');
    return [clock];
  }
  const whole = counted.map(({ unchecked }) => unchecked.all);
  const added = counted.map(({ proven, unchecked }) => apart(proven) - apart(unchecked));
  const drawing = counted.map(({ proven, unchecked }) => proven.drawing - unchecked.drawing);
  console.log(
    `Drawing the same frames beside a check: ${percent(sumOf(drawing) / sumOf(whole))} of the render more.`,
  );
  const each = added.map((more, at) => more / (whole[at] ?? 1));
  const spread = `${Math.min(...each).toFixed(2)} to ${Math.max(...each).toFixed(2)}`;
  const figure = `what the check adds in core-seconds, ${pairs.length} pairs (${spread})`;
  return [clock, { figure, measured: sumOf(added) / sumOf(whole), unit: 'times', goal }];
}

const apart = ({ all, drawing }: CoreSeconds) => all - drawing;
const sumOf = (figures: readonly number[]) => figures.reduce((sum, figure) => sum + figure, 0);
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

const meanSeconds = (runs: readonly { readonly seconds: number }[]): number =>
  sumOf(runs.map(({ seconds }) => seconds)) / runs.length;

/** With fewer cores than workers, what several reach shows the shape only. */
async function byWorkers({ folder, media, props }: Studio): Promise<BenchRow[]> {
  if (process.platform !== 'linux') return [];
  const videoData = arrange(lasting(props, SHARED_SECONDS));
  const chunks = planChunks(planRender(videoData));
  const film: Film = { videoData, way: 'canvas', media, folder: path.join(folder, 'workers') };
  await mkdir(film.folder, { recursive: true });
  const rows: BenchRow[] = [];
  const cores = availableParallelism();
  let alone = 0;
  for (const count of WORKERS) {
    const seconds = await secondsOfWorkers(count, film, chunks);
    if (count === 1) alone = seconds;
    const isProof = cores >= count;
    const said = isProof ? '' : `, which share the ${cores} that are there: no proof of anything`;
    const figure = `${count} × one core on one film, beside one${said}`;
    const goal = count === 4 && isProof ? { goal: { atLeast: 3.3 } } : {};
    rows.push({ figure, measured: alone / seconds, unit: 'times', ...goal });
  }
  return rows;
}

/** Four workers that together take less than there is: nothing but their own work slows them. */
async function byShares({ folder, media, props }: Studio): Promise<BenchRow[]> {
  const count = 4;
  const cores = Math.min(1, (availableParallelism() * SHARED_LOAD) / count);
  const figure = `${count} × ${cores.toFixed(1)} of a core on one film, beside one such worker`;
  const probe = process.platform === 'linux' ? heldToShare(`bench-${process.pid}`, cores) : null;
  if (!probe) {
    console.log(`${figure}: not measured, no control group can be made here.`);
    return [];
  }
  probe.release();
  const videoData = arrange(lasting(props, MINUTE_SECONDS));
  const chunks = planChunks(planRender(videoData));
  const film: Film = { videoData, way: 'canvas', media, folder: path.join(folder, 'shares') };
  const alone = await secondsOfWorkers(1, film, chunks, { cores });
  const together = await secondsOfWorkers(count, film, chunks, { cores });
  return [{ figure, measured: alone / together, unit: 'times', goal: { atLeast: 3.3 } }];
}

/** The same sentences again and again, cut where the time is over. */
function lasting(props: TemplateProps, seconds: number): TemplateProps {
  const words = props.captions.map(([, word]) => word).join(' ');
  const text = Array.from({ length: Math.ceil(seconds / 5) }, () => words).join(' ');
  const captions = spokenCaptions(text).filter(([[, end]]) => end < seconds - 0.4);
  return { ...props, captions, voiceover_duration: seconds };
}
