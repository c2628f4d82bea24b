import type { projectNames } from '../messages/projectNames';
import type { Translation } from '../inLanguage';

export const translation: Translation<typeof projectNames> = {
  notFound: 'Projekt nicht gefunden',
  defaultTitle: 'Projektvideo',
};
