/** The publish check off the page's thread: reads the pictures that words stand on, then looks through the video. [PC1] */
import { checkReport, type CheckReport } from '../../../editor-engine/check/checkReport';
import { behindWords, type Pixels } from '../../../templates/paint/behind';
import { checkFacts } from './checkFacts';
import type { CheckAnswer, CheckQuestion, PicturesToRead } from './checkQuestion';
import { readPixels } from './readPixels';

/** Of this file's global only what it needs: the page's types know no worker's. */
interface WorkerScope {
  postMessage(message: CheckAnswer, transfer: Transferable[]): void;
  addEventListener(
    type: 'message',
    listener: (event: MessageEvent<PicturesToRead | CheckQuestion>) => void,
  ): void;
}
const scope = globalThis as unknown as WorkerScope;

/** Of a picture that has come by then it is known how readable words on it are; a slow machine needs seconds for what takes another 0.1 s. */
const PICTURES_MS = 8000;

interface Reading {
  readonly asked: number;
  readonly pixels: Promise<ReadonlyMap<string, Pixels>>;
}

async function read(pictures: PicturesToRead['pictures']): Promise<ReadonlyMap<string, Pixels>> {
  const found = new Map<string, Pixels>();
  const stop = new AbortController();
  const reading = [...pictures].map(async ([src, address]) => {
    const answer = await fetch(address, { signal: stop.signal });
    const pixels = answer.ok ? await readPixels(await answer.blob()) : null;
    if (pixels) found.set(src, pixels);
  });
  const late = new Promise<void>((resolve) => setTimeout(resolve, PICTURES_MS));
  await Promise.race([Promise.allSettled(reading), late]);
  stop.abort();
  return new Map(found);
}

async function answer({ data, known, unreadClaims }: CheckQuestion, reading: Reading): Promise<CheckReport> {
  const pixels = await reading.pixels;
  const facts = checkFacts(
    data,
    known,
    behindWords(data, (src) => pixels.get(src) ?? null),
  );
  return checkReport(data, facts, { pictures: reading.asked - pixels.size, claims: unreadClaims });
}

let reading: Reading = { asked: 0, pixels: Promise.resolve(new Map()) };

scope.addEventListener('message', ({ data: asked }) => {
  if ('pictures' in asked) {
    reading = { asked: asked.pictures.size, pixels: read(asked.pictures) };
    return;
  }
  answer(asked, reading).then(
    (report) => scope.postMessage({ report }, []),
    (error: unknown) => scope.postMessage({ failure: String(error) }, []),
  );
});
