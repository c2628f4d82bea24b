/** The roots of a text's words, as those of a question are compared with them. */
import { partsOf } from '../../explainer/finding/readQuestion';
import { stemOf } from '../../../text/meaning';
import { rootOf, wordsOf } from '../../../text/words';

export const rootsIn = (text: string, language: string): readonly string[] => [
  ...new Set(language === 'en' ? partsOf(text).map(rootOf) : wordsOf(text).map(stemOf)),
];
