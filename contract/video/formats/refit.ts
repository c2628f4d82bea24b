/** What stands on a canvas of one size, on a canvas of another: what filled it fills it, the rest keeps its place and proportions. */
import { isCaption, type TrackItem } from '../videoData';

export interface CanvasSize {
  readonly width: number;
  readonly height: number;
}
export type Painted = Exclude<TrackItem, { type: 'audio' }>;

const MOST = 8192;
/** JSON knows no -0. */
const fine = (value: number) => Math.round(value * 100) / 100 + 0;
const position = (value: number) => fine(Math.min(Math.max(value, -MOST), MOST));
const length = (value: number) => fine(Math.min(Math.max(value, 1), MOST));

/** The details that change; nothing for what the template places. */
export function refit(item: Painted, was: CanvasSize, is: CanvasSize): Readonly<Record<string, number>> {
  if (isCaption(item.id)) return refitCaption(item, was, is);
  const { left = 0, top = 0, width, height } = item.details;
  if (width !== undefined && height !== undefined && covers({ left, top, width, height }, was))
    return { left: 0, top: 0, ...is };
  const shrunk = shorter(is) / shorter(was);
  const scale =
    item.type === 'text'
      ? shrunk
      : Math.min(
          shrunk,
          is.width / (width ?? was.width),
          height === undefined ? Infinity : is.height / height,
        );
  return {
    ...alongOne('left', 'width', item, was.width, is.width, scale),
    ...alongOne('top', 'height', item, was.height, is.height, scale),
    ...refitMarks(item, scale),
  };
}

const shorter = ({ width, height }: CanvasSize) => Math.min(width, height);

const covers = (box: CanvasSize & { left: number; top: number }, canvas: CanvasSize) =>
  box.left <= 0 &&
  box.top <= 0 &&
  box.left + box.width >= canvas.width &&
  box.top + box.height >= canvas.height;

/** One axis: the middle stays at the same part of the canvas, and what was inside stays inside. */
function alongOne(
  start: 'left' | 'top',
  extent: 'width' | 'height',
  { type, details }: Painted,
  was: number,
  is: number,
  scale: number,
): Readonly<Record<string, number>> {
  const [from, size] = [details[start], details[extent]];
  if (size === undefined) return from === undefined ? {} : { [start]: position((from * is) / was) };
  const isMeasure = type === 'text' && extent === 'width';
  const next = length(isMeasure ? measure(size, was, is, scale) : size * scale);
  const begin = from ?? 0;
  const middle = ((begin + size / 2) * is) / was - next / 2;
  const wasInside = begin >= 0 && begin + size <= was;
  const kept = wasInside ? Math.max(0, Math.min(middle, is - next)) : middle;
  return { [start]: position(kept), [extent]: next };
}

/** How wide lines of a text may be: wider on a wider canvas, and no narrower than their letters want while there is room. */
function measure(size: number, was: number, is: number, scale: number): number {
  const asWide = (size * is) / was;
  return size * scale > is ? asWide : Math.max(size * scale, asWide);
}

/** Letters, strokes and corners grow and shrink with their box. */
function refitMarks({ details }: Painted, scale: number): Readonly<Record<string, number>> {
  const marks: Record<string, number> = {};
  const { borderRadius } = details;
  if (typeof borderRadius === 'number') marks['borderRadius'] = fine(borderRadius * scale);
  if ('fontSize' in details && details.fontSize !== undefined)
    marks['fontSize'] = fine(Math.min(Math.max(details.fontSize * scale, 1), 1000));
  if ('strokeWidth' in details && details.strokeWidth !== undefined)
    marks['strokeWidth'] = fine(Math.min(details.strokeWidth * scale, 100));
  return marks;
}

/** Its letters are measured by the canvas already. */
function refitCaption(
  { details }: Painted,
  was: CanvasSize,
  is: CanvasSize,
): Readonly<Record<string, number>> {
  const { left, top, width } = details;
  return {
    ...(left === undefined ? {} : { left: position((left * is.width) / was.width) }),
    ...(width === undefined ? {} : { width: length((width * is.width) / was.width) }),
    ...(top === undefined ? {} : { top: position((top * is.height) / was.height) }),
  };
}
