/** What is painted behind words at a moment, point by point: nearly, of the files' own pixels and the colours of the document. Pure. */
import { isCaption, type ItemOf, type TrackItem, type VideoData } from '../../../contract/video/videoData';
import type { Rgb } from '../shared/colour';
import { coloursIn, over, tintOf, type Tint } from '../shared/cssColours';
import { mix } from '../shared/colour';
import { boxOf, type Box } from './boxOf';
import { colourMatrix, type Colours } from './footage/colourMatrix';
import { partOf } from './footage/cropped';
import { keyedAt, ontoItem, type Point } from './keyedPlace';
import { standOf } from './stand/stands';
import { isOnShape } from '../shapes/onShape';
import type { Behind } from './readOn';

/** A picture, small: four bytes a pixel. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}
/** Null for a file that nobody has read. */
export type PixelsOf = (src: string) => Pixels | null;
type Seen = Exclude<TrackItem, ItemOf<'audio'> | ItemOf<'text'>>;

/** So much of a colour hides what is behind it. */
const OPAQUE = 0.95;

export function behindWords(data: VideoData, pixelsOf: PixelsOf): Behind {
  const layersAt = layersInTime(data);
  return (item, points, atMs) => {
    const upTo = isCaption(item.id) ? Infinity : layersAt.orderOf(item.id);
    const below = layersAt.moment(atMs).filter(({ order }) => order < upTo);
    const scene = { data, pixelsOf, atMs };
    return points.map((point) =>
      below.reduce<Rgb | null>((colour, { layer }) => painted(colour, layer, point, scene), null),
    );
  };
}

/** ms: so long a stretch of the video has its layers at hand. */
const STRETCH_MS = 1000;

/** What is seen, from the bottom up, without a look at all that is in the video. */
function layersInTime(data: VideoData) {
  const orders = new Map(data.trackItemIds.map((id, order) => [id, order]));
  const stretches = new Map<number, { readonly layer: Seen; readonly order: number }[]>();
  data.trackItemIds.forEach((id, order) => {
    const layer = data.trackItemsMap[id];
    if (!layer || layer.type === 'audio' || layer.type === 'text') return;
    const last = Math.floor(Math.min(layer.display.to, data.duration) / STRETCH_MS);
    for (let at = Math.floor(Math.max(0, layer.display.from) / STRETCH_MS); at <= last; at += 1) {
      const known = stretches.get(at);
      if (known) known.push({ layer, order });
      else stretches.set(at, [{ layer, order }]);
    }
  });
  return {
    orderOf: (id: string) => orders.get(id) ?? -1,
    moment: (atMs: number) =>
      (stretches.get(Math.floor(atMs / STRETCH_MS)) ?? []).filter(
        ({ layer: { display } }) => display.from <= atMs && atMs < display.to,
      ),
  };
}

interface Scene {
  readonly data: VideoData;
  readonly pixelsOf: PixelsOf;
  readonly atMs: number;
}

/** What is seen at a point when a layer lies over a colour; null where one of them is not known and shows. */
function painted(below: Rgb | null, layer: Seen, seenAt: Point, scene: Scene): Rgb | null {
  const box = boxOf(layer, scene.data);
  const keyed = keyedAt(layer, scene.atMs);
  const point = ontoItem(seenAt, { box, keyed, size: scene.data.size });
  const opacity = ((layer.details.opacity ?? 100) / 100) * (keyed.opacity / 100);
  const tint = layer.type === 'shape' ? ofShape(layer, point, box) : ofPicture(layer, { point, box }, scene);
  if (tint === 'nothing') return below;
  if (tint === null) return opacity > 0 ? null : below;
  const alpha = tint.alpha * opacity;
  if (below === null) return alpha >= OPAQUE ? tint.rgb : null;
  return over(below, { rgb: tint.rgb, alpha });
}

const isIn = ({ left, top, width, height }: Omit<Box, 'rotate'>, { x, y }: Point) =>
  x >= left && y >= top && x < left + width && y < top + height;

type Colour = Tint | 'nothing' | null;

function ofShape(shape: ItemOf<'shape'>, point: Point, box: Box): Colour {
  const { ground, fill = '' } = shape.details;
  if (!isIn(box, point)) return 'nothing';
  if (ground) return cssAt(ground, point, box);
  const place = { x: point.x - box.left, y: point.y - box.top };
  return isOnShape(shape.details, box, place) ? cssAt(fill, point, box) : 'nothing';
}

function ofPicture(
  item: ItemOf<'image' | 'video'>,
  { point, box }: { readonly point: Point; readonly box: Box },
  { data, pixelsOf }: Scene,
): Colour {
  const { details } = item;
  const pixels = pixelsOf(item.type === 'image' ? details.src : (details.backdropSrc ?? details.src));
  const screen = { left: 0, top: 0, ...data.size };
  const stand = standOf(item, data);
  const place = stand?.picture ?? box;
  const covers =
    stand !== null || item.isMain === true || item.type === 'video' || item.details.fit === 'cover';
  if (isIn(stand?.frame ?? box, point)) {
    if (!pixels) return null;
    const seen = pixelAt(pixels, point, { place, covers, details });
    if (seen) return seen;
  }
  if (!item.isMain) return isIn(box, point) && !covers ? 'nothing' : isIn(box, point) ? null : 'nothing';
  // What is around a picture that moves moves with it, or stays, as its template has it.
  if (details.keyframes?.length) return null;
  // Around a main picture: its template's background, its own colour, or its blurred copy over the whole screen.
  if (details.ground) return cssAt(details.ground, point, screen);
  const plain = item.type === 'image' ? item.details.plainGround : undefined;
  if (plain) return coloured(tintOf(plain), details);
  return pixels
    ? pixelAt(pixels, point, { place: screen, covers: true, details: { ...details, crop: undefined } })
    : null;
}

type Footage = Pick<ItemOf<'image' | 'video'>['details'], 'crop' | 'flipX' | 'flipY' | keyof Colours>;
interface Shown {
  readonly place: Omit<Box, 'rotate'>;
  readonly covers: boolean;
  readonly details: Footage;
}

function pixelAt(pixels: Pixels, { x, y }: Point, { place, covers, details }: Shown): Tint | null {
  const part = partOf(details.crop);
  const [width, height] = [part.width * pixels.width, part.height * pixels.height];
  const [across, down] = [place.width / width, place.height / height];
  const scale = covers ? Math.max(across, down) : Math.min(across, down);
  const [byX, byY] = [details.flipX ? -scale : scale, details.flipY ? -scale : scale];
  const inPart = {
    x: (x - place.left - place.width / 2) / byX + width / 2,
    y: (y - place.top - place.height / 2) / byY + height / 2,
  };
  if (inPart.x < 0 || inPart.y < 0 || inPart.x >= width || inPart.y >= height) return null;
  const column = Math.min(pixels.width - 1, Math.floor(part.left * pixels.width + inPart.x));
  const row = Math.min(pixels.height - 1, Math.floor(part.top * pixels.height + inPart.y));
  const at = 4 * (row * pixels.width + column);
  const [red = 0, green = 0, blue = 0, alpha = 255] = pixels.data.subarray(at, at + 4);
  return coloured({ rgb: [red, green, blue], alpha: alpha / 255 }, details);
}

/** In the colours that somebody chose. */
function coloured(tint: Tint | null, chosen: Colours): Tint | null {
  const rows = tint && colourMatrix(chosen);
  if (!rows) return tint;
  const { rgb } = tint;
  const [red = 0, green = 0, blue = 0] = rows.map(([ofRed, ofGreen, ofBlue, added]) =>
    Math.min(255, Math.max(0, ofRed * rgb[0] + ofGreen * rgb[1] + ofBlue * rgb[2] + added * 255)),
  );
  return { ...tint, rgb: [red, green, blue] };
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
