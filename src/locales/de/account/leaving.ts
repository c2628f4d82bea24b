import type { leavingMessages } from '../../messages/account/leaving';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof leavingMessages> = {
  title: 'Dieses Konto wird gelöscht',
  text: (day) =>
    `Am ${day} wird es mit allen Projekten, Videos und Dateien gelöscht. Bis dahin kannst du es behalten.`,
  keep: 'Mein Konto behalten',
  signOut: 'Abmelden',
};
