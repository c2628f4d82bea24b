/** Which templates show photographs and footage where some were found; the others are made of their cards. */
import type { TemplateName } from '../../../contract/video/templateName';

const taking = {
  default: true,
  'motion-cards': true,
  'zoom-effect': true,
  'stock-media': true,
  funky: false,
  educational: false,
} satisfies Record<TemplateName, boolean>;

export const takesPhotographs = (template: TemplateName): boolean => taking[template];
