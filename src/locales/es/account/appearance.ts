import type { appearanceMessages } from '../../messages/account/appearance';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof appearanceMessages> = {
  title: 'Apariencia',
  theme: 'Colores',
  themes: { system: 'Como el sistema', dark: 'Oscuro', light: 'Claro' },
  unchosen: 'Hasta que elijas, las páginas siguen a tu sistema y el editor es oscuro.',
};
