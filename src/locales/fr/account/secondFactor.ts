import type { secondFactorMessages } from '../../messages/account/secondFactor';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof secondFactorMessages> = {
  title: 'Encore une étape',
  app: {
    subtitle: 'Saisissez le code qu’affiche votre application d’authentification.',
    label: 'Code',
    other: 'J’ai perdu mon appareil',
  },
  recovery: {
    subtitle: 'Saisissez l’un des codes de récupération que vous avez notés. Chacun sert une fois.',
    label: 'Code de récupération',
    other: 'Utiliser plutôt mon application',
  },
  submit: 'Continuer',
  lost: 'Sans application ni codes, ce compte reste fermé : personne ne peut l’ouvrir à votre place. Écrivez à qui gère ce serveur.',
  signOut: 'Se déconnecter',
};
