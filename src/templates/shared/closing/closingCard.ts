/** What all parts of the last card have in common: whose they are, when they come, and how. */
import type { TemplateProps } from '../../../../contract/video/templateProps';
import type { ItemOf } from '../../../../contract/video/videoData';
import type { Closing } from './closing';
import type { ClosingLayout } from './closingLayout';
import type { Span } from './closingSpan';
import type { Place } from './closingStack';

export type ClosingItem = ItemOf<'shape'> | ItemOf<'image'> | ItemOf<'text'>;
export interface Card {
  readonly props: TemplateProps;
  readonly closing: Closing;
  readonly lay: ClosingLayout;
  readonly span: Span;
  /** px of this picture in one of a phone's. */
  readonly unit: number;
}

/** ms after the background has begun to come. */
const AFTER = {
  background: 0,
  stage: 110,
  picture: 110,
  logoGround: 160,
  logo: 160,
  line: 200,
  title: 130,
} as const;
export const popped = { transition: { in: 'pop' } } as const;
export const comeOf = ({ closing: { entrance } }: Card) => (entrance ? { transition: { in: entrance } } : {});

export const base = ({ props, span }: Card, part: keyof typeof AFTER) => ({
  id: `closing_${part}_${props.project_id}`,
  name: `Closing ${part}`,
  display: { from: span.from + AFTER[part], to: span.to },
});

export const rounded = ({ left, top, width, height }: Place): Place => ({
  left: Math.round(left),
  top: Math.round(top),
  width: Math.round(width),
  height: Math.round(height),
});

type ShapeDetails = Partial<ItemOf<'shape'>['details']>;
export const rectangle = (
  card: Card,
  part: keyof typeof AFTER,
  place: Place,
  details: ShapeDetails,
): ClosingItem => ({
  ...base(card, part),
  type: 'shape',
  details: { shape: 'rectangle', ...rounded(place), ...details },
});
