import type { signInMessages } from '../../messages/account/signIn';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof signInMessages> = {
  title: 'Anmelden',
  email: 'E-Mail',
  emailPlaceholder: 'name@example.com',
  password: 'Passwort',
  forgot: 'Passwort vergessen?',
  submit: 'Anmelden',
  sessionEnded: 'Deine Sitzung ist abgelaufen. Melde dich an und mach dort weiter, wo du warst.',
  toSignUp: 'Noch kein Konto?',
  toSignUpLink: 'Registrieren',
};
