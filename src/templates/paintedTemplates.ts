/** The templates that can be painted, without the painting: a list costs no player. [T1] */
import type { TemplateName } from '../../contract/video/templateName';

export const paintedTemplates: readonly TemplateName[] = [
  'default',
  'motion-cards',
  'zoom-effect',
  'funky',
  'stock-media',
  'educational',
];
