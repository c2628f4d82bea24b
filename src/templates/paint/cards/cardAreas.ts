/** Which part of the picture the cards of each template fill; a template that is not here has no cards. Pure. */
import type { TemplateName } from '../../../../contract/video/templateName';
import { formOf, type CanvasForm, type Size } from '../../canvas/canvas';
import type { CardArea } from './cardBox';

/** A title may lie over its upper edge, captions begin at its lower one. */
const cardAreas = {
  'motion-cards': {
    tall: { top: 0.175, bottom: 0.697, side: 0.07 },
    square: { top: 0.135, bottom: 0.7, side: 0.07 },
    wide: { top: 0.13, bottom: 0.715, side: 0.07 },
  },
  // Askew, with an edge and a sticker: it needs air.
  funky: {
    tall: { top: 0.19, bottom: 0.69, side: 0.095 },
    square: { top: 0.15, bottom: 0.685, side: 0.1 },
    wide: { top: 0.14, bottom: 0.7, side: 0.1 },
  },
  educational: {
    tall: { top: 0.23, bottom: 0.694, side: 0.05, narrowest: 0.92 },
    square: { top: 0.2, bottom: 0.7, side: 0.07, narrowest: 0.92 },
    wide: { top: 0.19, bottom: 0.7, side: 0.085, narrowest: 1 },
  },
} satisfies Partial<Record<TemplateName, Record<CanvasForm, CardArea>>>;

export function cardAreaOf(template: string, size: Size): CardArea | undefined {
  if (!Object.hasOwn(cardAreas, template)) return undefined;
  return cardAreas[template as keyof typeof cardAreas][formOf(size)];
}
