import type { settingsMessages } from '../../messages/account/settings';
import type { Translation } from '../../inLanguage';

export const translation: Translation<typeof settingsMessages> = {
  title: 'Paramètres',
  save: 'Enregistrer',
  cancel: 'Annuler',
  retry: 'Réessayer',
  unavailable: 'Votre compte n’a pas pu être chargé.',
  name: {
    title: 'Nom',
    label: 'Nom',
  },
  email: {
    title: 'E-mail',
    label: 'Nouvelle adresse e-mail',
    submit: 'Envoyer la confirmation',
    now: (email) => `Vous vous connectez avec ${email}.`,
    waiting: (email) => `Ouvrez le lien envoyé à ${email}. D’ici là, votre ancienne adresse reste.`,
  },
  password: {
    title: 'Mot de passe',
    label: 'Nouveau mot de passe',
    hint: 'Un nouveau vous déconnecte partout ailleurs.',
  },
  factor: {
    title: 'Second facteur',
    hint: 'Avec un code d’une application de votre téléphone, un mot de passe volé n’ouvre rien.',
    add: 'Ajouter une application d’authentification',
    scan: 'Scannez cette image avec une application d’authentification, puis saisissez le code affiché.',
    qrCode: 'Code QR pour votre application d’authentification',
    secret: 'Pas d’appareil photo ? Saisissez cette clé dans l’application :',
    code: 'Code de l’application',
    confirm: 'Activer',
    codes:
      'Notez ces codes de récupération. Chacun remplace une fois votre appareil, et ils ne sont montrés que maintenant.',
    codesKept: 'Je les ai notés',
    on: (left) =>
      left === 1
        ? 'Activé. Il reste un code de récupération.'
        : `Activé. Il reste ${left} codes de récupération.`,
    newCodes: 'Nouveaux codes de récupération',
    remove: 'Désactiver',
  },
  sessions: {
    title: 'Sessions',
    hint: 'Ferme les sessions sur les autres appareils et dans les autres onglets.',
    end: 'Se déconnecter partout ailleurs',
  },
  data: {
    title: 'Vos données',
    hint: 'Un ZIP avec vos projets, textes, images, clips, enregistrements et vidéos.',
    download: 'Télécharger mes données',
  },
  deletion: {
    title: 'Supprimer le compte',
    hint: 'Tout ce qu’il contient disparaît dans sept jours. D’ici là, vous pouvez vous connecter et le garder.',
    signInStays:
      'La connexion elle-même, votre adresse et votre mot de passe, est gardée par un autre service et y reste.',
    ask: 'Supprimer mon compte',
    sure: 'Vos projets, vidéos, fichiers et crédits auront disparu dans sept jours. Supprimer le compte ?',
    confirm: 'Oui, le supprimer',
    openSessionsTitle: 'Sessions encore ouvertes ailleurs',
    openSessions:
      'Vos autres appareils n’ont pas pu être déconnectés. Depuis ceux-ci, il n’est plus possible que de conserver le compte.',
  },
  done: {
    name: 'Enregistré.',
    email: 'L’e-mail est parti.',
    password: 'Votre mot de passe a été changé.',
    factor: 'C’est fait.',
    sessions: 'Vous êtes déconnecté partout ailleurs.',
    data: 'Le téléchargement a commencé.',
    deletion: 'C’est fait.',
  },
};
