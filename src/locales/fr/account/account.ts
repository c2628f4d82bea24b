import type { accountMessages } from '../../messages/account/account';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof accountMessages> = {
  unknownError: 'Une erreur inconnue est survenue',
  language: 'Langue',
  busy: 'Un instant…',
  claim: 'D’un lien de produit à une vidéo qui mérite d’être publiée.',
};
