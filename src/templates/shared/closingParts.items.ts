/** Each part of the last card as items that can be edited, one after the other within half a second. */
import type { TemplateProps } from '../../../contract/templateProps';
import type { ItemOf } from '../../../contract/videoData';
import type { Closing, ClosingFrame } from './closing.items';
import type { ClosingLayout } from './closingLayout';
import type { Span } from './closingSpan';
import type { Place } from './closingStack';

export type ClosingItem = ItemOf<'shape'> | ItemOf<'image'> | ItemOf<'text'>;
interface Card {
  readonly props: TemplateProps;
  readonly closing: Closing;
  readonly lay: ClosingLayout;
  readonly span: Span;
  /** px of this picture in one of a phone's. */
  readonly unit: number;
}

/** ms after the ground has begun to come. */
const AFTER = {
  ground: 0,
  stage: 110,
  picture: 110,
  logoGround: 160,
  logo: 160,
  line: 200,
  title: 130,
} as const;
/** A picture goes on moving, slowly, for longer than it is seen. */
const DRIFT = { type: 'zoom', delay: 0, duration: 7000, easing: 'linear' } as const;
/** px of a phone's picture. */
const LOGO = { air: 28, rounded: 28 } as const;
const popped = { transition: { in: 'pop' } } as const;

const base = ({ props, span }: Card, part: keyof typeof AFTER) => ({
  id: `closing_${part}_${props.project_id}`,
  name: `Closing ${part}`,
  display: { from: span.from + AFTER[part], to: span.to },
});

const rounded = ({ left, top, width, height }: Place): Place => ({
  left: Math.round(left),
  top: Math.round(top),
  width: Math.round(width),
  height: Math.round(height),
});

type ShapeDetails = Partial<ItemOf<'shape'>['details']>;
const rectangle = (
  card: Card,
  part: keyof typeof AFTER,
  place: Place,
  details: ShapeDetails,
): ClosingItem => ({
  ...base(card, part),
  type: 'shape',
  details: { shape: 'rectangle', ...rounded(place), ...details },
});

/** Over the whole picture, and where a picture on one colour stands, that colour. */
export function groundItems(card: Card, plain: string | null): ClosingItem[] {
  const { closing, lay, props } = card;
  const whole = { left: 0, top: 0, width: props.width, height: props.height };
  const come = closing.entrance ? { transition: { in: closing.entrance } } : {};
  const ground = rectangle(card, 'ground', whole, { ground: closing.ground, ...come });
  return lay.stage && plain
    ? [ground, rectangle(card, 'stage', lay.stage, { fill: plain, ...come })]
    : [ground];
}

export function pictureItems(card: Card, details: ItemOf<'image'>['details']): ClosingItem[] {
  const { closing, lay, unit } = card;
  if (!lay.picture || !closing.picture) return [];
  const { entrance } = closing;
  const come = entrance ? { transition: { in: entrance } } : {};
  const framed = lay.stage ? come : { ...cardDetails(closing.picture, unit), ...popped };
  const place = rounded(lay.picture);
  return [
    {
      ...base(card, 'picture'),
      type: 'image',
      details: { ...details, ...place, ...framed, animation: DRIFT },
    },
  ];
}

function cardDetails({ borderRadius, edge, rotate }: ClosingFrame, unit: number) {
  const px = `${Math.round((edge?.width ?? 0) * unit)}px`;
  return {
    borderRadius: Math.round(borderRadius * unit),
    ...(edge ? { border: `${px} solid ${edge.colour}` } : {}),
    ...(edge?.shadow ? { boxShadow: `${px} ${px} 0 ${edge.shadow}` } : {}),
    ...(rotate === undefined ? {} : { rotate }),
  };
}

/** A transparent logo is read on its own ground, a little air around it. */
export function logoItems(card: Card): ClosingItem[] {
  const { lay, unit, props } = card;
  const { logoUrl, logoGround } = props.brand ?? {};
  if (!logoUrl || !lay.logo) return [];
  const details = { src: logoUrl, ...rounded(lay.logo), ...popped };
  const logo: ClosingItem = { ...base(card, 'logo'), type: 'image', details };
  if (!logoGround) return [logo];
  const air = LOGO.air * unit;
  const { left, top, width, height } = lay.logo;
  const around = { left: left - air, top: top - air, width: width + 2 * air, height: height + 2 * air };
  const radius = Math.round(LOGO.rounded * unit);
  return [rectangle(card, 'logoGround', around, { fill: logoGround, borderRadius: radius, ...popped }), logo];
}

export function lineItems(card: Card): ClosingItem[] {
  const { line } = card.lay;
  if (!line) return [];
  const borderRadius = Math.round(line.height / 2);
  return [
    rectangle(card, 'line', line, { fill: card.closing.line, borderRadius, transition: { in: 'draw' } }),
  ];
}

export function titleItems(
  card: Card,
  { text, lineHeight }: { text: string; lineHeight: number },
): ClosingItem[] {
  const { closing, lay } = card;
  if (!lay.title) return [];
  const { left, top, width } = rounded(lay.title);
  return [
    {
      ...base(card, 'title'),
      type: 'text',
      details: {
        ...{ text, left, top, width, lineHeight, fontSize: lay.fontSize, textAlign: lay.textAlign },
        ...{ fontFamily: 'bold', fontWeight: 800, color: closing.ink },
        transition: { in: 'rise' },
        ...closing.title?.details,
      },
    },
  ];
}
