/** How well the words of a video are read on what is behind them, in time: by their own looks. Pure. */
import { defaultCaptionStyle } from '../../../contract/video/captionStyle';
import { isCaption, type ItemOf, type VideoData } from '../../../contract/video/videoData';
import { captionLook } from '../captions/captionLooks';
import { contrast, luminance, mix, type Rgb } from '../shared/colour';
import { coloursIn, over, tintOf, type Tint } from '../shared/cssColours';
import { BLACK, READABLE, WHITE } from '../shared/legible';
import { boxOf, type Box } from './boxOf';
import { inkOf } from './inkOf';
import { keyedAt, ontoVideo, type Point } from './keyedPlace';
import { TEXT_DEFAULTS } from './type/textHeight';

type Text = ItemOf<'text'>;
/** What is painted behind an item at these points; null where nobody knows. */
export type Behind = (item: Text, points: readonly Point[], atMs: number) => readonly (Rgb | null)[];

interface Lettering {
  /** Each of them is read: usual words, and the one that is spoken. */
  readonly fills: readonly Rgb[];
  /** Between the letters and the picture, from the picture up. */
  readonly between: readonly Tint[];
  /** 0 to 1. */
  readonly opacity: number;
}

/** Of a letter's size: an edge that is as wide is what the letter is read on. */
const EDGE_EM = 0.06;
/** A shadow fades away from the letter: half of it is what the letter is read on. */
const SHADOW = 0.5;

/** Null where a colour is named in a way that nobody reads here. */
function letteringOf(item: Text): Lettering | null {
  const opacity = (item.details.opacity ?? 100) / 100;
  const lettering = isCaption(item.id) ? ofCaption(item) : ofText(item);
  return lettering && { ...lettering, opacity };
}

function ofCaption({ details }: Text): Omit<Lettering, 'opacity'> | null {
  const { chip, word, lit } = captionLook((details.captionStyle ?? defaultCaptionStyle).look, details);
  const filled = [word, { ...word, ...lit }].flatMap(({ color, backgroundImage }) =>
    coloursIn(String(backgroundImage && backgroundImage !== 'none' ? backgroundImage : color)),
  );
  const behind = String(chip?.background ?? 'transparent');
  const chipTint = tintOf(behind) ?? coloursIn(behind)[0];
  if (!chipTint) return null;
  const chipped = { ...chipTint, alpha: chipTint.alpha * Number(chip?.opacity ?? 1) };
  const [emWide = '', ...edge] = String(word.WebkitTextStroke ?? '').split('em ');
  return {
    fills: filled.map(({ rgb }) => rgb),
    between: [chipped, ...edgeTint(Number(emWide), edge.join('em ')), ...shadowTint(word.textShadow)],
  };
}

function ofText({ details }: Text): Omit<Lettering, 'opacity'> | null {
  const { color = '#ffffff', backgroundColor, strokeColor = '#000', strokeWidth = 0 } = details;
  const em = strokeWidth / (details.fontSize ?? TEXT_DEFAULTS.fontSizePx);
  const label = backgroundColor ? tintOf(backgroundColor) : NOTHING;
  if (!label) return null;
  return {
    fills: coloursIn(color).map(({ rgb }) => rgb),
    between: [label, ...edgeTint(em, strokeColor), ...shadowTint(details.textShadow)],
  };
}

const NOTHING: Tint = { rgb: BLACK, alpha: 0 };
const edgeTint = (em: number, css: string): Tint[] => (em >= EDGE_EM ? [...coloursIn(css)].slice(0, 1) : []);
const shadowTint = (css: string | undefined): Tint[] =>
  coloursIn(css ?? '')
    .slice(0, 1)
    .map(({ rgb, alpha }) => ({ rgb, alpha: alpha * SHADOW }));

const readAs = ({ fills, between, opacity }: Lettering, behind: Rgb): number => {
  const seen = (colour: Rgb) => mix(behind, colour, opacity);
  const around = between.reduce(over, behind);
  return Math.min(...fills.map((fill) => contrast(seen(fill), seen(around))));
};
/** Where nobody knows the picture: as well as on the one of white and black that is better for it. */
const readOnAny = (lettering: Lettering) => Math.max(readAs(lettering, WHITE), readAs(lettering, BLACK));

/** Points of a grid over the letters; of so many the fifth that is read worst counts. */
const GRID = { across: 8, down: 3 } as const;
const WORST = 0.2;
/** ms after which it stands, and so long before its end. */
const SETTLED = { in: 600, out: 150 } as const;

function moments({ display }: Text, duration: number): readonly number[] {
  const [from, to] = [display.from, Math.min(display.to, duration)];
  const middle = (from + to) / 2;
  const [first, last] = [Math.min(from + SETTLED.in, middle), Math.max(to - SETTLED.out, middle)];
  return [...new Set([first, middle, last])];
}

/** What its keyframes fade in or out is read when it is there. */
function clearestMoments(item: Text, duration: number): readonly number[] {
  const all = moments(item, duration).map((atMs) => ({ atMs, opacity: keyedAt(item, atMs).opacity }));
  const most = Math.max(...all.map(({ opacity }) => opacity));
  return all.flatMap(({ atMs, opacity }) => (opacity === most ? [atMs] : []));
}

/** Laid out once: captions are many. */
interface Laid {
  readonly lettering: Lettering;
  readonly box: Box;
  readonly points: readonly Point[];
}

function gridOf(item: Text, canvas: VideoData): readonly Point[] {
  const { left, top, width, height } = inkOf(item, canvas);
  return Array.from({ length: GRID.across * GRID.down }, (_, index) => ({
    x: left + (width * ((index % GRID.across) + 0.5)) / GRID.across,
    y: top + (height * (Math.floor(index / GRID.across) + 0.5)) / GRID.down,
  }));
}

function ratioAt(item: Text, canvas: VideoData, atMs: number, behind: Behind, laid: Laid): number {
  const keyed = keyedAt(item, atMs);
  const placed = { box: laid.box, keyed, size: canvas.size };
  const points = laid.points
    .map((point) => ontoVideo(point, placed))
    .filter((point) => isSeen(point, canvas));
  const lettering = { ...laid.lettering, opacity: (laid.lettering.opacity * keyed.opacity) / 100 };
  const ratios = behind(item, points, atMs).map((colour) =>
    colour ? readAs(lettering, colour) : readOnAny(lettering),
  );
  return ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length * WORST)] ?? Infinity;
}

const isSeen = ({ x, y }: Point, { size }: VideoData) =>
  x >= 0 && y >= 0 && x < size.width && y < size.height;

interface ReadOn {
  readonly itemId: string;
  readonly ratio: number;
  readonly from: number;
  readonly to: number;
  readonly isLight: boolean;
}

/** Of each text that is shown and whose colours are named by numbers: how well it is read where that is worst. */
export function readOn(
  data: VideoData,
  behind: Behind = (_, points) => points.map(() => null),
): readonly ReadOn[] {
  return data.trackItemIds.flatMap((id): ReadOn[] => {
    const item = data.trackItemsMap[id];
    if (item?.type !== 'text' || item.details.opacity === 0 || item.display.from >= data.duration) return [];
    const lettering = letteringOf(item);
    const [fill] = lettering?.fills ?? [];
    const clearest = clearestMoments(item, data.duration);
    const isFaded = clearest.some((atMs) => keyedAt(item, atMs).opacity < 100);
    // On any picture it is read as well: there is nothing to look at.
    if (
      !lettering ||
      !fill ||
      (!isFaded &&
        Math.min(readAs(lettering, WHITE), readAs(lettering, BLACK), readAs(lettering, GREY)) >= READABLE)
    )
      return [];
    const laid = { lettering, box: boxOf(item, data), points: gridOf(item, data) };
    const found = clearest.map((atMs) => ({
      atMs,
      ratio: ratioAt(item, data, atMs, behind, laid),
    }));
    const worst = found.reduce((one, other) => (other.ratio < one.ratio ? other : one));
    const { from, to } = item.display;
    const isLight = luminance(fill) > MIDDLE;
    return [{ itemId: id, ratio: worst.ratio, from: Math.max(from, Math.floor(worst.atMs)), to, isLight }];
  });
}

/** As far from white as from black (WCAG's formula). */
const MIDDLE = 0.179;
const GREY: Rgb = [118, 118, 118];
