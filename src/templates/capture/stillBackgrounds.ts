/**
 * Backgrounds that stay the same for many frames are painted once, as they stand in their parent, and shown as that
 * picture: a pattern of gradients, or a small picture stretched, takes longer than all that is in front of it.
 */
import { STILL } from '../paint/stillBackground';
import type { CaptureSize } from './capturePort';
import { createPaintTarget } from './paintTarget';

/** Pictures that are kept, each as large as the film's: a background and its turn on a beat, of two shots. */
const KEPT = 4;

/** What the mark says once an element is hidden behind its picture; its own style is React's. */
const PAINTED = 'painted';

/** What an element is shown by, and its looks then. */
interface Shown {
  readonly canvas: HTMLCanvasElement;
  looks: string;
}

/** Brings the pictures of all that are in `film` up to its present frame. */
export type PaintBackgrounds = (film: HTMLElement) => Promise<void>;

export function createStillBackgrounds(size: CaptureSize): PaintBackgrounds {
  const hiding = document.createElement('style');
  hiding.textContent = `[${STILL}='${PAINTED}'] { visibility: hidden }`;
  document.head.append(hiding);
  const shown = new Map<Element, Shown>();
  /** By looks, the one that was used last at the end. */
  const pictures = new Map<string, HTMLCanvasElement>();
  let painting: { readonly room: HTMLElement; paint(): Promise<HTMLCanvasElement> } | undefined;

  async function pictureOf(element: HTMLElement): Promise<HTMLCanvasElement> {
    const looks = looksOf(element);
    const picture = pictures.get(looks) ?? (await painted(element));
    pictures.delete(looks);
    pictures.set(looks, picture);
    if (pictures.size > KEPT) pictures.delete(pictures.keys().next().value ?? '');
    return picture;
  }

  async function painted(element: HTMLElement): Promise<HTMLCanvasElement> {
    painting ??= openRoom(size);
    const copy = element.cloneNode() as HTMLElement;
    copy.setAttribute(STILL, '');
    painting.room.replaceChildren(copy);
    if (copy instanceof HTMLImageElement) await copy.decode();
    return copyOf(await painting.paint(), newCanvas(size));
  }

  return async (film) => {
    for (const [element, { canvas }] of shown)
      if (!element.isConnected) {
        canvas.remove();
        shown.delete(element);
      }
    for (const element of film.querySelectorAll<HTMLElement>(`[${STILL}]`)) {
      if (!fills(element.parentElement, size)) continue;
      const before = shown.get(element);
      const looks = looksOf(element);
      if (before?.looks === looks) continue;
      const picture = await pictureOf(element);
      const canvas = before?.canvas ?? standIn(element, size);
      copyOf(picture, canvas);
      shown.set(element, { canvas, looks });
    }
  };
}

/** All that it is painted from. */
const looksOf = (element: HTMLElement): string =>
  [element.style.cssText, element.getAttribute('src') ?? ''].join(' ');

/** One that is smaller, or turned, would show another part of it. */
const fills = (parent: HTMLElement | null, { width, height }: CaptureSize): boolean =>
  parent?.clientWidth === width && parent.clientHeight === height;

/** In the place of an element, which is laid out but not painted any more. */
function standIn(element: HTMLElement, size: CaptureSize): HTMLCanvasElement {
  const canvas = newCanvas(size);
  Object.assign(canvas.style, { position: 'absolute', left: 0, top: 0 });
  // Behind it: React puts what is new before an element that it knows, which must not come between the two.
  element.after(canvas);
  element.setAttribute(STILL, PAINTED);
  return canvas;
}

/** As a parent in the film is: of its size, with what is beyond cut off. */
function openRoom(size: CaptureSize) {
  const room = document.createElement('div');
  const px = { width: `${size.width}px`, height: `${size.height}px` };
  Object.assign(room.style, { position: 'absolute', left: 0, top: 0, overflow: 'hidden', ...px });
  document.body.append(room);
  const target = createPaintTarget(room, size, { alpha: true });
  return {
    room,
    async paint() {
      await target.recorded();
      // A picture that was decoded just now is in the second record, not always in the first.
      await target.recorded();
      target.paint();
      return target.canvas;
    },
  };
}

function newCanvas(size: CaptureSize): HTMLCanvasElement {
  return Object.assign(document.createElement('canvas'), size);
}

function copyOf(picture: HTMLCanvasElement, canvas: HTMLCanvasElement): HTMLCanvasElement {
  const context = canvas.getContext('2d');
  if (!context) throw new Error(`No canvas of ${canvas.width}x${canvas.height} can be painted`);
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0);
  return canvas;
}
