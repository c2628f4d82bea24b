import type { appearanceMessages } from '../../messages/account/appearance';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof appearanceMessages> = {
  title: 'Darstellung',
  theme: 'Farben',
  themes: { system: 'Wie das System', dark: 'Dunkel', light: 'Hell' },
  unchosen: 'Bis du wählst, richten sich die Seiten nach deinem System, und der Editor ist dunkel.',
};
