import type { projectNames } from '../messages/projectNames';
import type { Translation } from '../inLanguage';

export const translation: Translation<typeof projectNames> = {
  notFound: 'Projet introuvable',
  defaultTitle: 'Vidéo du projet',
};
