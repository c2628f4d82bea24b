/** Takes pictures out of a clip one after the other; one that does not come in time is given up, the others go on. [K2] */
import { FRAME_LIMIT_MS } from '../../../../contract/limits';

/** The pictures at these moments (ms of the source, ascending), null where there is none. */
export type FrameSource<Picture> = (atMs: readonly number[]) => AsyncIterator<Picture | null>;

const LATE = Symbol('late');
const inTime = <T>(promise: Promise<T>): Promise<T | typeof LATE> => {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<typeof LATE>((resolve) => {
    timer = setTimeout(() => resolve(LATE), FRAME_LIMIT_MS);
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
};

export async function takeFrames<Picture>(
  source: FrameSource<Picture>,
  atMs: readonly number[],
  onPicture: (atMs: number, picture: Picture) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  let rest = atMs.toSorted((a, b) => a - b);
  while (rest.length > 0 && !signal.aborted) {
    const pictures = source(rest);
    try {
      for (let [moment] = rest; moment !== undefined && !signal.aborted; [moment] = rest) {
        const next = await inTime(pictures.next());
        rest = rest.slice(1);
        // A fresh decoder takes the others: this one may never answer.
        if (next === LATE) break;
        if (next.done) return;
        if (next.value !== null) await onPicture(moment, next.value);
      }
    } finally {
      void pictures.return?.()?.catch(() => {});
    }
  }
}
