import type { signInMessages } from '../../messages/account/signIn';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof signInMessages> = {
  title: 'Connexion',
  email: 'E-mail',
  emailPlaceholder: 'nom@example.com',
  password: 'Mot de passe',
  forgot: 'Mot de passe oublié ?',
  submit: 'Se connecter',
  sessionEnded: 'Votre session est terminée. Connectez-vous pour reprendre où vous en étiez.',
  toSignUp: 'Pas encore de compte ?',
  toSignUpLink: 'S’inscrire',
};
