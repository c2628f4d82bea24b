import type { leavingMessages } from '../../messages/account/leaving';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof leavingMessages> = {
  title: 'Ce compte est en cours de suppression',
  text: (day) =>
    `Il sera effacé avec ses projets, vidéos et fichiers le ${day}. D’ici là, vous pouvez le garder.`,
  keep: 'Garder mon compte',
  signOut: 'Se déconnecter',
};
