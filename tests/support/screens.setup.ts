/** Unmounts what a screen test mounted, and gives what this browser without a screen lacks. */
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

/** Nothing has a size here, so none ever changes. */
class StillObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver ??= StillObserver;
/** No medium, so no query holds and none ever changes. */
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
Element.prototype.scrollTo ??= () => {};
Element.prototype.setPointerCapture ??= () => {};

afterEach(cleanup);
