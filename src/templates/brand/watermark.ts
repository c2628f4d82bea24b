/** The logo in a corner of the picture, small, where and while no words stand. Pure. */
import { isClosing, type ItemOf, type VideoData } from '../../../contract/video/videoData';
import { safeInsets, unitOf, type Size } from '../canvas/canvas';
import { boxOf } from '../paint/boxOf';
import { isOfFile, itemsOfRole, withoutItems, withPicture } from './brandItems';
import type { Span } from './videoTime';

export interface BrandLogo {
  readonly src: string;
  /** px of its file. */
  readonly size?: Size | undefined;
  /** What it is read on, behind it; nothing where its file is not transparent. */
  readonly background?: string | undefined;
}

/** px of a phone's picture: a wide logo is as wide as this, a high one as high. */
const ROOM = { width: 200, height: 104 } as const;
const OPACITY = 88;
const ROUNDED = 16;
/** Between a logo and the edge of its background, px of a phone's picture. */
export const LOGO_INSET = 14;
/** A shorter look at it would only flicker. */
const SHORTEST_MS = 1000;
/** px between two heights that are tried, from the top of the safe part down to this share of the picture. */
const STEP = 40;
const LOWEST = 0.5;
/** What a px further from its corner costs, in ms of being seen. */
const COST_OF_PX = 25;
/** px that it keeps from words. */
const AIR = 16;

/** The document without a second one of it; as it was where words leave no place. */
export function withWatermark(data: VideoData, logo: BrandLogo): VideoData {
  const bare = withoutItems(data, ({ brand }) => brand === 'logo');
  const item = watermark(bare, logo);
  return item ? withPicture(bare, item, 'front') : bare;
}

/** The logo of the last card, too. */
export const withoutLogo = (data: VideoData, file: string): VideoData =>
  withoutItems(
    data,
    (item) =>
      item.brand === 'logo' ||
      item.id.startsWith('closing_logo') ||
      (item.type === 'image' && isOfFile(item.details.src, file)),
  );

function watermark(data: VideoData, { src, size, background }: BrandLogo): ItemOf<'image'> | null {
  const box = logoBox(data.size, size, background !== undefined);
  const words = wordsOf(data);
  const spoken = mainSpan(data);
  const [best] = placesOf(data.size, box)
    .map((place) => ({ place, seen: longestFree(spoken, blockedIn(words, { ...place, ...box })) }))
    .map(({ place, seen }) => ({ place, seen, worth: seen.to - seen.from - place.px * COST_OF_PX }))
    .toSorted((a, b) => b.worth - a.worth);
  if (!best || best.seen.to - best.seen.from < SHORTEST_MS) return null;
  const { left, top } = best.place;
  return {
    id: `brand_logo_${data.projectId}`,
    name: 'Logo',
    type: 'image',
    brand: 'logo',
    display: best.seen,
    details: {
      src,
      left,
      top,
      ...box,
      opacity: OPACITY,
      borderRadius: Math.round(ROUNDED * unitOf(data.size)),
      ...(background ? { ground: background } : {}),
      ...(size ? { naturalWidth: size.width, naturalHeight: size.height } : {}),
      animation: { type: 'fadeIn', delay: 0, duration: 400, easing: 'easeOut' },
    },
  };
}

/** With the background that is seen around it. */
function logoBox(canvas: Size, size: Size = { width: 1, height: 1 }, hasBackground: boolean): Size {
  const unit = unitOf(canvas);
  const scale = Math.min((ROOM.width * unit) / size.width, (ROOM.height * unit) / size.height);
  const around = hasBackground ? 2 * LOGO_INSET * unit : 0;
  return {
    width: Math.round(size.width * scale + around),
    height: Math.round(size.height * scale + around),
  };
}

interface Place {
  readonly left: number;
  readonly top: number;
  /** How far below its corner, px of a phone's picture. */
  readonly px: number;
}

/** The corners of the safe part, the right one first, and what is below them. */
function placesOf(canvas: Size, { width }: Size): Place[] {
  const unit = unitOf(canvas);
  const { top, side } = safeInsets(canvas);
  const places: Place[] = [];
  for (let px = 0; top + px * unit < canvas.height * LOWEST; px += STEP)
    for (const left of [canvas.width - side - width, side])
      places.push({ left: Math.round(left), top: Math.round(top + px * unit), px });
  return places;
}

interface Words {
  readonly span: Span;
  readonly box: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
}

/** What is written at any time, and what lies over the picture with it: a closing card says the name itself. */
const wordsOf = (data: VideoData): Words[] =>
  data.trackItemIds.flatMap((id) => {
    const item = data.trackItemsMap[id];
    if (!item || item.type === 'audio' || (item.type !== 'text' && !isClosing(item.id))) return [];
    return [{ span: item.display, box: boxOf(item, data) }];
  });

function blockedIn(words: readonly Words[], place: Words['box']): Span[] {
  const apart = ({ box }: Words) =>
    box.left >= place.left + place.width + AIR ||
    box.left + box.width + AIR <= place.left ||
    box.top >= place.top + place.height + AIR ||
    box.top + box.height + AIR <= place.top;
  return words.flatMap((word) => (apart(word) ? [] : [word.span])).toSorted((a, b) => a.from - b.from);
}

/** Between the intro and the outro. */
function mainSpan(data: VideoData): Span {
  const ends = itemsOfRole(data, 'intro').map(({ display }) => display.to);
  const starts = itemsOfRole(data, 'outro').map(({ display }) => display.from);
  return { from: Math.max(0, ...ends), to: Math.min(data.duration, ...starts) };
}

function longestFree({ from, to }: Span, blocked: readonly Span[]): Span {
  let [best, free]: [Span, number] = [{ from, to: from }, from];
  for (const span of [...blocked, { from: to, to }]) {
    const until = Math.min(to, span.from);
    if (until - free > best.to - best.from) best = { from: free, to: until };
    free = Math.max(free, span.to);
  }
  return best;
}
