/** Words of the settings of how the app looks. [I2] */
import { inLanguage } from '../../inLanguage';

export const appearanceMessages = inLanguage('account/appearance', {
  title: 'Appearance',
  theme: 'Colours',
  themes: { system: 'As the system', dark: 'Dark', light: 'Light' },
  unchosen: 'Until you choose, pages follow your system and the editor is dark.',
});
