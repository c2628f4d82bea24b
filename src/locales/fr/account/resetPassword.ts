import type { resetPasswordMessages } from '../../messages/account/resetPassword';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof resetPasswordMessages> = {
  title: 'Choisissez un nouveau mot de passe',
  subtitle: (email) => `Pour ${email}. Vous serez déconnecté partout ailleurs.`,
  password: 'Nouveau mot de passe',
  show: 'Afficher le mot de passe',
  hide: 'Masquer le mot de passe',
  submit: 'Enregistrer le mot de passe',
  changedTitle: 'C’est fait',
  changedText: 'Votre mot de passe a été changé.',
  refusedTitle: 'Ce lien ne fonctionne plus',
  refusedText: 'Un lien sert une fois et expire au bout d’une heure. Demandez-en un nouveau.',
  signedInText:
    'Un lien sert une fois et expire au bout d’une heure. Vous êtes déjà connecté : inutile d’en demander un.',
  newLink: 'Envoyer un nouveau lien',
  ownAccount: (email) => `Changer le mot de passe de ${email}`,
  home: 'Aller à vos projets',
};
