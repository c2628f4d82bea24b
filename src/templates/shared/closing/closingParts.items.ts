/** The words of the last card, its logo and background: items that can be edited, each a moment after the one before. */
import { base, comeOf, popped, rectangle, rounded, type Card, type ClosingItem } from './closingCard';

/** px of a phone's picture. */
const LOGO = { air: 28, rounded: 28 } as const;

/** Over the whole picture. */
export function backgroundItems(card: Card): ClosingItem[] {
  const { closing, props } = card;
  const whole = { left: 0, top: 0, width: props.width, height: props.height };
  return [rectangle(card, 'background', whole, { ground: closing.background, ...comeOf(card) })];
}

/** A transparent logo is read on its own background, a little air around it. */
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
