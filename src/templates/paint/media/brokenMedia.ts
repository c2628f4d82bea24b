/** Files that the preview could not show: each is reported once, however many frames ask for it, until it is tried again. */
import { createListeners } from '../../../events/listeners';

let reported: ReadonlySet<string> = new Set();
const changes = createListeners();

export function reportBroken(src: string, cause: unknown): void {
  if (reported.has(src)) return;
  reported = new Set([...reported, src]);
  console.warn(`Cannot show ${src}`, cause);
  changes.notify();
}

/** For who shows the preview: the same set until another file broke, or they are asked for again. */
export const brokenMedia = {
  get: () => reported,
  subscribe: changes.add,
  /** Whoever shows one of them loads it anew. */
  askAgain() {
    if (reported.size === 0) return;
    reported = new Set();
    changes.notify();
  },
};
