/** What is painted behind words at a moment, point by point: nearly, of the files' own pixels and the colours of the document. Pure. */
import { isCaption, type ItemOf, type TrackItem, type VideoData } from '../../../contract/video/videoData';
import type { Rgb } from '../shared/colour';
import { coloursIn, over, tintOf, type Tint } from '../shared/cssColours';
import { mix } from '../shared/colour';
import { fillsCanvas } from '../canvas/canvas';
import { boxOf, type Box } from './boxOf';
import { mainStand } from './mainStand';
import type { Behind } from './readOn';

/** A picture, small: four bytes a pixel. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}
/** Null for a file that nobody has read. */
export type PixelsOf = (src: string) => Pixels | null;
interface Point {
  readonly x: number;
  readonly y: number;
}
type Seen = Exclude<TrackItem, ItemOf<'audio'> | ItemOf<'text'>>;

/** So much of a colour hides what is behind it. */
const OPAQUE = 0.95;

export function behindWords(data: VideoData, pixelsOf: PixelsOf): Behind {
  return (item, points, atMs) => {
    const upTo = isCaption(item.id) ? data.trackItemIds.length : data.trackItemIds.indexOf(item.id);
    const below = data.trackItemIds.slice(0, upTo).flatMap((id) => {
      const other = data.trackItemsMap[id];
      const isSeen = other && other.display.from <= atMs && atMs < other.display.to;
      return isSeen && other.type !== 'audio' && other.type !== 'text' ? [other] : [];
    });
    return points.map((point) =>
      below.reduce<Rgb | null>((colour, layer) => painted(colour, layer, point, { data, pixelsOf }), null),
    );
  };
}

interface Scene {
  readonly data: VideoData;
  readonly pixelsOf: PixelsOf;
}

/** What is seen at a point when a layer lies over a colour; null where one of them is not known and shows. */
function painted(below: Rgb | null, layer: Seen, point: Point, scene: Scene): Rgb | null {
  const opacity = (layer.details.opacity ?? 100) / 100;
  const tint = layer.type === 'shape' ? ofShape(layer, point, scene) : ofPicture(layer, point, scene);
  if (tint === 'nothing') return below;
  if (tint === null) return opacity > 0 ? null : below;
  const alpha = tint.alpha * opacity;
  if (below === null) return alpha >= OPAQUE ? tint.rgb : null;
  return over(below, { rgb: tint.rgb, alpha });
}

const isIn = ({ left, top, width, height }: Omit<Box, 'rotate'>, { x, y }: Point) =>
  x >= left && y >= top && x < left + width && y < top + height;

type Colour = Tint | 'nothing' | null;

function ofShape(shape: ItemOf<'shape'>, point: Point, { data }: Scene): Colour {
  const box = boxOf(shape, data);
  if (!isIn(box, point)) return 'nothing';
  return cssAt(shape.details.ground ?? shape.details.fill ?? '', point, box);
}

function ofPicture(item: ItemOf<'image' | 'video'>, point: Point, scene: Scene): Colour {
  const { data, pixelsOf } = scene;
  const { details } = item;
  const pixels = pixelsOf(item.type === 'image' ? details.src : (details.backdropSrc ?? details.src));
  const box = boxOf(item, data);
  const screen = { left: 0, top: 0, ...data.size };
  // A template that shows pictures on cards stands them there; elsewhere they stand by their own form.
  const stand =
    item.type === 'image' && item.isMain && fillsCanvas(box, data.size)
      ? mainStand(item.details, data.size)
      : null;
  const place = stand
    ? {
        left: (data.size.width - stand.width) / 2,
        top: (data.size.height - stand.height) / 2 - stand.lift,
        width: stand.width,
        height: stand.height,
      }
    : box;
  const covers =
    stand !== null || item.isMain === true || item.type === 'video' || item.details.fit === 'cover';
  if (isIn(place, point)) {
    if (!pixels) return null;
    const seen = pixelAt(pixels, point, place, covers);
    if (seen) return seen;
  }
  if (!item.isMain) return isIn(box, point) && !covers ? 'nothing' : isIn(box, point) ? null : 'nothing';
  // Around a main picture: its template's background, its own colour, or its blurred copy over the whole screen.
  if (details.ground) return cssAt(details.ground, point, screen);
  const plain = item.type === 'image' ? item.details.plainGround : undefined;
  if (plain) return tintOf(plain);
  return pixels ? pixelAt(pixels, point, screen, true) : null;
}

function pixelAt(pixels: Pixels, { x, y }: Point, place: Omit<Box, 'rotate'>, covers: boolean): Tint | null {
  const [across, down] = [place.width / pixels.width, place.height / pixels.height];
  const scale = covers ? Math.max(across, down) : Math.min(across, down);
  const column = Math.floor((x - place.left - place.width / 2) / scale + pixels.width / 2);
  const row = Math.floor((y - place.top - place.height / 2) / scale + pixels.height / 2);
  if (column < 0 || row < 0 || column >= pixels.width || row >= pixels.height) return null;
  const at = 4 * (row * pixels.width + column);
  const [red = 0, green = 0, blue = 0, alpha = 255] = pixels.data.subarray(at, at + 4);
  return { rgb: [red, green, blue], alpha: alpha / 255 };
}

const LINEAR = /(?<!repeating-)linear-gradient\((.*)\)\s*$/u;

/** A colour, a straight gradient where it is, of any other the mean of what it is made of. */
function cssAt(css: string, { x, y }: Point, box: Omit<Box, 'rotate'>): Tint | null {
  const one = tintOf(css);
  if (one) return one;
  const gradient = LINEAR.exec(css)?.[1];
  const colours = coloursIn(gradient ?? css);
  const [first] = colours;
  if (!first) return null;
  if (gradient === undefined)
    return colours.reduce((sum, tint, index) => between(sum, tint, 1 / (index + 1)));
  const degrees = Number(/^\s*(-?[\d.]+)deg/u.exec(gradient)?.[1] ?? 180);
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const length = Math.abs(box.width * sin) + Math.abs(box.height * cos);
  const along = (x - box.left - box.width / 2) * sin - (y - box.top - box.height / 2) * cos;
  const place = Math.min(1, Math.max(0, along / Math.max(1, length) + 0.5)) * (colours.length - 1);
  const [left, right] = [colours[Math.floor(place)] ?? first, colours[Math.ceil(place)] ?? first];
  return between(left, right, place % 1);
}

const between = (a: Tint, b: Tint, share: number): Tint => ({
  rgb: mix(a.rgb, b.rgb, share),
  alpha: a.alpha + (b.alpha - a.alpha) * share,
});
