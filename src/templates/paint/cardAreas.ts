/** Which part of the picture the cards of each template fill; a template that is not here has no cards. Pure. */
import type { TemplateName } from '../../../contract/templateProps';
import type { CardArea } from './cardBox';

export const cardAreas = {
  'motion-cards': { top: 0.19, bottom: 0.68, side: 0.07 },
  educational: { top: 0.17, bottom: 0.7, side: 0.085 },
} satisfies Partial<Record<TemplateName, CardArea>>;

export const cardAreaOf = (template: string): CardArea | undefined =>
  Object.hasOwn(cardAreas, template) ? cardAreas[template as keyof typeof cardAreas] : undefined;
