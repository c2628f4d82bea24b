import type { toastsMessages } from '../messages/toasts';
import type { Translation } from '../inLanguage';

export const translation: Translation<typeof toastsMessages> = {
  region: 'Benachrichtigungen (F8)',
  close: 'Schließen',
  undo: 'Rückgängig',
  errorTitle: 'Fehler',
  successTitle: 'Erledigt',
};
