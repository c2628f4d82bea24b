/** What of the timeline is seen. The exact place changes with each px; what is drawn changes by half a screen. */
import { createListeners } from '../../../../events/listeners';
import { pxPerMsOf } from '../../../../editor-engine/timeline/scale';

export interface Span {
  readonly from: number;
  readonly to: number;
}
/** What is drawn: all that is seen, and at least half a screen around it. ms across, px down. */
export interface Drawn {
  readonly pxPerMs: number;
  readonly across: Span;
  readonly down: Span;
}
export interface Viewport {
  readonly pxPerMs: number;
  /** px from the start of the content. */
  readonly left: number;
  readonly width: number;
  readonly height: number;
  /** The same object until something else has to be drawn. */
  drawn(): Drawn;
  /** ms that are seen, with up to an eighth of a screen on either side: it changes by eighths. */
  seen(): Span;
  msAt(xPx: number): number;
  subscribe(listener: () => void): () => void;
  subscribeScale(listener: () => void): () => void;
  /** Called for each px. */
  subscribeScroll(listener: () => void): () => void;
  setSize(width: number, height: number): void;
  setSpan(seconds: number): void;
  setScroll(left: number, top: number): void;
}

/** Before anything is measured: a window as most have it. */
const STANDARD = { width: 1200, height: 320 };

function drawnAround(at: number, size: number): Span {
  const half = Math.max(1, size / 2);
  const first = Math.floor(at / half);
  return { from: (first - 1) * half, to: (first + 4) * half };
}

export function createViewport(spanSeconds: number): Viewport {
  let { width, height } = STANDARD;
  let span = spanSeconds;
  let left = 0;
  let top = 0;
  let drawn: Drawn | null = null;
  const drawnChanged = createListeners();
  const scaleChanged = createListeners();
  const scrolled = createListeners();
  const pxPerMs = () => pxPerMsOf(width, span);

  function look(): Drawn {
    const scale = pxPerMs();
    const { from, to } = drawnAround(left, width);
    return { pxPerMs: scale, across: { from: from / scale, to: to / scale }, down: drawnAround(top, height) };
  }
  function change() {
    const next = look();
    if (drawn && JSON.stringify(drawn) === JSON.stringify(next)) return;
    const scaled = drawn?.pxPerMs !== next.pxPerMs;
    drawn = next;
    if (scaled) scaleChanged.notify();
    drawnChanged.notify();
  }
  return {
    get pxPerMs() {
      return pxPerMs();
    },
    get left() {
      return left;
    },
    get width() {
      return width;
    },
    drawn: () => (drawn ??= look()),
    seen() {
      const eighth = Math.max(1, width / 8);
      const from = Math.floor(left / eighth) * eighth;
      return { from: from / pxPerMs(), to: (from + width + eighth) / pxPerMs() };
    },
    get height() {
      return height;
    },
    msAt: (xPx) => xPx / pxPerMs(),
    subscribe: drawnChanged.add,
    subscribeScale: scaleChanged.add,
    subscribeScroll: scrolled.add,
    setSize(toWidth, toHeight) {
      // A pane that is folded away, or a browser without a screen, has no size.
      if (toWidth <= 0 || toHeight <= 0) return;
      width = toWidth;
      height = toHeight;
      change();
    },
    setSpan(seconds) {
      span = seconds;
      change();
    },
    setScroll(toLeft, toTop) {
      left = toLeft;
      top = toTop;
      change();
      scrolled.notify();
    },
  };
}
