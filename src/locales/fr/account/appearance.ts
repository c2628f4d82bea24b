import type { appearanceMessages } from '../../messages/account/appearance';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof appearanceMessages> = {
  title: 'Apparence',
  theme: 'Couleurs',
  themes: { system: 'Comme le système', dark: 'Sombre', light: 'Clair' },
  unchosen: 'Tant que vous n’avez pas choisi, les pages suivent votre système et l’éditeur est sombre.',
};
