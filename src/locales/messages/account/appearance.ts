/** Words of the settings of how the app looks. [I2] */
import { inLanguage } from '../../inLanguage';

export const appearanceMessages = inLanguage('account/appearance', {
  title: 'Appearance',
  theme: 'Theme',
  themes: { system: 'Same as system', dark: 'Dark', light: 'Light' },
  unchosen: 'By default, pages follow your system, and the editor is dark.',
});
