import type { resetPasswordMessages } from '../../messages/account/resetPassword';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof resetPasswordMessages> = {
  title: 'Neues Passwort wählen',
  subtitle: (email) => `Für ${email}. Überall sonst wirst du abgemeldet.`,
  password: 'Neues Passwort',
  show: 'Passwort zeigen',
  hide: 'Passwort verbergen',
  submit: 'Passwort speichern',
  changedTitle: 'Erledigt',
  changedText: 'Dein Passwort wurde geändert.',
  refusedTitle: 'Dieser Link gilt nicht mehr',
  refusedText: 'Ein Link gilt einmal und nur eine Stunde lang. Fordere einen neuen an.',
  signedInText:
    'Ein Link gilt einmal und nur eine Stunde lang. Du bist schon angemeldet und brauchst keinen.',
  newLink: 'Neuen Link senden',
  ownAccount: (email) => `Passwort für ${email} ändern`,
  home: 'Zu deinen Projekten',
};
