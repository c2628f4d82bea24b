/** Unmounts what a screen test mounted, and gives what this browser without a screen lacks. */
// Styles are of no use without a screen, and each question for a computed one would match them all.
import '@vanilla-extract/css/disableRuntimeStyles';
import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { afterAll, afterEach, vi } from 'vitest';
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

/**
 * React notes where each element was made, for its own warnings: a twentieth of the time of a walk. It stops by itself
 * once this many were noted in a second.
 */
const NOTED = 'recentlyCreatedOwnerStacks';
const internals = Object.values<unknown>({ ...React }).find(
  (value): value is object => value instanceof Object && NOTED in value,
);
Object.defineProperty(internals ?? {}, NOTED, { get: () => Infinity, set: () => {} });

/** Clicks are kept from a page while something is dragged over it, and for 50 ms after. */
const keptFrom = new Set<() => void>();
const listen = document.addEventListener.bind(document) as typeof document.addEventListener;
document.addEventListener = (
  type: string,
  listener: EventListenerOrEventListenerObject,
  options?: boolean | AddEventListenerOptions,
) => {
  if (type === 'click' && typeof options === 'object' && options.capture)
    keptFrom.add(() => document.removeEventListener(type, listener, options));
  listen(type, listener, options);
};

afterEach(() => {
  cleanup();
  // dnd-kit ends no drag of a page that is unmounted, but each one of a page that is hidden.
  window.dispatchEvent(new Event('visibilitychange'));
  for (const letThrough of keptFrom) letThrough();
  keptFrom.clear();
  // A layer or a drag that was unmounted in its middle leaves it; files of a worker share the page.
  for (const element of [document.documentElement, document.body])
    element.style.removeProperty('pointer-events');
});

// A part that comes later may still be on its way, and what brings it ends with the file's environment.
afterAll(() => vi.dynamicImportSettled());

// What a screen opens for the first time is compiled while it is waited for, on a machine that does much else.
configure({ asyncUtilTimeout: 10_000 });
