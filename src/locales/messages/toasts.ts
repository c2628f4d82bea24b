/** Words of messages that pass. [N] */
import { inLanguage } from '../inLanguage';

export const toastsMessages = inLanguage('toasts', {
  region: 'Notifications (F8)',
  close: 'Close',
  undo: 'Undo',
  errorTitle: 'Error',
  successTitle: 'Success',
});
