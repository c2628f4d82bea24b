import type { signUpMessages } from '../../messages/account/signUp';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof signUpMessages> = {
  title: 'Inscription',
  subtitle: 'Créez un compte pour commencer',
  email: 'E-mail',
  password: 'Mot de passe',
  submit: 'S’inscrire',
  toSignIn: 'Déjà un compte ?',
  toSignInLink: 'Se connecter',
  confirmTitle: 'Consultez votre boîte de réception',
  confirmText: 'Nous vous avons envoyé un lien. Ouvrez-le pour confirmer votre e-mail, puis connectez-vous.',
};
