/** A canvas that the composition stands in, so that a frame can be painted into it (HTML in canvas). */
import type { CaptureSize } from './capturePort';

/** What Chromium adds to a canvas, by the names of its trial. */
interface HtmlCanvas extends HTMLCanvasElement {
  layoutSubtree?: boolean;
  requestPaint(): void;
}

export interface PaintTarget {
  readonly canvas: HTMLCanvasElement;
  /** What is painted: the canvas's only child. */
  readonly film: HTMLElement;
  /** Resolves when the browser has laid out and recorded the film as it is now. */
  recorded(): Promise<void>;
  /** Paints what was recorded last. */
  paint(): void;
}

/** Null where this browser can; else what it lacks. */
export function whatIsMissing(): string | null {
  if (!('drawElementImage' in CanvasRenderingContext2D.prototype)) return 'drawElementImage';
  if (!('requestPaint' in HTMLCanvasElement.prototype)) return 'requestPaint';
  if (typeof VideoEncoder === 'undefined') return 'VideoEncoder';
  return null;
}

export function createPaintTarget(
  film: HTMLElement,
  { width, height }: CaptureSize,
  {
    alpha = false,
    painted = { width, height },
  }: {
    readonly alpha?: boolean;
    /** The canvas's own pixels: what is laid out in the film's is painted anew in these. */
    readonly painted?: CaptureSize;
  } = {},
): PaintTarget {
  const canvas = document.createElement('canvas') as HtmlCanvas;
  Object.assign(canvas, { width: painted.width, height: painted.height });
  Object.assign(canvas.style, { position: 'absolute', left: 0, top: 0 });
  Object.assign(canvas.style, { width: `${width}px`, height: `${height}px` });
  // Nobody looks at it: where it was seen, each frame of it would be copied for the screen as well.
  canvas.style.visibility = 'hidden';
  film.style.visibility = 'visible';
  // Both spellings: a browser ignores the one that it does not know.
  canvas.layoutSubtree = true;
  canvas.setAttribute('layoutsubtree', '');
  canvas.setAttribute('content', 'drawable');
  film.setAttribute('drawable', '');
  film.before(canvas);
  canvas.append(film);
  const context = canvas.getContext('2d', { alpha });
  if (!context) throw new Error(`No canvas of ${painted.width}x${painted.height} can be painted`);
  const rows = rowsOfStrip(painted.width);
  return {
    canvas,
    film,
    recorded: () =>
      new Promise((resolve) => {
        canvas.addEventListener('paint', () => resolve(), { once: true });
        canvas.requestPaint();
      }),
    paint() {
      context.reset();
      for (let top = 0; top < painted.height; top += rows) {
        context.save();
        context.beginPath();
        context.rect(0, top, painted.width, rows);
        context.clip();
        context.drawElementImage(film, 0, 0, painted.width, painted.height);
        context.restore();
      }
    },
  };
}

/** Bytes: what is larger, Chromium's allocator maps anew each time, and each of its pages is a fault. */
const KEPT_BY_ALLOCATOR = 960 * 1024;
const PIXEL_BYTES = 4;

/**
 * The film is painted strip by strip: a layer (of the element itself, an opacity, a mask, a blend) is as large as what
 * is painted at once, and one of a whole frame costs up to as much in faults as in painting.
 */
const rowsOfStrip = (width: number): number =>
  Math.max(1, Math.floor(KEPT_BY_ALLOCATOR / PIXEL_BYTES / width) - 1);
