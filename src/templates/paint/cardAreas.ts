/** Which part of the picture the cards of each template fill; a template that is not here has no cards. Pure. */
import type { TemplateName } from '../../../contract/templateProps';
import { formOf, type CanvasForm, type Size } from '../canvas/canvas';
import type { CardArea } from './cardBox';

/** Above it stands a title, beneath it two lines of captions. */
const cardAreas = {
  'motion-cards': {
    tall: { top: 0.262, bottom: 0.69, side: 0.09 },
    square: { top: 0.165, bottom: 0.675, side: 0.07 },
    wide: { top: 0.155, bottom: 0.71, side: 0.07 },
  },
  // Askew, with an edge and a sticker: it needs air.
  funky: {
    tall: { top: 0.235, bottom: 0.665, side: 0.115 },
    square: { top: 0.18, bottom: 0.655, side: 0.12 },
    wide: { top: 0.17, bottom: 0.69, side: 0.12 },
  },
  educational: {
    tall: { top: 0.21, bottom: 0.7, side: 0.085 },
    square: { top: 0.2, bottom: 0.7, side: 0.085 },
    // Also beneath a topic that came along from a phone’s picture.
    wide: { top: 0.17, bottom: 0.7, side: 0.085 },
  },
} satisfies Partial<Record<TemplateName, Record<CanvasForm, CardArea>>>;

export function cardAreaOf(template: string, size: Size): CardArea | undefined {
  if (!Object.hasOwn(cardAreas, template)) return undefined;
  return cardAreas[template as keyof typeof cardAreas][formOf(size)];
}
