import type { signUpMessages } from '../../messages/account/signUp';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof signUpMessages> = {
  title: 'Registrieren',
  subtitle: 'Erstelle ein Konto und leg los',
  email: 'E-Mail',
  password: 'Passwort',
  submit: 'Registrieren',
  toSignIn: 'Schon ein Konto?',
  toSignInLink: 'Anmelden',
  confirmTitle: 'Sieh in deinem Postfach nach',
  confirmText:
    'Wir haben dir einen Link geschickt. Öffne ihn, um deine E-Mail zu bestätigen, und melde dich dann an.',
};
