import type { forgotPasswordMessages } from '../../messages/account/forgotPassword';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof forgotPasswordMessages> = {
  title: 'Mot de passe oublié',
  subtitle: 'Saisissez votre e-mail pour recevoir un lien de réinitialisation',
  email: 'E-mail',
  emailPlaceholder: 'nom@example.com',
  submit: 'Envoyer le lien',
  toSignIn: 'Le mot de passe vous revient ?',
  toSignInLink: 'Se connecter',
  sent: 'E-mail envoyé. Consultez votre boîte de réception.',
};
