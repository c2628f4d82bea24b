/** Ctrl and the wheel, a pinch on a pad or with two fingers: how much the visible span grows or shrinks; and when a finger does not scroll. */

interface Zoomed {
  /** Of the visible span; below 1 is nearer. */
  readonly by: number;
  /** px of the window: what is there stays there. */
  readonly clientX: number;
}
interface Deps {
  readonly onZoom: (zoomed: Zoomed) => void;
  /** A second finger came: what the first one held is let go. */
  readonly onPinch: () => void;
  /** Whether a finger holds something: it is not to scroll. */
  readonly isHolding: () => boolean;
}
/** A notch of a wheel is about a fifth. */
const PER_PX = 0.002;

const spread = ([a, b]: TouchList | readonly Touch[]) =>
  a && b
    ? { px: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY), clientX: (a.clientX + b.clientX) / 2 }
    : null;

export function listenForZoom(element: HTMLElement, { onZoom, onPinch, isHolding }: Deps): () => void {
  let last: number | null = null;
  const onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    onZoom({ by: Math.exp(event.deltaY * PER_PX), clientX: event.clientX });
  };
  const onTouchStart = ({ touches }: TouchEvent) => {
    last = spread(touches)?.px ?? null;
    if (last !== null) onPinch();
  };
  const onTouchMove = (event: TouchEvent) => {
    if (isHolding()) event.preventDefault();
    const now = spread(event.touches);
    if (!now || last === null) return;
    event.preventDefault();
    onZoom({ by: last / Math.max(1, now.px), clientX: now.clientX });
    last = now.px;
  };
  const onTouchEnd = () => {
    last = null;
  };
  element.addEventListener('wheel', onWheel, { passive: false });
  element.addEventListener('touchstart', onTouchStart, { passive: true });
  element.addEventListener('touchmove', onTouchMove, { passive: false });
  element.addEventListener('touchend', onTouchEnd);
  return () => {
    element.removeEventListener('wheel', onWheel);
    element.removeEventListener('touchstart', onTouchStart);
    element.removeEventListener('touchmove', onTouchMove);
    element.removeEventListener('touchend', onTouchEnd);
  };
}
