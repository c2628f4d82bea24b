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
Element.prototype.scrollTo ??= () => {};
Element.prototype.setPointerCapture ??= () => {};

afterEach(cleanup);
