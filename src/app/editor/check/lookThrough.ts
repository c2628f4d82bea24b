/** Has the video looked through by the worker, with what the page knows of its files. [PC1] */
import type { Project } from '../../../../contract/project';
import type { EditorEngine } from '../../../editor-engine/createEditorEngine';
import type { WriterName } from '../../../../contract/scripts/script';
import type { CheckReport } from '../../../editor-engine/check/checkReport';
import { shownItems } from '../../../editor-engine/check/shownItems';
import type { MediaSources, Observable } from '../../../screens/editor/mediaSources';
import { createGenerateService } from '../../../services/generate.service';
import type { Call } from '../../../services/http';
import type { VideoData } from '../../../../contract/video/videoData';
import type { Known } from './checkFacts';
import { fetchUnbacked, judgeUnbacked, noneUnbacked } from './fetchUnbacked';
import { languagesHeard } from './languagesHeard';
import { soundingItems } from './soundingItems';
import type { CheckAnswer, CheckQuestion, PicturesToRead } from './checkQuestion';

interface Deps {
  readonly engine: Pick<EditorEngine, 'videoData'>;
  readonly media: Pick<MediaSources, 'waveform' | 'resource'>;
  readonly project: Pick<Project, 'claim_source' | 'input' | 'is_ad' | 'spoken'>;
  readonly call: Call;
  readonly newWorker: () => Worker;
}
/** @param asksModel a person who asks for the check waits for a model; who wants to render does not */
export type LookThrough = (
  signal: AbortSignal,
  how?: { readonly asksModel: boolean },
) => Promise<CheckReport>;

/** ms: what is not at hand by then is told as not known. It mostly is at once: this is how long a slow machine or line may take. */
const KNOWN_MS = 8000;
/** ms: who waits longer than that is told that it failed. */
const CHECK_MS = 20_000;

export function createLookThrough({ engine, media, project, call, newWorker }: Deps): LookThrough {
  const asked = createGenerateService(call);
  return async (signal, how) => {
    const data = engine.videoData();
    const pictures = new Map(picturesOf(data).map((src) => [src, media.resource(src).get()]));
    const worker = newWorker();
    const broken = whenBroken(worker);
    try {
      // It loads, and reads pictures, while the sounds are listened to and the server is asked.
      worker.postMessage({ pictures } satisfies PicturesToRead, []);
      const { known, unreadClaims, judge } = await knownOf(data, signal, how?.asksModel === true);
      const stop = AbortSignal.any([signal, AbortSignal.timeout(CHECK_MS)]);
      const report = await Promise.race([ask(worker, { data, known, unreadClaims }, stop), broken]);
      return judge ? { ...report, judge } : report;
    } finally {
      worker.terminate();
    }
  };

  async function knownOf(
    data: VideoData,
    signal: AbortSignal,
    asksModel: boolean,
  ): Promise<Pick<CheckQuestion, 'known' | 'unreadClaims'> & { readonly judge: WriterName | null }> {
    const soon = AbortSignal.any([signal, AbortSignal.timeout(KNOWN_MS)]);
    const byRules = async () => ({
      claims: await fetchUnbacked(data, project.claim_source, asked, soon).catch(() => null),
      judge: null,
    });
    const [peaks, { claims, judge }, languages] = await Promise.all([
      peaksOf(data, media, soon),
      asksModel ? judgeUnbacked(data, project.claim_source, asked, { signal, soon }) : byRules(),
      languagesHeard(data, project.spoken, asked, soon),
    ]);
    signal.throwIfAborted();
    const known: Known = {
      peaks,
      title: project.input.title ?? '',
      isAd: project.is_ad ?? false,
      unbacked: claims ?? noneUnbacked,
      ...languages,
    };
    return { known, unreadClaims: claims ? 0 : 1, judge };
  }
}

/** The file of a picture; of a clip its blurred picture, where it has one. */
const picturesOf = (data: VideoData): readonly string[] => [
  ...new Set(
    shownItems(data).flatMap((item) =>
      item.type === 'image'
        ? [item.details.src]
        : item.type === 'video'
          ? (item.details.backdropSrc ?? [])
          : [],
    ),
  ),
];

async function peaksOf(data: VideoData, media: Deps['media'], stop: AbortSignal): Promise<Known['peaks']> {
  const found = new Map<string, Float32Array>();
  const sources = new Set(soundingItems(data).map(({ details }) => details.src));
  await Promise.all(
    [...sources].map(async (src) => {
      const peaks = await whenThere(media.waveform(src), stop);
      if (peaks && peaks.length > 0) found.set(src, peaks);
    }),
  );
  return found;
}

const whenThere = <T>(observable: Observable<T | null>, stop: AbortSignal): Promise<T | null> =>
  new Promise((resolve) => {
    const leave = observable.subscribe(() => (observable.get() === null ? undefined : end()));
    const end = () => {
      stop.removeEventListener('abort', end);
      leave();
      resolve(observable.get());
    };
    stop.addEventListener('abort', end);
    if (stop.aborted || observable.get() !== null) end();
  });

/** From the start: it may break before it is asked. */
function whenBroken(worker: Worker): Promise<never> {
  const broken = new Promise<never>((_, reject) =>
    worker.addEventListener('error', ({ message }) =>
      reject(new Error(`the worker that looks through the video broke: ${message}`)),
    ),
  );
  broken.catch(() => {});
  return broken;
}

function ask(worker: Worker, question: CheckQuestion, stop: AbortSignal): Promise<CheckReport> {
  stop.throwIfAborted();
  return new Promise<CheckReport>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<CheckAnswer>) =>
      'report' in data ? resolve(data.report) : reject(new Error(data.failure)),
    );
    stop.addEventListener('abort', () => reject(stop.reason as Error));
    worker.postMessage(question, []);
  });
}
