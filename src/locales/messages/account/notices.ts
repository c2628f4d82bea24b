/** Words of the settings of how a person is told that a video is done. [ED4] */
import { inLanguage } from '../../inLanguage';

export const noticesMessages = inLanguage('account/notices', {
  title: 'When a video is done',
  hint: 'Kept in this browser. Beside each render you can still choose otherwise.',
  browser: 'Show a notification in this browser',
  mail: 'E-mail me',
  forbidden:
    'This browser does not allow notifications from here. Allow them in its settings, then tick again.',
});
