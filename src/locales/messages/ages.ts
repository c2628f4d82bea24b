/** Words of how old things are; the rest of them is the browser's. [P] [J] */
import { inLanguage } from '../inLanguage';

export const agesMessages = inLanguage('ages', { justNow: 'just now' });
