import type { noticesMessages } from '../../messages/account/notices';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof noticesMessages> = {
  title: 'Cuando un vídeo esté listo',
  hint: 'Se guarda en este navegador. En cada renderizado puedes elegir otra cosa.',
  browser: 'Avisarme en este navegador',
  mail: 'Enviarme un correo',
  forbidden:
    'Este navegador no permite notificaciones desde aquí. Permítelas en su configuración y vuelve a marcar la casilla.',
};
