import type { projectNames } from '../messages/projectNames';
import type { Translation } from '../inLanguage';

export const translation: Translation<typeof projectNames> = {
  notFound: 'Proyecto no encontrado',
  defaultTitle: 'Vídeo del proyecto',
};
