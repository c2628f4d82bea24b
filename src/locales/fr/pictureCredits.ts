import type { pictureCreditsMessages } from '../messages/pictureCredits';
import type { Translation } from '../inLanguage';

export const translation: Translation<typeof pictureCreditsMessages> = {
  title: 'Sources et auteurs',
  hint: 'Citez ces personnes partout où vous publiez la vidéo.',
  copy: 'Copier les crédits',
  copying: 'Copie…',
  copied: 'Copié',
  copyFailed: 'Votre navigateur bloque la copie. Sélectionnez le texte et copiez-le vous-même.',
  untitled: 'Sans titre',
  unknown: 'auteur inconnu',
  by: (author) => `de ${author}`,
  on: (source) => `sur ${source}`,
};
