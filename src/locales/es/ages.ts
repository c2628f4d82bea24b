import type { agesMessages } from '../messages/ages';
import type { Translation } from '../inLanguage';

export const translation: Translation<typeof agesMessages> = { justNow: 'ahora mismo' };
