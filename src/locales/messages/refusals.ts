/** What the server refuses, by its stable code: in English the server's own sentences. [LG2] */
import { refusalSentences } from '../../../contract/refusalSentences';
import { inLanguage } from '../inLanguage';

// A copy: a translation takes the place of what it finds.
export const refusalsMessages = inLanguage('refusals', { ...refusalSentences });
