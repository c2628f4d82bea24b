/** Where a style's layout of a video is kept, in the folder of its job or project. [S1] */
import * as z from 'zod/mini';

export const layoutEntrySchema = z.object({ template: z.string(), layout_file: z.string() });
export type LayoutEntry = z.infer<typeof layoutEntrySchema>;
