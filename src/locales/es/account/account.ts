import type { accountMessages } from '../../messages/account/account';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof accountMessages> = {
  unknownError: 'Ha ocurrido un error desconocido',
  language: 'Idioma',
  busy: 'Un momento…',
  claim: 'De un enlace de producto a un vídeo que da gusto publicar.',
};
