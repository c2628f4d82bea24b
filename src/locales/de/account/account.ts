import type { accountMessages } from '../../messages/account/account';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof accountMessages> = {
  unknownError: 'Ein unbekannter Fehler ist aufgetreten',
  language: 'Sprache',
  busy: 'Einen Moment …',
  claim: 'Vom Produktlink zum Video, das du gern postest.',
};
