/** How picture servers write sizes into addresses, out of `content/reading/pictureSizes.yaml`. */
import { z } from 'zod';
import { openContent } from '../content/contentFiles';
import { readYaml } from '../content/readYaml';
import type { PictureSizes } from './html/pictureAddresses';

const pictureSizesSchema = z.array(
  z.strictObject({
    name: z.string(),
    find: z.string().refine(isExpression, 'This is no regular expression.'),
    largest: z.string(),
  }),
);

/** Throws a `ContentError`. */
export const readPictureSizes = (contentDir: string): PictureSizes =>
  readYaml(openContent(contentDir, 'reading/pictureSizes.yaml'), pictureSizesSchema).value;

function isExpression(text: string): boolean {
  try {
    return new RegExp(text, 'i') instanceof RegExp;
  } catch {
    return false;
  }
}
