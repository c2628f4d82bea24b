import type { forgotPasswordMessages } from '../../messages/account/forgotPassword';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof forgotPasswordMessages> = {
  title: 'Passwort vergessen',
  subtitle: 'Gib deine E-Mail-Adresse ein, um einen Link zum Zurücksetzen zu bekommen',
  email: 'E-Mail',
  emailPlaceholder: 'name@example.com',
  submit: 'Link senden',
  toSignIn: 'Passwort wieder eingefallen?',
  toSignInLink: 'Anmelden',
  sent: 'Die E-Mail ist unterwegs. Sieh in deinem Postfach nach.',
};
