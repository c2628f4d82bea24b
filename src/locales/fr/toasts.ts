import type { toastsMessages } from '../messages/toasts';
import type { Translation } from '../inLanguage';

export const translation: Translation<typeof toastsMessages> = {
  region: 'Notifications (F8)',
  close: 'Fermer',
  undo: 'Annuler',
  errorTitle: 'Erreur',
  successTitle: 'C’est fait',
};
