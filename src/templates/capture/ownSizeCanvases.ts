/**
 * A canvas within the painted film is painted at the size of its own pixels, whatever CSS says. So each gets that
 * size, and is brought to its place by a transform instead.
 */

/** What is cut from each side, in shares of it. */
interface Cut {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}
interface Wanted {
  readonly fit: string;
  readonly cut: Cut;
  /** As React wrote it last. */
  transform: string;
  /** As it was written here: anything else came from React since. */
  written: string;
}
const known = new WeakMap<HTMLCanvasElement, Wanted>();

const VIEW_BOX = 'object-view-box';

/** How one stood before. */
type Stood = 'right' | 'elsewhere' | 'in another size';

/** Each fills its parent, as `fillScaled` lays it out. @returns how they stood */
export function bringToOwnSize(film: HTMLElement): ReadonlySet<Stood> {
  return new Set([...film.querySelectorAll('canvas')].map(place));
}

function place(canvas: HTMLCanvasElement): Stood {
  const { style, parentElement } = canvas;
  if (!parentElement) return 'right';
  const before = { size: sizeOf(style), transform: style.transform };
  const wanted = known.get(canvas) ?? {
    fit: getComputedStyle(canvas).objectFit,
    cut: cutOf(style.getPropertyValue(VIEW_BOX)),
    transform: '',
    written: '',
  };
  known.set(canvas, wanted);
  if (style.transform !== wanted.written) wanted.transform = style.transform;
  const box = { width: parentElement.clientWidth, height: parentElement.clientHeight };
  Object.assign(style, { inset: 'auto', left: '0', top: '0', objectFit: 'fill', transformOrigin: '0 0' });
  style.setProperty(VIEW_BOX, 'none');
  Object.assign(style, { width: `${canvas.width}px`, height: `${canvas.height}px` });
  style.transform = placing(canvas, box, wanted);
  // As the browser spells it.
  wanted.written = style.transform;
  if (sizeOf(style) !== before.size) return 'in another size';
  return style.transform === before.transform ? 'right' : 'elsewhere';
}

const sizeOf = ({ width, height }: CSSStyleDeclaration) => `${width} ${height}`;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** `inset(…)`, as the browser shortens it: sides that are not said are as those opposite, or as the first. */
function cutOf(viewBox: string): Cut {
  const [top = 0, right = top, bottom = top, left = right] = [...viewBox.matchAll(/[\d.]+(?=%)/g)].map(
    ([percent]) => Number(percent) / 100,
  );
  return { top, right, bottom, left };
}

/** From the canvas's own pixels, its corner at the corner of the box, to where CSS would show it. Pure. */
export function placing(own: Size, box: Size, { fit, cut, transform }: Omit<Wanted, 'written'>): string {
  const seen = {
    width: own.width * (1 - cut.left - cut.right),
    height: own.height * (1 - cut.top - cut.bottom),
  };
  const [across, down] = [box.width / seen.width, box.height / seen.height];
  const one = fit === 'cover' ? Math.max(across, down) : Math.min(across, down);
  const [x, y] = fit === 'fill' ? [across, down] : [one, one];
  return [
    `translate(${box.width / 2}px, ${box.height / 2}px)`,
    transform,
    `scale(${x}, ${y})`,
    `translate(${-own.width * cut.left - seen.width / 2}px, ${-own.height * cut.top - seen.height / 2}px)`,
  ]
    .filter(Boolean)
    .join(' ');
}
