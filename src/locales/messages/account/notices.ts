/** Words of the settings of how a person is told that a video is done. [ED4] */
import { inLanguage } from '../../inLanguage';

export const noticesMessages = inLanguage('account/notices', {
  title: 'When a video is done',
  hint: 'Saved in this browser. You can change it for each render.',
  browser: 'Show a notification in this browser',
  mail: 'E-mail me',
  forbidden: 'Your browser is blocking notifications. Allow them in its settings, then tick this again.',
});
