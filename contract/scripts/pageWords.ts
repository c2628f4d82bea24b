/** What a page says of its product: its description, and the rows of its table that stand elsewhere. */
import * as z from 'zod/mini';
import { PROPERTIES, PROPERTY_CHARACTERS } from '../limits';
import { requiredUpTo } from '../text';

/** "Material: oak", each as the page has it. */
export const propertiesSchema = z.array(requiredUpTo(PROPERTY_CHARACTERS)).check(z.maxLength(PROPERTIES));

interface PageWords {
  readonly description: string;
  readonly properties?: readonly string[] | undefined;
}

/** All of it, the rows in lines of their own. */
export const pageWordsOf = ({ description, properties = [] }: PageWords): string =>
  [description, ...properties].join('\n');
