/** The last seconds: the picture steps back, and the brand's logo or the title stands in front of it. */
import type { BrandProps, TemplateProps } from '../../../contract/templateProps';
import type { Animation, ItemOf } from '../../../contract/videoData';
import { safeInsets, unitOf } from '../canvas/canvas';
import { hookTitle } from './hookTitle';
import type { Palette } from './palette';
import { fitType } from './typeScale';

const CLOSING_MS = 2200;
/** A shorter video is over before it has begun to say goodbye. */
const SHORTEST_MS = 9000;
const VEIL = { fill: '#0b0c12', opacity: 72 } as const;
/** px of a phone's picture. */
const LOGO = { width: 520, height: 260, gap: 56, air: 28, rounded: 28 } as const;
const LINE = { width: 132, height: 12, gap: 40 } as const;
const TITLE = { lines: 3, lineHeight: 1.16 } as const;
/** Of the picture's height: the middle of what is said, above the captions. */
const MIDDLE = 0.4;
const fadeIn: Animation = { type: 'fadeIn', delay: 0, duration: 350, easing: 'easeOut' };

type ClosingItem = ItemOf<'shape'> | ItemOf<'image'> | ItemOf<'text'>;
interface Span {
  readonly from: number;
  readonly to: number;
}
/** px of this picture. */
interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Null where there is nothing to say or no time to say it. */
export function closingSpan({ title, brand }: TemplateProps, durationMs: number): Span | null {
  if (durationMs < SHORTEST_MS || !(hookTitle(title) || brand?.logoUrl)) return null;
  return { from: durationMs - CLOSING_MS, to: durationMs };
}

export function closingItems(props: TemplateProps, durationMs: number, palette: Palette): ClosingItem[] {
  const display = closingSpan(props, durationMs);
  if (!display) return [];
  const { project_id, width, height, brand } = props;
  const unit = unitOf(props);
  const text = hookTitle(props.title);
  const said = titleOf(text, props);
  const logoHeight = brand?.logoUrl ? LOGO.height * unit : 0;
  const gap = logoHeight && text ? LOGO.gap * unit : 0;
  const lineHeight = (LINE.height + LINE.gap) * unit;
  const all = logoHeight + gap + lineHeight + said.height;
  const top = Math.max(safeInsets(props).top, MIDDLE * height - all / 2);
  const lineTop = top + logoHeight + gap;
  const item = (part: string) => ({ id: `closing_${part}_${project_id}`, name: `Closing ${part}`, display });
  const bar = (place: Place, fill: string, more: object) => ({
    type: 'shape' as const,
    details: { shape: 'rectangle' as const, ...rounded(place), fill, animation: fadeIn, ...more },
  });
  const inMiddle = (wide: number) => ({ left: (width - wide) / 2, width: wide });
  const veil = { left: 0, top: 0, width, height };
  const line = {
    ...inMiddle(LINE.width * unit),
    top: lineTop,
    height: LINE.height * unit,
  };
  const logo = { ...inMiddle(LOGO.width * unit), top, height: logoHeight };
  return [
    { ...item('ground'), ...bar(veil, VEIL.fill, { opacity: VEIL.opacity }) },
    ...(brand?.logoUrl && brand.logoGround
      ? [
          {
            ...item('logoGround'),
            ...bar(groundOf(logo, brand.logoSize, unit), brand.logoGround, {
              borderRadius: Math.round(LOGO.rounded * unit),
            }),
          },
        ]
      : []),
    ...(brand?.logoUrl
      ? [
          {
            ...item('logo'),
            type: 'image' as const,
            details: { src: brand.logoUrl, ...rounded(logo), animation: fadeIn },
          },
        ]
      : []),
    ...(text
      ? [
          { ...item('line'), ...bar(line, palette.accent, { borderRadius: Math.round(line.height / 2) }) },
          {
            ...item('title'),
            type: 'text' as const,
            details: { ...said.details, top: Math.round(lineTop + lineHeight) },
          },
        ]
      : []),
  ];
}

/** What a transparent logo is read on: as large as what is seen of it, and a little air. */
function groundOf(place: Place, size: BrandProps['logoSize'], unit: number): Place {
  const { width, height } = size ?? place;
  const scale = Math.min(place.width / width, place.height / height);
  const [wide, high] = [width * scale + 2 * LOGO.air * unit, height * scale + 2 * LOGO.air * unit];
  return {
    left: place.left + (place.width - wide) / 2,
    top: place.top + (place.height - high) / 2,
    width: wide,
    height: high,
  };
}

const rounded = ({ left, top, width, height }: Place): Place => ({
  left: Math.round(left),
  top: Math.round(top),
  width: Math.round(width),
  height: Math.round(height),
});

/** Beneath a logo the title is smaller: one of them speaks. */
function titleOf(text: string, props: TemplateProps) {
  const left = Math.round(safeInsets(props).side);
  const width = props.width - 2 * left;
  const largest = props.brand?.logoUrl ? 'title' : 'hero';
  const place = { width, lines: TITLE.lines, largest, smallest: 'topic' } as const;
  const { fontSize, lines } = fitType(text, place, props);
  const details = {
    ...{ text, left, width, fontSize, lineHeight: TITLE.lineHeight },
    ...{ fontFamily: 'bold', fontWeight: 800, textAlign: 'center' as const, color: '#ffffff' },
  };
  return { details, height: text ? lines * fontSize * TITLE.lineHeight : 0 };
}
