/** Unmounts what a screen test mounted, and gives what this browser without a screen lacks. */
// Styles are of no use without a screen, and each question for a computed one would match them all.
import '@vanilla-extract/css/disableRuntimeStyles';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { plainStyles } from './plainStyles';

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
plainStyles(window);

afterEach(() => {
  cleanup();
  // A layer or a drag that was unmounted in its middle leaves it; files of a worker share the page.
  for (const element of [document.documentElement, document.body])
    element.style.removeProperty('pointer-events');
});
