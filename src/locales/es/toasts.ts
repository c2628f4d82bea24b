import type { toastsMessages } from '../messages/toasts';
import type { Translation } from '../inLanguage';

export const translation: Translation<typeof toastsMessages> = {
  region: 'Notificaciones (F8)',
  close: 'Cerrar',
  undo: 'Deshacer',
  errorTitle: 'Error',
  successTitle: 'Listo',
};
