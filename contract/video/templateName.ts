/** The templates by name: each lays a video out in a style of its own. [T1] */
import * as z from 'zod/mini';

export const templateNameSchema = z.enum([
  'default',
  'motion-cards',
  'zoom-effect',
  'funky',
  'stock-media',
  'educational',
]);
export type TemplateName = z.infer<typeof templateNameSchema>;
