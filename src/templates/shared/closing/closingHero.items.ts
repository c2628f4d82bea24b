/** The picture of the last card, over its part of the screen or as a card. */
import type { ClosingFrame } from './closing';
import { base, comeOf, popped, rectangle, rounded, type Card, type ClosingItem } from './closingCard';
import type { ClosingPicture } from './closingPicture';

/** A picture goes on moving, slowly, for longer than it is seen; what is shown whole would leave its box. */
const DRIFT = { type: 'zoom', delay: 0, duration: 7000, easing: 'linear' } as const;

/** What a picture on one colour stands on: that colour. */
export function stageItems(card: Card, { background: ground }: ClosingPicture): ClosingItem[] {
  const { stage } = card.lay;
  return stage && ground ? [rectangle(card, 'stage', stage, { fill: ground, ...comeOf(card) })] : [];
}

export function pictureItems(card: Card, { details, background }: ClosingPicture): ClosingItem[] {
  const { closing, lay, unit } = card;
  if (!lay.picture || !closing.picture) return [];
  const framed = lay.stage ? comeOf(card) : { ...cardDetails(closing.picture, unit), ...popped };
  return [
    {
      ...base(card, 'picture'),
      type: 'image',
      details: {
        ...details,
        ...rounded(lay.picture),
        ...framed,
        ...(background ? {} : { animation: DRIFT }),
      },
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
