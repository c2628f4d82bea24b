/** Brings the composition to a frame and waits until nothing in it is still to come. */
import { flushSync } from 'react-dom';
import { bringToOwnSize } from './ownSizeCanvases';
import type { PaintTarget } from './paintTarget';
import type { PaintBackgrounds } from './stillBackgrounds';

/** The id of `Composition` in `remotion.entry.tsx`. */
const COMPOSITION = 'Video';

export function createSteadySeek(
  target: PaintTarget,
  paintBackgrounds: PaintBackgrounds,
): (frame: number) => Promise<void> {
  const seen = new WeakMap<HTMLImageElement, string>();
  /** Pictures that were not there before, or show another file. */
  const freshPictures = () =>
    [...target.film.querySelectorAll('img')].filter((picture) => {
      if (seen.get(picture) === picture.src) return false;
      seen.set(picture, picture.src);
      return true;
    });

  /** @returns whether all of it was recorded: a canvas that came to its size just now is in the next record. */
  const record = async () => {
    await paintBackgrounds(target.film);
    const stood = bringToOwnSize(target.film);
    await target.recorded();
    return !stood.has('in another size');
  };

  return async (frame) => {
    // React has committed when this returns: clips that are to be decoded hold the frame up already.
    flushSync(() => window.remotion_setFrame(frame, COMPOSITION, 1));
    let fresh = freshPictures();
    // Remotion calls a frame ready in the browser's next one, which records it as well: most need no other.
    if (fresh.length === 0) {
      const isWhole = await record();
      fresh = freshPictures();
      // A clip that was decoded meanwhile has its canvas in another size than it was placed in.
      if (isWhole && fresh.length === 0 && isReady() && isInPlace(target.film)) return;
    }
    await ready();
    fresh = [...fresh, ...freshPictures()];
    await Promise.all(fresh.map((picture) => picture.decode()));
    await record();
    // What was decoded just now is in the second record, not always in the first.
    await target.recorded();
  };
}

const isInPlace = (film: HTMLElement) => [...bringToOwnSize(film)].every((stood) => stood === 'right');

const isReady = () =>
  window.remotion_renderReady && !window.remotion_cancelledError && document.fonts.status !== 'loading';

/** @throws what Remotion gave up over. */
async function ready(): Promise<void> {
  while (!window.remotion_renderReady) await nextTask();
  if (window.remotion_cancelledError) throw new Error(window.remotion_cancelledError);
  if (document.fonts.status === 'loading') await document.fonts.ready;
}

const nextTask = () => new Promise<void>((resolve) => void setTimeout(resolve, 1));
