import type { leavingMessages } from '../../messages/account/leaving';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof leavingMessages> = {
  title: 'Esta cuenta se está eliminando',
  text: (day) =>
    `Se borrará con sus proyectos, vídeos y archivos el ${day}. Hasta entonces puedes conservarla.`,
  keep: 'Conservar mi cuenta',
  signOut: 'Cerrar sesión',
};
